#!/usr/bin/env python3
"""Differential suite: random copies by TMA and shared-memory descriptors, made by real CuTe and by a cutectl binary.

    tma.py --bin target/release/cutectl [--seed 1] [--count 200] [--headers DIR] [--cutlass DIR] [--jobs 2] [--show N]

Every case is C++ that both read. Of a copy the arguments of the driver's call, the copy as it prints and its tensor of
coordinates are compared, of a descriptor its bits; what C++ refuses, by a static_assert or by an assert, cutectl must
refuse. Where C++ fails for want of an overload is not judged. Needs g++ and the header packages named in gxx.py; without
them the first word printed is SKIPPED and the status is 0. Status 1: a difference. The last line counts.
"""
import argparse
import collections
import json
import pathlib
import random
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

import gxx

HERE = pathlib.Path(__file__).parent
MORE = """
#include <cute/atom/copy_atom.hpp>
#include <cute/atom/mma_atom.hpp>
#include <cute/atom/copy_traits_sm90_tma.hpp>
#include <cute/atom/copy_traits_sm100_tma.hpp>
#include <cute/atom/mma_traits_sm100.hpp>
namespace cute {
template <class T> auto make_gmem_ptr(int a) { return make_gmem_ptr<T>((void*)(uintptr_t)a); }
template <class T> auto make_smem_ptr(int a) { return make_smem_ptr<T>((void*)(uintptr_t)a); }
template <class T, class G> struct Made { T tma; G g; };
template <class T, class G> auto made(T const& tma, G const& g) { return Made<T, G>{tma, g}; }
template <class T, class G> void print(Made<T, G> const& m) {
  printf("%s\\n", encoded.c_str()); print(m.tma); printf("\\n"); print(m.tma.get_tma_tensor(shape(m.g)));
}
}
"""
DEFINES = ["__CUDACC_VER_MAJOR__=12", "__CUDACC_VER_MINOR__=9", "CUTLASS_ENABLE_DIRECT_CUDA_DRIVER_CALL"]
TYPES = {"uint8_t": 8, "half_t": 16, "bfloat16_t": 16, "uint16_t": 16, "float": 32, "int32_t": 32, "tfloat32_t": 32, "uint64_t": 64}
OPS = ["SM90_TMA_LOAD"] * 5 + ["SM90_TMA_STORE", "SM90_TMA_LOAD_MULTICAST", "SM90_TMA_REDUCE_ADD", "SM100_TMA_2SM_LOAD"]
SWIZZLES = ["INTER", "SW32", "SW64", "SW128"]


def integer(rng, n, static):
    return f"Int<{n}>{{}}" if static or rng.random() < 0.15 else str(n)


def tuple_of(rng, items, static=False, name="make_shape"):
    return f"{name}({', '.join(integer(rng, n, static) for n in items)})"


def strides(rng, extents, bits):
    """Compact strides in a random order of the modes, at times padded; the innermost is compile-time 1, almost always."""
    order = list(range(len(extents)))
    if rng.random() < 0.7:
        rng.shuffle(order)
    out, step = [0] * len(extents), 1
    for place, mode in enumerate(order):
        out[mode] = step
        step *= extents[mode]
        if place == 0 and rng.random() < 0.9:
            step = -(-step * bits // 128) * 128 // bits
        elif rng.random() < 0.1:
            step += 128 // bits if rng.random() < 0.7 else 1
    every = rng.random() < 0.3
    texts = [f"Int<{d}>{{}}" if every or (d == 1 and rng.random() < 0.95) else str(d) for d in out]
    return order, f"make_stride({', '.join(texts)})"


def copy(rng):
    kind, bits = rng.choice(list(TYPES.items()))
    rank = rng.choice([1, 2, 2, 2, 2, 3, 3, 4, 5, 6])
    extents = [rng.choice([1, 3, 8, 16, 32, 64, 100, 128, 256, 512] if rank < 4 else [1, 2, 4, 8, 16]) for _ in range(rank)]
    order, stride = strides(rng, extents, bits)
    shape = tuple_of(rng, extents, static=rng.random() < 0.25)
    tile = [rng.choice([d for d in (1, 2, 4, 8, 16, 32, 64, 128) if d <= max(1, n)]) for n in extents]
    while sum(t.bit_length() - 1 for t in tile) > 13:
        tile[rng.randrange(rank)] = 1
    fast = "K" if (order[0] == rank - 1) != (rng.random() < 0.05) else "MN"
    swizzle = rng.choice(range(4)) if rank == 2 and rng.random() < 0.7 else None
    if swizzle is not None and rng.random() < 0.95:  # whole atoms
        wide, long = (128 << swizzle) // bits * rng.choice([1, 1, 2]), 8 * rng.choice([1, 2, 4, 8, 16])
        tile = [long, wide] if fast == "K" else [wide, long]
    address = rng.choice(["0x1000"] * 20 + ["0x1008"])
    g = f"auto g = make_tensor(make_gmem_ptr<{kind}>({address}), make_layout({shape}, {stride}))"
    box = tuple_of(rng, tile, static=True)
    if swizzle is not None:
        atom = f"GMMA::Layout_{fast}_{SWIZZLES[swizzle]}_Atom<{kind}>{{}}"
        order_of_atoms = rng.choice(["", "", ", Step<_2,_1>{}"])
        s = f"tile_to_shape({atom}, {box}{order_of_atoms})"
    elif rng.random() < 0.3:
        s = f"make_layout({box}{rng.choice(['', ', LayoutRight{}'])})"
    else:
        ranks = [0] * rank
        for place, mode in enumerate(order):
            ranks[mode] = place
        s = f"make_ordered_layout({box}, {tuple_of(rng, ranks, static=True, name='make_shape')})"
    cluster = rng.choice([1, 1, 1, 2, 4])
    op = rng.choice(OPS)
    if cluster > 1:
        op = "SM90_TMA_LOAD_MULTICAST"
    form = rng.random()
    if form < 0.3 and cluster == 1:
        call = f"make_tma_copy({op}{{}}, g, s)"
    elif form < 0.85:
        call = f"make_tma_copy({op}{{}}, g, s, {box}, Int<{cluster}>{{}})"
    else:
        call = f"make_tma_atom({op}{{}}, g, s, {box}, Int<{cluster}>{{}})"
    return "copy", f"{g}; auto s = {s}; auto tma = {call}", "made(tma, g)"


def descriptor(rng):
    kind, bits = rng.choice([(k, b) for k, b in TYPES.items() if b <= 32])
    family = rng.choice(["GMMA", "GMMA", "UMMA"])
    major = rng.choice(["K", "MN"])
    atom = f"{family}::Layout_{major}_{rng.choice(SWIZZLES)}_Atom<{kind}>{{}}"
    rows, depth = rng.choice([64, 128, 256]), rng.choice([1, 2, 4, 8]) * 256 // bits
    rows, depth = max(rows, 1024 // bits), max(depth, 1024 // bits)
    address = rng.choice(["0x400", "0x400", "0x2000", "0x408", "0x480"])
    order = rng.choice(["", ", Step<_2,_1>{}"])
    s = f"tile_to_shape({atom}, Shape<_{rows},_{depth}>{{}}{order})".replace(f"_{rows}", f"Int<{rows}>").replace(f"_{depth}>", f"Int<{depth}>>")
    instruction = (rng.choice([8, 16, 64, 64, 128, 12]), 256 // bits * rng.choice([1, 1, 1, 1, 2]))
    tile = f"Shape<Int<{instruction[0]}>,Int<{instruction[1]}>>{{}}"
    at = f"make_coord({rng.randrange(max(1, rows // instruction[0]))}, {rng.randrange(max(1, depth // instruction[1]))})"
    asked = rng.choice([major] * 9 + ["K", "MN"])
    made = f"{family}::make_{family.lower()}_desc<{family}::Major::{asked}>(local_tile(t, {tile}, {at}))"
    return "descriptor", f"auto t = make_tensor(make_smem_ptr<{kind}>({address}), {s})", f"uint64_t({made})"


def answers(binary, texts):
    done = subprocess.run([binary, "--cxx", "eval", "--format", "ndjson", "-"], input="".join(t + "\n" for t in texts), capture_output=True, text=True)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    return found + [None] * (len(texts) - len(found))


def encoded(binary, text):
    done = subprocess.run([binary, "tma", "--format", "json", text], capture_output=True, text=True)
    return json.loads(done.stdout).get("descriptor") if done.returncode == 0 else None


def differs(binary, kind, setup, outcome, ours):
    """Why cutectl's answers are not C++'s, "" where they are, None where it is not judged."""
    values = [answer and answer.get("ok") and answer["text"] for answer in ours]
    if outcome.kind == "value" and kind == "descriptor":
        return "" if values[0] == outcome.text else f"C++ {outcome.text}\n      cutectl {values[0] or ours[0]}"
    if outcome.kind == "value":
        map_text, _, rest = outcome.text.partition("\n")
        if json.loads(map_text) != encoded(binary, f"{setup}; tma"):
            return f"C++ {map_text}\n      cutectl {encoded(binary, f'{setup}; tma')}"
        said = "\n".join(str(v).rstrip("\n") for v in values)
        return "" if "".join(said.split()) == "".join(rest.split()) else f"C++ {rest}\n      cutectl {said}"
    if outcome.refused:
        return "" if not any(values[:1]) else f"C++ refuses: {outcome.text}\n      cutectl {values[0]}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--seed", type=int, default=20250)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--headers", default=pathlib.Path(tempfile.gettempdir()) / "cute-headers")
    parser.add_argument("--cutlass")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=20)
    parser.add_argument("--show", type=int, default=10)
    chosen = parser.parse_args()
    rng = random.Random(chosen.seed)
    cases = [(descriptor if i % 4 == 3 else copy)(rng) for i in range(chosen.count)]
    try:
        compiler = gxx.Compiler(chosen.headers, chosen.cutlass, chosen.batch, chosen.jobs, more=MORE, defines=DEFINES, before=(HERE / "tma.hpp").read_text())
    except gxx.Unavailable as reason:
        print(f"SKIPPED: {reason}")
        return 0
    tally, shown = collections.Counter(), 0
    for (kind, setup, answer), outcome in zip(cases, compiler.answered([f"{setup}; {answer}" for _, setup, answer in cases])):
        asked = [f"{setup}; {answer}"] if kind == "descriptor" else [f"{setup}; tma", f"{setup}; tma.get_tma_tensor(shape(g))"]
        why = differs(chosen.bin, kind, setup, outcome, answers(chosen.bin, asked))
        verdict = "not judged" if why is None else "different" if why else "both refuse" if outcome.refused else "equal"
        tally[kind, verdict] += 1
        if why and shown < chosen.show:
            shown += 1
            print(f"{setup}; {answer}\n      {why}")
    for kind, verdict in sorted(tally):
        print(f"{tally[kind, verdict]:6} {kind} {verdict}")
    different = sum(n for (_, verdict), n in tally.items() if verdict == "different")
    print(f"seed {chosen.seed}: {chosen.count - different} passed, {different} failed")
    return int(different > 0)


sys.exit(main())
