#!/usr/bin/env python3
"""Differential suite: random C++ programs, run by `cutectl run` and compiled with g++ against CuTe's headers.

    programs.py --bin target/release/cutectl [--seed 1] [--count 300] [--headers DIR] [--cutlass DIR] [--keep DIR] [--show N]
    programs.py --wide …                                        # the families of wider_constructs.py too
    programs.py --record FILE [--seed 1] [--count 300]          # what g++ says alone, for later
    programs.py --replay FILE --bin target/release/cutectl      # compares with it

A program is a function with what it needs beside it: structs, templates, overloads, lambdas, loops, conversions, layouts,
tuples, tensors over memory, printf and cout. Many of them share one file, because a compilation takes seconds; each
prints a line with its number first. The outputs have to be equal, byte for byte. Signed arithmetic wraps on both sides.

Without g++ or the headers (see gxx.py) the first word printed is SKIPPED and the status is 0. Status 1: a difference. The
last line is `N passed, M failed`.
"""
import argparse
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # no __pycache__ in the source tree

import constructs
import cute_constructs
import gxx
import wider_constructs

FILE = 100  # programs in a file
LIMIT = 120  # seconds for one run
INTEGERS = ["int", "unsigned", "long long", "short", "unsigned char", "signed char", "bool", "size_t"]
FLOATS = ["float", "double"]
FORMATS = {"int": "%d", "unsigned": "%u", "long long": "%lld", "short": "%hd", "unsigned char": "%hhu", "signed char": "%hhd",
           "bool": "%d", "size_t": "%zu", "float": "%g", "double": "%.4f"}


class Program(constructs.Constructs, cute_constructs.CuteConstructs, wider_constructs.WiderConstructs):
    """One random program: what stands before its function, and the statements of its body."""

    def __init__(self, number, rng, families=()):
        self.serial, self.rng, self.wanted = number, rng, families
        self.names = 0
        self.before, self.lines = [], []
        self.scopes = [{}]
        self.layouts, self.tensors, self.functions, self.depth = [], [], [], 0

    def fresh(self, stem="v"):
        self.names += 1
        return f"{stem}{self.names}"

    def global_name(self, stem):
        return f"{stem}_{self.serial}_{self.fresh('')}"

    def say(self, text):
        self.lines.append("  " * (self.depth + 1) + text)

    def declare(self, name, ty):
        self.scopes[-1][name] = ty

    def variables(self, wanted):
        return [n for scope in self.scopes for n, ty in scope.items() if ty in wanted]

    def type_of(self, name):
        return next(scope[name] for scope in reversed(self.scopes) if name in scope)

    # expressions

    def integer(self, depth=2):
        """An expression of an integer type."""
        rng = self.rng
        known = self.variables(INTEGERS)
        if depth == 0 or rng.random() < 0.2:
            if known and rng.random() < 0.7:
                return rng.choice(known)
            return rng.choice([str(rng.randint(-20, 100)), f"{rng.randint(0, 300)}u", f"{rng.randint(0, 9)}ll", "'A'", "true", "0x1f"])
        sub = lambda: self.integer(depth - 1)
        kind = rng.randrange(12)
        if kind < 3:
            return f"({sub()} {rng.choice(['+', '-', '*'])} {sub()})"
        if kind == 3:
            return f"({sub()} {rng.choice(['/', '%'])} {rng.randint(1, 9)})"
        if kind == 4:
            return f"({sub()} {rng.choice(['&', '|', '^'])} {sub()})"
        if kind == 5:
            return f"(unsigned({sub()}) {rng.choice(['<<', '>>'])} {rng.randint(0, 7)})"
        if kind == 6:
            return f"({sub()} {rng.choice(['<', '<=', '==', '!=', '>', '>='])} {sub()})"
        if kind == 7:
            ty = rng.choice(INTEGERS)
            return f"static_cast<{ty}>({sub()})" if " " in ty or rng.random() < 0.5 else f"{ty}({sub()})"
        if kind == 8:
            return f"({sub()} {rng.choice(['&&', '||'])} {sub()})"
        if kind == 9:
            return f"({sub()} ? {sub()} : {sub()})"
        if kind == 10:
            return f"({rng.choice(['-', '~', '!', '+'])}({sub()}))"
        return self.of_layout() if self.layouts else f"int({self.floating(depth - 1)})" if rng.random() < 0.3 else sub()

    def floating(self, depth=2):
        """An expression of a floating-point type, small enough to become an integer."""
        rng = self.rng
        known = self.variables(FLOATS)
        if depth == 0 or rng.random() < 0.2:
            if known and rng.random() < 0.7:
                return f"std::fmod({rng.choice(known)}, 1000.0)"
            return rng.choice([f"{rng.randint(0, 99) / 4}f", f"{rng.randint(0, 99) / 8}", f"float({rng.randint(0, 9)})", ".5", "1e2"])
        sub = lambda: self.floating(depth - 1)
        kind = rng.randrange(6)
        if kind < 2:
            return f"({sub()} {rng.choice(['+', '-', '*'])} {sub()})"
        if kind == 2:
            return f"({sub()} / {rng.randint(1, 9)})"
        if kind == 3:
            return f"({sub()} + ({self.integer(depth - 1)}) % 50)"
        if kind == 4:
            return f"{rng.choice(FLOATS)}({sub()})"
        return f"({self.integer(1)} ? {sub()} : {sub()})"

    def value(self, ty, depth=2):
        return self.floating(depth) if ty in FLOATS else self.integer(depth)

    def of_layout(self):
        rng = self.rng
        name, rank, size = rng.choice(self.layouts)
        kind = rng.randrange(6)
        if kind == 0:
            return f"int(size({name}))"
        if kind == 1:
            return f"int(cosize({name}))"
        if kind == 2:
            return f"int(size<{rng.randrange(rank)}>({name}))"
        if kind == 3:
            return f"int({name}({rng.randrange(size)}))"
        if kind == 4 and rank == 2:
            return f"int({name}({rng.randrange(2)}, {rng.randrange(2)}))"
        return f"int(rank({name}) + depth({name}))"

    # statements

    def statement(self):
        rng = self.rng
        choices = [self.variable] * 4 + [self.output] * 5 + [self.assign] * 3 + [self.branch, self.loop, self.loop, self.switch]
        if self.depth == 0:
            choices += [self.array, self.vector, self.structure, self.template, self.overloads, self.function_lambda,
                        self.layout, self.layout, self.layout, self.tuple, self.tensor, self.tensor, self.static_integers]
            if self.wanted or self.number(0, 1):
                choices = self.families()
        rng.choice(choices)()

    def block(self, most=3):
        self.depth += 1
        self.scopes.append({})
        for _ in range(self.rng.randint(1, most)):
            self.statement()
        self.scopes.pop()
        self.depth -= 1

    def variable(self):
        ty = self.rng.choice(INTEGERS + FLOATS)
        name, e = self.fresh(), self.value(ty)
        form = self.rng.randrange(3)
        if form == 0:
            self.say(f"{ty} {name} = {e};")
        elif form == 1:
            self.say(f"{ty} {name}{{{ty}({e})}};" if " " not in ty else f"{ty} {name} = {e};")
        else:
            self.say(f"const {ty} {name}c = {e}; auto {name} = {name}c;")
        self.declare(name, ty)

    def assign(self):
        known = self.variables(INTEGERS)
        if not known:
            return self.variable()
        name = self.rng.choice(known)
        kind = self.rng.randrange(4)
        if kind == 0:
            self.say(f"{name} = {self.integer()};")
        elif kind == 1:
            self.say(f"{name} {self.rng.choice(['+=', '-=', '*=', '&=', '|=', '^='])} {self.integer(1)};")
        elif kind == 2 and self.type_of(name) != "bool":
            self.say(self.rng.choice([f"++{name};", f"{name}--;", f"{name}++;"]))
        else:
            self.say(f"{name} = {name} ? {self.integer(1)} : {self.integer(1)};")

    def output(self):
        rng = self.rng
        known = self.variables(INTEGERS + FLOATS)
        if known and rng.random() < 0.6:
            names = rng.sample(known, min(len(known), rng.randint(1, 3)))
            text = " ".join(FORMATS[self.type_of(n)] for n in names)
            self.say(f'printf("{text}\\n", {", ".join(names)});')
        else:
            ty = rng.choice(["int", "unsigned", "long long", "size_t", "float", "double", "bool"])
            form = rng.choice(["", "std::boolalpha << ", "std::setw(8) << ", "std::hex << "])
            back = {"std::boolalpha << ": " << std::noboolalpha", "std::hex << ": " << std::dec"}.get(form, "")
            self.say(f"std::cout << {form}{ty if ' ' not in ty else '(long long)'}({self.value(ty)}){back} << \"\\n\";")

    def branch(self):
        self.say(f"if ({self.integer()}) {{")
        self.block()
        if self.rng.random() < 0.6:
            self.say("} else {")
            self.block()
        self.say("}")

    def loop(self):
        if self.depth > 1:
            return self.output()
        rng, i = self.rng, self.fresh("i")
        n = rng.randint(1, 5)
        kind = rng.randrange(3)
        heads = [f"for (int {i} = 0; {i} < {n}; ++{i}) {{", f"for (unsigned {i} = {n}; {i}-- > 0;) {{", f"int {i} = 0; while ({i} < {n}) {{ ++{i};"]
        self.say(heads[kind])
        self.scopes.append({} if kind == 2 else {})
        self.depth += 1
        self.say(f'printf("{i}=%d ", int({i}));')
        if rng.random() < 0.3:
            self.say(f"if ({i} == {rng.randint(0, n)}) {rng.choice(['break', 'continue'])};")
        for _ in range(rng.randint(1, 2)):
            self.statement()
        self.depth -= 1
        self.scopes.pop()
        self.say("}")

    def switch(self):
        self.say(f"switch (int({self.integer()}) % 4) {{")
        for label in ["case 0:", "case 1: case 2:", "case -1:", "default:"]:
            self.say(f"{label} {{")
            self.block(2)
            self.say("}" + (" break;" if self.rng.random() < 0.7 else ""))
        self.say("}")

    def array(self):
        rng, a, n = self.rng, self.fresh("a"), self.rng.randint(2, 6)
        ty = rng.choice(["int", "unsigned char", "float", "short"])
        form = rng.choice([f"{ty} {a}[{n}]", f"std::array<{ty}, {n}> {a}"])
        self.say(f"{form} = {{{', '.join(str(rng.randint(0, 9)) for _ in range(rng.randint(1, n)))}}};")
        self.say(f"for (int i = 0; i < {n}; ++i) {a}[i] = {a}[i] * {rng.randint(1, 5)} + i;")
        self.say(f"{a}[{rng.randrange(n)}] += {rng.randint(1, 9)};")
        self.say(f'for (auto x : {a}) printf("%d ", int(x)); printf("%d\\n", int(sizeof({a})));')

    def vector(self):
        rng, a = self.rng, self.fresh("w")
        ty = rng.choice(["int", "double", "long long"])
        self.say(f"std::vector<{ty}> {a}({rng.randint(0, 3)}, {rng.randint(0, 9)});")
        self.say(f"for (int i = 0; i < {rng.randint(1, 5)}; ++i) {a}.push_back({ty if ' ' not in ty else '(long long)'}((i * {rng.randint(1, 50)}) % 13));")
        if rng.random() < 0.5:
            order = rng.choice(["", f", [](auto const& x, auto const& y) {{ return x > y; }}"])
            self.say(f"std::sort({a}.begin(), {a}.end(){order});")
        self.say(f"for (auto& x : {a}) x += {rng.randint(0, 3)};")
        self.say(f'std::cout << {a}.size() << ": "; for (auto x : {a}) std::cout << x << " "; std::cout << std::accumulate({a}.begin(), {a}.end(), {rng.choice(["0", "0.5"])}) << "\\n";')

    def structure(self):
        rng, s = self.rng, self.global_name("S")
        a, b, c = rng.randint(1, 9), rng.randint(1, 9), rng.randint(1, 5)
        self.before.append(f"""struct {s}B {{ int base = {a}; int twice() const {{ return 2 * base; }} }};
template <class T, int N = {c}>
struct {s} : {s}B {{
  T x; unsigned char y; static constexpr int n = N; using value_type = T;
  {s}(T v) : x(v), y({rng.randint(100, 255)}) {{}}
  {s} operator+({s} const& o) const {{ {s} r(x + o.x); r.y = y + o.y; return r; }}
  bool operator<({s} const& o) const {{ return x < o.x; }}
  T operator()(int i) const {{ return x * i + N; }}
  {s}& add(int i) {{ base += i; y += i; return *this; }}
}};""")
        ty, v, w = rng.choice(["int", "double", "short"]), self.fresh("s"), self.fresh("s")
        given = f"{ty}" + (f", {rng.randint(1, 9)}" if rng.random() < 0.5 else "")
        self.say(f"{s}<{given}> {v}({rng.randint(0, 50)}), {w} = {v}; {w}.x += {rng.randint(1, 9)};")
        self.say(f"auto {v}t = {v} + {w}; {v}t.add({rng.randint(1, 200)}).add(2);")
        self.say(f'printf("%g %d %d %d %g %d %d\\n", double({v}t.x), int({v}t.y), {v}t.base, {v}t.twice(), double({v}t({rng.randint(0, 5)})), '
                 f"int({v} < {w}), int(decltype({v})::n + sizeof(typename decltype({v})::value_type)));")

    def template(self):
        rng, f = self.rng, self.global_name("f")
        op = rng.choice(["+", "-", "*"])
        self.before.append(f"""template <int N, class T>
auto {f}(T const& a, T b = T({rng.randint(1, 5)})) {{
  if constexpr (N == 0) return b;
  else if constexpr (N % 2 == 1 && std::is_integral<T>::value) return T(a {op} b);
  else return a {op} {f}<N - 1>(a, b);
}}
template <class... Ts>
int {f}s(Ts... xs) {{ return (0 + ... + int(xs)) * int(sizeof...(Ts)); }}""")
        ty = rng.choice(["int", "unsigned", "short", "float", "double"])
        e = f"{ty}({rng.randint(0, 20)})"
        second = f", {ty}({rng.randint(0, 9)})" if rng.random() < 0.5 else ""
        self.say(f"std::cout << {f}<{rng.randint(0, 4)}>({e}{second}) << \" \" << {f}s({self.integer(1)}, {rng.randint(0, 9)}, 2.5f) << \"\\n\";")

    def overloads(self):
        rng, f = self.rng, self.global_name("o")
        self.before.append(f"""int {f}(int) {{ return 1; }}
int {f}(double) {{ return 2; }}
int {f}(unsigned long) {{ return 3; }}
int {f}(bool) {{ return 4; }}
template <class T> int {f}(T*) {{ return 5; }}
template <int N> int {f}(C<N>) {{ return 100 + N; }}
template <class S, class D> int {f}(Layout<S, D> const& l) {{ return 200 + int(rank(l)); }}
template <class A, class B> int {f}(cute::tuple<A, B> const&) {{ return 300; }}""")
        args = ["3", "2.5", "2.5f", "7ul", "true", "short(3)", "'c'", "Int<9>{}", "_4{}", "make_layout(make_shape(2, _3{}))", "make_shape(1, 2)", "(int*)nullptr"]
        picks = rng.sample(args, 4)
        self.say('printf("' + "%d " * 4 + '\\n", ' + ", ".join(f"{f}({p})" for p in picks) + ");")

    def function_lambda(self):
        rng, g = self.rng, self.fresh("g")
        x = self.fresh()
        self.say(f"int {x} = {rng.randint(0, 9)};")
        self.declare(x, "int")
        kind = rng.randrange(4)
        if kind == 0:
            self.say(f"auto {g} = [{x}](auto a, int b = {rng.randint(1, 5)}) {{ return a * b + {x}; }};")
            self.say(f'{x} += 5; std::cout << {g}(2) << " " << {g}(1.5, 3) << "\\n";')
        elif kind == 1:
            self.say(f"auto {g} = [&](int a) {{ {x} += a; return {x}; }};")
            self.say(f'{g}({rng.randint(0, 5)}); {g}({rng.randint(0, 5)}); printf("%d\\n", {x});')
        elif kind == 2:
            self.say(f"auto {g} = [n = {x} + 1]() mutable {{ return n *= 2; }};")
            self.say(f'{g}(); printf("%d\\n", {g}());')
        else:
            self.say(f"auto {g} = [=](auto const& self, int n) -> int {{ return n <= 0 ? {x} : n + self(self, n - {rng.randint(1, 2)}); }};")
            self.say(f'printf("%d\\n", {g}({g}, {rng.randint(0, 9)}));')

    def extent(self, name=None):
        n = self.rng.randint(2, 6)
        return n, self.rng.choice([f"Int<{n}>{{}}", f"_{n}{{}}", str(n)])

    def layout(self):
        rng, name = self.rng, self.fresh("L")
        rank = rng.randint(1, 3)
        extents = [self.extent() for _ in range(rank)]
        size = 1
        for n, _ in extents:
            size *= n
        shape = f"make_shape({', '.join(t for _, t in extents)})"
        form = rng.randrange(4)
        if form == 0:
            e = f"make_layout({shape})"
        elif form == 1:
            e = f"make_layout({shape}, LayoutRight{{}})"
        elif form == 2:
            e = f"make_layout({shape}, make_stride({', '.join(self.extent()[1] for _ in range(rank))}))"
        else:
            inner = f"make_shape({self.extent()[1]}, {self.extent()[1]})"
            e = f"make_layout(make_shape({inner}, {self.extent()[1]}))"
            rank, size = 2, 8
        self.say(f"auto {name} = {e};")
        self.layouts.append((name, rank, size))
        kind = rng.randrange(7)
        if kind == 0:
            self.say(f'print({name}); print("\\n");')
        elif kind == 1:
            self.say(f'{{ int sum = 0; for (int i = 0; i < size({name}); ++i) sum = sum * 3 + int({name}(i)); printf("%d\\n", sum); }}')
        elif kind == 2:
            self.say(f'print(coalesce({name})); print(" "); print(flatten({name}.shape())); print("\\n");')
        elif kind == 3:
            self.say(f'for_each({name}.shape(), [](auto const& s) {{ print(size(s)); print(";"); }}); print("\\n");')
        elif kind == 4:
            self.say(f'print(transform({name}.shape(), [](auto const& s) {{ return size(s) * {rng.choice(["2", "Int<3>{}", "_1{}"])}; }})); print("\\n");')
        elif kind == 5:
            self.say(f'{{ unsigned char c = {name}({rng.randrange(4)}) * 37; auto p = fold({name}.shape(), {rng.choice(["1", "Int<1>{}"])}, '
                     f'[](auto a, auto b) {{ return a * size(b); }}); print(p); printf(" %d\\n", c); }}')
        else:
            self.say(f'print(get<0>({name}.shape())); print(" "); print(idx2crd({rng.randrange(4)}, {name}.shape())); print(" "); std::cout << {name} << "\\n";')

    def static_integers(self):
        rng, x = self.rng, self.fresh("k")
        a, b = rng.randint(1, 9), rng.randint(1, 9)
        op = rng.choice(["+", "-", "*", "/", "%", "<", "=="])
        self.say(f"auto {x} = Int<{a}>{{}} {op} {rng.choice([f'Int<{b}>{{}}', str(b)])};")
        self.say(f'print({x}); print(" "); print(is_static<decltype({x})>::value); print(" "); print(ceil_div({rng.randint(1, 40)}, Int<{a}>{{}})); '
                 f'print(" "); print(max({x}, Int<{b}>{{}})); print("\\n");')

    def tuple(self):
        rng, t = self.rng, self.fresh("t")
        self.say(f"auto {t} = make_tuple({rng.randint(0, 9)}, {self.extent()[1]}, make_tuple({self.extent()[1]}, {rng.randint(0, 9)}));")
        kind = rng.randrange(5)
        if kind == 0:
            self.say(f'{{ auto [a, b, c] = {t}; a += {rng.randint(1, 5)}; print(a + b); print(" "); print(c); print(" "); print(get<0>({t})); print("\\n"); }}')
        elif kind == 1:
            self.say(f'get<0>({t}) = {rng.randint(10, 99)}; print({t}); print(" "); print(get<2, 0>({t})); print(" "); print(rank({t})); print("\\n");')
        elif kind == 2:
            self.say(f'print(tuple_cat({t}, make_tuple({rng.randint(0, 9)}))); print(" "); print(flatten({t})); print(" "); print(depth({t})); print("\\n");')
        elif kind == 3:
            self.say(f'print(apply({t}, [](auto... x) {{ return (size(x) + ...); }})); print(" "); print(cute::get<1>({t}) * {rng.randint(1, 9)}); print("\\n");')
        else:
            self.say(f'print(transform_leaf({t}, [](auto x) {{ return x + _1{{}}; }})); print(" "); print(product({t})); print(" "); print(sum({t})); print("\\n");')

    def tensor(self):
        rng, t = self.rng, self.fresh("T")
        m, n = rng.randint(2, 4), rng.randint(2, 4)
        ty = rng.choice(["int", "float", "double"])
        order = rng.choice(["LayoutLeft", "LayoutRight"])
        if rng.random() < 0.5:
            self.say(f"{ty} {t}d[{m * n}] = {{}}; auto {t} = make_tensor(&{t}d[0], make_shape({rng.choice([str(m), f'Int<{m}>{{}}'])}, Int<{n}>{{}}), {order}{{}});")
        else:
            self.say(f"auto {t} = make_tensor<{ty}>(make_shape(Int<{m}>{{}}, Int<{n}>{{}}), {order}{{}});")
        self.say(f"for (int i = 0; i < size({t}); ++i) {t}(i) = {ty}(i * {rng.randint(1, 9)} % 11);")
        kind = rng.randrange(6)
        if kind == 0:
            self.say(f"{t}({rng.randrange(m)}, {rng.randrange(n)}) += {rng.randint(1, 9)};")
        elif kind == 1:
            self.say(f"auto {t}s = {t}({rng.randrange(m)}, _); fill({t}s, {ty}({rng.randint(0, 9)}));")
        elif kind == 2:
            self.say(f"auto {t}c = make_tensor<{ty}>(make_shape(Int<{m}>{{}}, Int<{n}>{{}})); copy({t}, {t}c); {t}c(1) = {rng.randint(0, 9)}; copy({t}c, {t});")
        elif kind == 3:
            self.say(f"cute::transform({t}, [](auto x) {{ return x * {rng.randint(2, 4)}; }});")
        elif kind == 4:
            self.say(f"for (int j = 0; j < size<1>({t}); ++j) {{ auto c = {t}(_, j); for (int i = 0; i < size(c); ++i) c(i) = c(i) - {ty}(j); }}")
        else:
            self.say(f"clear({t}); axpby({rng.randint(1, 3)}, {t}, {rng.randint(0, 3)}, {t}); {t}(0, 1) = 4;")
        self.say(f'for (int i = 0; i < size<0>({t}); ++i) {{ for (int j = 0; j < size<1>({t}); ++j) printf("%g ", double({t}(i, j))); printf("| "); }} print({t}.layout()); printf("\\n");')

    def text(self):
        while len(self.lines) < (6 if self.wanted else 14):
            self.statement()
        self.output()
        body = "\n".join(self.lines)
        return "\n".join(self.before) + f"\nvoid program_{self.serial}() {{\n  printf(\"== {self.serial}\\n\");\n{body}\n}}\n"


HEADERS = ["cute/tensor.hpp", "algorithm", "array", "cctype", "cmath", "cstdint", "cstdio", "cstring", "functional", "iomanip", "iostream",
           "iterator", "limits", "map", "memory", "numeric", "optional", "set", "sstream", "stdexcept", "string", "tuple", "type_traits",
           "unordered_map", "unordered_set", "utility", "vector"]
HEAD = "".join(f"#include <{name}>\n" for name in HEADERS) + "using namespace cute;\n"
MAIN = "int main() {{\n{calls}}}\n"


def named(names, wide):
    """The methods of the families `names`; of all of them where there are none and `wide` is set."""
    all_wide = sorted(name for name in dir(Program) if name.startswith("wide_") and name != "wide_exceptions")
    if not names:
        return sorted(name for name in dir(Program) if name.startswith("of_") and name != "of_layout") + all_wide * 2 if wide else []
    return [prefix + name for name in names for prefix in ("of_", "wide_") if hasattr(Program, prefix + name)]


def source(texts):
    calls = "".join(f"  program_{n}();\n" for n in texts)
    return HEAD + "".join(texts.values()) + MAIN.format(calls=calls)


def parts(output):
    """What each program of a run has printed."""
    found = re.split(r"^== (\d+)\n", output, flags=re.M)
    return {int(n): text for n, text in zip(found[1::2], found[2::2])}


def compiled(compiler, texts, folder):
    """What g++'s program prints; programs that do not compile are left out, and said."""
    while texts:
        path = folder / "programs.cpp"
        path.write_text(source(texts))
        done = compiler.gxx("-include", str(compiler.prelude), "-x", "c++", str(path), "-o", str(folder / "programs"))
        if done.returncode == 0:
            ran = subprocess.run([str(folder / "programs")], capture_output=True, timeout=LIMIT)
            return parts(ran.stdout.decode(errors="replace")), texts
        lines = source(texts).splitlines()
        wrong = set()
        for match in re.finditer(r"programs\.cpp:(\d+):", done.stderr):
            before = [re.match(r"void program_(\d+)\(", line) for line in lines[: int(match[1])]]
            before = [m for m in before if m]
            inside = before and not any(line == "}" for line in lines[[i for i, line in enumerate(lines) if line.startswith(f"void {before[-1][0][5:]}")][0]: int(match[1]) - 1])
            if inside:
                wrong.add(int(before[-1][1]))
            else:
                after = next((m for m in (re.match(r"void program_(\d+)\(", line) for line in lines[int(match[1]) - 1:]) if m), None)
                wrong |= {int(after[1])} if after else set()
        wrong &= set(texts)
        if not wrong:
            raise gxx.Unavailable("g++ refuses the programs: " + done.stderr[:2000])
        print(f"g++ refuses {len(wrong)} programs: {sorted(wrong)[:8]} {[line for line in done.stderr.splitlines() if 'error' in line][:3]}", file=sys.stderr)
        texts = {n: t for n, t in texts.items() if n not in wrong}
    return {}, texts


def interpreted(binary, texts, folder):
    """What cutectl prints for each program; one that ends the run is left out of the next."""
    outputs, left = {}, dict(texts)
    while left:
        path = folder / "interpreted.cpp"
        path.write_text(source(left))
        ran = subprocess.run([binary, "run", str(path)], capture_output=True, timeout=LIMIT)
        found = parts(ran.stdout.decode(errors="replace"))
        if ran.returncode == 0:
            return {**outputs, **found}
        message = ran.stderr.decode(errors="replace")
        place = next((int(m) for m in re.findall(r"interpreted\.cpp:(\d+):", message)), 0)
        last = max(found, default=None)
        if last is None:  # nothing ran: the program in which the mistake stands
            line, last = HEAD.count("\n"), min(left)
            for n, text in left.items():
                if line < place <= line + text.count("\n"):
                    last = n
                line += text.count("\n")
        outputs |= {n: t for n, t in found.items() if n != last}
        outputs[last] = found.get(last, "") + "[" + " ".join(line for line in message.splitlines() if "warning" not in line)[:600] + "]"
        left = {n: t for n, t in left.items() if n > last} if found else {n: t for n, t in left.items() if n != last}
    return outputs


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", help="the cutectl binary")
    parser.add_argument("--seed", type=int, default=1, help="the same seed makes the same programs (default %(default)s)")
    parser.add_argument("--count", type=int, default=300, help="programs (default %(default)s)")
    parser.add_argument("--headers", default=pathlib.Path(tempfile.gettempdir()) / "cute-headers", help="where the packages are or go (default %(default)s)")
    parser.add_argument("--cutlass", help="a CUTLASS include folder to use instead of the package's")
    parser.add_argument("--families", default="", help="draw only from these constructs, as a,b,c: see constructs.py and cute_constructs.py")
    parser.add_argument("--wide", action="store_true", help="draw from the families of wider_constructs.py too, with half the weight")
    parser.add_argument("--record", help="a file for the programs and what g++ makes them print; cutectl is not asked")
    parser.add_argument("--replay", help="such a file; g++ is not asked")
    parser.add_argument("--keep", help="a folder for the programs")
    parser.add_argument("--show", type=int, default=5, help="differences to print (default %(default)s)")
    chosen = parser.parse_args()
    families = named(chosen.families.split(",") if chosen.families else [], chosen.wide)
    binary = shutil.which(chosen.bin) if chosen.bin else None
    if not binary and not chosen.record:
        parser.error(f"no program {chosen.bin}")
    gxx.FLAGS[:] = [flag for flag in gxx.FLAGS if "sanitize" not in flag] + ["-fwrapv"]
    try:
        compiler = None if chosen.replay else gxx.Compiler(chosen.headers, chosen.cutlass)
    except gxx.Unavailable as reason:
        print(f"SKIPPED: {reason}")
        return 0
    sums = Sums(chosen)
    with tempfile.TemporaryDirectory(prefix="cute-programs-") as scratch:
        folder = pathlib.Path(chosen.keep or scratch)
        folder.mkdir(parents=True, exist_ok=True)
        if chosen.replay:
            rows = [json.loads(line) for line in open(chosen.replay)][: chosen.count]
            batches = [rows[i : i + FILE] for i in range(0, len(rows), FILE)]
            for batch in batches:
                texts = {row["number"]: row["program"] for row in batch}
                sums.add(texts, {row["number"]: row["output"] for row in batch}, interpreted(binary, texts, folder), folder)
        for first in range(0, 0 if chosen.replay else chosen.count, FILE):
            numbers = range(first, min(first + FILE, chosen.count))
            texts = {n: Program(n, random.Random(f"{chosen.seed}.{n}"), families).text() for n in numbers}
            expected, texts = compiled(compiler, texts, folder)
            if chosen.record:
                with open(chosen.record, "a") as out:
                    out.writelines(json.dumps({"number": n, "program": t, "output": expected.get(n, "")}) + "\n" for n, t in texts.items())
                continue
            sums.add(texts, expected, interpreted(binary, texts, folder), folder)
    print(f"{sums.passed} passed, {sums.failed} failed")
    return 1 if sums.failed else 0


class Sums:
    """How many programs print the same on both sides; says the first that do not."""

    def __init__(self, chosen):
        self.chosen, self.passed, self.failed = chosen, 0, 0

    def add(self, texts, expected, got, folder):
        for n in texts:
            if got.get(n) == expected.get(n):
                self.passed += 1
                continue
            self.failed += 1
            if self.failed <= self.chosen.show:
                wanted, found = expected.get(n, "").splitlines(), got.get(n, "").splitlines()
                at = next((i for i, (a, b) in enumerate(zip(wanted, found)) if a != b), min(len(wanted), len(found)))
                print(f"program {n} of seed {self.chosen.seed}, line {at + 1}:\n  g++     {wanted[at:at + 1]}\n  cutectl {found[at:at + 1]}")
                if self.chosen.keep:
                    (folder / f"different-{n}.cpp").write_text(source({n: texts[n]}))


if __name__ == "__main__":
    sys.exit(main())
