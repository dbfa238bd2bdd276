"""The store: nothing lost, ever. Open it with `db.Store.open(url)`; docs/storage.md tells the whole story."""

from db.store import Store

__all__ = ["Store"]
