"""The pack that ships, and packs with mistakes."""
