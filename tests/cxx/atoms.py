#!/usr/bin/env python3
"""The table of atoms against the headers: what every MMA_Traits and Copy_Traits says, asked of real CuTe.

    atoms.py --record FILE [--only REGEX] [--headers DIR] [--cutlass DIR] [--jobs 2] [--keep DIR]
    atoms.py --replay FILE --bin target/release/cutectl [--show N]     compare with recorded answers: no compiler needed
    atoms.py --bin target/release/cutectl                              both
    atoms.py --sample FILE --replay WHOLE                              a few of each family, for tests/data/atoms.jsonl
    atoms.py --within tests/data/atoms.jsonl --bin target/release/cutectl   ask C++ only what that file asks: the sample
    atoms.py --names [--cutlass DIR]                                   only count the names by header

The headers' text gives the names and the template parameters, g++ the answers: shape, thread numbers, layouts, value
types, what fragments are, and what `print` says of the atom. A line of the record is one operation with its template
arguments. `CUTECTL_ATOMS=FILE cargo test --test library atoms` compares the table itself with a record, field by field.

Headers and compiler as for fresh.py: without them the first word printed is SKIPPED and the status is 0. Status 1: a
difference. The last line is `N passed, M failed`.
"""
import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # no __pycache__ in the source tree

import gxx
import traits

MORE = pathlib.Path(__file__).with_name("atoms.hpp")
ANSWER_LIMIT = 300  # seconds for one run of cutectl
VALUE_TYPES = ["uint8_t", "uint16_t", "uint32_t", "uint128_t"]  # of Copy_Atom, those that the operation can take
CXX_TYPES = {"signed char": "int8_t", "unsigned char": "uint8_t", "short": "int16_t", "unsigned short": "uint16_t", "int": "int32_t",
             "unsigned int": "uint32_t", "long": "int64_t", "unsigned long": "uint64_t"}


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", help="the cutectl binary")
    parser.add_argument("--only", default="", help="names that this regular expression matches somewhere")
    parser.add_argument("--headers", default=pathlib.Path(tempfile.gettempdir()) / "cute-headers", help="where the packages are or go (default %(default)s)")
    parser.add_argument("--cutlass", help="a CUTLASS include folder to use instead of the package's")
    parser.add_argument("--jobs", type=int, default=2, help="compilers at a time (default %(default)s)")
    parser.add_argument("--batch", type=int, default=60, help="operations in one translation unit (default %(default)s)")
    parser.add_argument("--keep", help="a folder for the generated C++")
    parser.add_argument("--show", type=int, default=20, help="differences to print (default %(default)s)")
    parser.add_argument("--record", help="write what C++ said to this file, one JSON object a line")
    parser.add_argument("--replay", help="take C++'s answers from this file")
    parser.add_argument("--sample", help="write a few records of every family to this file")
    parser.add_argument("--within", help="only the operations and arguments of this record")
    parser.add_argument("--names", action="store_true", help="only count the names by header")
    chosen = parser.parse_args()
    if not (chosen.bin or chosen.record or chosen.sample or chosen.names):
        parser.error("one of --bin, --record, --sample and --names is needed")
    return chosen


def spelled(text):
    """A template argument as the table takes it."""
    if text.removeprefix("-").isdigit():
        return {"int": int(text)}
    if text in traits.BITS:
        return {"type": text.rsplit("::", 1)[-1], "bits": traits.BITS[text]}
    return {"name": text}


def questions(include, only):
    """(record without answers, C++ program) for every operation with every list of arguments."""
    for each in traits.defined(include):
        if not re.search(only, each.name):
            continue
        for arguments in traits.arguments(each):
            record = {"kind": each.kind.lower(), "name": each.name, "header": each.header, "args": [spelled(a) for a in arguments]}
            operation = spelled_operation(each, arguments)
            yield {**record, "cxx": operation}, f"atoms::{record['kind']}<{operation}>();"


def spelled_operation(each, arguments):
    """The C++ type of an operation; in CuTe 4.2 some are no templates, and their traits take the arguments as types."""
    if "NumBitsPerTMA" in each.extra and arguments:
        return f"Copy_Traits<{each.name}, C<{arguments[0]}>>"
    if "a_type" in each.extra:
        typed = [f"C<{a}>" if a.isdigit() else f"integral_constant<{a.rsplit('::', 1)[0]}, {a}>" if a.startswith("UMMA::") else a for a in arguments]
        typed += ["integral_constant<UMMA::ScaleIn, UMMA::ScaleIn::One>"] * (9 - len(typed))
        return f"MMA_Traits<{', '.join([each.name, *typed])}>"
    return each.name + (f"<{', '.join(arguments)}>" if arguments or (each.parameters and not each.extra) else "")


def asked(chosen):
    """What C++ says: one record for every question."""
    gpp = gxx.Compiler(chosen.headers, chosen.cutlass, chosen.batch, chosen.jobs, chosen.keep, MORE.read_text(), [gxx.EXTENDED])
    include = chosen.cutlass or next(f for f in gxx.include_folders(pathlib.Path(chosen.headers)) if (f / "cute/tensor.hpp").exists())
    pairs = list(questions(include, chosen.only))
    if chosen.within:
        wanted = {key(r) for r in load(chosen.within)}
        pairs = [pair for pair in pairs if key(pair[0]) in wanted]
    records, assembly = [], traits.instructions(include)
    for (record, _), outcome in zip(pairs, gpp.answers([program for _, program in pairs])):
        answer = fields(outcome.text, record["kind"]) if outcome.kind == "value" else {"refused": outcome.text, "how": outcome.kind}
        issued = traits.instruction(assembly, record["name"])
        records.append({**record, **answer, **({"instruction": issued} if issued else {})})
    return with_copy_atoms(gpp, records)


def key(record):
    """What tells one question from another."""
    return record["name"], json.dumps(record["args"])


def with_copy_atoms(gpp, records):
    """The records, those of copies with what `Copy_Atom` prints for each value type that fits."""
    wanted = [(r, t) for r in records if r["kind"] == "copy" and "refused" not in r for t in VALUE_TYPES]
    printed = gpp.answers([f"cute::print(Copy_Atom<{r['cxx']}, {t}>{{}});" for r, t in wanted])
    for (record, value_type), outcome in zip(wanted, printed):
        if outcome.kind == "value":
            record.setdefault("print", {})[value_type] = outcome.text
    return records


def fields(text, kind):
    """The lines that atoms.hpp printed, as the fields of a record."""
    text, _, printed = text.partition("print=")
    said = dict(line.split("=", 1) for line in text.splitlines())
    if kind == "copy":
        return said
    layouts = {key: said[key] for key in ("shape", "thr_id", "a", "b", "c")}
    return {**layouts, "types": [value_type(said[key]) for key in "DABC"], "fragments": [fragment(said[f"fragment_{key}"]) for key in "ABC"],
            "others": {key: said[key] for key in ("E", "SFA", "SFB") if key in said}, "print": printed}


def value_type(demangled):
    """CuTe's name for what the compiler calls a type."""
    name = re.sub(r"(cute|cutlass|std|detail|SM\w+)::", "", demangled).replace(" >", ">")
    name = re.sub(r"\d+ul\b|\d+u\b", lambda m: m[0].rstrip("ul"), name)
    name = re.sub(r"integer_subbyte<(\d+), (true|false)>", lambda m: f"{'' if m[2] == 'true' else 'u'}int{m[1]}_t", name)
    for cxx, cute in CXX_TYPES.items():
        name = re.sub(rf"(?<![\w ]){cxx}(?![\w ])|(?<=, ){cxx}(?=>)", cute, name)
    return name.rsplit("::", 1)[-1].replace(", ", ",")


def fragment(demangled):
    return "descriptor" if "smem_desc" in demangled else "tensor memory" if "tmem" in demangled else "registers"


def compare(chosen, records):
    """Asks the binary every atom and prints the differences; how many there are."""
    asked_for = []
    records = [r for r in records if not superseded(r)]
    for r in records:
        if r["kind"] == "mma":
            asked_for.append((r, f"MMA_Atom<{r['cxx']}>", None if "refused" in r else r["print"]))
        else:
            asked_for += [(r, f"Copy_Atom<{r['cxx']}, {t}>", text) for t, text in r.get("print", {}).items()]
            if "refused" in r:
                asked_for.append((r, f"Copy_Atom<{r['cxx']}, uint8_t>", None))
    done = subprocess.run([chosen.bin, "eval", "--format", "ndjson", "-"], input="".join(q + "\n" for _, q, _ in asked_for), capture_output=True,
                          text=True, errors="replace", timeout=ANSWER_LIMIT)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    answers += [{}] * (len(asked_for) - len(answers))
    table, differences = collections.defaultdict(collections.Counter), []
    for (r, question, wanted), answer in zip(asked_for, answers):
        got = answer.get("text") if answer.get("ok") else None
        equal = got is not None and got.rstrip("\n") == wanted.rstrip("\n") if wanted is not None else answer.get("ok") is False
        table[r["header"]][equal] += 1
        if not equal:
            differences.append((question, wanted or f"refused: {r['refused']}", got or answer.get("error", {}).get("message", "no answer")))
    for header in sorted(table):
        print(f"{header:40}{table[header][True]:6} of {sum(table[header].values())}")
    for question, wanted, got in differences[:chosen.show]:
        print(f"{question}\n--- C++\n{wanted}\n--- cutectl\n{got}")
    print(f"{len(asked_for) - len(differences)} passed, {len(differences)} failed")
    return len(differences)


def superseded(record):
    """Whether this is the one layout that CuTe 4.2 has differently from the later headers, which the table follows."""
    return "int4" in str(record.get("types")) and record["name"].startswith("SM80_16x8x32_") and "(_32,_1),(_8)" in record.get("b", "")


def sample(records):
    """A few records of every family: for each header and each name without its numbers, the first and the last (of warp groups the last)."""
    families = collections.defaultdict(list)
    for r in records:
        spread = r["name"] if r["header"] in ("copy_traits_sm90.hpp", "copy_traits_sm75.hpp", "mma_traits_sm80.hpp") else re.sub(r"\d+x", "", r["name"])
        families[r["header"], spread, "refused" in r].append(r)
    ends = lambda family: family[-1:] if "gmma" in family[0]["header"] else family[:1] + family[1:][-1:]
    chosen = [r for family in families.values() for r in ends(family)]
    return [{key: value for key, value in r.items() if key != "print"} for r in chosen]


def counts(include):
    table = collections.Counter((t.kind, t.header) for t in traits.defined(include))
    for (kind, header), number in sorted(table.items()):
        print(f"{kind:6}{header:40}{number:6}")


def load(path):
    return [json.loads(line) for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines()]


def save(path, records):
    pathlib.Path(path).write_text("".join(json.dumps(r, ensure_ascii=False) + "\n" for r in records), encoding="utf-8")


def main():
    chosen = options()
    try:
        if chosen.names:
            counts(chosen.cutlass or next(f for f in gxx.include_folders(pathlib.Path(chosen.headers)) if (f / "cute/tensor.hpp").exists()))
            return 0
        records = load(chosen.replay) if chosen.replay else asked(chosen)
    except gxx.Unavailable as reason:
        print(f"SKIPPED: {reason}")
        return 0
    if chosen.record:
        save(chosen.record, records)
    if chosen.sample:
        save(chosen.sample, sample(records))
    return 1 if chosen.bin and compare(chosen, records) else 0


if __name__ == "__main__":
    sys.exit(main())
