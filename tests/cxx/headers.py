#!/usr/bin/env python3
"""Traits and config headers of public repositories: every member of their classes, as g++ with CuTe's headers has it and as cutectl does.

    headers.py --bin target/release/cutectl --cutlass ~/cutlass/include --corpus DIR [--headers DIR] [--arch 80] [--show N] [NAME…]

`--corpus` holds clones of the repositories as OWNER+NAME, or OWNER+NAME@COMMIT where a header is of an older commit; what is
not there is passed over and said. Each class is asked twice, without an architecture and with `--arch` (in the compiler:
__CUDA_ARCH__ while the header is read). The members are those that `cutectl info -f HEADER CLASS` lists. A layout, an atom or
a tiling has to print the same text, a constant the same number, any other type has to be the one that cutectl names; of a
class the size is compared. What cutectl refuses is counted apart, and named. Without g++ or the headers
(see gxx.py) the first word printed is SKIPPED and the status is 0.
"""
import argparse
import csv
import io
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # no __pycache__ in the source tree

import gxx

MLA = "deepseek-ai+FlashMLA/csrc"
KERUTILS = f"{MLA}/kerutils/include"
# header, classes, folders of includes
HEADERS = [
    ("Dao-AILab+flash-attention/csrc/flash_attn/src/kernel_traits.h",
     ["Flash_fwd_kernel_traits<128, 128, 64, 4>", "Flash_fwd_kernel_traits<64, 128, 128, 4, true, true>", "Flash_fwd_kernel_traits<96, 64, 64, 4, false, false, cutlass::bfloat16_t>",
      "Flash_bwd_kernel_traits<64, 128, 128, 8, 4, 4, 4>", "Flash_bwd_kernel_traits<128, 64, 128, 8, 2, 4, 2, true>"], []),
    ("66RING+tiny-flash-attention/flash_attention_cutlass/csrc/kernel_traits.h", ["Flash_fwd_kernel_traits<64, 64, 64, 4>", "Flash_fwd_kernel_traits<128, 128, 32, 8>"], []),
    ("DD-DuDa+Cute-Gemm-Optimization/flashdecoding/src/include/kernel_traits.h", ["Flash_fwd_kernel_traits<128, 64, 128, 4>", "Flash_fwd_kernel_traits<96, 128, 64, 4, true>"], []),
    ("DD-DuDa+Cute-Gemm-Optimization/sm90_decode/src/include/kernel_traits.h", ["Flash_fwd_kernel_traits<128, 64, 64, 4>", "Flash_fwd_kernel_traits<64, 128, 128, 4, false, true>"], []),
    ("ZL1206+cutlass-llm-kernel/include/kernel_traits.h", ["Kernel_traits<half_t>", "Kernel_traits<bfloat16_t, 64, 64, 64, 4>"], []),
    ("ColfaxResearch+cfx-article-src/streamk/kernel_traits.h", ["Kernel_traits<128, 128, 64, 12, 4>", "Kernel_traits<128, 256, 64, 12, 3, 2, 1, bfloat16_t, float>"], []),
    ("ColfaxResearch+cfx-article-src/pipeline-gemm/hopper-gemm-ws/kernel_traits.h", ["Kernel_traits<128, 128, 64, 12, 4>", "Kernel_traits<256, 128, 128, 12, 2, 1, 2>"], []),
    ("ColfaxResearch+cfx-article-src/transpose-cute/include/shared_storage.h", ["SharedStorageTranspose<float, Layout<Shape<_32, _32>>>"], []),
    ("Dao-AILab+flash-attention@36dddb89/hopper/kernel_traits.h",
     ["Flash_fwd_kernel_traits<128, 128, 128, 12, 2>", "Flash_fwd_kernel_traits<64, 192, 128, 16, 2, false, 2, bfloat16_t>", "Flash_fwd_kernel_traits_fp8<128, 128, 256, 12, 2, false, 1, cutlass::float_e4m3_t>",
      "Flash_bwd_kernel_traits<128, 64, 128, 12, true, false, true>", "Flash_bwd_seqqpar_kernel_traits<64, 128, 128, 8, true, false, false>"], []),
    ("deepseek-ai+FlashMLA@01a2772/csrc/kernels/traits.h", ["Traits<cutlass::bfloat16_t>", "Traits<cutlass::half_t>"], []),
    (f"{MLA}/sm90/decode/dense/traits.h", ["Traits<cutlass::bfloat16_t>", "Traits<cutlass::half_t>"], [f"{MLA}/sm90/decode/dense"]),
    (f"{MLA}/sm90/prefill/sparse/config.h", ["sm90::fwd::KernelTemplate<576, false>", "sm90::fwd::KernelTemplate<512, true>"], [MLA, KERUTILS]),
    (f"{MLA}/sm90/decode/sparse_fp8/config.h", ["sm90::decode::sparse_fp8::KernelTemplate<ModelType::V32, 64>", "sm90::decode::sparse_fp8::KernelTemplate<ModelType::MODEL1, 128>"], [MLA, KERUTILS]),
    (f"{MLA}/sm100/prefill/sparse/fwd/head128/config.h", ["sm100::fwd::head128::KernelTemplate<576>", "sm100::fwd::head128::KernelTemplate<512>"], [MLA, KERUTILS]),
    (f"{MLA}/sm100/decode/head64/config.h", ["sm100::decode::head64::KernelTemplate<ModelType::V32>", "sm100::decode::head64::KernelTemplate<ModelType::MODEL1>"], [MLA, KERUTILS]),
]
# Headers beside the ones above that hold device code alone, or need what is not a header of CUDA.
STAND_INS = {
    "math_constants.h": "#pragma once\n",
    "cooperative_groups.h": "#pragma once\n",
}
# What device code that is only read names, and headers that have to be read without an architecture.
BEFORE = """#include <cuda.h>
#include <cuda_runtime.h>
#include <cuda_fp8.h>
namespace cutlass { template <class... Args> CUresult call_cuTensorMapEncodeTiled(Args...) { return CUDA_SUCCESS; } }
inline size_t __cvta_generic_to_shared(void const*) { return 0; }
static uint3 threadIdx, blockIdx;
static dim3 blockDim, gridDim;
inline void __syncthreads() {}
inline void __syncwarp(unsigned = 0) {}
#include <cute/tensor.hpp>
#include <cutlass/cutlass.h>
#include <cutlass/layout/layout.h>
#include <cutlass/numeric_types.h>
#include <cutlass/arch/barrier.h>
#include <iostream>
extern "C" cudaError_t cudaGetLastError() { return cudaSuccess; }
extern "C" cudaError_t cudaMemsetAsync(void*, int, size_t, cudaStream_t) { return cudaSuccess; }
"""
AFTER = """
template <class T> auto as_text(int) -> decltype(cute::print(T{})) { cute::print(T{}); }
template <class T> void as_text(long) { printf("no text, %d bytes", int(sizeof(T))); }
#define TEXT(name, ...) printf("\\n@%s\\n", name); as_text<__VA_ARGS__>(0);
#define SAME(name, ...) printf("\\n@%s\\n%d", name, int(std::is_same_v<__VA_ARGS__>));
template <class T> void number(T x) { if constexpr (std::is_floating_point_v<T>) printf("%f", double(x)); else std::cout << +x << std::flush; }
#define NUMBER(name, ...) printf("\\n@%s\\n", name); fflush(stdout); number(__VA_ARGS__);
#define SIZE(name, ...) printf("\\n@%s\\n%d bytes", name, int(sizeof(__VA_ARGS__)));
"""


PIPELINE = re.compile(r"(?<!:)\b(?=Pipeline(?:State|Async|TmaAsync)\b)")  # cutectl names them without their namespace


def members(binary, header, name, arch, folders):
    """(member, kind, value) of a class, as cutectl lists them, or what it says."""
    command = [binary, "info", "-f", str(header), name, "--format", "csv", *(["--arch", f"sm_{arch}"] if arch else [])]
    for folder in folders:
        command += ["-I", str(folder)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    if ended.returncode:
        return None, ended.stderr
    rows = list(csv.reader(io.StringIO(ended.stdout)))[1:]
    for row in rows:
        if row[1] == "type" and re.match(r"[A-Za-z_][\w:]*<.*\(", row[2]):  # a class of layouts, which C++ has no word for: its size
            question = f"sizeof({name}::{row[0]})"
            row[2] = subprocess.run([binary, "eval", "-f", str(header), question, *command[7:]], capture_output=True, text=True, timeout=60).stdout.strip() + " bytes"
    return rows, ""


def question(row, name):
    """The line of C++ that prints what a member is, and what it has to print."""
    member, kind, value = row[0], row[1], row[2]
    label = f"{name}_{member}"
    if value.startswith("cannot: "):
        return None, value
    if kind == "constant" and re.fullmatch(r"[A-Za-z_]\w*(::\w+)+", value):  # an enumerator of CuTe
        return f'NUMBER("{label}", int({name}::{member} == {value}))', "1"
    if kind == "constant":
        return f'NUMBER("{label}", {name}::{member})', value
    if kind != "type":
        return None, None
    if size := re.fullmatch(r"(\d+) bytes", value):
        return f'SIZE("{label}", typename {name}::{member})', value
    if re.fullmatch(r"[A-Za-z_][\w:]*(?:<[\w:<>, ]*>)?(?:\s*\*)?", value):
        return f'SAME("{label}", typename {name}::{member}, {PIPELINE.sub("cutlass::", value)})', "1"
    return f'TEXT("{label}", typename {name}::{member})', value


def ask(folders, work, stand_ins, header, classes, arch, extra):
    """What g++'s program prints of each member of the classes, each with what cutectl lists."""
    lines, wanted, refused = [], {}, []
    for i, rows in enumerate(classes.values()):
        for row in rows:
            line, value = question(row, f"X{i}")
            if line:
                lines.append("  " + line)
                wanted[f"X{i}_{row[0]}"] = value
            elif value:
                refused.append(f"X{i}_{row[0]}: {value}")
    around = (f"#define __CUDA_ARCH__ {arch * 10}\n", "#undef __CUDA_ARCH__\n") if arch else ("", "")
    # what the header includes of CUTLASS is read without an architecture, for it has device code then
    before = BEFORE + "".join(f"#include <{name}>\n" for name in re.findall(r'#include [<"](cut\w+/[^>"]+)[>"]', header.read_text()))
    names = "".join(f"using X{i} = {name};\n" for i, name in enumerate(classes))
    text = before + around[0] + f'#include "{header}"\n' + around[1] + AFTER + "using namespace cute;\n" + names + "int main() {\n" + "\n".join(lines) + "\n}\n"
    source = work / "members.cpp"
    source.write_text(text)
    includes = [f"-I{folder}" for folder in [stand_ins, *extra, *folders]]
    made = subprocess.run(["g++", "-std=c++20", "-O0", "-w", "-fpermissive", *includes, str(source), "-o", str(work / "members")], capture_output=True, text=True)
    if made.returncode:
        return None, wanted, refused, "\n".join(line for line in made.stderr.splitlines() if "error" in line)[:1500]
    done = subprocess.run([str(work / "members")], capture_output=True, text=True, timeout=60)
    found = re.split(r"^@(\w+)\n", done.stdout, flags=re.M)
    return dict(zip(found[1::2], (text.rstrip("\n") for text in found[2::2]))), wanted, refused, ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--corpus", required=True, type=pathlib.Path)
    parser.add_argument("--cutlass")
    parser.add_argument("--headers", type=pathlib.Path, default=pathlib.Path(tempfile.gettempdir()) / "cute-headers")
    parser.add_argument("--arch", type=int, default=80)
    parser.add_argument("--show", type=int, default=10)
    parser.add_argument("names", nargs="*", help="parts of the paths to ask")
    given = parser.parse_args()
    binary = shutil.which(given.bin)
    try:
        gxx.Compiler(given.headers, given.cutlass)
        folders = gxx.include_folders(given.headers, given.cutlass)
    except gxx.Unavailable as reason:
        print(f"SKIPPED: {reason}")
        return 0
    asked = passed = failed = 0
    with tempfile.TemporaryDirectory() as scratch:
        work, stand_ins = pathlib.Path(scratch), pathlib.Path(scratch) / "stand-ins"
        for name, text in STAND_INS.items():
            (stand_ins / name).parent.mkdir(parents=True, exist_ok=True)
            (stand_ins / name).write_text(text)
        for path, classes, more in HEADERS:
            header = given.corpus.resolve() / path
            if given.names and not any(name in path for name in given.names):
                continue
            if not header.exists():
                print(f"{path}: is not there")
                continue
            asked += 1
            extra = [given.corpus.resolve() / folder for folder in more]
            here, left = [0, 0], []
            for arch in (None, given.arch):
                listed = {}
                for name in classes:
                    rows, said = members(binary, header, name, arch, [stand_ins, *extra])
                    if rows is None:
                        print(f"{path}: {name}: {said.splitlines()[:2]}")
                        failed += 1
                    else:
                        listed[name] = rows
                got, wanted, refused, said = ask(folders, work, stand_ins, header, listed, arch, extra)
                left += refused
                if got is None:
                    print(f"{path}: g++ refuses: {said}")
                    failed += 1
                    continue
                for member, value in wanted.items():
                    same = got.get(member) == value
                    here[not same] += 1
                    if not same and failed + here[1] <= given.show:
                        print(f"{path}: {member} ({f'sm_{arch}' if arch else 'no architecture'}):\n  g++     {got.get(member)!r}\n  cutectl {value!r}")
            passed, failed = passed + here[0], failed + here[1]
            print(f"{path}: {here[0]} members alike, {here[1]} differ, {len(left)} refused")
            for line in sorted(set(left)):
                print(f"  {line}")
    print(f"{asked} headers: {passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
