"""The HTTP API: routes by subject, from a request to the server's answer."""
