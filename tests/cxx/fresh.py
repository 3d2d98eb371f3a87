#!/usr/bin/env python3
"""Differential suite: fresh random expressions, answered by real CuTe and by a cutectl binary.

    fresh.py --bin target/release/cutectl [--seed 1] [--count 300] [--families a,b] [--spelling cute|cxx]
             [--headers DIR] [--cutlass DIR] [--jobs 2] [--keep DIR] [--show N]
    fresh.py --record FILE [--seed 1] [--count 300] ...     only ask C++, and write what it said
    fresh.py --replay FILE --bin ...                        compare with recorded answers: no compiler needed
    fresh.py --ask 'composition(make_layout(Int<8>{}), Int<4>{})'   print what CuTe prints for a C++ expression

Every expression is drawn as a tree that prints itself in cutectl's language and in C++. g++ compiles the C++
against the CuTe headers and runs it on the CPU; cutectl answers under `--cxx`. The rules: a value's text must be
equal; what C++ refuses by a static_assert, or what dies of a division by zero, cutectl must refuse; where C++ fails
for want of an overload and cutectl answers, or 32 bits overflow, is not judged. `--spelling cxx` asks cutectl the C++ text itself.

Needs g++ and the header packages named in gxx.py, which are installed into `--headers` (a folder in the system's
temporary folder, unless told) with pip. Without them the first word printed is SKIPPED and the status is 0. Status
1: a difference. The last line is `N passed, M failed`.
"""
import argparse
import collections
import contextlib
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True  # no __pycache__ in the source tree

import families
import glue
import gxx
import tilings

DEFAULT_SEED = 20250
ANSWER_LIMIT = 120  # seconds for one run of cutectl
COLUMNS = ["asked", "equal", "different", "both refuse", "only C++ refuses", "not judged"]


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", help="the cutectl binary")
    parser.add_argument("--seed", type=int, default=DEFAULT_SEED, help="the same seed asks the same questions (default %(default)s)")
    parser.add_argument("--count", type=int, default=300, help="expressions (default %(default)s)")
    parser.add_argument("--families", help="only these, comma-separated: " + ", ".join([*families.FAMILIES, *tilings.FAMILIES]))
    parser.add_argument("--spelling", choices=["cute", "cxx"], default="cute", help="ask cutectl in its own notation or in C++")
    parser.add_argument("--headers", default=pathlib.Path(tempfile.gettempdir()) / "cute-headers", help="where the packages are or go (default %(default)s)")
    parser.add_argument("--cutlass", help="a CUTLASS include folder to use instead of the package's")
    parser.add_argument("--jobs", type=int, default=2, help="compilers at a time (default %(default)s)")
    parser.add_argument("--batch", type=int, default=40, help="expressions in one translation unit (default %(default)s)")
    parser.add_argument("--keep", help="a folder for the generated C++")
    parser.add_argument("--show", type=int, default=20, help="differences to print per family (default %(default)s)")
    parser.add_argument("--unjudged", action="store_true", help="print what is not judged as well, with the reason")
    parser.add_argument("--record", help="write the questions and C++'s answers to this file, one JSON object a line")
    parser.add_argument("--replay", help="take questions and answers from a recorded file instead of asking C++")
    parser.add_argument("--ask", action="append", help="C++: what follows the last `;` is printed; may be repeated")
    chosen = parser.parse_args()
    if not (chosen.bin or chosen.record or chosen.ask):
        parser.error("one of --bin, --record and --ask is needed")
    if chosen.bin and not shutil.which(chosen.bin):
        parser.error(f"no program {chosen.bin}")
    unknown = set(chosen.families.split(",")) - set(families.FAMILIES) - set(tilings.FAMILIES) if chosen.families else None
    if unknown:
        parser.error(f"no such family: {', '.join(sorted(unknown))}")
    return chosen


def compiler(chosen):
    tiled = chosen.families and set(chosen.families.split(",")) & set(tilings.FAMILIES)
    return gxx.Compiler(chosen.headers, chosen.cutlass, chosen.batch, chosen.jobs, chosen.keep, defines=[gxx.EXTENDED] if tiled or chosen.ask else [])


def ask(chosen):
    """What CuTe prints, or its messages, for C++ from the command line."""
    status = 0
    for outcome in compiler(chosen).answers(chosen.ask):
        print(outcome.text if outcome.kind == "value" else f"{outcome.kind}: {outcome.text}")
        status |= outcome.kind != "value"
    return int(status)


def asked(chosen):
    """Records of fresh questions, with what C++ said; in the file of `--record` as soon as they are known."""
    cases = families.draw(chosen.seed, chosen.count, chosen.families.split(",") if chosen.families else None)
    gpp, start = compiler(chosen), time.monotonic()
    file = open(chosen.record, "w", encoding="utf-8") if chosen.record else contextlib.nullcontext()
    records = []
    with file as lines:
        for case, outcome in zip(cases, gpp.answered([case.cxx() for case in cases])):
            records.append(record(case, outcome))
            if lines:
                print(json.dumps(records[-1], ensure_ascii=False), file=lines, flush=True)
    seconds = time.monotonic() - start
    print(f"seed {chosen.seed}: {len(cases)} expressions, {seconds:.0f} s in g++ ({seconds / max(1, len(cases)):.2f} s each)")
    return records


def record(case, outcome):
    answer = {"expect": outcome.text} if outcome.kind == "value" else {"error": outcome.text, "kind": outcome.kind}
    return {"family": case.family, "mode": case.mode, "expr": case.text(), "cxx": case.cxx(), **answer}


def recorded(chosen):
    with open(chosen.replay, encoding="utf-8") as lines:
        records = [json.loads(line) for line in lines]
    return [r for r in records if not chosen.families or r["family"] in chosen.families.split(",")]


def question(record, spelling):
    """The text for cutectl, or None where the C++ groups with parentheses, which build tuples in cutectl."""
    if spelling == "cute":
        return record["expr"]
    return None if re.search(r"(?<![\w>}])\(", record["cxx"]) else record["cxx"]


def answers(binary, questions):
    """cutectl's answer objects, None for what it did not answer."""
    try:
        done = subprocess.run([binary, "--cxx", "eval", "--format", "ndjson", "-"], input="".join(q + "\n" for q in questions),
                              capture_output=True, text=True, errors="replace", timeout=ANSWER_LIMIT)
    except subprocess.TimeoutExpired:
        return [None] * len(questions)
    found = [parsed(line) for line in done.stdout.splitlines()]
    return (found + [None] * len(questions))[:len(questions)]


def parsed(line):
    try:
        return json.loads(line)
    except ValueError:
        return None


def said(answer):
    """One line for what cutectl answered."""
    if not answer:
        return "no answer"
    return answer.get("text") if answer.get("ok") else "error {code}: {message}".format_map({"code": "?", "message": "?", **answer.get("error", {})})


def same(ours, theirs):
    """A value ends without a newline, what C++ prints of a tiling or a picture with one."""
    return ours == theirs or ours.rstrip("\n") == theirs.rstrip("\n") and "\n" in theirs


def verdict(record, answer):
    """The column that a question falls in."""
    if "expect" in record:
        return "equal" if answer and answer.get("ok") and same(answer.get("text"), record["expect"]) else "different"
    if answer and answer.get("ok") is False and record["kind"] in ("assertion", "signal", "overload"):
        return "both refuse"
    strict = record["family"] in glue.FAMILIES and record["kind"] == "overload"
    return "only C++ refuses" if strict or gxx.Outcome(record["kind"], record["error"]).refused else "not judged"


def compare(chosen, records):
    """Prints the score and the differences; the number of differences."""
    pairs = [(r, q) for r in records if (q := question(r, chosen.spelling))]
    table, shown, differences = collections.defaultdict(collections.Counter), collections.Counter(), []
    for (r, q), answer in zip(pairs, answers(chosen.bin, [q for _, q in pairs])):
        column = verdict(r, answer)
        table[r["family"]].update(["asked", column])
        if column in ("different", "only C++ refuses"):
            differences.append((r["family"], q, r.get("expect", r.get("error")), said(answer)))
        elif column == "not judged" and chosen.unjudged:
            print(f"not judged: {q}\n    C++     {r['kind']}: {r['error']}\n    cutectl {said(answer)}")
    summary(table)
    for name, q, wanted, got in differences:
        shown[name] += 1
        if shown[name] <= chosen.show:
            print(f"[{name}] {q}\n    C++     {wanted}\n    cutectl {got}")
    total = sum(table.values(), collections.Counter())
    print(f"{total['equal'] + total['both refuse']} passed, {len(differences)} failed")
    return len(differences)


def summary(table):
    print(f"{'':14}" + "".join(f"{column:>18}" for column in COLUMNS))
    for name in sorted(table):
        print(f"{name:14}" + "".join(f"{table[name][column]:18}" for column in COLUMNS))


def main():
    chosen = options()
    try:
        if chosen.ask:
            return ask(chosen)
        records = recorded(chosen) if chosen.replay else asked(chosen)
    except gxx.Unavailable as reason:
        print(f"SKIPPED: {reason}")
        return 0
    return 1 if chosen.bin and compare(chosen, records) else 0


if __name__ == "__main__":
    sys.exit(main())
