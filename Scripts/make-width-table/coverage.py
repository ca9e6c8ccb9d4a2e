"""The characters that the tables hold: the basic plane, then the block of emoji and symbols."""

BASIC_END = 0x10000
SYMBOLS, SYMBOLS_END = 0x1F000, 0x20000


def covered():
    """The characters in the order of the tables; a character U+1F000 or up is moved down by 0xF000."""
    return [*range(BASIC_END), *range(SYMBOLS, SYMBOLS_END)]
