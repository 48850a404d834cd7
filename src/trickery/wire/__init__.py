"""The wire: types of what crosses the network between a server and its clients."""
