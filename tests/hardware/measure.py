#!/usr/bin/env python3
"""Measures what accesses of a warp cost on the GPU of this machine, by the profiler's counters.

    measure.py FILE... > readings.jsonl           accesses of these files (op, addr, active), measured
    measure.py --draw 500 --seed 7 > ...          fresh random accesses of every operation, measured
    measure.py --compare FILE...                  measures again, and counts the readings that differ

An access is a line as `cutectl bank --addresses` reads it. A reading is the same line with `wavefronts` (shared memory)
or `sectors` (global memory). Needs nvcc, ncu (Nsight Compute, with the right to read counters) and a GPU that has
`ldmatrix` and `stmatrix`: sm_90. The machine and the driver go to standard error.
"""
import argparse
import csv
import json
import pathlib
import random
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
SHARED = "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum"
SECTORS = "l1tex__t_sectors_pipe_lsu_mem_global_op_{}.sum"  # ld, st
METRICS = [SHARED, SECTORS.format("ld"), SECTORS.format("st")]

# Wavefronts that a launch has whatever its addresses: one for every access, three more on the way of cp.async.
OWN, OWN_ASYNC = 1, 3

# Bytes at the address of a lane.
OPS = {f"{d}.{space}.b{8 * n}": n for space in ("shared", "global") for d in ("ld", "st") for n in (1, 2, 4, 8, 16)}
OPS |= {f"{d}matrix.x{n}{t}": 16 for d in ("ld", "st") for n in (1, 2, 4) for t in ("", ".trans")}
OPS |= {f"cp.async.ca.b{8 * n}": n for n in (4, 8, 16)}
WHOLE, REACH = 0xFFFFFFFF, 32768


def mask(rng):
    if rng.random() < 0.25:
        return rng.choice([0xFFFF, 0xFF00FF00, 0x55555555, 0x33333333, 0x0F0F0F0F, 1, 0x80000000, 0xFF])
    share = rng.choice([0.2, 0.5, 0.8, 0.95])
    return sum((rng.random() < share) << lane for lane in range(32)) or 1


def strided(rng, size):
    step = rng.choice([*range(34), 40, 48, 64, 65, 96, 128, 129])
    return [lane * step * size % REACH for lane in range(32)]


def swizzled(rng, size):
    bits, base, row, rows = rng.randint(0, 3), rng.randint(0, 4), rng.choice([32, 64, 128, 256, 512]), rng.choice([4, 8, 16, 32])
    shift = rng.randint(max(bits, 1), 4)
    at = [(lane % rows) * row + lane // rows * size for lane in range(32)]
    return [(a ^ (a >> shift & ((1 << bits) - 1) << base)) % REACH // size * size for a in at]


def shared(rng, size):
    near = rng.random() < 0.5
    pool = [rng.randrange(64 if near else REACH // size) * size for _ in range(rng.choice([2, 4, 8, 16, 32]))]
    return [rng.choice(pool) for _ in range(32)]


def paired(rng, size):
    d, base = rng.choice([1, 2, 4, 8, 16]), [rng.randrange(256) * size for _ in range(32)]
    at = [base[lane & ~d] for lane in range(32)]
    for _ in range(rng.choice([0, 0, 1, 2])):
        at[rng.randrange(32)] = rng.randrange(256) * size
    return at


def scattered(rng, size):
    return [rng.randrange(rng.choice([128, 512, 4096]) // size) * size for _ in range(32)]


def drawn(count, seed):
    """Accesses of every operation in turn: strides, swizzles, lanes that share, pairs, and mere chance."""
    rng, names = random.Random(seed), list(OPS)
    for i in range(count):
        op = names[i % len(names)]
        active = WHOLE if "matrix" in op or rng.random() < 0.45 else mask(rng)
        yield {"op": op, "active": active, "addr": rng.choice([strided, swizzled, shared, paired, scattered])(rng, OPS[op])}


def measured(accesses):
    """The accesses with their readings."""
    lines = "".join("{} {} {}\n".format(a["op"], a["active"], " ".join(map(str, a["addr"]))) for a in accesses)
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "measure"
        subprocess.run(["nvcc", "-O1", "-std=c++17", "-arch=sm_90a", HERE / "measure.cu", "-o", program], check=True)
        subprocess.run(["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"], stdout=sys.stderr, check=True)
        profiler = ["ncu", "--cache-control", "none", "--clock-control", "none", "--metrics", ",".join(METRICS)]
        done = subprocess.run([*profiler, "--csv", "--page", "raw", "--print-units", "base", program], input=lines, text=True,
                              stdout=subprocess.PIPE, check=True)
    rows = csv.reader(line for line in done.stdout.splitlines() if line.startswith('"'))
    header, _units, *rows = rows
    if len(rows) != len(accesses):
        sys.exit(f"{len(accesses)} accesses, {len(rows)} launches: {done.stdout[-500:]}")
    return [reading(access, dict(zip(header, row))) for access, row in zip(accesses, rows)]


def reading(access, counters):
    op, count = access["op"], lambda metric: int(float(counters[metric].replace(",", "")))
    case = {"op": op, "active": access["active"], "addr": access["addr"]}
    if ".global." in op:
        return case | {"sectors": count(SECTORS.format(op[:2]))}
    return case | {"wavefronts": count(SHARED) - OWN - (OWN_ASYNC if op.startswith("cp.async") else 0)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", metavar="FILE")
    parser.add_argument("--draw", type=int, metavar="N", help="draw N accesses")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compare", action="store_true", help="the files hold readings: print what differs instead")
    chosen = parser.parse_args()
    accesses = list(drawn(chosen.draw, chosen.seed)) if chosen.draw else []
    for name in chosen.files:
        accesses += [json.loads(line) for line in pathlib.Path(name).read_text().splitlines()]
    if not accesses:
        parser.error("no accesses: name a file, or --draw some")
    readings = measured(accesses)
    if not chosen.compare:
        print("\n".join(json.dumps(r, separators=(",", ":")) for r in readings))
        return 0
    differ = [r for a, r in zip(accesses, readings) if any(a.get(k) != r[k] for k in ("wavefronts", "sectors") if k in r)]
    print("\n".join(json.dumps(r, separators=(",", ":")) for r in differ[:20]))
    print(f"{len(readings)} measured, {len(differ)} differ")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
