"""The session driven through tmux: keys in, the screen out.

Every step waits for the text that it expects, with a generous limit, and never for a time: a slow
machine makes this slow and not wrong.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

LIMIT = 60.0  # seconds that any text may take to appear
PROMPT = "cutectl>"
MORE = "-- more: space a page, Enter a line, a all, q no more --"


class Terminal:
    """One tmux pane in which `cutectl` runs, in a folder and with a state folder of its own."""

    count = 0

    def __init__(self, binary, folder, width=100, height=30, env=None, args=""):
        Terminal.count += 1
        self.server = f"cutectl-{os.getpid()}-{Terminal.count}"
        self.folder = folder
        settings = {"XDG_STATE_HOME": os.path.join(folder, "state"), "HOME": folder, "LC_ALL": "C.UTF-8"}
        settings.update(env or {})
        words = ["env", "-u", "COLUMNS", "-u", "LINES", "-u", "NO_COLOR", "-u", "CUTECTL_PLAIN", "-u", "PAGER", "-u", "LESS"]
        for name, value in settings.items():
            words += ["-u", name] if value is None else [f"{name}={value}"]
        command = " ".join(shell_quoted(w) for w in [*words, binary])
        # The shell stays behind, whatever Ctrl-C does, and says how the session ended.
        command = f"trap : INT; cd {shell_quoted(folder)}; {command} {args}; echo ended with $?; exec sleep 1000"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(width), "-y", str(height), "sh", "-c", command)

    def tmux(self, *args):
        ended = subprocess.run(["tmux", "-L", self.server, *args], capture_output=True, text=True, timeout=LIMIT)
        assert ended.returncode == 0, f"tmux {args}: {ended.stderr}"
        return ended.stdout

    def keys(self, *keys):
        """Keys by tmux's names: `Enter`, `C-c`, `Up`."""
        self.tmux("send-keys", *keys)

    def type(self, text):
        """Text as it stands, and no key behind it."""
        self.tmux("send-keys", "-l", text)

    def line(self, text):
        self.type(text)
        self.keys("Enter")

    def screen(self):
        """What is shown, and what has scrolled away, without the blank lines at the end."""
        return self.tmux("capture-pane", "-p", "-S", "-2000").rstrip()

    def wait(self, what, holds):
        end = time.monotonic() + LIMIT
        while True:
            screen = self.screen()
            if holds(screen):
                return screen
            if time.monotonic() > end:
                raise AssertionError(f"waited for {what!r}\n--- the screen\n{screen}\n---")
            time.sleep(0.02)

    def sees(self, text, times=1):
        """Waits until `text` stands on the screen so often."""
        return self.wait(text, lambda screen: screen.count(text) >= times)

    def ready(self, behind=""):
        """Waits for a prompt at the end with `behind` typed behind it."""
        pattern = re.compile(r"(?:^|\n)cutectl(?: --cxx)?> ?" + re.escape(behind) + r"\s*$")
        return self.wait(f"the prompt and {behind!r}", lambda screen: bool(pattern.search(screen)))

    def lists(self):
        """Waits until a listing has begun: what was typed is no longer the last line."""
        return self.wait("a listing", lambda screen: PROMPT not in screen.splitlines()[-1])

    def says(self, line, answer):
        """Types a line; its answer must be the last thing before the next prompt."""
        self.line(line)
        return self.wait(f"{answer!r} after {line!r}", lambda screen: re.search(re.escape(answer) + r"\n" + PROMPT + r"\s*$", screen) is not None)

    def runs(self, line):
        """Types a line, and waits until it is being answered."""
        plain = lambda text: "".join(text.split())
        self.type(line)
        typed = self.wait(f"{line!r} behind the prompt", lambda screen: plain(screen).endswith(plain(line)))
        self.keys("Enter")
        self.wait(f"what comes behind {line!r}", lambda screen: screen != typed)

    def pages(self, key="q"):
        """Answers the stop at the end of a screenful, where there is one."""
        def waits(screen):
            last = screen.splitlines()[-1].rstrip()
            return MORE[:12] in last or last.startswith("cutectl") and last.endswith(">")  # no line that is still being read

        self.wait("a stop or a prompt", waits)
        if MORE[:7] in self.screen().splitlines()[-1]:
            self.keys(key)
        self.ready()

    def leaves(self, status=0):
        self.ready()  # between two lines the terminal would take the key for its own
        self.keys("C-d")
        self.sees(f"ended with {status}")

    def close(self):
        subprocess.run(["tmux", "-L", self.server, "kill-server"], capture_output=True, timeout=LIMIT)


def shell_quoted(word):
    return "'" + word.replace("'", "'\\''") + "'"


def history_file(folder):
    return os.path.join(folder, "state", "cutectl", "history")


def written(path):
    """The text of a file once it is there and no longer grows."""
    end = time.monotonic() + LIMIT
    while not os.path.exists(path):
        assert time.monotonic() < end, f"{path} does not appear"
        time.sleep(0.02)
    with open(path, encoding="utf-8") as file:
        return file.read()


def expressions_bindings_and_answers(start):
    t = start()
    t.ready()
    t.says("4:1", "4:1")
    t.says("size((4,8))", "32")
    t.says("ans + 1", "33")
    t.says("ans1", "4:1")
    t.line("L = (4,8):(8,1); size(L); cosize(L)")
    t.sees("32\n32\n" + PROMPT)
    t.says(":forget ans3", ":forget ans3")
    t.line(":names")
    screen = t.sees("ans6 = 32\n" + PROMPT)
    assert "L = (4,8):(8,1)" in screen and "ans2 = 32" in screen and "ans3" not in screen.split(":names")[1], screen
    t.leaves()


def a_wrong_line(start):
    t = start()
    t.ready()
    t.line("B = 3; siz(4)")
    screen = t.sees("did you mean `size`?")
    assert "error[E0201]" in screen and "^^^" in screen, screen
    t.ready()
    # Nothing of the line has happened.
    t.line("B")
    t.sees("error[E020", times=2)
    t.says("size(4)", "4")
    t.line(":inof")
    t.sees("did you mean `:info`?")
    t.line("names")
    t.sees("the command is `:names`")
    t.line("!ls -l")
    t.sees("no command of a shell runs here")
    t.line("exit")
    t.sees("ended with 0")


def history_of_several_sessions(start):
    t = start()
    t.ready()
    t.says("size((2,3))", "6")
    t.line("A = (4,")
    t.line("8)")
    t.ready()
    t.leaves()
    assert written(history_file(t.folder)) == "size((2,3))\nA = (4,\\n8)\n"
    one, two = start(), start()
    one.ready()
    two.ready()
    one.says("1", "1")
    two.says("2", "2")
    one.says("3", "3")
    two.keys("Up")
    two.ready("2")
    two.keys("Up", "Up", "Up")  # the statement between has two lines
    two.ready("size((2,3))")
    two.keys("Enter")
    two.sees("6\n" + PROMPT)
    two.keys("C-r")
    two.type("A =")
    two.sees("A = (4,")
    two.keys("C-c")
    two.ready()
    one.leaves()
    two.leaves()
    assert written(history_file(t.folder)) == "size((2,3))\nA = (4,\\n8)\n1\n2\n3\nsize((2,3))\n"


def history_that_cannot_be(start):
    folder = tempfile.mkdtemp()
    os.makedirs(history_file(folder))
    for env in [{"XDG_STATE_HOME": os.path.join(folder, "state")}, {"XDG_STATE_HOME": None, "HOME": None}, {"XDG_STATE_HOME": "/proc/none"}]:
        t = start(env=env)
        t.ready()
        t.says("size(4)", "4")
        screen = t.says("size(5)", "5")
        assert screen.count("note: no history is kept") == 1, screen
        t.keys("Up")
        t.ready("size(5)")
        t.keys("C-u")
        t.ready()
        t.leaves()
    shutil.rmtree(folder)


def completion(start):
    t = start()
    t.ready()
    t.line("Mytiler = <4:1,8:4>")
    t.ready()
    t.type("size(My")
    t.sees("size(My")
    t.keys("Tab")
    t.sees("size(Mytiler")
    t.type("); composi")
    t.keys("Tab")
    t.sees("; composition(")
    t.keys("C-u")
    t.ready()
    t.type(":info")
    t.keys("Tab")
    t.type("4:1")
    t.sees(":info 4:1")
    t.keys("C-u")
    with open(os.path.join(t.folder, "some-script.txt"), "w", encoding="utf-8") as file:
        file.write("K = 3:2\n")
    t.type(":load some")
    t.keys("Tab")
    t.sees(":load some-script.txt")
    t.keys("Enter")
    t.ready()
    t.says("K", "3:2")
    # Several: all are shown, and the line is still there.
    t.type("blocked_p")
    t.keys("Tab")
    t.sees("blocked_product(")
    t.keys("C-u")
    t.type(":s")
    t.keys("Tab")
    t.wait("in order", lambda screen: re.search(r"same\s+save\s+slice\s+solve\s+svg\s+swizzle", screen) is not None)
    t.keys("C-u")
    t.type(":mma SM80_16x8x16_F32F16F16F32_T")
    t.keys("Tab")
    t.sees(":mma SM80_16x8x16_F32F16F16F32_TN")
    t.keys("C-u")
    t.type(":errors E0413")
    t.keys("Tab")
    t.sees(":errors E0413")
    t.keys("C-u")
    t.type("logical_")
    t.keys("Tab")
    t.sees("logical_product")
    t.sees(PROMPT + " logical_")
    t.keys("C-c")
    t.leaves()


def hints(start):
    t = start()
    t.ready()
    t.type("composition((4,8), ")
    t.sees("composition((4,8),   composition(a, b, [c])")
    t.type("4:1)")
    t.keys("Enter")
    t.ready()
    assert "[c]" not in t.screen(), t.screen()
    t.type(":svg")
    t.sees(":svg  FILE [FLAGS] [EXPR]")
    t.keys("C-c")
    t.leaves()


def several_lines(start):
    t = start()
    t.ready()
    t.line("A = make_layout(make_shape(2,")
    t.line("    3), // the shape")
    t.line("  LayoutRight{})")
    t.ready()
    t.says("A", "(2,3):(3,_1)")
    t.line("(4,")
    t.sees("(4,")
    t.keys("C-c")
    t.ready()
    t.line("4]")
    t.sees("error[E01")
    # Typed ahead, and all at once.
    t.type("B = 7\rsize((2,\r5))\rB\r")
    t.sees("10\ncutectl> B\n7\n" + PROMPT)
    t.leaves()


def a_long_listing_is_cancelled(start):
    t = start(env={"PAGER": "cat"})
    t.ready()
    for line in [":coords (3000,3000)", "print_layout((3000,3000))", ":latex (3000,3000)"]:
        t.line("marker = " + str(len(line)))
        t.ready()
        t.line(line)
        t.lists()
        began = time.monotonic()
        t.keys("C-c")
        t.wait("cancelled", lambda screen: re.search(r"cancelled\ncutectl>\s*$", screen) is not None)
        assert time.monotonic() - began < LIMIT / 2, "a cancelled listing goes on"
        t.says("marker", str(len(line)))
    out = os.path.join(t.folder, "big.tex")
    t.line(f":latex -o {out} (3000,3000)")
    end = time.monotonic() + LIMIT
    while not any(name.endswith(".part") for name in os.listdir(t.folder)):
        assert time.monotonic() < end, "no draft appears"
        time.sleep(0.01)
    t.keys("C-c")
    t.wait("cancelled", lambda screen: re.search(r"cancelled\ncutectl>\s*$", screen) is not None)
    assert not [name for name in os.listdir(t.folder) if "big" in name]
    # At the prompt it only cancels the line.
    t.type("size(")
    t.sees("size(")
    t.keys("C-c")
    t.ready()
    t.leaves()


def save_and_load(start):
    t = start(args="-D 'D=(2,2)'")
    t.ready()
    t.line("A = make_layout((2,")
    t.line("3))")
    t.ready()
    t.says("size(A)", "6")
    t.says("siz(A)", "  = help: did you mean `size`?")
    t.says("wrong = 1", "wrong = 1")
    t.line(":undo")
    t.sees("undone: wrong = 1")
    t.line(":mode cxx")
    t.sees("cutectl --cxx>")
    t.line("coalesce((2,(1,6)):(1,(6,2)))")
    t.sees("(2,1,6):(1,6,2)")
    t.line(":save session.txt")
    t.sees("wrote session.txt")
    saved = written(os.path.join(t.folder, "session.txt"))
    assert saved.splitlines()[1:] == ["D = (2,2)", "A = make_layout((2, 3))", "size(A)", ":mode cxx", "coalesce((2,(1,6)):(1,(6,2)))"], saved
    t.leaves()
    again = start()
    again.ready()
    again.line(":load session.txt")
    again.sees("6\n(2,1,6):(1,6,2)\ncutectl --cxx>")
    again.line(":names")
    again.sees("D = (2,2)\nans = (2,1,6):(1,6,2)\nans1 = 6\nans2 = (2,1,6):(1,6,2)\ncutectl --cxx>")
    again.line(":undo")
    again.sees("undone: :load session.txt")
    again.ready()
    again.line("A")
    again.sees("error[E020")
    again.line(":load nowhere.txt")
    again.sees("cannot read nowhere.txt")
    again.line(":save /nowhere/a.txt")
    again.sees("cannot write /nowhere/a.txt")
    again.leaves()
    piped = subprocess.run([again.binary, "repl"], input=saved, capture_output=True, text=True, timeout=LIMIT, env={"HOME": t.folder})
    assert (piped.stdout, piped.returncode) == ("6\n(2,1,6):(1,6,2)\n", 0), piped


def undo(start):
    t = start()
    t.ready()
    t.line("A = 1")
    t.ready()
    t.line("A = 2; A")
    t.sees("2\n" + PROMPT)
    t.line(":forget A")
    t.ready()
    t.line(":grid on")
    t.ready()
    for said in [":grid on", ":forget A", "A = 2; A"]:
        t.line(":undo")
        t.sees(f"undone: {said}\n{PROMPT}")
    t.says("A", "1")
    t.line(":undo")
    t.line(":undo")
    t.sees("undone: A = 1")
    t.line(":undo")
    t.sees("nothing to undo")
    t.leaves()


def commands(start):
    t = start(height=60)
    t.ready()
    t.line("L = (4,8):(8,1)")
    t.ready()
    t.line(":grid on")
    t.ready()
    t.line("L")
    t.sees("# rank 2  depth 1  size 32")
    t.sees("┃ 24 │ 25 │")
    t.line(":grid")
    t.sees("grid is off")
    t.line(":print --style cute")
    t.sees("| 24 | 25 |")
    t.line(":info")
    t.sees("│ cosize ")
    t.line(":coords --limit 2 L")
    t.sees("│   1 ┆ (1,0) ┆")
    t.line(":compat 24 (4,6)")
    t.sees("compatible: 24 is the size of (4,6)")
    t.line(":svg l.svg L")
    t.sees("wrote l.svg")
    assert written(os.path.join(t.folder, "l.svg")).startswith("<svg")
    t.line(":latex")
    t.sees("\\documentclass")
    t.pages()
    t.line(":plain on")
    t.ready()
    t.says("_4", "4")
    t.says(":where L 3", "(0,3)")
    t.line(":help :svg")
    t.sees("--operands")
    t.line(":help complement")
    t.sees("complement(layout, [cotarget])")
    t.line(":errors E0201")
    t.sees("E0201:")
    t.line(":print --nothing L")
    t.sees("unexpected argument '--nothing'")
    t.leaves()


def a_narrow_terminal(start):
    t = start(width=40)
    t.ready()
    t.type("L = make_layout(make_shape(Int<2>{}, 4), LayoutRight{})")
    t.keys("Enter")
    t.ready()
    t.line("L")
    t.sees("\n(_2,4):(4,_1)\n" + PROMPT)
    t.type("composition(L, ")
    t.sees("composition(L,")
    t.keys("C-c")
    t.ready()
    t.line(":print (4,100)")
    t.sees("━┓")
    t.line(":help")
    t.sees(MORE[:20])
    t.keys("a")
    t.sees(":quit")
    t.line("siz(L)")
    t.sees("did you mean `size`?")
    t.leaves()


def tilings_on_a_terminal(start):
    """`print` on a terminal: partners once, what is in shared memory in words, a long row in rows of one length."""
    def printed(expression, width=100):
        t = start(width=width, height=200, args="print " + shell_quoted(expression))
        t.sees("ended with 0")
        return t.screen()
    wgmma = printed("SM90::GMMA::MMA_64x8x16_F32F16F16_SS<GMMA::Major::K,GMMA::Major::K>")
    assert wgmma.count("in shared memory, read by all 128 threads; core matrices of 8 x 8 elements") == 2, wgmma
    assert "+127" not in wgmma and "T127" in wgmma, wgmma
    partners = printed("SM70_8x8x4_F32F16F16F32_NT{}")
    assert "every element is held by T and by T+4, T+8, T+12" in partners and "+3" not in partners, partners
    copy = printed("make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (_16,_2):(_2,_1), (_1,_8))")
    assert copy.count("┏") == 1 and "as the source" in copy, copy
    matrices = printed("Copy_Atom<SM75_U32x4_LDSM_N,half_t>{}", 150)
    assert "more columns" not in matrices and matrices.count("T31") == 16, matrices
    row = printed("24:2", 80)
    assert [line.split("┃")[0].strip() for line in row.splitlines() if "┃" in line] == ["0", "8", "16"], row
    assert " 46 " in row, row


def a_terminal_of_20_columns(start):
    t = start(width=20)
    t.ready()
    t.line("size((4,8))")
    t.sees("\n32\n" + PROMPT)
    t.line(":print (4,100)")
    t.sees("━┓")
    t.line(":info (4,8)")
    t.sees("-- more")
    t.pages("a")
    t.sees("injective")
    t.line("siz(4)")
    t.wait("help", lambda screen: "`size`?" in screen.replace("\n", ""))
    t.leaves()


def a_dumb_terminal(start):
    t = start(env={"TERM": "dumb"})
    t.ready()
    t.line("L = (4,8):(8,1)")
    t.ready()
    t.line("size(L)")
    t.sees("32\n" + PROMPT)
    t.line("(4,")
    t.line("8)")
    t.sees("(4,8)\n" + PROMPT)
    t.line("siz(L)")
    t.sees("did you mean `size`?")
    t.ready()
    t.line(":coords (3000,3000)")
    t.lists()
    t.keys("C-c")
    t.sees("cancelled")
    t.ready()
    t.line("print_layout(L)")
    screen = t.sees("24 ")
    assert "\x1b" not in t.tmux("capture-pane", "-p", "-e"), screen
    t.leaves()


def no_terminal(start):
    binary = start.binary
    env = {"HOME": start.folder, "PATH": os.environ["PATH"]}

    def run(args, text):
        # A session of its own has no terminal at all, not even to be asked for.
        return subprocess.run([binary, *args], input=text, capture_output=True, text=True, timeout=LIMIT, env=env, start_new_session=True)

    for args in [], ["repl"]:
        ended = run(args, "L = (4,8):(8,1)\nsize(L)\nans + 1\n:names\n")
        assert (ended.stdout, ended.stderr, ended.returncode) == ("32\n33\nL = (4,8):(8,1)\nans = 33\nans1 = 32\nans2 = 33\n", "", 0), ended
        ended = run(args, "size(\n:inof\n7\n:quit\n8\n")
        assert (ended.stdout, ended.returncode) == ("7\n", 2), ended
        assert "this `(` is still open" in ended.stderr and "did you mean `:info`?" in ended.stderr, ended
        ended = run(args, "")
        assert (ended.stdout, ended.stderr, ended.returncode) == ("", "", 0), ended
    assert not os.path.exists(history_file(start.folder)), "a pipe has no history"


def many_sessions_at_once(start):
    """Five sessions write twenty-one lines each; none is torn, none is lost."""
    sessions = [start(width=60) for _ in range(5)]
    for t in sessions:
        t.ready()

    def work(number, t):
        for i in range(20):
            t.line(f"s{number} = {i}")
        t.says(f"s{number}", "19")

    threads = [threading.Thread(target=work, args=pair) for pair in enumerate(sessions)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for t in sessions:
        t.leaves()
    lines = written(history_file(sessions[0].folder)).splitlines()
    assert sorted(lines) == sorted([f"s{n} = {i}" for n in range(5) for i in range(20)] + [f"s{n}" for n in range(5)]), lines


def long_output_stops(start):
    """At the height of the terminal, with a way on, and what was cut off is an answer all the same."""
    for width, height in [(60, 20), (80, 24), (120, 40)]:
        t = start(width=width, height=height)
        t.ready()
        t.line(":coords (100,100)")
        screen = t.wait("a full screen", lambda s: s.splitlines()[-1].startswith("-- more"))
        rows = screen.splitlines()
        assert "1-D" in "".join(rows[-height + 1 : -height + 4]), f"the heads of the columns are still there:\n{screen}"
        assert len(rows) <= height + 2, screen
        t.keys("Enter")
        t.wait("one more line", lambda s: len(s.splitlines()) == len(rows) + 1)
        t.keys("Space")
        t.wait("a page more", lambda s: len(s.splitlines()) >= 2 * height - 2)
        t.keys("q")
        t.ready()
        assert "-- more" not in t.screen() and "cancelled" not in t.screen(), t.screen()
        t.line("print_layout((100,4))")
        t.sees("-- more")
        t.keys("C-c")
        t.ready()
        t.line("make_range<0,400>()")
        t.wait("a stop or an end", lambda s: s.splitlines()[-1].startswith(("-- more", PROMPT)))
        t.pages()
        t.says("rank(ans)", "_400")
        t.line(":print (9,9)")
        t.pages("a")
        t.leaves()


def keys_behind_a_stop_are_dropped(start):
    """What is typed while a stop waits reaches neither a later prompt nor the editor of another command."""
    t = start(width=80, height=24)
    t.ready()
    t.line("B = (4,8):(8,1)")
    t.ready()
    t.line(":help")
    t.sees("-- more")
    t.type("qcomposition(B, 4:2)")
    t.ready()
    t.line("B")
    t.sees("(4,8):(8,1)")
    t.line(":explore B")
    t.wait("the full screen", lambda s: "(4,8):(8,1)" in s and "composition" not in s)
    t.keys("q")
    t.says("rank(B)", "_2")
    t.leaves()


def a_loop_of_a_program_is_cancelled(start):
    """Ctrl-C ends C++ that runs, and what the line has bound is not bound."""
    t = start(width=80, height=24)
    t.ready()
    for line in ["while (true) {}", "for (int i = 0; i < 1000000000; ++i) { auto x = composition(make_layout(make_shape(i,8)), make_layout(4)); }"]:
        t.line(line)
        time.sleep(0.5)
        began = time.monotonic()
        t.keys("C-c")
        t.wait("cancelled", lambda screen: re.search(r"cancelled\ncutectl>\s*$", screen) is not None)
        assert time.monotonic() - began < LIMIT / 2, "the loop goes on"
        t.says("size((2,3))", "6")
        t.line("")
    t.leaves()


def a_pager(start):
    t = start(env={"PAGER": "head -n 3; echo paged"})
    t.ready()
    t.line(":coords (100,100)")
    t.sees("paged\n" + PROMPT)
    screen = t.screen()
    assert "1-D" in screen and "(9,0)" not in screen and "cancelled" not in screen, screen
    t.says("4:1", "4:1")
    assert t.screen().count("paged") == 1, "a short answer needs no pager"
    t.leaves()
    t = start(env={"PAGER": "cat"})
    t.ready()
    t.line(":coords (100,1)")
    t.sees("│  99 ")
    t.leaves()


def how_the_last_answer_came_about(start):
    t = start(height=50)
    t.ready()
    t.line(":explain")
    t.sees("there is no answer yet")
    t.line("L = (4,8):(8,1)")
    t.ready()
    t.says("size(L)", "32")
    t.line("L o 2:1; ans + 1")
    t.sees("33\n" + PROMPT)
    t.line(":explain")
    t.sees("ans + 1 = 33")  # `ans` was 32 then
    t.says("ans", "33")
    t.line("composition(L, 2:1)")
    t.ready()
    t.line(":explain")
    t.sees("composition(L, 2:1) = 2:8")
    t.sees("ceil_div(4,1) = 4")
    t.line(":explain --cxx")
    t.sees("composition(L, 2:1) = (2,1):(8,1)")
    t.says("composition(L, 2:1)", "2:8")
    t.leaves()


def the_command_line_inside(start):
    """Each command of the command line that makes sense here is here, with its flags and the last answer."""
    t = start(width=120, height=40)
    t.ready()
    t.line("L = (4,8):(8,1)")
    t.ready()
    for line, answer in [
        (":crd2idx L (1,2)", "10"),
        (":idx2crd (4,8) 9", "(1,2)"),
        (":where L 10", "(1,2)"),
        (":coalesce (4,2):(1,4)", "8:1"),
        (":compose L 2:1", "2:8"),
        (":complement 4:1 24", "6:4"),
        (":inverse (2,3):(3,1)", "(3,2):(2,_1)"),
        (":product 4:1 3:1", "(4,3):(1,4)"),
        (":eval --plain (_4,8)", "(4,8)"),
        (":eval (_4,8) --plain", "(4,8)"),
        (":eval -D Kay=7 Kay + 1", "8"),
        ("L", "(4,8):(8,1)"),
        (":where 10", "(1,2)"),
        (":crd2idx (1,2)", "10"),
        (":slice (_,1)", "4:8"),
    ]:
        if line.startswith(":slice"):
            t.line(line)
            t.sees("# offset 1; 4 of 32 cells: 1 9 17 25")
            t.ready()
        else:
            t.says(line, answer)
    t.line("Kay")
    t.sees("error[E0201]")
    t.line(":divide (2,4)")
    t.sees("((2,2),(4,2)):((8,16),(1,4))")
    t.line(":assert size(L) == 32")
    t.ready()
    t.line(":mma SM80_16x8x16_F32F16F16F32_TN")
    t.pages()
    assert "ThrID" in t.screen() or "(32" in t.screen() or "threads" in t.screen(), t.screen()
    t.line(":copy ldmatrix")
    t.pages()
    t.line(":tv --tile 4,8 L")
    t.pages()
    t.line(":bank L --dtype f32 --tv col --access ld.b32")
    t.sees("wavefronts")
    t.line(":solve L o ? = 2:8")
    t.sees("? = ")
    t.line(":infer 0 2 4 6")
    t.sees("4:2")
    t.line(":read --shape 4,8 #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>")
    t.sees("(4,8):(8,1)")
    t.line(":echo off")
    t.line("quiet = 3")
    t.ready()
    assert "quiet = 3\nquiet = 3" not in t.screen()
    t.line(":echo on")
    t.line("loud = 3")
    t.sees("loud = 3\nloud = 3")
    t.line("?complement")
    t.sees("complement(layout, [cotarget])")
    t.line(":explore")
    t.wait("the full screen", lambda s: "? help" in s and "> ans" in s)
    t.keys("q")
    t.ready()
    t.line(":explore L o 2:1")
    t.wait("names inside", lambda s: "2:8" in s and "> L o 2:1" in s)
    t.keys("q")
    t.ready()
    t.line(":learn swizzles")
    t.wait("a lesson", lambda s: "Swizzles" in s)
    t.wait("its question", lambda s: s.splitlines()[-1].strip() == ">" or "-- more" in s.splitlines()[-1])
    if "-- more" in t.screen().splitlines()[-1]:
        t.keys("a")
    t.wait("its question", lambda s: s.splitlines()[-1].strip() == ">")
    t.line("quit")
    t.ready()
    t.leaves()


def a_cancelled_line_keeps_no_hint(start):
    for env in [{}, {"NO_COLOR": "1"}]:
        t = start(env=env)
        t.ready()
        t.type("zipped_divide(4, ")
        hint = "# zipped_divide(layout, tiler)" if env else "zipped_divide(layout, tiler)"
        t.sees(hint)
        t.keys("C-c")
        t.ready()
        assert "(layout, tiler)" not in t.screen(), t.screen()
        t.says("size(zipped_divide((4,8), (2,4)))", "32")
        t.keys("C-r")
        t.type("zipped")
        t.sees("(reverse-i-search)")
        assert "(layout, tiler)" not in t.screen(), t.screen()
        t.keys("C-c")
        t.ready()
        t.type("(4,")
        t.keys("C-c")
        t.ready()
        t.leaves()


def sixty_columns(start):
    """Sentences break between words, under their indentation; frames stay whole."""
    for width, height in [(60, 20), (80, 24), (120, 40)]:
        t = start(width=width, height=height)
        t.ready()
        for line in [":info (4,8):(8,1)", ":coords --limit 3 (4,8)", ":compat 24 (4,6) ((2,2),6)", ":bank (4,8):(8,1) --dtype f32 --tv col --access ld.b32", ":mma 16x8x16 --limit 3", ":copy SM75_U32x4_LDSM_N"]:
            t.runs(line)
            t.pages("a")
        t.runs(":explain composition((4,8):(8,1),(2,4):(1,4))")
        t.pages("a")
        t.line("siz(4)")
        t.sees("did you mean")
        t.runs(":help :bank")
        t.pages("a")
        t.runs(":help :swizzle")
        t.pages("a")
        screen = t.screen()
        for row in screen.splitlines():
            assert len(row) <= width, row
            if row.startswith(("│", "┌", "└", "╞")):
                assert row.rstrip()[-1] in "│┐┘╡┤", f"a frame is broken: {row!r}"
        words = " ".join(screen.split())
        for sentence in ["the layout R with R(c) = A(B(c))", "take min(4,2) = 2 of them with stride 1*8 = 8"]:
            assert sentence in words, f"{sentence!r} is broken inside a word\n{screen}"
        t.leaves()


def the_tutorial(start):
    """Stops at the height of the terminal, says what kind of mistake it is, and goes on where it was left."""

    def asks(screen):
        return screen.splitlines()[-1:] == [">"]
    for width, height in [(60, 20), (80, 24), (120, 40)]:
        t = start(width=width, height=height, env={"XDG_STATE_HOME": os.path.join(tempfile.mkdtemp(dir=start.folder), "state")}, args="learn")
        screen = t.wait("a full screen or a question", lambda s: asks(s) or "\n-- more" in s)
        assert "Lesson 1" in screen and len(screen.splitlines()) <= height, screen
        if not asks(screen):
            t.keys("q" if width == 60 else "a")  # who wants no more of the text is asked all the same
        t.wait("a question", lambda s: "Exercise 1 of" in s and asks(s))
        t.line("_6")
        t.wait("the kind of mistake", lambda s: "the underscores are" in s and asks(s))
        t.line("7")
        t.wait("another, and a hint", lambda s: "off by one" in s and "Is 3 known at compile time?" in s and asks(s))
        t.line("_6")
        t.wait("what is right", lambda s: "6 is wanted, not _6" in " ".join(s.split()) and asks(s))
        t.line("6")
        t.sees("Exercise 2 of")
        t.line(":help")
        t.wait("the words", lambda s: s.count("Type an answer") == 2)
        t.line(":q")
        t.sees("ended with 0")
    state = tempfile.mkdtemp(dir=start.folder)
    settings = {"XDG_STATE_HOME": state, "LC_ALL": "zh_CN.UTF-8"}

    def again(args="learn"):
        t = start(env=settings, args=args, height=60)
        return t

    t = again()
    t.wait("a question in Chinese", lambda s: "第 1 课" in s and asks(s))
    t.line("6")
    t.wait("right", lambda s: "正确。" in s and asks(s))
    t.line(":q")
    t.sees("ended with 0")
    assert written(os.path.join(state, "cutectl", "learn")) == "integers 1 1\n"
    t = again()
    t.wait("where it was left", lambda s: "从第 1 课练习 2 继续" in s and asks(s))
    t.line("list")
    t.sees("（1/")
    t.line("quit")
    t.sees("ended with 0")
    t = again("learn --forget")
    t.sees("ended with 0")
    t = again()
    t.wait("the beginning", lambda s: "第 1 课" in s and "继续" not in s.split("第 1 课")[0] and asks(s))
    t.line("退出")
    t.sees("ended with 0")


CASES = [
    expressions_bindings_and_answers,
    a_wrong_line,
    history_of_several_sessions,
    history_that_cannot_be,
    completion,
    hints,
    several_lines,
    a_long_listing_is_cancelled,
    save_and_load,
    undo,
    commands,
    a_narrow_terminal,
    tilings_on_a_terminal,
    a_terminal_of_20_columns,
    a_dumb_terminal,
    no_terminal,
    many_sessions_at_once,
    long_output_stops,
    keys_behind_a_stop_are_dropped,
    a_loop_of_a_program_is_cancelled,
    a_pager,
    how_the_last_answer_came_about,
    the_command_line_inside,
    a_cancelled_line_keeps_no_hint,
    sixty_columns,
    the_tutorial,
]


class Start:
    """Starts terminals for one case, and ends them with it."""

    def __init__(self, binary):
        self.binary = binary
        self.folder = tempfile.mkdtemp(prefix="cutectl-session-")
        self.open = []

    def __call__(self, **options):
        terminal = Terminal(self.binary, self.folder, **options)
        terminal.binary = self.binary
        self.open.append(terminal)
        return terminal

    def end(self):
        for terminal in self.open:
            terminal.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def main(binary, names):
    cases = [case for case in CASES if not names or case.__name__ in names]
    failed = 0
    for case in cases:
        start = Start(binary)
        try:
            case(start)
            print(f"ok {case.__name__}", flush=True)
        except (AssertionError, subprocess.SubprocessError) as trouble:
            failed += 1
            print(f"FAILED {case.__name__}: {trouble}", flush=True)
        finally:
            start.end()
    print(f"{len(cases) - failed} passed, {failed} failed")
    return 1 if failed or not cases else 0  # a name that no case has is no success


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
