#!/usr/bin/env python3
"""The wrong programs of tests/data/mistakes: g++ has to refuse each at the line that is marked, and so has cutectl.

A file holds sections that begin with `== name`; the line that g++ blames ends with `//!`. A section without `main` is the body of one.

    python3 tests/cxx/mistakes.py                          # asks g++ about every section
    python3 tests/cxx/mistakes.py --bin target/release/cutectl    # and runs each, and says which are not refused at their line

The sections of cute.txt begin with CuTe's headers too: `--headers` and `--cutlass` say where these are, as for fresh.py; without
them g++ is not asked about these sections.
"""

import argparse
import concurrent.futures
import glob
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import gxx

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "mistakes")
HEADERS = (
    "algorithm any array bitset chrono cmath complex cstdint cstdio cstdlib cstring deque forward_list functional initializer_list "
    "iomanip iostream iterator limits list map memory mutex numeric optional queue random set sstream stack stdexcept string "
    "string_view tuple type_traits unordered_map unordered_set utility variant vector"
).split()
CUTE = "#include <cute/tensor.hpp>\nusing namespace cute;\n"


def head(stem):
    """What every section of a file begins with."""
    return "".join(f"#include <{h}>\n" for h in HEADERS) + (CUTE if stem == "cute" else "")


def sections(names):
    """Each section of the files: file, name, program and the line that is wrong."""
    for path in sorted(glob.glob(os.path.join(DATA, "*.txt"))):
        stem = os.path.basename(path)[:-4]
        with open(path) as file:
            parts = re.split(r"^== (.*)\n", file.read(), flags=re.M)[1:]
        for name, body in zip(parts[::2], parts[1::2]):
            if names and not any(n in f"{stem}: {name}" for n in names):
                continue
            before = head(stem)
            text = before + (body if re.search(r"\bmain\b|outside", body + name) else "int main() {\n" + body + "}\n")
            wrong = [i for i, line in enumerate(text.split("\n"), 1) if line.endswith("//!")]
            yield stem, name, text, wrong[0] if wrong else 0


def run(command, seconds=60):
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=seconds)
        return done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired:
        return 124, "", "it does not end"


def lines(said, path):
    """The lines that are blamed, and those from which a template that is blamed was needed."""
    return [int(n) for n in re.findall(re.escape(path) + r":(\d+):\d+:(?:(?: fatal)? error| +required from)", said)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="parts of names of sections")
    parser.add_argument("--bin", help="the cutectl that has to refuse them")
    parser.add_argument("--no-compiler", action="store_true", help="trust the marks")
    parser.add_argument("--headers", type=pathlib.Path, default=pathlib.Path(tempfile.gettempdir()) / "cutectl-headers")
    parser.add_argument("--cutlass")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    compiler = None if args.no_compiler else shutil.which("g++")
    folder = tempfile.mkdtemp()
    cases = list(sections(args.names))
    ours = {"": []}
    found = gxx.include_folders(args.headers, args.cutlass)
    if found is not None:
        ours["cute"] = [f"-I{path}" for path in found]
    elif compiler:
        print("no headers of CuTe: g++ is not asked about cute.txt")
    if compiler:
        for stem, folders in ours.items():
            with open(f"{folder}/all{stem}.hpp", "w") as file:
                file.write(head(stem))
            subprocess.run([compiler, "-std=c++17", *folders, "-x", "c++-header", f"{folder}/all{stem}.hpp"], check=True)

    def judge(case):
        i, (stem, name, text, wrong) = case
        path = f"{folder}/{i}.cpp"
        with open(path, "w") as file:
            file.write(text)
        found = []
        key = stem if stem == "cute" else ""
        if compiler and key in ours:
            short = f"{folder}/{i}s.cpp"
            lines_before = head(stem).count("\n")
            with open(short, "w") as file:
                file.write("\n" * lines_before + text.split("\n", lines_before)[-1])
            command = [compiler, "-std=c++17", "-fsyntax-only", *ours[key], "-include", f"{folder}/all{key}.hpp", short]
            status, _, said = run(command)
            if status == 0:
                found.append("g++ takes it")
            elif wrong not in lines(said, short):
                found.append(f"g++ blames {lines(said, short)}, marked is {wrong}: {said.strip().splitlines()[-3:]}")
        if args.bin:
            status, out, said = run([args.bin, "run", path], 20)
            at = re.search(re.escape(path) + r":(\d+):", said)
            if status != 2:
                found.append(f"RUNS (status {status})")
            elif not at:
                found.append(f"no place: {said.strip()}")
            elif int(at[1]) != wrong:
                found.append(f"blamed is line {at[1]}, not {wrong}: {said.strip().splitlines()[0]}")
        return stem, name, text, found

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for stem, name, text, found in pool.map(judge, enumerate(cases)):
            failed += bool(found)
            for line in found:
                print(f"{stem}: {name}: {line}")
    shutil.rmtree(folder)
    print(f"{len(cases)} sections, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
