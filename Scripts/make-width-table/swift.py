"""Writes tables as Swift string literals of digits in base 91."""

FIRST = 36
BASE = 91
"""Digits are the characters '$' to '~': no quote and no '#', so they stand in a raw literal."""

LINE = 88


def digit(value):
    assert 0 <= value < BASE, value
    return chr(FIRST + value)


def pair(value):
    """A number below 8,281 as two digits; what is more is cut down to that."""
    value = min(int(round(value)), BASE * BASE - 1)
    return digit(value // BASE) + digit(value % BASE)


def pages(values, size, encode):
    """Splits values into pages, shares equal ones; gives (page numbers, text of the pages)."""
    seen, numbers, text = {}, [], []
    for start in range(0, len(values), size):
        page = tuple(values[start : start + size])
        if page not in seen:
            seen[page] = len(seen)
            text += [encode(value) for value in page]
        numbers.append(seen[page])
    return numbers, "".join(text)


class Output:
    def __init__(self, folder):
        self.folder = folder

    def write(self, name, summary, tables, constants=()):
        """One enum with its string tables (name, comment, digits) and constants (name, comment, value)."""
        lines = [
            "// Made by Scripts/make-width-table; change that instead.",
            "",
            f"/// {summary}",
            f"enum {name} {{",
        ]
        for key, comment, value in constants:
            lines += [f"    /// {comment}", f"    static var {key}: Int {{ {value} }}", ""]
        for key, comment, digits in tables:
            lines += [f"    /// {comment}", f"    static var {key}: StaticString {{", '        #"""']
            chunks = [digits[at : at + LINE] for at in range(0, len(digits), LINE)]
            lines += [f"        {chunk}\\#" for chunk in chunks[:-1]] + [f"        {chunks[-1]}"]
            lines += ['        """#', "    }", ""]
        lines[-1] = "}"
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / f"{name}.swift").write_text("\n".join(lines) + "\n")
        print(f"{name}: {sum(len(table[2]) for table in tables)} bytes, {len(lines)} lines")
