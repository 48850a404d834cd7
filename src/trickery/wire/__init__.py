"""The wire format: types of the messages between a server and its clients."""
