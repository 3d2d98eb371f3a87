"""Processes measured: the time of the processor, the time of the clock, the bytes written, the peak of memory."""

import math
import os
import subprocess
import time
from dataclasses import dataclass


@dataclass
class Took:
    processor: float  # seconds, of the user and of the system
    clock: float


def took(*pipeline, stdin=os.devnull, env=None):
    """What a pipeline of commands took in all; its end goes to /dev/null."""
    begun = time.perf_counter()
    children, read = [], None
    for k, argv in enumerate(pipeline):
        inner = k + 1 < len(pipeline)
        following, write = os.pipe() if inner else (None, None)
        actions = [(os.POSIX_SPAWN_OPEN, 0, str(stdin), os.O_RDONLY, 0) if read is None else (os.POSIX_SPAWN_DUP2, read, 0)]
        actions += [(os.POSIX_SPAWN_DUP2, write, 1) if inner else (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
        actions += [(os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)]
        children.append(os.posix_spawnp(argv[0], list(argv), env or os.environ, file_actions=actions))
        for end in (read, write):
            if end is not None:
                os.close(end)
        read = following
    used = [os.wait4(child, 0)[2] for child in children]
    return Took(sum(u.ru_utime + u.ru_stime for u in used), time.perf_counter() - begun)


def written(argv, stdin=os.devnull):
    """How many bytes a command writes."""
    with open(stdin, "rb") as source, subprocess.Popen(argv, stdin=source, stdout=subprocess.PIPE) as process:
        count = 0
        while block := process.stdout.read(1 << 20):
            count += len(block)
        return count


# A process inherits the peak of the one that starts it: this one is small, where Python is not.
PEAK = """
use std::process::{Command, Stdio};
#[repr(C)]
struct Usage([i64; 18]);
unsafe extern "C" { fn getrusage(who: i32, usage: *mut Usage) -> i32; }
fn main() {
    let args: Vec<_> = std::env::args_os().skip(1).collect();
    let status = Command::new(&args[0]).args(&args[1..]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    let mut usage = Usage([0; 18]);
    unsafe { getrusage(-1, &mut usage) };
    println!("{} {}", status.is_ok_and(|s| s.success()), usage.0[4]);
}
"""


class Peak:
    """The greatest resident memory of a command, in MB; of Linux with 64 bits."""

    def __init__(self, scratch):
        self.launcher = compiled(scratch, "peak", PEAK)

    def __call__(self, argv, stdin=os.devnull):
        with open(stdin, "rb") as source:
            said = subprocess.run([self.launcher, *argv], stdin=source, capture_output=True, text=True).stdout.split()
        assert said[0] == "true", argv
        return int(said[1]) * 1024 / 1e6


def compiled(scratch, name, source):
    """A Rust program of one file."""
    path = scratch / name
    (scratch / f"{name}.rs").write_text(source)
    optimised = ["-O", "-C", "panic=abort", "-C", "strip=symbols", "--edition", "2024"]
    subprocess.run(["rustc", *optimised, "-o", str(path), str(path) + ".rs"], check=True)
    return str(path)


class Race:
    """Tasks that take turns, so that a noisy moment hits all of them; the best turn of each counts."""

    def __init__(self):
        self.tasks = {}
        self.best = {}

    def add(self, name, run, turns=1):
        """`run` returns seconds; `turns` in each round, a fraction where it is too slow for each."""
        self.tasks[name] = (run, turns)

    def round(self, number):
        left = {name: turns if turns >= 1 else int(number % round(1 / turns) == 0) for name, (_, turns) in self.tasks.items()}
        while any(left.values()):
            for name in [name for name in left if left[name]]:
                left[name] -= 1
                self.best[name] = min(self.best.get(name, math.inf), self.tasks[name][0]())
