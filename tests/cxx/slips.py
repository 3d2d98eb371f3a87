#!/usr/bin/env python3
"""Plants one slip in each of some recorded programs: g++ and cutectl have to refuse it, at the same line.

    python3 tests/cxx/slips.py --bin target/release/cutectl --seed 7 --count 300
    python3 tests/cxx/slips.py --bin target/release/cutectl --show 7:41      # the program of one slip

A slip is what a hand does: a `;` or a bracket is left out, a name is misspelled, an argument, a `const` or an `&` is lost, a type is
another one. Those that g++ takes are not counted. Programs with CuTe's headers are drawn where `--headers` or `--cutlass` finds these.
"""
import argparse
import collections
import concurrent.futures
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

import gxx
import mistakes

PROGRAMS = pathlib.Path(__file__).resolve().parent.parent / "data" / "recorded"
TOKEN = re.compile(r"//[^\n]*|/\*.*?\*/|^[ \t]*#[^\n]*|R\"\(.*?\)\"|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])+'|[A-Za-z_]\w*|\d[\w.']*"
                   r"|->|::|<<=?|>>=?|[-+*/%&|^=!<>]=|&&|\|\||\+\+|--|\s+|.", re.S | re.M)
WORDS = set("if else for while do return int char bool double float long short unsigned void auto const struct class template typename "
            "using namespace public private protected virtual override new delete true false nullptr this static constexpr operator "
            "switch case default break continue sizeof decltype enum try catch throw std main noexcept mutable friend concept requires".split())
TYPES = ["int", "double", "bool", "std::string", "int*", "char", "std::vector<int>", "void"]
OTHERS = {".": "->", "->": ".", "==": "=", "=": "==", "<<": "<", ">>": ">", "::": ":", "&&": "&", ",": ";", ";": ",", "(": "{", "&": "*", "*": "&"}


def misspelled(word, rng):
    i = rng.randrange(len(word) - 1)
    return rng.choice([word[:i] + word[i + 1:], word[:i] + word[i + 1] + word[i] + word[i + 2:], word + "s", word[:i] + word[i] + word[i:]])


def argument(tokens, i):
    """What ends an argument or begins the next one, from a comma on: up to the next comma or the bracket that closes."""
    depth, j = 0, i + 1
    while j < len(tokens):
        depth += tokens[j] in "([{"
        depth -= tokens[j] in ")]}"
        if depth < 0 or depth == 0 and tokens[j] in (",", ";"):
            return j
        j += 1
    return i + 1


def slipped(text, rng):
    """A program with a slip: the text, the line and what was done."""
    tokens = [m[0] for m in TOKEN.finditer(text)]
    code = [i for i, t in enumerate(tokens) if not t.isspace() and not re.match(r"//|/\*|[ \t]*#", t)]
    kinds = {
        "drop ;": [i for i in code if tokens[i] == ";"],
        "drop bracket": [i for i in code if tokens[i] in ("(", ")", "{", "}", "[", "]", "<", ">")],
        "misspell": [i for i in code if re.match(r"[A-Za-z_]\w{2,}$", tokens[i]) and tokens[i] not in WORDS],
        "misspell word": [i for i in code if tokens[i] in WORDS and len(tokens[i]) > 2],
        "drop word": [i for i in code if tokens[i] in WORDS],
        "drop name": [i for i in code if re.match(r"[A-Za-z_]", tokens[i]) and tokens[i] not in WORDS],
        "drop argument": [i for i in code if tokens[i] == ","],
        "drop sign": [i for i in code if not re.match(r"[\w;(){}\[\]<>,]", tokens[i])],
        "another sign": [i for i in code if tokens[i] in OTHERS],
        "another type": [i for i in code if tokens[i] in ("int", "double", "bool", "char", "float", "auto", "long", "void", "size_t")],
        "const": [i for i in code if tokens[i] in ("int", "double", "bool", "char", "auto", "string", "vector")],
        "another value": [i for i in code if re.match(r"\d|\"|true|false", tokens[i])],
        "twice": [i for i in code if re.match(r"\w", tokens[i])],
    }
    kind = rng.choice([k for k in kinds if kinds[k]])
    i = rng.choice(kinds[kind])
    was = tokens[i]
    if kind in ("drop ;", "drop bracket", "drop word", "drop name", "drop sign"):
        tokens[i] = ""
    elif kind == "drop argument":
        j = argument(tokens, i)
        was = "".join(tokens[i:j])
        tokens[i:j] = [""]
    elif kind.startswith("misspell"):
        tokens[i] = misspelled(was, rng)
    elif kind == "another sign":
        tokens[i] = OTHERS[was]
    elif kind == "another type":
        tokens[i] = rng.choice(TYPES)
    elif kind == "const":
        tokens[i] = "const " + was if tokens[i - 1] != "::" else was + " const"
    elif kind == "another value":
        tokens[i] = rng.choice(['"text"', "1", "2.5", "nullptr", "'c'", "{}"])
    elif kind == "twice":
        tokens[i] = was + " " + was
    return "".join(tokens), "".join(tokens[:i]).count("\n") + 1, f"{kind}: {' '.join(was.split())} -> {tokens[i]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--show", help="SEED:N, prints the program of one slip")
    parser.add_argument("--headers", type=pathlib.Path, default=pathlib.Path(tempfile.gettempdir()) / "cutectl-headers")
    parser.add_argument("--cutlass")
    args = parser.parse_args()
    folders = gxx.include_folders(args.headers, args.cutlass) or []
    programs = [p for p in sorted(PROGRAMS.glob("*.cpp")) if folders or not re.search("cute/|cutlass/|cuda", p.read_text())]

    def drawn(seed, n):
        rng = random.Random(f"{seed}:{n}")
        path = rng.choice(programs)
        return path, *slipped(path.read_text(), rng)

    if args.show:
        path, text, line, what = drawn(*args.show.split(":"))
        return print(text)
    if not shutil.which("g++"):
        return print("SKIPPED: no g++")
    work = pathlib.Path(tempfile.mkdtemp())
    for stem in ("", "cute") if folders else ("",):
        (work / f"all{stem}.hpp").write_text("".join(f"#include <{h}>\n" for h in mistakes.HEADERS) + ("#include <cute/tensor.hpp>\n" if stem else ""))
        subprocess.run(["g++", "-std=c++20", "-w", *(f"-I{f}" for f in folders if stem), "-x", "c++-header", str(work / f"all{stem}.hpp")], check=True)

    def judge(n):
        path, text, line, what = drawn(args.seed, n)
        file = work / f"{n}.cpp"
        file.write_text(text)
        stem = "cute" if re.search("cute/|cutlass/|cuda", text) else ""
        command = ["g++", "-std=c++20", "-w", "-fsyntax-only", *(f"-I{f}" for f in folders if stem), "-include", str(work / f"all{stem}.hpp")]
        status, _, said = mistakes.run([*command, str(file)])
        if status == 0:
            return n, path, line, what, "g++ takes it", "", ""
        blamed = mistakes.lines(said, str(file))
        first = re.search(r"error: (.*)", said)
        status, _, ours = mistakes.run([args.bin, "run", "--steps", "3000000", str(file)], 20)
        at = re.search(re.escape(str(file)) + r":(\d+):", ours)
        words = ours.strip().split("\n")[0]
        if not re.search(r"error\[E09", ours):
            kind = "RUNS"
        elif not re.search(r"error\[E090[123]\]", ours):
            kind = "LATE"
        elif not at or int(at[1]) not in blamed:
            kind = f"LINE {at[1] if at else '-'} not {blamed[:4]}"
        else:
            kind = "same" if int(at[1]) == blamed[0] else "near"
        file.unlink()
        return n, path, line, what, kind, first[1] if first else said[-200:], words

    counts = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for n, path, line, what, kind, theirs, ours in pool.map(judge, range(args.count)):
            counts[kind.split()[0]] += 1
            if kind.split()[0] in ("RUNS", "LATE", "LINE"):
                print(f"{args.seed}:{n} {path.name}:{line} [{what}] {kind}\n    g++: {theirs}\n    here: {ours}", flush=True)
    shutil.rmtree(work)
    print(dict(counts))


if __name__ == "__main__":
    main()
