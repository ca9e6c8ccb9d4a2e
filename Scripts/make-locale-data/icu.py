"""The parts of ICU's C interface that the tables are made with, from Swift's own copy of ICU."""

import ctypes
import pathlib
import shutil

VERSION = "76"
POINTER = ctypes.c_void_p
STATUS = ctypes.POINTER(ctypes.c_int)


def _library():
    swift = pathlib.Path(shutil.which("swiftc")).resolve().parents[1]
    return ctypes.CDLL(str(swift / "lib/swift/linux/lib_FoundationICU.so"))


LIBRARY = _library()


def function(name, result, *arguments):
    found = getattr(LIBRARY, "swift_" + name)
    found.restype = result
    found.argtypes = list(arguments)
    return found


_open = function("ures_open", POINTER, ctypes.c_char_p, ctypes.c_char_p, STATUS)
_open_direct = function("ures_openDirect", POINTER, ctypes.c_char_p, ctypes.c_char_p, STATUS)
_close = function("ures_close", None, POINTER)
_size = function("ures_getSize", ctypes.c_int, POINTER)
_type = function("ures_getType", ctypes.c_int, POINTER)
_key = function("ures_getKey", ctypes.c_char_p, POINTER)
_by_key = function(
    "ures_getByKeyWithFallback", POINTER, POINTER, ctypes.c_char_p, POINTER, STATUS)
_by_index = function("ures_getByIndex", POINTER, POINTER, ctypes.c_int, POINTER, STATUS)
_string = function("ures_getString", POINTER, POINTER, STATUS, STATUS)
_pattern_open = function("udatpg_open", POINTER, ctypes.c_char_p, STATUS)
_best_pattern = function(
    "udatpg_getBestPattern", ctypes.c_int, POINTER, POINTER, ctypes.c_int, POINTER,
    ctypes.c_int, STATUS)


def _value(resource):
    kind = _type(resource)
    if kind == 0:
        status, length = ctypes.c_int(0), ctypes.c_int(0)
        text = _string(resource, ctypes.byref(length), ctypes.byref(status))
        return ctypes.string_at(text, length.value * 2).decode("utf-16-le")
    if kind in (2, 4, 5, 8, 9):
        items = []
        for index in range(_size(resource)):
            status = ctypes.c_int(0)
            child = _by_index(resource, index, None, ctypes.byref(status))
            if status.value > 0:
                continue
            items.append(((_key(child) or b"").decode(), _value(child)))
            _close(child)
        return dict(items) if kind in (2, 4, 5) else [item for _, item in items]
    return None


class Bundle:
    """The data of one locale in one package, with what it inherits."""

    def __init__(self, locale, package="", direct=False):
        status = ctypes.c_int(0)
        name = f"icudt{VERSION}l-{package}".encode() if package else None
        opened = (_open_direct if direct else _open)(name, locale.encode(), ctypes.byref(status))
        self.resource = opened if status.value <= 0 else None

    def all(self):
        return _value(self.resource)

    def get(self, path, default=None):
        status = ctypes.c_int(0)
        found = _by_key(self.resource, path.encode(), None, ctypes.byref(status))
        if status.value > 0:
            return default
        value = _value(found)
        _close(found)
        return value


class Patterns:
    """The date patterns of one locale by skeleton."""

    def __init__(self, locale):
        status = ctypes.c_int(0)
        self.generator = _pattern_open(locale.encode(), ctypes.byref(status))

    def best(self, skeleton):
        text = skeleton.encode("utf-16-le")
        output = ctypes.create_string_buffer(400)
        status = ctypes.c_int(0)
        length = _best_pattern(
            self.generator, text, len(skeleton), output, 200, ctypes.byref(status))
        return output.raw[: length * 2].decode("utf-16-le")
