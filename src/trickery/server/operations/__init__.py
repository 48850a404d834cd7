"""What only whoever runs a server may reach: metrics, and the administration of tables."""
