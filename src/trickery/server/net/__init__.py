"""The network edge: what every connection, request or socket meets before it reaches the API."""
