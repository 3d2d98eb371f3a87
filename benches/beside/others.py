"""What cutectl is compared with: how it is installed, the program that asks it for one composition,
and the loop that repeats it."""

import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/cxx"))
import gxx  # noqa: E402

A, B = ((6, 2), (8, 2)), ((4, 3), (3, 1))

BARE = 'fn main() { println!("32"); }\n'

# One composition of the operands above, printed; then as many as the argument says in a bare loop,
# and the seconds of the processor that each took.
PYCUTE = f"""
import sys, time
from pycute import Layout, composition
a, b = Layout(*{A}), Layout(*{B})
print(composition(a, b))
"""
TENSOR_LAYOUTS = f"""
import sys, time
from tensor_layouts import Layout, compose as composition
a, b = Layout(*{A}), Layout(*{B})
print(composition(a, b))
"""
LOOP = """
n = int(sys.argv[1])
begun = time.process_time()
for _ in range(n):
    composition(a, b)
if n:
    print((time.process_time() - begun) / n)
"""
# Layouts of the DSL exist while a function is traced; what it calls runs as plain Python.
DSL = f"""
import sys, time
import cutlass.cute as cute
def loop(a, b, n):
    begun = time.process_time()
    for _ in range(n):
        cute.composition(a, b)
    if n:
        print((time.process_time() - begun) / n)
@cute.jit
def traced():
    a = cute.make_layout({A[0]}, stride={A[1]})
    b = cute.make_layout({B[0]}, stride={B[1]})
    print(cute.composition(a, b))
    loop(a, b, int(sys.argv[1]))
traced()
"""
CXX_ONE = """
#include <cute/layout.hpp>
int main() {
  using namespace cute;
  print(composition(make_layout(make_shape(6, 2), make_stride(8, 2)), make_layout(make_shape(4, 3), make_stride(3, 1))));
  printf("\\n");
}
"""
# The same million lines as cutectl reads, without reading them.
CXX_MILLION = """
#include <cute/layout.hpp>
int main() {
  using namespace cute;
  for (int i = 0; i < 1000000; ++i) {
    print(composition(make_layout(make_shape(6, 2), make_stride(i, 2)), make_layout(make_shape(4, 3), make_stride(3, 1))));
    printf("\\n");
  }
}
"""


class Missing(Exception):
    """This is not to be had here, and why."""


class Package:
    """A package of PyPI in a folder of its own, and programs that use it."""

    def __init__(self, scratch, name, module, program, options=()):
        self.folder = scratch / module
        if not self.folder.exists():
            command = [sys.executable, "-m", "pip", "install", "--quiet", *options, "--target", str(self.folder), name]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                shutil.rmtree(self.folder, ignore_errors=True)
                raise Missing((done.stderr.strip().splitlines() or ["pip gives no reason"])[-1])
        # The DSL wants its sources in a file, and its path from a `.pth`.
        source = scratch / f"ask_{module}.py"
        source.write_text(f"import site; site.addsitedir({str(self.folder)!r})\n" + program)
        self.program = [sys.executable, str(source)]
        self.one = [*self.program, "0"]
        done = subprocess.run(self.one, capture_output=True, text=True)
        if done.returncode:
            raise Missing((done.stderr.strip().splitlines() or ["it gives no reason"])[-1])

    def each(self, n):
        """Seconds of one composition in a bare loop of n."""
        return float(subprocess.run([*self.program, str(n)], capture_output=True, text=True, check=True).stdout.split()[-1])


class Cxx:
    """CuTe itself, compiled by g++ on headers of PyPI: `one` prints a composition, `million` as many."""

    def __init__(self, scratch):
        if not shutil.which("g++"):
            raise Missing("there is no g++")
        headers = scratch / "headers"
        if gxx.include_folders(headers) is None:
            try:
                gxx.install(headers)
            except gxx.Unavailable as why:
                raise Missing(str(why)) from None
        folders = gxx.include_folders(headers)
        if folders is None:
            raise Missing("the packages of PyPI have no CuTe headers")
        include = [word for folder in folders for word in ("-isystem", str(folder))]
        (scratch / "one.cpp").write_text(CXX_ONE)
        (scratch / "million.cpp").write_text(CXX_MILLION)
        self.one, self.million = str(scratch / "one"), str(scratch / "million")
        self.compile = ["g++", "-std=c++17", "-O0", "-w", *include, "-o", self.one, self.one + ".cpp"]
        optimised = ["g++", "-std=c++17", "-O2", "-w", *include, "-o", self.million, self.million + ".cpp"]
        for command in (self.compile, optimised):
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                raise Missing((done.stderr.splitlines() or ["g++ gives no reason"])[0])


def found(scratch):
    """Those that are to be had, by name, and a sentence for each that is not."""
    makers = {
        "pycute": lambda: Package(scratch, "nvidia-cutlass", "pycute", PYCUTE + LOOP, ["--no-deps"]),
        "tensor-layouts": lambda: Package(scratch, "tensor-layouts", "tensor_layouts", TENSOR_LAYOUTS + LOOP),
        "CuTe DSL": lambda: Package(scratch, "nvidia-cutlass-dsl", "cutlass_dsl", DSL),
        "C++ CuTe": lambda: Cxx(scratch),
    }
    have, missing = {}, []
    for name, make in makers.items():
        try:
            have[name] = make()
        except Missing as why:
            missing.append(f"{name} is left out: {why}")
    return have, missing


def machine():
    """What the machine is, in a line."""
    model = next((line.split(":", 1)[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "unknown processor")
    return f"{os.cpu_count()} cores ({model}), Python {sys.version.split()[0]}"
