"""Expression trees of the differential suite: each node prints itself in cutectl's language and in C++.

`text()` is what cutectl reads, `cxx()` what g++ compiles. A `Case` is a list of bindings and one final
expression. Neither form is ever derived from the other, so a slip in one shows as a difference.
"""
from dataclasses import dataclass, field


def joined(nodes, how):
    return ",".join(getattr(n, how)() for n in nodes)


@dataclass(frozen=True)
class Int:
    """`_4` (compile time) or `4` (run time)."""
    value: int
    static: bool

    def text(self):
        return f"_{self.value}" if self.static else str(self.value)

    def cxx(self):
        return f"Int<{self.value}>{{}}" if self.static else str(self.value)


@dataclass(frozen=True)
class Basis:
    """A scaled basis vector: value times E<path...>."""
    value: Int
    path: tuple

    def text(self):
        return self.value.text() + "".join(f"@{i}" for i in reversed(self.path))

    def cxx(self):
        unit = f"E<{','.join(map(str, self.path))}>{{}}"
        return unit if self.value == Int(1, True) else f"{self.value.cxx()} * {unit}"


@dataclass(frozen=True)
class Raw:
    """A word that is spelled differently in the two languages, or the same in both."""
    word: str
    code: str = ""

    def text(self):
        return self.word

    def cxx(self):
        return self.code or self.word


@dataclass(frozen=True)
class Name(Raw):
    """A name that the case has bound."""


UNDERSCORE = Raw("_")
LEFT = Raw("LayoutLeft", "LayoutLeft{}")
RIGHT = Raw("LayoutRight", "LayoutRight{}")


@dataclass(frozen=True)
class Tuple:
    items: tuple

    def text(self):
        return f"({joined(self.items, 'text')})"

    def cxx(self):
        return f"cute::make_tuple({joined(self.items, 'cxx')})"


@dataclass(frozen=True)
class Layout:
    """The literal `shape:stride`."""
    shape: object
    stride: object

    def text(self):
        return f"{self.shape.text()}:{self.stride.text()}"

    def cxx(self):
        return f"cute::make_layout({self.shape.cxx()},{self.stride.cxx()})"


@dataclass(frozen=True)
class Call:
    """`name<targs>(args)`: the same in both languages."""
    name: str
    args: tuple
    targs: tuple = ()

    def head(self):
        return self.name + (f"<{','.join(map(str, self.targs))}>" if self.targs else "")

    def text(self):
        return f"{self.head()}({joined(self.args, 'text')})"

    def cxx(self):
        return f"cute::{self.head()}({joined(self.args, 'cxx')})"


@dataclass(frozen=True)
class Method:
    receiver: object
    name: str
    args: tuple

    def text(self):
        receiver = self.receiver.text()
        return f"{receiver if isinstance(self.receiver, (Name, Call, Method)) else f'[{receiver}]'}.{self.name}({joined(self.args, 'text')})"

    def cxx(self):
        return f"{self.receiver.cxx()}.{self.name}({joined(self.args, 'cxx')})"


@dataclass(frozen=True)
class Apply:
    """A layout, swizzle or tensor called with a coordinate; a bound name is called as it is."""
    function: object
    args: tuple

    def text(self):
        f = self.function.text()
        return f"{f if isinstance(self.function, Name) else f'[{f}]'}({joined(self.args, 'text')})"

    def cxx(self):
        f = self.function.cxx()
        return f"{f if isinstance(self.function, Name) else f'({f})'}({joined(self.args, 'cxx')})"


@dataclass(frozen=True)
class Group:
    """Arithmetic grouping: parentheses in C++, square brackets in cutectl, where parentheses build tuples."""
    inner: object

    def text(self):
        return f"[{self.inner.text()}]"

    def cxx(self):
        return f"({self.inner.cxx()})"


@dataclass(frozen=True)
class Infix:
    """`a op b op c ...` without grouping: both languages have the same precedence."""
    first: object
    rest: tuple  # of (operator, node)

    def spelled(self, how):
        return getattr(self.first, how)() + "".join(f" {op} {getattr(n, how)()}" for op, n in self.rest)

    def text(self):
        return self.spelled("text")

    def cxx(self):
        return self.spelled("cxx")


@dataclass(frozen=True)
class Prefix:
    op: str
    inner: object

    def text(self):
        return self.op + self.inner.text()

    def cxx(self):
        return self.op + self.inner.cxx()


@dataclass(frozen=True)
class Case:
    """One question: `bindings` (name, node) in order, then the expression whose value is printed."""
    family: str
    mode: str
    answer: object
    bindings: tuple = field(default=())

    def text(self):
        return "".join(f"{name} = {node.text()}; " for name, node in self.bindings) + self.answer.text()

    def cxx(self):
        """The same as C++ statements, the last one without its semicolon."""
        statement = isinstance(self.answer, Call) and self.answer.name in ("print_latex", "print_latex_tv", "print_svg")
        return "".join(f"auto {name} = {node.cxx()}; " for name, node in self.bindings) + self.answer.cxx() + ";" * statement
