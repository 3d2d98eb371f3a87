"""Real CuTe's answers: C++ expressions compiled with plain g++ against the CUTLASS headers and run on the CPU.

The headers come from PyPI packages, installed once into a folder and compiled once into a precompiled header
(6 s, 180 MB beside the headers). Many expressions share one translation unit, each in a function on a line of
its own; where one does not compile, the lines that g++ names are dropped and the rest is compiled again.
"""
import concurrent.futures
import hashlib
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass

PACKAGES = ["nvidia-cutlass", "nvidia-cuda-runtime-cu12", "nvidia-cuda-cccl-cu12", "nvidia-cuda-nvcc-cu12"]
WANTED = ["cute/tensor.hpp", "cuda_runtime.h", "cuda/std/tuple", "crt/host_config.h"]
EXTENDED = "CUTE_SM90_EXTENDED_MMA_SHAPES_ENABLED"  # without it CuTe leaves most N of the SM90 warp-group operations out
PRELUDE = pathlib.Path(__file__).with_name("prelude.hpp")
COMPILE_LIMIT = 400  # seconds for one translation unit

# Signed overflow traps (SIGILL), so that a wrapped 32-bit result is never taken for an answer.
# C-locale messages and whole instantiation backtraces, because `blame` reads them.
FLAGS = ["-std=c++17", "-O0", "-w", "-fsanitize=signed-integer-overflow", "-fsanitize-undefined-trap-on-error",
         "-fmax-errors=0", "-ftemplate-backtrace-limit=0", "-fno-diagnostics-show-caret"]


class Unavailable(Exception):
    """What the suite needs is not on this machine, and why."""


@dataclass(frozen=True)
class Outcome:
    """What C++ said: kind `value`, `assertion`, `signal`, `overload`, `overflow` or `limit`, and the text or message."""
    kind: str
    text: str

    @property
    def refused(self):
        """C++ refuses on purpose (or divides by zero): a calculator must refuse as well."""
        return self.kind in ("assertion", "signal")


def include_folders(root, cutlass=None):
    """The include folders below `root` that hold what CuTe needs, or None where one is missing."""
    folders = [root / "cutlass_library/source/include", root / "include", *sorted(root.glob("nvidia/*/include"))]
    folders = ([pathlib.Path(cutlass)] if cutlass else []) + folders
    found = [next((f for f in folders if (f / name).exists()), None) for name in WANTED]
    return None if None in found else list(dict.fromkeys(found))


def install(root):
    """Installs the header packages into `root`."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile", "--target", str(root), *PACKAGES]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise Unavailable("the header packages cannot be installed: " + (done.stderr.strip().splitlines() or ["no reason given"])[-1])


class Compiler:
    """g++ with CuTe's headers below `root`, which are installed if they are missing.

    `before` and `more` are C++ that every translation unit has before and after the prelude, `defines` are macros."""

    def __init__(self, root, cutlass=None, batch=40, jobs=1, keep=None, more="", defines=(), before=""):
        if not shutil.which("g++"):
            raise Unavailable("no g++ on the path")
        root = pathlib.Path(root)
        if include_folders(root, cutlass) is None:
            install(root)
        folders = include_folders(root, cutlass)
        if folders is None:
            raise Unavailable(f"no CuTe headers below {root}")
        self.batch, self.jobs = batch, jobs
        self.command = [*(["nice", "-n", "10"] if shutil.which("nice") else []), "g++", *FLAGS]
        for folder in folders:
            self.command += ["-isystem", str(folder)]
        self.command += [f"-D{name}" for name in defines]
        self.prelude = self.precompiled(root, before + PRELUDE.read_text() + more)
        self.scratch = None if keep else tempfile.TemporaryDirectory(prefix="cute-fresh-")
        self.folder = pathlib.Path(keep or self.scratch.name)
        self.folder.mkdir(parents=True, exist_ok=True)

    def precompiled(self, root, text):
        """The prelude `text` as a precompiled header, kept beside the headers under a name that tells its ingredients."""
        version = subprocess.run(["g++", "--version"], capture_output=True, text=True).stdout
        key = hashlib.sha1("\n".join([*self.command, version, text]).encode()).hexdigest()[:12]
        target = root / f"prelude-{key}.hpp"
        compiled = target.with_suffix(".hpp.gch")
        if not compiled.exists():
            target.write_text(text)
            partial = root / f"prelude-{key}.{os.getpid()}"
            done = self.gxx("-x", "c++-header", str(target), "-o", str(partial))
            if done.returncode:
                raise Unavailable("g++ cannot compile the CuTe headers: " + (done.stderr.splitlines() or [""])[0])
            partial.rename(compiled)
        return target

    def gxx(self, *arguments):
        return subprocess.run([*self.command, *arguments], capture_output=True, text=True, errors="replace",
                              timeout=COMPILE_LIMIT, env={**os.environ, "LC_ALL": "C"})

    def answers(self, programs):
        """One `Outcome` for each program, in order: C++ statements; what follows the last `;` is printed."""
        return list(self.answered(programs))

    def answered(self, programs):
        """The same one by one, as batches are answered."""
        batches = [programs[i:i + self.batch] for i in range(0, len(programs), self.batch)]
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            for outcomes in pool.map(self.answer_batch, batches, range(len(batches))):
                yield from outcomes

    def answer_batch(self, programs, number):
        outcomes, left = {}, list(range(len(programs)))
        while left:
            try:
                binary, errors = self.build([programs[i] for i in left], self.folder / f"unit{number}.cpp")
            except subprocess.TimeoutExpired:
                binary, errors = None, ""
            if binary:
                outcomes.update(zip(left, run(binary, len(left))))
                break
            blamed = {left[k]: messages for k, messages in blame(errors, len(left)).items()}
            if not blamed:
                outcomes.update(self.isolated(programs, left, number, errors))
                break
            settled = conclusive({i: rejection(messages) for i, messages in blamed.items()})
            outcomes.update(settled)
            suspects = [i for i in blamed if i not in settled]
            if suspects:  # by themselves: the rest need not be compiled as often
                outcomes.update(zip(suspects, self.answer_batch([programs[i] for i in suspects], number)))
            left = [i for i in left if i not in blamed]
        return [outcomes[i] for i in range(len(programs))]

    def isolated(self, programs, left, number, errors):
        """g++ failed without naming a line: halves, and at the end the one program that it cannot take."""
        if len(left) == 1:
            return {left[0]: Outcome("limit", (errors.splitlines() or [f"not compiled in {COMPILE_LIMIT} s"])[0])}
        outcomes = {}
        for part in (left[:len(left) // 2], left[len(left) // 2:]):
            outcomes.update(zip(part, self.answer_batch([programs[i] for i in part], number)))
        return outcomes

    def build(self, programs, source):
        """Compiles the programs into one binary: its path, or None and what g++ complained about."""
        source.write_text(translation_unit(programs, self.prelude))
        binary = source.with_suffix("")
        done = self.gxx(str(source), "-o", str(binary))
        return (binary if done.returncode == 0 else None), done.stderr


def translation_unit(programs, prelude):
    """Program k stands on line k + 3: `blame` counts on it."""
    lines = [f'#include "{prelude}"', "using namespace cute;"]
    for k, program in enumerate(programs):
        statements, _, answer = program.rpartition(";")
        lines.append(f"static void q{k}() {{ {statements}; {f'print({answer});' if answer.strip() else ''} }}")
    names = ", ".join(f"q{k}" for k in range(len(programs)))
    lines += [f"static fresh::Question const questions[] = {{{names}}};", f"int main() {{ return fresh::run(questions, {len(programs)}); }}"]
    return "\n".join(lines) + "\n"


def blame(errors, count):
    """{program: its error messages}: an error belongs to the line of the unit that the backtrace above it ends in."""
    blamed, line = {}, None
    for text in errors.splitlines():
        place = re.match(r"\S*unit\d+\.cpp:(\d+):", text)
        if place:
            line = int(place[1])
        error = re.search(r": (?:fatal )?error: (.*)", text)
        if error and line is not None and 0 <= line - 3 < count:
            blamed.setdefault(line - 3, []).append(error[1])
    return blamed


def rejection(messages):
    """The first assertion (or deleted function) tells why; without one it is a missing overload, by its first message."""
    meant = [m for m in messages if m.startswith(("static assertion failed", "use of deleted function", "non-constant condition for static assertion"))]
    text = (meant or messages)[0].removeprefix("static assertion failed: ").replace("cute::", "")
    return Outcome("assertion" if meant else "overload", text if len(text) <= 200 else text[:197] + "...")


def conclusive(outcomes):
    """The outcomes that hold: g++ reports an instantiation once, so beside an assertion another program may show
    only what follows from it, and is asked again without its neighbour."""
    return {i: o for i, o in outcomes.items() if o.kind == "assertion"} or outcomes


def run(binary, count):
    """The outcome of every question in `binary`."""
    output = subprocess.run([str(binary)], capture_output=True).stdout.decode("utf-8", "replace")
    frames = re.findall(r"\001([^\002]*)\002(\d+)\n", output)
    if len(frames) != count:
        raise RuntimeError(f"{binary} answered {len(frames)} of {count} questions")
    return [ended(int(number), text) for text, number in frames]


def ended(number, text):
    if number == 0:
        return Outcome("value", text)
    name = signal.Signals(number).name
    kinds = {"SIGILL": "overflow", "SIGALRM": "limit"}
    return Outcome(kinds.get(name, "signal"), f"runtime: {name}")
