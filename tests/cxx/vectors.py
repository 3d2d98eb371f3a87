#!/usr/bin/env python3
"""The vector that CuTe's copy chooses, against `cutectl vector`: random pairs of layouts of one shape.

    vectors.py --bin target/release/cutectl [--seed 1] [--count 200] [--headers DIR] [--cutlass DIR] [--show N]
    vectors.py --record FILE [--seed 1] ...      only ask C++, and write what it said: `tests/data/vectors.jsonl` is such a file
    vectors.py --replay FILE --bin ...           compare with recorded answers: no compiler needed

Every pair is copied on the CPU with the CuTe headers, through a pointer that notes how wide the elements are that go
through it: by `copy(AutoVectorizingCopy{}, src, dst)` and by plain `copy(src, dst)`. `cutectl --cxx vector` must say the
same widths, the same `max_common_vector` and the same alignments. Layouts are compile-time, run-time and mixed, with
zero strides and of shared-memory pointers and layouts that are swizzled. Status 1: a difference.
"""
import argparse
import itertools
import json
import pathlib
import random
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # no __pycache__ in the source tree

import gxx
from material import Material, leaves, refill
from trees import Layout

SPY = r"""
namespace fresh {
alignas(1024) static unsigned char memory[2][1 << 20];
static int widest = 0;

// A pointer that notes the widest element that goes through it.
template <class T> struct Spy {
  using value_type = cute::remove_cv_t<T>;
  using element_type = T;
  using reference = T&;
  T* p;
  static T& noted(T& t) { if (int(sizeof(T)) * 8 > widest) widest = int(sizeof(T)) * 8; return t; }
  T& operator*() const { return noted(*p); }
  template <class I> T& operator[](I const& i) const { return noted(p[int(i)]); }
  template <class I> Spy operator+(I const& i) const { return {p + int(i)}; }
};
template <class N, class T> Spy<cute::copy_cv_t<T, N>> recast_ptr(Spy<T> s) { return {reinterpret_cast<cute::copy_cv_t<T, N>*>(s.p)}; }
template <class T> cute::Int<0> max_alignment(Spy<T>) { return {}; }

template <class T, class L> auto tensor(int side, L const& l) { return cute::make_tensor(Spy<T>{reinterpret_cast<T*>(memory[side]) + 4096}, l); }
template <class T, class S, int B, class L> auto tensor(int side, cute::ComposedLayout<S, cute::smem_ptr_flag_bits<B>, L> const& l) {
  return cute::make_tensor(cute::make_smem_ptr(reinterpret_cast<T*>(memory[side])), l);
}
template <class T, class A, class B> auto limits(A const& a, B const& b) {
  auto src = tensor<T>(0, a); auto dst = tensor<T>(1, b);
  return cute::make_tuple(int(CUTE_STATIC_V(max_common_vector(src, dst))), int(CUTE_STATIC_V(max_alignment(src))), int(CUTE_STATIC_V(max_alignment(dst))));
}
template <class T, class A, class B> int automatic(A const& a, B const& b) {
  auto src = tensor<T>(0, a); auto dst = tensor<T>(1, b);
  widest = 0; copy(cute::AutoVectorizingCopy{}, src, dst); return widest;
}
template <class T, class A, class B> int plain(A const& a, B const& b) {
  auto src = tensor<T>(0, a); auto dst = tensor<T>(1, b);
  widest = 0; copy(src, dst); return widest;
}
}
"""
TYPES = [("uint8_t", 8), ("half_t", 16), ("half_t", 16), ("float", 32), ("double", 64)]


def pair(rng):
    """Two layouts of one shape, in cutectl's language and in C++, and a type."""
    g = Material(random.Random(rng.getrandbits(64)), rng.choice(["static", "static", "static", "mixed", "mixed", "dynamic"]))
    shape = g.shape(rng.choice([1, 2, 2, 3]), None, 512, [1, 2, 2, 3, 4, 4, 6, 8, 8, 16, 32])
    name, bits = rng.choice(TYPES)
    kinds = rng.choices(["plain", "layout", "pointer"], [6, 2, 2], k=2)
    if kinds == ["pointer", "pointer"]:
        kinds[0] = "plain"  # the noting pointer is on one side at least
    return [side(g, rng, shape, kind, bits) for kind in kinds], name


def strides(g, rng, shape):
    """Mostly compact from the left, as what vectorizes is, with paddings that are multiples of a power of two."""
    if rng.random() < 0.4:
        return refill(shape, iter([abs(d) for d in leaves(g.strides(shape))]))
    found, current, pad = [], 1, rng.choice([1, 1, 2, 4, 8, 16])
    for extent in leaves(shape):
        found.append(0 if rng.random() < 0.08 else current)
        current = -(-current * extent // pad) * pad if rng.random() < 0.7 else current * extent
    return refill(shape, iter(found))


def known(g, rng):
    """Which leaves are compile-time: where some are, the first one nearly always, so that there is something to find."""
    first = itertools.count()
    return lambda _: g.mode == "static" or g.mode == "mixed" and rng.random() < (0.5 if next(first) else 0.9)


def side(g, rng, shape, kind, bits):
    node = Layout(g.dress(shape, known(g, rng)), g.dress(strides(g, rng, shape), known(g, rng)))
    text, cxx = node.text(), node.cxx()
    swizzle = f"{rng.randint(1, 3)},{rng.randint(0, 4)},{rng.randint(3, 4)}"
    if kind == "layout":
        return f"Sw<{swizzle}> o _0 o {text}", f"composition(Swizzle<{swizzle}>{{}}, Int<0>{{}}, {cxx})"
    if kind == "pointer":
        return f"Sw<{swizzle}> o smem_ptr[{bits}b](unset) o {text}", f"composition(Swizzle<{swizzle}>{{}}, smem_ptr_flag_bits<{bits}>{{}}, {cxx})"
    return text, cxx


WHAT = ["limits", "automatic", "plain"]


def asked(chosen):
    """Fresh pairs, with what C++ said: a text, `refused` or nothing where it is not judged."""
    rng = random.Random(chosen.seed)
    pairs = [pair(rng) for _ in range(chosen.count)]
    compiler = gxx.Compiler(chosen.headers, chosen.cutlass, 24, 2, None, SPY)
    programs = [f"auto a = {a}; auto b = {b}; fresh::{what}<{name}>(a, b)" for ((_, a), (_, b)), name in pairs for what in WHAT]
    said = [outcome.text.replace("_", "") if outcome.kind == "value" else "refused" if outcome.refused else None
            for outcome in compiler.answers(programs)]
    return [{"src": a, "dst": b, "dtype": name, **dict(zip(WHAT, said[3 * i:3 * i + 3]))} for i, (((a, _), (b, _)), name) in enumerate(pairs)]


def ours(binary, record):
    """What cutectl says to the same questions."""
    done = subprocess.run([binary, "--cxx", "vector", record["src"], record["dst"], "--dtype", record["dtype"], "--format", "json"],
                          capture_output=True, text=True, timeout=20)
    if done.returncode:
        return dict.fromkeys(WHAT, "refused")
    answer = json.loads(done.stdout)
    limits = f"({answer['common_elements']},{answer['source_alignment']},{answer['destination_alignment']})"
    return {"limits": limits, "automatic": str(answer["vector_bits"]), "plain": str(answer["plain_copy_bits"])}


def compare(chosen, records):
    """Prints the score and the differences; whether there are any."""
    counts = {"equal": 0, "both refuse": 0, "not judged": 0, "different": 0}
    for record in records:
        found = ours(chosen.bin, record)
        for what in WHAT:
            wanted = record[what]
            same = "both refuse" if wanted == "refused" else "equal"
            column = "not judged" if wanted is None else same if found[what] == wanted else "different"
            counts[column] += 1
            if column == "different" and counts[column] <= chosen.show:
                print(f"[{what}] vector '{record['src']}' '{record['dst']}' --dtype {record['dtype']}\n    C++     {wanted}\n    cutectl {found[what]}")
    print(", ".join(f"{n} {column}" for column, n in counts.items()))
    return counts["different"] > 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", help="the cutectl binary")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200, help="pairs (default %(default)s)")
    parser.add_argument("--headers", default=pathlib.Path(tempfile.gettempdir()) / "cute-headers")
    parser.add_argument("--cutlass", help="a CUTLASS include folder to use instead of the package's")
    parser.add_argument("--record", help="write the pairs and C++'s answers to this file")
    parser.add_argument("--replay", help="take pairs and answers from a recorded file")
    parser.add_argument("--show", type=int, default=20)
    chosen = parser.parse_args()
    if not (chosen.bin or chosen.record):
        parser.error("one of --bin and --record is needed")
    try:
        records = [json.loads(line) for line in open(chosen.replay, encoding="utf-8")] if chosen.replay else asked(chosen)
    except gxx.Unavailable as reason:
        print(f"SKIPPED: {reason}")
        return 0
    if chosen.record:
        pathlib.Path(chosen.record).write_text("".join(json.dumps(r) + "\n" for r in records), encoding="utf-8")
    return int(bool(chosen.bin) and compare(chosen, records))


if __name__ == "__main__":
    sys.exit(main())
