"""`dataclass` for what a table is made of: frozen to mypy alone, as Python takes four times as long to make it so."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    from dataclasses import dataclass as python_dataclass

    def dataclass(*, frozen: bool, eq: bool = True, **options: Any) -> Any:
        """The decorator of the standard library; equal objects have equal hashes, as frozen ones have."""
        return python_dataclass(eq=eq, unsafe_hash=frozen and eq, **options)


__all__ = ["dataclass"]
