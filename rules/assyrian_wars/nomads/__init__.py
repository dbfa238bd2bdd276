"""10.1: nomad tribes, from their coming to their defeat."""
