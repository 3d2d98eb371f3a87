#!/usr/bin/env python3
"""Recorded programs: compiles tests/data/recorded/*.cpp with g++ and CuTe's headers and records what they print.

    record.py [--headers DIR] [--cutlass DIR] [--gtest DIR] [--check] [NAME…]

A program NAME.cpp has its standard output in NAME.txt, and says on its first line `// ends with N` where its status is not 0.
The test files of tests/data/gtest are recorded where `--gtest` is a checkout of googletest 1.14: what they print with
--gtest_color=no, without times, their own path as FILE; NAME.flags.txt holds the same for other flags. Of the programs of tests/data/wrong g++ has to name the line that their first line says.
Without names all are recorded, with `--check` compared instead; `cargo test --test cli -- programs` runs them with cutectl.
Without g++ or the headers (see gxx.py) the first word printed is SKIPPED and the status is 0.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # no __pycache__ in the source tree

import gxx

PROGRAMS = pathlib.Path(__file__).resolve().parent.parent / "data" / "recorded"


def compiled(source, folders, work, gtest=None):
    """(output, status) of a program, or what the compiler says."""
    binary = work / source.stem
    options = ["-std=c++20", "-O0", "-w", "-fwrapv", "-o", str(binary), str(source)]
    if "numeric_conversion.h" in source.read_text():  # it names functions of CUDA in templates
        options.append("-fpermissive")
    if gtest:
        options += [f"-I{gtest}/googletest/include", f"-I{gtest}/googletest", f"{gtest}/googletest/src/gtest-all.cc", "-lpthread"]
        options += [] if "int main(" in source.read_text() else [f"{gtest}/googletest/src/gtest_main.cc"]
    tools = [folder.parent / "tools/util/include" for folder in folders]
    used = [*folders, *(folder for folder in tools if folder.is_dir())] if re.search("cute|cutlass|cuda_runtime", source.read_text()) else []
    includes = [f"-I{folder}" for folder in used]
    made = subprocess.run(["g++", *options, *includes], capture_output=True, text=True)
    if made.returncode:
        return None, made.stderr[:2000]
    done = subprocess.run([str(binary), *(["--gtest_color=no"] if gtest else [])], capture_output=True, timeout=60)
    output = re.sub(rb" \(\d+ ms( total)?\)|^Running main\(\) from .*\n", b"", done.stdout, flags=re.M) if gtest else done.stdout
    return output.replace(str(source).encode(), b"FILE"), done.returncode


def with_flags(binary, recorded):
    """What a test file prints with other flags: each line `$ FLAGS` of a record, then the output and the status."""
    flags = [line[2:] for line in recorded.read_text().splitlines() if line.startswith("$ ")]
    out = []
    for line in flags:
        done = subprocess.run([str(binary), "--gtest_color=no", *line.split()], capture_output=True, text=True, timeout=60)
        output = re.sub(r" \(\d+ ms( total)?\)", "", done.stdout)
        out.append(f"$ {line}\n{output}status {done.returncode}\n")
    return "".join(out)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--headers", type=pathlib.Path, default=pathlib.Path(tempfile.gettempdir()) / "cutectl-headers")
    parser.add_argument("--cutlass")
    parser.add_argument("--gtest", type=pathlib.Path)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    try:
        gxx.Compiler(args.headers, args.cutlass)  # installs the headers where they are missing
        folders = gxx.include_folders(args.headers, args.cutlass)
    except gxx.Unavailable as reason:
        print(f"SKIPPED: {reason}")
        return 0
    wrong = 0
    for source in sorted(PROGRAMS.with_name("wrong").glob("*.cpp")):
        if not args.names or source.stem in args.names:
            line = int(re.match(r"// g\+\+ refuses line (\d+)", source.read_text())[1])
            includes = [f"-I{folder}" for folder in folders]
            made = subprocess.run(["g++", "-std=c++20", "-fsyntax-only", "-w", *includes, str(source)], capture_output=True, text=True)
            # the line itself, or one from which a template is used
            if not re.search(rf"{re.escape(source.name)}:{line}:", made.stderr):
                print(f"{source.name}: g++ does not name line {line}: {made.stderr[:300]}")
                wrong += 1
    with tempfile.TemporaryDirectory() as work:
        tests = sorted(PROGRAMS.with_name("gtest").glob("*.cpp")) if args.gtest else []
        for source in [*sorted(PROGRAMS.glob("*.cpp")), *tests]:
            if args.names and source.stem not in args.names:
                continue
            output, status = compiled(source, folders, pathlib.Path(work), args.gtest if source in tests else None)
            said = re.match(r"// ends with (\d+)", source.read_text())
            if output is None:
                print(f"{source.name}: {status}")
                wrong += 1
                continue
            if status != (int(said[1]) if said else 0):
                print(f"{source.name} ends with {status}")
                wrong += 1
            recorded = source.with_suffix(".txt")
            flags = source.with_suffix(".flags.txt")
            if flags.exists():
                printed = with_flags(pathlib.Path(work) / source.stem, flags).replace(str(source), "FILE")
                if not args.check:
                    flags.write_text(printed)
                elif flags.read_text() != printed:
                    print(f"{source.name} prints something else with flags")
                    wrong += 1
            if not args.check:
                recorded.write_bytes(output)
            elif recorded.read_bytes() != output:
                print(f"{source.name} prints something else")
                wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
