#!/usr/bin/env python3
"""How much of public C++ that uses CuTe is read: the share of statements, functions, classes and files without a refused construct.

    python3 tests/cxx/corpus.py [--cutectl PATH] [--arch sm_80] [--cute DIR] [--list] FOLDER...

Fetches nothing: the folders hold files that are there already. Headers that are not there and their names do not count
against a text. A file counts where it mentions CuTe, a text (statement, function, class) once, however often it stands
somewhere. A statement is what ends with `;` in a function or a class, a lambda in it included; each is read alone, as the
body of a function. With `--cute`, CuTe's include folder, a statement that calls a function of CuTe which cutectl does
not know counts as refused. Functions and classes are judged where they stand: by the places that `cutectl info -f FILE`
names as not read. Learner programs are files with a `main` and no kernel: each is run, and counts as unchanged where it
ends with status 0.
"""

import argparse
import collections
import csv
import io
import pathlib
import re
import subprocess
import sys
import tempfile

ENDINGS = {".cu", ".cuh", ".cpp", ".cc", ".cxx", ".h", ".hpp"}
HIDDEN = re.compile(r'//[^\n]*|/\*.*?\*/|R"\((?:.*?)\)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'|^[ \t]*#(?:\\\n|[^\n])*', re.S | re.M)
CLASS = re.compile(r"\b(?:struct|class|union)\s+(?:alignas\s*\([^)]*\)\s*|__align__\s*\([^)]*\)\s*|CUTE_ALIGNAS\([^)]*\)\s*)?(\w+)[^;{}()=]*$")
SPACE = re.compile(r'\b(?:namespace\b[^;{}()=]*|extern\s+"?\s*"?\s*)$')
CONTROL = {"if", "for", "while", "switch", "catch", "constexpr", "do", "else", "try", "return"}
CUTE = re.compile(r"\bcute::|\b(?:make_\w+|Layout|Tensor|Shape|Stride|Int|Swizzle|TiledMMA|TiledCopy|Copy_Atom|MMA_Atom|Tile|size|rank|cosize|shape|stride|composition|local_tile"
                  r"|local_partition|partition_\w+|retile\w*|copy|gemm|clear|fill|axpby|tile_to_shape|get_slice|get_thread_slice|recast|group_modes|select|take|append|_\d+)\b(?:\s*[<({;]|\{\})")
BUILDS = re.compile(r"\b(?:make_(?:layout|tensor|shape|stride|tile|coord|ordered_layout|tiled_\w+|identity_tensor|fragment_like|tensor_like|tma_\w+|gmem_ptr|smem_ptr|counting_tensor|cosize\w*)\w*|composition"
                    r"|(?:logical|zipped|tiled|flat)_(?:divide|product)|(?:blocked|raked)_product|tile_to_shape|tile_to_mma_shape|local_tile|local_partition|partition_\w+|retile\w*|recast\w*|group_modes"
                    r"|flatten|coalesce|complement|get_slice|get_thread_slice|thrfrg_\w+|Layout\s*<|TiledMMA\s*<|tidfrg_\w+|inner_partition|outer_partition|right_inverse|left_inverse)")
CALL = re.compile(r"(?<![\w.>])(?:cute::)?([a-z_]\w*)\s*(?:<[^;(){}]*>)?\s*\(")


def plain(text: str) -> str:
    """The text with comments, strings and lines of the preprocessor blanked out, places kept."""
    return HIDDEN.sub(lambda m: re.sub(r"[^\n]", " ", m[0]), text)


class Cutter:
    """Cuts a file into classes, functions and statements."""

    def __init__(self, text: str):
        self.text, self.plain = text, plain(text)
        self.functions, self.classes, self.statements = [], [], []
        self.close = {}
        stack = []
        for at, c in enumerate(self.plain):
            if c in "{([":
                stack.append(at)
            elif c in "})]" and stack:
                self.close[stack.pop()] = at
        self.declarations(0, len(self.plain))

    def declarations(self, at: int, end: int, in_class: bool = False) -> None:
        """What stands in a file, a namespace or a class."""
        start = at
        while at < end:
            c = self.plain[at]
            if c == "{" and at in self.close:
                head = self.plain[start:at]
                if SPACE.search(head):
                    self.declarations(at + 1, self.close[at])
                elif CLASS.search(head) and not self.is_function(head):
                    self.classes.append((start, self.close[at]))
                    self.declarations(at + 1, self.close[at], True)
                elif self.is_function(head):
                    self.functions.append((self.skipped(start), self.close[at]))
                    self.block(at + 1, self.close[at])
                else:  # an initialiser, an enumeration
                    at = self.close[at] + 1
                    continue
                at = start = self.close[at] + 1
                continue
            if c in "([" and at in self.close:
                at = self.close[at]
            elif c == ";":
                if in_class:
                    self.statement(start, at + 1)
                start = at + 1
            elif c == ":" and in_class and re.search(r"\b(?:public|private|protected)\s*$", self.plain[start:at]):
                start = at + 1
            at += 1

    def is_function(self, head: str) -> bool:
        return bool(re.search(r"\)\s*(?:const|noexcept|override|final|mutable|->[^;{}]*|:[^:;].*)*\s*$", head, re.S)) and not re.search(r"=\s*$", head)

    def skipped(self, at: int) -> int:
        return at + len(self.plain[at:]) - len(self.plain[at:].lstrip())

    def block(self, at: int, end: int) -> None:
        """The statements of a block; what control statements hold is cut too."""
        start = at
        while at < end:
            c = self.plain[at]
            if c == "{" and at in self.close:
                head = self.plain[start:at].strip()
                word = re.match(r"\w*", head)[0]
                if not head or word in CONTROL or head.endswith(":"):
                    self.block(at + 1, self.close[at])
                    at = start = self.close[at] + 1
                    continue
                if CLASS.search(head):
                    at = self.close[at] + 1
                    continue
                at = self.close[at]  # a lambda, braces of a value
            elif c in "([" and at in self.close:
                at = self.close[at]
                word = re.match(r"\s*(\w*)(?:\s+constexpr)?", self.plain[start:at])[1]
                if c == "(" and word in ("if", "for", "while", "switch"):
                    start = at + 1
            elif c == ";":
                self.statement(start, at + 1)
                start = at + 1
            at += 1

    def statement(self, start: int, end: int) -> None:
        text = self.plain[start:end].strip()
        text = re.sub(r"^(?:else\b|do\b|case [^:]*:|default:)\s*", "", text)
        if len(text) > 2 and CUTE.search(text) and not re.match(r"template\b|friend\b|using namespace", text):
            begin = self.skipped(start)
            whole = re.sub(r"//[^\n]*|/\*.*?\*/", " ", self.text[begin:end], flags=re.S)
            whole = re.sub(r"^\s*#(?:\\\n|[^\n])*", " ", whole, flags=re.M)
            self.statements.append(re.sub(r"^\s*(?:else\b|do\b|case [^:]*:|default:)\s*", "", whole))

    def lines(self, span: tuple[int, int]) -> tuple[int, int]:
        return self.text.count("\n", 0, span[0]) + 1, self.text.count("\n", 0, span[1]) + 1


def unread(binary: str, path: pathlib.Path, arch: list[str]) -> list[list[str]] | None:
    """What of a file is not read; `None` where the file itself is refused."""
    ended = subprocess.run([binary, "info", "-f", str(path), "--format", "csv", *arch], capture_output=True, text=True, timeout=60)
    if ended.returncode != 0:
        return None
    return list(csv.reader(io.StringIO(ended.stdout)))[1:]


def refused(binary: str, statements: list[str]) -> dict[int, str]:
    """The statements that are not read, by number, with what is said of them: each is the body of a function."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "statements.cpp"
        path.write_text("".join(f"void statement_{i}() {{\n{text}\n}}\n" for i, text in enumerate(statements)))
        rows = unread(binary, path, [])
    if rows is not None:
        return {int(row[0].rsplit("_", 1)[1]): row[1] for row in rows if re.fullmatch(r"statement_\d+", row[0])}
    if len(statements) == 1:
        return {0: "refused"}
    half = len(statements) // 2
    second = refused(binary, statements[half:])
    return {**refused(binary, statements[:half]), **{i + half: why for i, why in second.items()}}


def functions_of(folder: pathlib.Path) -> set[str]:
    """The names of functions that CuTe's headers define."""
    found = set()
    for path in folder.rglob("*.hpp"):
        if "cute" in path.parts:
            found |= set(re.findall(r"^(?:[\w:<>&,\s]*\s)?([a-z]\w*)\(", plain(path.read_text(errors="replace")), re.M))
    return found - CONTROL - {"sizeof", "alignof", "static_assert", "defined", "decltype", "asm", "operator", "printf"}


def unknown(binary: str, names: set[str]) -> set[str]:
    """The names that cutectl does not know."""
    missing = set()
    for name in sorted(names):
        text = f"#include <cute/tensor.hpp>\nusing namespace cute;\nint main() {{ auto f = [](auto x) {{ return {name}(x); }}; }}\n"
        ended = subprocess.run([binary, "run", "-"], input=text, capture_output=True, text=True, timeout=60)
        if f"nothing is called `{name}`" in ended.stderr:
            missing.add(name)
    return missing


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--cutectl", default="cutectl")
    parser.add_argument("--arch")
    parser.add_argument("--cute", type=pathlib.Path, help="CuTe's include folder: calls of its functions have to be known")
    parser.add_argument("--list", action="store_true", help="name what is not read")
    given = parser.parse_args()
    arch = ["--arch", given.arch] if given.arch else []
    counts = collections.Counter()
    statements, seen = [], set()
    is_new = lambda text: not ((key := re.sub(r"\s+", "", text)) in seen or seen.add(key))
    for path in sorted(p for folder in given.folders for p in folder.rglob("*") if p.suffix in ENDINGS and p.is_file()):
        text = path.read_text(errors="replace")
        if "cute" not in text or not is_new(text):
            continue
        cutter = Cutter(text)
        statements += [s for s in cutter.statements if is_new("s" + s)]
        try:
            rows = unread(given.cutectl, path, arch)
        except subprocess.TimeoutExpired:
            rows = None
        own = [] if rows is None else [row for row in rows if str(path) in row[-1]]
        places = [int(row[-1].rsplit(":", 2)[1]) for row in own]
        counts["files"] += 1
        counts["files read"] += rows is not None and not own
        if given.list and (rows is None or own):
            print(path, "refused" if rows is None else "; ".join(f"{row[0]}: {row[1]}" for row in own))
        for kind, spans in (("functions", cutter.functions), ("classes", cutter.classes)):
            for span in spans:
                body = text[span[0]: span[1] + 1]
                if not is_new(kind + body):
                    continue
                first, last = cutter.lines(span)
                name = kind + (" with PTX" if kind == "functions" and re.search(r"\basm\b", body) else "")
                counts[name] += 1
                counts[name + " read"] += rows is not None and not any(first <= line <= last for line in places)
        if re.search(r"\bint\s+main\s*\(", text) and "__global__" not in text:
            counts["host programs"] += 1
            try:
                ended = subprocess.run([given.cutectl, "run", str(path)], capture_output=True, timeout=60)
                counts["host programs read"] += ended.returncode == 0
                if given.list and ended.returncode:
                    print(path, "ends with", ended.returncode, ended.stderr.decode(errors="replace").splitlines()[:1])
            except subprocess.TimeoutExpired:
                pass
    why = refused(given.cutectl, statements) if statements else {}
    if given.cute:
        called = [set(CALL.findall(s)) for s in statements]
        missing = unknown(given.cutectl, functions_of(given.cute) & set().union(*called))
        for i, names in enumerate(called):
            if names & missing:
                why.setdefault(i, "`" + "`, `".join(sorted(names & missing)) + "` is not known")
    for i, text in enumerate(statements):
        for name in ["statements"] + ["layout-building statements"] * bool(BUILDS.search(text)):
            counts[name] += 1
            counts[name + " read"] += i not in why
        if given.list and i in why:
            print("statement", " ".join(text.split())[:160], "|", why[i])
    labels = ["statements", "layout-building statements", "functions", "functions with PTX", "classes", "files"]
    for name in labels:
        part, of = counts[name + " read"], counts[name]
        print(f"{name + ' read:':34}{part} of {of} ({100 * part / of if of else 0:.1f} %)")
    part, of = counts["host programs read"], counts["host programs"]
    print(f"{'host programs that run unchanged:':34}{part} of {of} ({100 * part / of if of else 0:.1f} %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
