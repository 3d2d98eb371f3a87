#!/usr/bin/env python3
"""How much of public C++ that uses CuTe is read: the share of files, functions and classes without a refused construct.

    python3 tests/cxx/corpus.py [--cutectl PATH] [--arch sm_80] [--list] FOLDER...

Fetches nothing: the folders hold files that are there already. A file counts where it mentions CuTe; a definition is
read where `cutectl info -f FILE` does not name it; headers that are not there and their names do not count against it.
Definitions are counted by their braces, in the text without comments, strings and lines of the preprocessor. Learner
programs are files with a `main` and no kernel: each is run, and counts as unchanged where it ends with status 0.
"""

import argparse
import csv
import io
import pathlib
import re
import subprocess
import sys

ENDINGS = {".cu", ".cuh", ".cpp", ".cc", ".cxx", ".h", ".hpp"}
COMMENT = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|^[ \t]*#(?:\\\n|[^\n])*', re.S | re.M)
CLASS = re.compile(r"\b(?:struct|class)\s+(?:alignas\([^)]*\)\s*)?\w+[^;{}()=]*\{")
FUNCTION = re.compile(r"\)\s*(?:const\b|noexcept\b|override\b|->\s*[\w:<>,\s&*]+)*\s*(?::[^;{}]*)?\{")
CONTROL = re.compile(r"\b(?:if|for|while|switch|catch|constexpr)\s*$")


def opening(text: str, close: int) -> int:
    """The place of the `(` that the `)` at `close` closes."""
    depth = 0
    for at in range(close, -1, -1):
        depth += (text[at] == ")") - (text[at] == "(")
        if depth == 0:
            return at
    return 0


def counted(text: str) -> tuple[int, int]:
    """How many functions and classes a text defines."""
    plain = COMMENT.sub(" ", text)
    functions = 0
    for match in FUNCTION.finditer(plain):
        head = plain[max(0, opening(plain, match.start()) - 40) : opening(plain, match.start())]
        functions += not CONTROL.search(head) and not head.rstrip().endswith("]")
    return functions, len(CLASS.findall(plain))


def unread(binary: str, path: pathlib.Path, arch: list[str]) -> list[list[str]] | None:
    """What of a file is not read; `None` where the file itself is refused."""
    command = [binary, "info", "-f", str(path), "--format", "csv", *arch]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    if ended.returncode != 0:
        return None
    return list(csv.reader(io.StringIO(ended.stdout)))[1:]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--cutectl", default="cutectl")
    parser.add_argument("--arch")
    parser.add_argument("--list", action="store_true", help="name what is not read")
    given = parser.parse_args()
    arch = ["--arch", given.arch] if given.arch else []
    files = whole = functions = classes = lost = learners = unchanged = 0
    for path in sorted(p for folder in given.folders for p in folder.rglob("*") if p.suffix in ENDINGS and p.is_file()):
        text = path.read_text(errors="replace")
        if "cute" not in text:
            continue
        files += 1
        here = counted(text)
        functions, classes = functions + here[0], classes + here[1]
        try:
            missing = unread(given.cutectl, path, arch)
        except subprocess.TimeoutExpired:
            missing = None
        own = None if missing is None else [row for row in missing if str(path) in row[-1]]
        whole += own == []
        lost += sum(here) if own is None else min(len(own), sum(here))
        if given.list and own != []:
            print(path, "refused" if own is None else "; ".join(f"{row[0]}: {row[1]}" for row in own))
        if re.search(r"\bint\s+main\s*\(", text) and "__global__" not in text:
            learners += 1
            try:
                unchanged += subprocess.run([given.cutectl, "run", str(path)], capture_output=True, timeout=60).returncode == 0
            except subprocess.TimeoutExpired:
                pass
    share = lambda part, of: f"{part} of {of} ({100 * part / of if of else 0:.1f} %)"
    print(f"files read whole:                {share(whole, files)}")
    print(f"functions and classes read:      {share(functions + classes - lost, functions + classes)}")
    print(f"host programs that run unchanged: {share(unchanged, learners)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
