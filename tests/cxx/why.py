#!/usr/bin/env python3
"""Wrong programs, what compilers say of them, and what `cutectl why` makes of it.

    why.py --bin target/release/cutectl [--seed 1] [--count 100] [--compilers g++,clang++-16,nvrtc]
           [--headers DIR] [--cutlass DIR] [--keep DIR] [--show N] [--floor 0.95]

Each program has one mistake, drawn at random: an operation that CuTe refuses for these operands, called in main, in a
template, in a class, in a lambda or through a header of the user's own. The first finding of `why` must have the assertion,
the operands and the line. A compiler that is not there is left out; `nvrtc` is NVIDIA's own front end, from the package
nvidia-cuda-nvrtc-cu12. A program that a compiler takes, or refuses with other words than CuTe's assertion, is drawn again.

Needs the header packages named in gxx.py. Status 1: fewer than `--floor` are right. The last line is `N of M right`.
"""
import argparse
import collections
import ctypes
import glob
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # no __pycache__ in the source tree

import gxx

PRELUDE = "#include <cute/tensor.hpp>\n#include <cute/swizzle_layout.hpp>\n#include <cute/atom/copy_atom.hpp>\n#include <cute/atom/mma_atom.hpp>\n"


# --- values, in C++ and in CuTe's notation ---


class Int:
    """An integer: of the compiler, or of the run (`n`)."""

    def __init__(self, value):
        self.value = value

    def cxx(self):
        return f"Int<{self.value}>{{}}" if self.value is not None else "n"

    def cute(self):
        return f"_{self.value}" if self.value is not None else "?"


class Tuple:
    def __init__(self, *items):
        self.items = [i if isinstance(i, (Int, Tuple)) else Int(i) for i in items]

    def cxx(self):
        return "make_tuple(" + ", ".join(i.cxx() for i in self.items) + ")"

    def cute(self):
        return "(" + ",".join(i.cute() for i in self.items) + ")"


class Layout:
    def __init__(self, shape, stride):
        self.shape, self.stride = (x if isinstance(x, (Int, Tuple)) else Int(x) for x in (shape, stride))

    def cxx(self):
        return f"make_layout({self.shape.cxx()}, {self.stride.cxx()})"

    def cute(self):
        return f"{self.shape.cute()}:{self.stride.cute()}"


class Words:
    """C++ that has no notation of its own."""

    def __init__(self, cxx, cute=None):
        self._cxx, self._cute = cxx, cute

    def cxx(self):
        return self._cxx

    def cute(self):
        return self._cute


class Wrong:
    """An operation, its operands, and the text that CuTe asserts (or the compiler's, where there is no overload)."""

    def __init__(self, family, template, operands, *texts, shown=None):
        self.family, self.template, self.operands, self.texts = family, template, operands, texts
        self.shown = [o.cute() for o in (operands if shown is None else shown)]


def rows(r, lo=2, hi=12):
    m, n = r.randint(lo, hi), r.randint(lo, hi)
    return Layout(Tuple(m, n), r.choice([Tuple(1, m), Tuple(n, 1)]))


def composition_shape(r):
    m, k = r.choice([3, 5, 6, 7, 10, 12]), r.randint(2, 8)
    c = next(c for c in (r.randint(m + 1, 3 * m) for _ in iter(int, 1)) if c % m)
    return Wrong("composition, shape", "composition({0}, {1})", [Layout(Tuple(m, k), Tuple(1, m + r.randint(1, 5))), Layout(c, 1)], "Shape Divisibility Condition")


def composition_stride(r):
    m = r.choice([6, 10, 12, 14])
    d = next(d for d in (r.randint(m + 1, 3 * m) for _ in iter(int, 1)) if d % m)
    return Wrong("composition, stride", "composition({0}, {1})", [Layout(Tuple(m, 8), Tuple(1, 2 * m)), Layout(2, d)], "Stride Divisibility Condition", "Shape Divisibility Condition")


def complement_twice(r):
    m = r.choice([4, 8, 16])
    return Wrong("complement, twice", "complement({0}, {1})", [Layout(Tuple(m, r.randint(2, 4)), Tuple(1, m // 2)), Int(m * 16)], "Non-injective Layout detected in complement.")


def complement_dynamic(r):
    m = r.choice([4, 8])
    return Wrong("complement, run time", "complement({0}, {1})", [Layout(Tuple(m, r.randint(2, 8)), Tuple(Int(1), Int(None))), Int(m * 32)], "Dynamic-stride complement only for rank-1 layouts")


def divide_modes(r):
    name = r.choice(["logical_divide", "zipped_divide", "tiled_divide", "flat_divide"])
    tiler = Tuple(*[r.choice([2, 4]) for _ in range(3)])
    layout = Layout(Tuple(8, 16), Tuple(16, 1))
    return Wrong(name, name + "({0}, {1})", [layout, tiler], "Too many modes in tiler", "tuple_size<Tiler>::value <=")


def product_modes(r):
    name = r.choice(["logical_product", "zipped_product", "tiled_product", "flat_product"])
    layout = Layout(Tuple(r.randint(2, 6), r.randint(2, 6)), Tuple(1, 8))
    return Wrong(name, name + "({0}, {1})", [layout, Tuple(2, 2, r.randint(2, 5))], "Too many modes in tiler", "tuple_size<Tiler>::value <=")


def left_inverse(r):
    a = r.choice([4, 6])
    return Wrong("left_inverse", "left_inverse({0})", [Layout(Tuple(2, 3, 2), Tuple(1, a, a + r.choice([1, 2, 3])))], "Left inverse divisibility condition")


def left_inverse_dynamic(r):
    return Wrong("left_inverse, run time", "left_inverse({0})", [Layout(Tuple(r.randint(2, 5), 4), Tuple(Int(1), Int(None)))], "Left inverse requires static strides")


def tile_to_shape(r):
    n, k = r.choice([24, 32, 64]), r.randint(1, 4)
    target = Tuple(128, n * k + r.choice([4, 8, 10]))
    return Wrong("tile_to_shape", "tile_to_shape({0}, {1})", [Layout(Tuple(8, n), Tuple(n, 1)), target], "tile_to_shape: block shape does not divide the target shape.")


def tile_to_shape_rank(r):
    return Wrong("tile_to_shape, rank", "tile_to_shape({0}, {1})", [Layout(Tuple(2, 4, r.randint(2, 4)), Tuple(1, 2, 8)), Tuple(8, 8)], "Rank of layout must be <= rank of target shape.")


def longer(r):
    name = r.choice(["append", "prepend"])
    items = [r.randint(2, 9) for _ in range(r.randint(3, 5))]
    return Wrong(name, f"{name}<{len(items) - 1}>({{0}}, {{1}})", [Tuple(*items), Int(1)], "N > tuple_size<T>::value", "N > rank", "N >", shown=[Tuple(*items)])


def beyond(r):
    items = [r.randint(2, 9) for _ in range(r.randint(2, 4))]
    return Wrong("get", f"get<{len(items) + r.randint(0, 2)}>({{0}})", [Tuple(*items)], "Index out of range", shown=[])


def take_beyond(r):
    items = [r.randint(2, 9) for _ in range(3)]
    return Wrong("take", f"take<1,{r.randint(4, 6)}>({{0}})", [Tuple(*items)], "take: range out of bounds", "Index out of range", shown=[])


def ordered(r):
    shape = Tuple(*[r.choice([2, 4, 8]) for _ in range(3)])
    return Wrong("make_ordered_layout", "make_ordered_layout({0}, {1})", [shape, Tuple(1, 0)], "Mismatched tuple_size", "Need equal rank of shape and order")


def called(r):
    layout = rows(r)
    return Wrong("a call", "{0}(n, n, 0)", [layout], "Mismatched Ranks", shown=[layout, Words("", "(?,?,?)")])


def sliced(r):
    layout = rows(r)
    return Wrong("a slice", "{0}(_, n, n)", [layout], "Mismatched Ranks", shown=[layout.shape, Words("", "(_,?,?)")])


def crd2idx(r):
    shape = Tuple(Tuple(2, r.randint(2, 5)), 8)
    return Wrong("crd2idx", "crd2idx(make_tuple(make_tuple(1, n, 2), 3), {0})", [shape], "Mismatched Ranks", shown=[shape, Words("", "((?,?,?),?)")])


def ceil_div(r):
    tile = Tuple(128, r.choice([64, 128]), 32)
    return Wrong("ceil_div", "ceil_div(make_shape(n, 2 * n), {0})", [tile], "Mismatched ranks", "Mismatched Ranks", shown=[tile, Words("", "(?,?)")])


def shape_div(r):
    a = r.choice([6, 10, 12, 20])
    b = next(b for b in (r.randint(3, 40) for _ in iter(int, 1)) if a % b and b % a)
    return Wrong("shape_div", "shape_div({0}, {1})", [Int(a), Int(b)], "Divisibility Condition")


def safe_div(r):
    a = r.choice([7, 9, 15])
    return Wrong("safe_div", "safe_div({0}, {1})", [Int(a), Int(r.choice([2, 4]))], "Static safe_div requires t % u == 0")


def swizzle(r):
    b = r.randint(2, 5)
    s = r.randint(1, b - 1)
    m = r.randint(0, 4)
    return Wrong("Swizzle", f"Swizzle<{b},{m},{s}>{{}}(n)", [], "abs(SShift) must be more than BBits.", shown=[Words("", f"Sw<{b},{m},{s}>")])


def upcast(r):
    return Wrong("upcast", "upcast<4>({0})", [Layout(Tuple(8, r.randint(2, 6)), Tuple(r.choice([6, 10]), 1))], "Divisibility condition")


def downcast(r):
    return Wrong("downcast", "downcast<2>({0})", [Layout(Tuple(4, Int(6)), Tuple(Int(3), Int(None)))], "Downcast requires adjacent elements")


def zipped(r):
    a, b = Tuple(r.randint(2, 9), 8), Tuple(1, r.randint(2, 9), 32)
    return Wrong("zip", "zip({0}, {1})", [a, b], "Mismatched Ranks", "Mismatched ranks")


def blocked(r):
    name = r.choice(["blocked_product", "raked_product"])
    m = r.choice([4, 8])
    layout = Layout(Tuple(m, 3), Tuple(1, m // 2))
    return Wrong(name, name + "({0}, {1})", [layout, Layout(Tuple(2, 2), Tuple(1, 2))], "Non-injective Layout detected in complement.", shown=[layout])


def no_overload(r):
    layout = rows(r)
    name, call = r.choice([("composition", "composition(&n, {0})"), ("group_modes", "group_modes<0,2>({0}, n)"), ("local_partition", "local_partition({0}, {0}, 0)")])
    return Wrong("no overload", call, [layout], f"no matching function for call to '{name}", f"no instance of overloaded function \"{name}", f"no instance of overloaded function \"cute::{name}", shown=[])


def not_a_pointer(r):
    layout = rows(r)
    return Wrong("make_tensor", "make_tensor({0}, {0}.shape())", [layout], "Expected iterator iter in make_tensor(iter, args...)")


def tiled_mma(r):
    atoms = Layout(Tuple(2, r.choice([1, 2, 4])), Tuple(1, 2))
    return Wrong("TiledMMA", f"TiledMMA<MMA_Atom<SM80_16x8x16_F32F16F16F32_TN>, decltype({atoms.cxx()})>{{}}", [], "TiledMMA requires rank-3 AtomLayoutMNK", shown=[atoms])


def tiled_copy(r):
    vals = r.choice([2, 4])
    values = Layout(Tuple(1, vals), Tuple(vals, 1))
    call = "make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<uint128_t>, half_t>{}, {0}, {1})"
    return Wrong("TiledCopy", call, [Layout(Tuple(16, 8), Tuple(8, 1)), values], "TiledCopy uses too few vals for selected CopyAtom", shown=[Tuple(16, 8 * vals)])


def tiled_threads(r):
    threads = Layout(Tuple(r.choice([4, 8, 16]), 1), Tuple(1, 1))
    call = "make_tiled_copy(Copy_Atom<SM75_U32x4_LDSM_N, half_t>{}, {0}, {1})"
    return Wrong("TiledCopy, threads", call, [threads, Layout(Tuple(1, 8), Tuple(8, 1))], "TiledCopy uses too few thrs for selected CopyAtom", shown=[])


def latex(r):
    layout = Layout(Tuple(2, 4, r.randint(2, 8)), Tuple(1, 2, 8))
    return Wrong("print_latex", "(print_latex({0}), 0)", [layout], "rank(layout_a) <= Int<2>{}", "<= Int<2>")


def masks(r):
    return Wrong("make_swizzle", f"make_swizzle<{r.choice([7, 14])},{r.choice([48, 96])}>()", [], "Number of bits in Y and Z don't match", shown=[])


def recast(r):
    layout = Layout(Tuple(32, 36), Tuple(r.choice([37, 38, 39]), 1))
    return Wrong("recast", "recast<uint128_t>(make_tensor((float*) nullptr, {0}))", [layout], "Divisibility condition")


FAMILIES = [value for name, value in list(globals().items()) if callable(value) and getattr(value, "__code__", None) and value.__code__.co_varnames[:1] == ("r",) and name != "rows"]


# --- programs ---


def program(r, wrong):
    """The files of a program, and the line of the failing call: in which file, and its number."""
    call = wrong.template
    for i, operand in enumerate(wrong.operands):
        call = call.replace(f"{{{i}}}", operand.cxx())
    start = "#include \"prelude.hpp\"\n" + "".join(f"// {i}\n" for i in range(r.randint(0, 6))) + "using namespace cute;\n\n"
    mark = "/*here*/"
    shape = r.choice(["main", "main", "template", "class", "lambda", "header", "deep"])
    fail = f"  [[maybe_unused]] auto result = {call}; {mark}\n"
    files = {}
    if shape == "template":
        text = f"template <class T>\nauto work(T n)\n{{\n  print(n);\n{fail}  return n;\n}}\n\nint main(int argc, char**)\n{{\n  return work(argc);\n}}\n"
        text = text.replace("work(argc)", "work(int(argc))")
    elif shape == "class":
        text = f"template <class Element, int Stages>\nstruct Kernel\n{{\n  static auto run(int n)\n  {{\n  {fail}    return Stages + n;\n  }}\n}};\n\nint main(int argc, char**)\n{{\n  return Kernel<float, 3>::run(argc);\n}}\n"
    elif shape == "lambda":
        text = f"int main(int argc, char**)\n{{\n  auto f = [](auto n)\n  {{\n  {fail}    return n;\n  }};\n  return f(argc);\n}}\n"
    elif shape == "header":
        files["kernels/tile.h"] = f"#pragma once\ntemplate <class T>\nint tile(T n)\n{{\n  using namespace cute;\n{fail}  return n;\n}}\n"
        start = start.replace("\nusing", "\n#include \"kernels/tile.h\"\nusing", 1)
        text = "int main(int argc, char**)\n{\n  return tile(argc);\n}\n"
    elif shape == "deep":
        text = f"template <class T>\nauto inner(T n)\n{{\n{fail}  return n;\n}}\n\ntemplate <int N, class T>\nauto outer(T n)\n{{\n  if constexpr (N > 0) {{ return outer<N-1>(n); }}\n  else {{ return inner(n); }}\n}}\n\nint main(int argc, char**)\n{{\n  return outer<{r.randint(1, 4)}>(argc);\n}}\n"
    else:
        text = f"int main(int n, char**)\n{{\n{fail}  return 0;\n}}\n"
    files["user.cu"] = start + text
    for name, body in files.items():
        if mark in body:
            line = body[: body.index(mark)].count("\n") + 1
            files[name] = body.replace(" " + mark, "")
            return files, line
    raise AssertionError("no line is marked")


# --- compilers ---


class Native:
    """g++ or clang++, with the headers precompiled."""

    def __init__(self, name, includes, folder):
        self.name, self.includes, self.folder = name, [f"-I{i}" for i in includes], pathlib.Path(folder) / name
        self.folder.mkdir(parents=True)
        (self.folder / "prelude.hpp").write_text(PRELUDE)
        self.flags = ["-std=c++17", "-O0", "-w", *self.includes]
        out = "prelude.hpp.gch" if "g++" in name and "clang" not in name else "prelude.hpp.pch"
        subprocess.run([name, *self.flags, "-x", "c++-header", "prelude.hpp", "-o", out], cwd=self.folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.pch = [] if out.endswith("gch") else ["-include-pch", "prelude.hpp.pch"]

    def log(self, files, number):
        folder = self.folder / str(number)
        for name, text in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        # How a log looks depends on flags and on the language of the terminal.
        r = random.Random(number)
        looks = ["-fdiagnostics-color=always", "-fno-diagnostics-show-caret" if not self.pch else "-fno-caret-diagnostics", f"-ftemplate-backtrace-limit={r.randint(2, 6)}"]
        looks += ["-fdiagnostics-format=msvc", "-fdiagnostics-format=vi"] if self.pch else []
        look = r.choice([[], [], [r.choice(looks)]])
        words = [self.name, *self.flags, *look, *(["-include-pch", "../prelude.hpp.pch"] if self.pch else []), "-I..", "-I.", "-fsyntax-only", "-x", "c++", "user.cu"]
        env = {**os.environ, "LC_ALL": r.choice(["C", "C.UTF-8"])}
        return subprocess.run(words, cwd=folder, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE).stderr.decode("utf-8", "replace")


class Nvrtc:
    """NVIDIA's front end, as a library."""

    def __init__(self, includes, folder):
        self.name, self.includes = "nvrtc", includes
        target = pathlib.Path(folder) / "nvrtc"
        found = glob.glob(str(pathlib.Path(tempfile.gettempdir()) / "nvrtc-package/**/libnvrtc.so*"), recursive=True)
        if not found:
            home = pathlib.Path(tempfile.gettempdir()) / "nvrtc-package"
            subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--target", str(home), "--no-deps", "nvidia-cuda-nvrtc-cu12"], check=True)
            found = glob.glob(str(home / "**/libnvrtc.so*"), recursive=True)
        for builtins in glob.glob(str(pathlib.Path(found[0]).parent / "libnvrtc-builtins.so*")):
            ctypes.CDLL(builtins, ctypes.RTLD_GLOBAL)
        self.lib = ctypes.CDLL(found[0])
        target.mkdir(parents=True, exist_ok=True)

    def log(self, files, number):
        lib, handle = self.lib, ctypes.c_void_p()
        headers = {"prelude.hpp": PRELUDE, **{k: v for k, v in files.items() if k != "user.cu"}}
        names = (ctypes.c_char_p * len(headers))(*[k.encode() for k in headers])
        texts = (ctypes.c_char_p * len(headers))(*[v.encode() for v in headers.values()])
        lib.nvrtcCreateProgram(ctypes.byref(handle), files["user.cu"].encode(), b"user.cu", len(headers), texts, names)
        flags = ["-std=c++17", "-arch=sm_90a", "-default-device", *(f"-I{i}" for i in self.includes)]
        lib.nvrtcCompileProgram(handle, len(flags), (ctypes.c_char_p * len(flags))(*[f.encode() for f in flags]))
        size = ctypes.c_size_t()
        lib.nvrtcGetProgramLogSize(handle, ctypes.byref(size))
        log = ctypes.create_string_buffer(size.value)
        lib.nvrtcGetProgramLog(handle, log)
        lib.nvrtcDestroyProgram(ctypes.byref(handle))
        return log.value.decode("utf-8", "replace")


def compilers(chosen, includes, folder):
    for name in chosen.compilers.split(","):
        if name == "nvrtc":
            try:
                yield Nvrtc(includes, folder)
            except (OSError, IndexError, subprocess.CalledProcessError) as error:
                print(f"nvrtc: left out ({error})")
        elif shutil.which(name):
            yield Native(name, includes, folder)
        else:
            print(f"{name}: not there")


# --- the judge ---


def plain(text):
    for a, b in (("‘", "'"), ("’", "'"), ("`", "'"), ('"', "'")):
        text = text.replace(a, b)
    return re.sub(r"\s+", "", text)


def parts(operands):
    have = set()
    for operand in operands:
        have.add(operand.replace(" ", ""))
        if " o " not in operand and operand.count(":") == 1:
            have.update(operand.replace(" ", "").split(":"))
    return have


def verdict(finding, wrong, line):
    """What is missing from a finding, or nothing."""
    if not any(plain(t) in plain(finding["message"]) for t in wrong.texts):
        return f"assertion: {finding['message'][:120]}"
    have = parts(finding["operands"])
    for operand in wrong.shown:
        operand = operand.replace(" ", "")
        if operand not in have and not (":" in operand and set(operand.split(":")) <= have):
            return f"operand {operand}: {finding['operands'][:8]}"
    if (finding["at"] or {}).get("line") != line:
        return f"line {line}: {finding['at']}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", required=True, help="the cutectl binary")
    parser.add_argument("--seed", type=int, default=1, help="the same seed draws the same programs (default %(default)s)")
    parser.add_argument("--count", type=int, default=100, help="programs for each compiler (default %(default)s)")
    parser.add_argument("--compilers", default="g++,clang++,clang++-14,clang++-16,clang++-19,nvrtc", help="(default %(default)s)")
    parser.add_argument("--headers", default=pathlib.Path(tempfile.gettempdir()) / "cute-headers", help="where the packages are or go (default %(default)s)")
    parser.add_argument("--cutlass", help="a CUTLASS include folder to use instead of the package's")
    parser.add_argument("--keep", help="a folder for the logs")
    parser.add_argument("--show", type=int, default=10, help="failures to print (default %(default)s)")
    parser.add_argument("--floor", type=float, default=0.95, help="how much must be right (default %(default)s)")
    chosen = parser.parse_args()
    try:
        root = pathlib.Path(chosen.headers)
        if gxx.include_folders(root, chosen.cutlass) is None:
            gxx.install(root)
        includes = gxx.include_folders(root, chosen.cutlass)
    except gxx.Unavailable as reason:
        print(f"SKIPPED: {reason}")
        return 0
    right, total, skipped = collections.Counter(), collections.Counter(), collections.Counter()
    keep = pathlib.Path(chosen.keep or tempfile.mkdtemp())
    with tempfile.TemporaryDirectory() as folder:
        for compiler in compilers(chosen, includes, folder):
            r, number, shown = random.Random(chosen.seed), 0, 0
            while total[compiler.name] < chosen.count and number < 3 * chosen.count:
                wrong = FAMILIES[number % len(FAMILIES)](r)
                files, line = program(r, wrong)
                number += 1
                log = compiler.log(files, number)
                if not any(plain(t) in plain(log) for t in wrong.texts):
                    skipped[f"{compiler.name}: {wrong.family}"] += 1
                    continue
                path = keep / f"{compiler.name}-{number}.log"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(log)
                out = subprocess.run([chosen.bin, "why", "--format", "json", str(path)], stdout=subprocess.PIPE).stdout
                findings = json.loads(out)["findings"] if out else []
                why = verdict(findings[0], wrong, line) if findings else "no finding"
                total[compiler.name] += 1
                right[compiler.name] += why is None
                if why and shown < chosen.show:
                    shown += 1
                    print(f"{path.name}: {wrong.family}: {why}")
    for name, count in skipped.items():
        print(f"not judged: {count} of {name}")
    for name in total:
        print(f"{name}: {right[name]} of {total[name]} right")
    print(f"{sum(right.values())} of {sum(total.values())} right")
    return int(any(right[name] < chosen.floor * total[name] for name in total))


if __name__ == "__main__":
    sys.exit(main())
