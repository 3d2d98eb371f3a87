#!/usr/bin/env python3
"""Differential suite: random copies by TMA and shared-memory descriptors, made by real CuTe and by a cutectl binary.

    tma.py --bin target/release/cutectl [--seed 1] [--count 200] [--families a,b] [--headers DIR] [--cutlass DIR] [--jobs 2] [--show N]
    tma.py --examples --bin target/release/cutectl ...    the examples that `cutectl functions` shows, against C++
    tma.py --record FILE [--seed 1] [--count 200] ...     only ask C++, and write what it said
    tma.py --replay FILE --bin ...                        compare with recorded answers: no compiler needed

Every case is C++ that both read, drawn by boxes.py and operands.py. Of a copy the arguments of the driver's call are
compared and what it prints: the copy, its tensor of coordinates, the partitions of a thread; of the rest what they print.
What C++ refuses, by a static_assert or by an assert, cutectl must refuse. Where C++ fails for want of an overload is not
judged. Needs g++ and the header packages named in gxx.py; without them the first word printed is SKIPPED and the status is
0. Status 1: a difference. The last line counts.
"""
import argparse
import collections
import contextlib
import dataclasses
import json
import pathlib
import random
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

import boxes
import gxx
import handmade
import operands

HERE = pathlib.Path(__file__).parent
MORE = """
#include <cute/atom/copy_atom.hpp>
#include <cute/atom/mma_atom.hpp>
#include <cute/atom/copy_traits_sm90_tma.hpp>
#include <cute/atom/copy_traits_sm100_tma.hpp>
#include <cute/atom/mma_traits_sm100.hpp>
#include <cutlass/detail/sm100_blockscaled_layout.hpp>
#include <cutlass/detail/sm103_blockscaled_layout.hpp>
namespace cute {
template <class T> auto make_gmem_ptr(int a) { return make_gmem_ptr<T>((void*)(uintptr_t)a); }
template <class T> auto make_smem_ptr(int a) { return make_smem_ptr<T>((void*)(uintptr_t)a); }
}
"""
DEFINES = ["__CUDACC_VER_MAJOR__=12", "__CUDACC_VER_MINOR__=9", "CUTLASS_ENABLE_DIRECT_CUDA_DRIVER_CALL"]
FAMILIES = {**boxes.FAMILIES, **operands.FAMILIES, **handmade.FAMILIES}
HEADERS = ["copy_traits_sm90_tma", "copy_traits_sm100", "mma_traits_sm90_gmma", "mma_traits_sm100", "mma_sm90.hpp", "mma_sm100", "blockscaled_layout"]
OFTEN = {"copy": 6, "nested": 6, "canonical": 2, "sm90": 2, "sm100": 3, "descriptor": 3, "mask": 0.5}  # of the others one each


def answers(binary, texts):
    done = subprocess.run([binary, "--cxx", "eval", "--format", "ndjson", "-"], input="".join(t + "\n" for t in texts), capture_output=True, text=True)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    return found + [None] * (len(texts) - len(found))


def encoded(binary, text):
    done = subprocess.run([binary, "tma", "--format", "json", text], capture_output=True, text=True)
    return json.loads(done.stdout).get("descriptor") if done.returncode == 0 else None


def differs(binary, case, outcome, ours, older):
    """Why cutectl's answers are not C++'s, "" where they are, None where it is not judged; `older` headers are those of the packages."""
    values = [answer["text"] if answer and answer.get("ok") else None for answer in ours]
    if outcome.kind == "value":
        call, _, text = outcome.text.partition("\n") if case.copy else ("", "", outcome.text)
        if case.copy and json.loads(call) != (said := encoded(binary, f"{case.setup}; tma")):
            return f"C++ {call}\n      cutectl {said}"
        if None not in values and "".join("".join(values).split()) == "".join(text.split()):
            return ""
        if older and case.family == "scales" and None not in values and "".join("".join(values).split()).replace("_", "") == "".join(text.split()).replace("_", ""):
            return None  # older headers know at run time what newer ones know at compile time
        said = [value or answer for value, answer in zip(values, ours)]
        return f"C++ {text}\n      cutectl " + "\n              ".join(str(s.get("message") or s.get("error") if isinstance(s, dict) else s) for s in said)
    if older and "MMA_Traits not implemented" in outcome.text:
        return None  # older headers lack the traits of an operation that newer ones have
    if outcome.refused:
        return f"C++ refuses: {outcome.text}\n      cutectl {values}" if None not in values else ""
    return None


def drawn(rng, count, families):
    names = [name for name in FAMILIES if not families or name in families.split(",")]
    weights = [OFTEN.get(name, 1) for name in names]
    return [FAMILIES[rng.choices(names, weights)[0]](rng) for _ in range(count)]


def asked(chosen):
    """Fresh cases with what C++ said, one by one as batches are answered; in the file of `--record` as well."""
    cases = list(examples(chosen.bin)) if chosen.examples else drawn(random.Random(chosen.seed), chosen.count, chosen.families)
    compiler = gxx.Compiler(chosen.headers, chosen.cutlass, chosen.batch, chosen.jobs, more=MORE, defines=DEFINES, before=(HERE / "tma.hpp").read_text())
    file = open(chosen.record, "w", encoding="utf-8") if chosen.record else contextlib.nullcontext()
    with file as lines:
        for case, outcome in zip(cases, compiler.answered([case.cxx() for case in cases])):
            if lines:
                print(json.dumps([dataclasses.asdict(case), outcome.kind, outcome.text]), file=lines, flush=True)
            yield case, outcome


def examples(binary):
    """The examples of the functions whose source is one of the headers of HEADERS, as C++."""
    def asked(*words):
        return json.loads(subprocess.run([binary, "functions", *words, "--format", "json"], capture_output=True, text=True).stdout)
    for row in asked():
        if any(header in row["source"] for header in HEADERS):
            for example in filter(lambda line: " -> " in line, asked(row["name"])["examples"].splitlines()):
                *statements, last = example.rpartition(" -> ")[0].removeprefix("--cxx ").split("; ")
                yield boxes.Case("examples", "; ".join(["using namespace cutlass::detail", *(f"auto {text}" for text in statements)]), [last])


def recorded(path):
    with open(path, encoding="utf-8") as lines:
        for case, kind, text in map(json.loads, lines):
            yield boxes.Case(**case), gxx.Outcome(kind, text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", help="the cutectl binary; without it C++ is only asked, for --record")
    parser.add_argument("--record", help="write the cases and what C++ said to this file, one JSON value a line")
    parser.add_argument("--replay", help="take the cases and what C++ said from such a file: no compiler needed")
    parser.add_argument("--seed", type=int, default=20250)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--families", help="only these, comma-separated: " + ", ".join(FAMILIES))
    parser.add_argument("--examples", action="store_true", help="ask the examples of the functions instead of random cases")
    parser.add_argument("--unjudged", action="store_true", help="print what is not judged as well, with the reason")
    parser.add_argument("--headers", default=pathlib.Path(tempfile.gettempdir()) / "cute-headers")
    parser.add_argument("--cutlass")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=20)
    parser.add_argument("--show", type=int, default=10)
    chosen = parser.parse_args()
    try:
        pairs = recorded(chosen.replay) if chosen.replay else asked(chosen)
    except gxx.Unavailable as reason:
        print(f"SKIPPED: {reason}")
        return 0
    if not chosen.bin:
        return print(f"seed {chosen.seed}: {len(list(pairs))} recorded")
    tally, shown = collections.Counter(), 0
    for case, outcome in pairs:
        why = differs(chosen.bin, case, outcome, answers(chosen.bin, case.cutectl()), not chosen.cutlass and not chosen.replay)
        verdict = "not judged" if why is None else "different" if why else "both refuse" if outcome.refused else "equal"
        tally[case.family, verdict] += 1
        if why and shown < chosen.show or chosen.unjudged and why is None:
            shown += 1
            print(f"{case.family}: {'; '.join(filter(None, [case.setup, *case.asked]))}\n      {why or outcome.text}")
    for family in [*FAMILIES, "examples"]:
        row = {verdict: n for (name, verdict), n in tally.items() if name == family}
        if row:
            print(f"{family:12} " + ", ".join(f"{n} {verdict}" for verdict, n in sorted(row.items())))
    different = sum(n for (_, verdict), n in tally.items() if verdict == "different")
    print(f"{chosen.replay or f'seed {chosen.seed}'}: {sum(tally.values()) - different} passed, {different} failed")
    return int(different > 0)


sys.exit(main())
