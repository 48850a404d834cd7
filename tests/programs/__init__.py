"""Programs that tests start in processes of their own (`kit.process`), and modules for the pool."""
