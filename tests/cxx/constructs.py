"""What random programs are made of beyond expressions and plain statements: a family of C++ constructs a method.

`Constructs` is a half of `programs.Program`: it says lines, adds definitions before the function, and prints all that it
computes. No program may depend on an order of evaluation or on undefined behaviour: floats that become integers are small
and not negative, indices are inside, and divisors are not 0.
"""

NARROW = ["char", "signed char", "unsigned char", "short", "unsigned short", "bool", "int8_t", "uint8_t", "int16_t", "uint16_t"]
WIDE = ["int", "unsigned", "long", "unsigned long", "long long", "unsigned long long", "size_t", "int32_t", "uint32_t", "int64_t", "uint64_t"]
ANY = NARROW + WIDE
DIRECTIVE = {"char": "%d", "signed char": "%hhd", "unsigned char": "%hhu", "short": "%hd", "unsigned short": "%hu", "bool": "%d",
             "int8_t": "%d", "uint8_t": "%u", "int16_t": "%d", "uint16_t": "%d", "int": "%d", "unsigned": "%u", "long": "%ld",
             "unsigned long": "%lu", "long long": "%lld", "unsigned long long": "%llu", "size_t": "%zu", "int32_t": "%i",
             "uint32_t": "%u", "int64_t": "%ld", "uint64_t": "%lx", "float": "%g", "double": "%.5f"}


class Constructs:
    """Families that a program draws from; each is a statement or several, with what they need before the function."""

    def pick(self, *choices):
        return self.rng.choice(choices)

    def number(self, low=0, high=9):
        return self.rng.randint(low, high)

    def families(self):
        names = self.wanted or [name for name in sorted(dir(type(self))) if name.startswith("of_") and name != "of_layout"]
        return [getattr(self, name) for name in names]

    # integers and floats

    def of_conversions(self):
        a, b, c = self.fresh("c"), self.fresh("c"), self.fresh("c")
        first, second, third = (self.rng.choice(ANY) for _ in range(3))
        self.say(f"{first} {a} = {self.number(-70000, 70000)}; {second} {b} = {a}; {third} {c} = {self.pick(f'({third}){b}', b, f'static_cast<{third}>({b} * 3)')};")
        self.say(f'printf("{DIRECTIVE[first]} {DIRECTIVE[second]} {DIRECTIVE[third]}\\n", {a}, {b}, {c});')
        op, shift = self.pick("+=", "-=", "*=", "|=", "&=", "^="), self.pick("<<=", ">>=")
        self.say(f"{c} {op} {self.number(-300, 300)}; {'' if second == 'bool' else f'{b} {shift} {self.number(0, 5)};'}")
        self.say(f'std::cout << +{c} << " " << {self.pick(f"{b} + {c}", f"{b} * {c}", f"{b} - {a}", f"({a} < {b}) + ({b} == {c})")} << " " << sizeof({b} {self.pick("+", "*", "&")} {c}) << "\\n";')

    def of_float_conversions(self):
        x, i = self.fresh("x"), self.fresh("i")
        ty, to = self.pick("float", "double"), self.rng.choice(ANY)
        self.say(f"{ty} {x} = {self.number(0, 480) / 4}; {to} {i} = {to.split()[0] if to.split()[0] == to else f'({to})'}({x});" if " " not in to else f"{ty} {x} = {self.number(0, 480) / 4}; {to} {i} = ({to}){x};")
        self.say(f'printf("%g {DIRECTIVE[to]} %d %.3f\\n", {x}, {i}, int({x} / 2 + {i}), {ty}({i}) / {self.number(1, 7)});')
        self.say(f'std::cout << {x} / 3 << " " << {i} / 2.0f << " " << std::{self.pick("floor", "ceil", "round", "trunc", "sqrt", "abs")}({x} / {self.number(2, 9)}) << " " << ({x} > {i}) << "\\n";')

    def of_compound(self):
        v, ty = self.fresh("u"), self.rng.choice([t for t in ANY if t != "bool"])
        self.say(f"{ty} {v} = {self.number(1, 120)};")
        for _ in range(self.number(2, 4)):
            op = self.pick("+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=")
            operand = self.number(1, 7) if op in ("/=", "%=", "<<=", ">>=") else self.pick(self.number(1, 500), f"{self.number(0, 9)}u", f"'{self.pick('a', 'Z')}'")
            self.say(f"{v} {op} {operand};")
        self.say(f'printf("{DIRECTIVE[ty]} %d\\n", {v}, int({v} % 7)); printf("%d ", int({v}++ & 31)); printf("%d\\n", int(--{v} % 13));')

    def of_limits(self):
        ty = self.rng.choice(WIDE + ["short", "unsigned char"])
        name = f"std::numeric_limits<{ty}>::{self.pick('max', 'min', 'lowest')}()"
        self.say(f'std::cout << +{name} << " " << sizeof({ty}) << " " << std::is_signed_v<{ty}> << " " << ({name} > {self.number(0, 9)}) << "\\n";')

    # control

    def of_loops(self):
        i, j, n = self.fresh("i"), self.fresh("j"), self.number(2, 5)
        form = self.number(0, 5)
        if form == 0:
            self.say(f"int {i} = {self.number(0, 9)}; do {{ printf(\"%d \", {i}); {i} += {self.number(1, 4)}; }} while ({i} < {self.number(0, 20)}); printf(\"\\n\");")
        elif form == 1:
            self.say(f"for (int {i} = 0, {j} = {n + 3}; {i} < {j}; {i} += {self.number(1, 2)}, --{j}) printf(\"%d,%d \", {i}, {j}); printf(\"\\n\");")
        elif form == 2:
            self.say(f"for (int {i} : {{{', '.join(str(self.number()) for _ in range(n))}}}) {{ if ({i} == {self.number()}) continue; std::cout << {i} * {i} << ','; }} std::cout << '\\n';")
        elif form == 3:
            self.say(f"for (int {i} = 0; ; ++{i}) {{ if ({i} > {n}) break; for (int {j} = {i}; {j} > 0; {j} /= 2) {{ if ({j} % {self.number(2, 4)} == 0) continue; printf(\"%d\", {j}); }} printf(\";\"); }} printf(\"\\n\");")
        elif form == 4:
            self.say(f"if (int {i} = {self.integer(1)}; {i} % 2 == 0) printf(\"even %d\\n\", {i}); else if ({i} > 5) printf(\"odd %d\\n\", {i}); else printf(\"small\\n\");")
        else:
            self.say(f"unsigned {i} = {self.number(1, 200)}u; int {j} = 0; while ({i}) {{ {j} += {i} & 1; {i} >>= 1; }} printf(\"%d bits\\n\", {j});")

    def of_switch(self):
        e, f = self.global_name("E"), self.global_name("w")
        names = ["red", "green", "blue", "none"]
        base = self.pick("", " : unsigned char", " : int")
        self.before.append(f"""enum class {e}{base} {{ {names[0]} = {self.number(0, 3)}, {names[1]}, {names[2]} = {self.number(10, 20)}, {names[3]} }};
inline char const* {f}({e} c) {{
  switch (c) {{
    case {e}::red: return "r";
    case {e}::green: {self.pick('', 'return "g";')}
    case {e}::blue: return "b";
    default: break;
  }}
  return "?";
}}""")
        self.say(f'for ({e} c : {{{", ".join(f"{e}::{self.rng.choice(names)}" for _ in range(3))}}}) printf("%s%d ", {f}(c), static_cast<int>(c)); printf("%d\\n", int(sizeof({e})));')

    def of_statics(self):
        f = self.global_name("f")
        self.before.append(f"int {f}(int step = {self.number(1, 5)}) {{ static int calls = {self.number(0, 9)}; calls += step; return calls; }}\n"
                           f"static int {f}g = {self.number(0, 9)};\nint& {f}r() {{ return {f}g; }}")
        self.say(f'{f}(); {f}({self.number(2, 9)}); {f}r() += {f}(); {f}r()++; printf("%d %d\\n", {f}(0), {f}g);')

    # functions and templates

    def of_deduction(self):
        f = self.global_name("d")
        self.before.append(f"""template <class T> int {f}(T const&) {{ return {self.number(0, 9)}; }}
template <class T> int {f}(T*) {{ return 10 + int(sizeof(T)); }}
template <class T, size_t N> int {f}a(T (&)[N]) {{ return 20 + int(N); }}
template <class T, size_t N> int {f}(std::array<T, N> const& a) {{ return 30 + int(N) + int(a[0]); }}
template <class T> int {f}(std::vector<T> const& v) {{ return 100 + int(v.size() * sizeof(T)); }}
template <class A, class B> int {f}(std::pair<A, B> const& p) {{ return 200 + int(p.first) + {f}(p.second); }}
template <class A, class B, class C_, class D> int {f}(Layout<Shape<A, B>, Stride<C_, D>> const&) {{ return 300 + is_static<A>::value + 2 * is_static<D>::value; }}
template <class... Ts> int {f}(cute::tuple<Ts...> const&) {{ return 400 + int(sizeof...(Ts)); }}
template <int N> int {f}(Int<N> const&) {{ return 500 + N; }}""")
        n = self.fresh("n")
        self.say(f"int {n} = {self.number()}; short {n}s[{self.number(2, 7)}] = {{}};")
        args = [n, f"&{n}", "std::array<int, 3>{4, 5, 6}", f"std::vector<double>({self.number(1, 5)})", f"std::make_pair({self.number()}, 'x')",
                "std::pair<int, std::array<char, 2>>{1, {2, 3}}", "make_layout(make_shape(Int<2>{}, 3))", "make_layout(make_shape(2, 3))",
                "make_layout(make_shape(2, _3{}), make_stride(_1{}, _2{}))", "make_shape(1, _2{}, 3)", "make_layout(_4{})", f"Int<{self.number(0, 9)}>{{}}", "2.5f"]
        picks = self.rng.sample(args, 5)
        self.say(f'printf("%d ", {f}a({n}s));')
        self.say('printf("%d %d %d %d %d\\n", ' + ", ".join(f"{f}({p})" for p in picks) + ");")

    def of_enable_if(self):
        f = self.global_name("e")
        a, b = self.pick(("is_integral", "is_floating_point"), ("is_signed", "is_unsigned"), ("is_integral", "is_pointer"))
        second = f"std::enable_if_t<std::{b}<T>::value" + (f" && !std::{a}<T>::value" if a != "is_integral" else "") + ", int>"
        self.before.append(f"""template <class T, std::enable_if_t<std::{a}<T>::value, int> = 0> int {f}(T x) {{ return 1 + int(sizeof(x)); }}
template <class T, class = void> struct {f}h {{ static constexpr int value = {self.number(0, 9)}; using type = T; }};
template <class T> struct {f}h<T, std::enable_if_t<std::{b}<T>::value>> {{ static constexpr int value = 50; using type = T const; }};
template <class T> {second} {f}(T) {{ return 100 + {f}h<T>::value; }}""")
        good = {"is_floating_point": "2.5f", "is_unsigned": "7u", "is_pointer": "(char*)nullptr"}[b]
        picks = ["3", good, self.pick("short(2)", "4ll", "-1")]
        self.say(f'printf("%d %d %d %d %d\\n", {", ".join(f"{f}({p})" for p in picks)}, {f}h<{self.pick("int", "float", "char*", "unsigned")}>::value, int(std::is_const_v<typename {f}h<float>::type>));')

    def of_packs(self):
        f = self.global_name("p")
        op = self.pick("+", "*", "&", "|", "^")
        self.before.append(f"""template <class... Ts> constexpr long {f}a(Ts... xs) {{ return ({self.pick('1', '7', '0')} {op} ... {op} long(xs)); }}
template <class... Ts> constexpr bool {f}b(Ts const&... xs) {{ return ((xs > {self.number(0, 5)}) {self.pick('&&', '||')} ...); }}
template <class T> int {f}c(T x) {{ return int(x); }}
template <class T, class... Rest> int {f}c(T x, Rest... rest) {{ return int(x) * {self.number(2, 3)} - {f}c(rest...); }}
template <class F, int... I> void {f}d(F f, std::integer_sequence<int, I...>) {{ (f(I * I + {self.number()}), ...); }}
template <class... Ts> void {f}e(Ts&&... xs) {{ ((std::cout << xs << '|'), ...); std::cout << sizeof...(xs) << "\\n"; }}
template <int... Is> struct {f}s {{ static constexpr int sum = (0 + ... + Is), n = sizeof...(Is); }};""")
        args = ", ".join(self.pick("1", "2u", "3ll", "'a'", "short(9)", "true", "12") for _ in range(self.number(2, 5)))
        self.say(f'printf("%ld %d %d %d\\n", {f}a({args}), int({f}b({args})), {f}c({args}), {f}s<{self.number()}, {self.number()}, {self.number()}>::sum * {f}s<1, 2>::n);')
        self.say(f'{f}d([](int i) {{ printf("%d ", i); }}, std::make_integer_sequence<int, {self.number(1, 5)}>{{}}); {f}e({args}, 2.5, "text");')

    def of_partial_ordering(self):
        s = self.global_name("P")
        self.before.append(f"""template <class T> struct {s} {{ static constexpr int v = 1; }};
template <class T> struct {s}<T*> {{ static constexpr int v = 2 + {s}<T>::v * 10; }};
template <class T> struct {s}<T const> {{ static constexpr int v = 3 + {s}<T>::v; }};
template <class T, int N> struct {s}<T[N]> {{ static constexpr int v = N; }};
template <class T> struct {s}<std::vector<T>> {{ static constexpr int v = 5 + {s}<T>::v; }};
template <class A, class B> struct {s}<cute::tuple<A, B>> {{ static constexpr int v = {s}<A>::v + {s}<B>::v; }};
template <int N> struct {s}<C<N>> {{ static constexpr int v = 1000 + N; }};
template <> struct {s}<{self.pick('int', 'float', 'double')}> {{ static constexpr int v = 7; }};
template <class T> constexpr int {s}_v = {s}<T>::v;
template <class T> using {s}_p = {s}<T*>;""")
        types = ["int", "float", "int*", "double const", "int const*", "float[4]", "std::vector<int>", "std::vector<float*>", "cute::tuple<int, _3>", "Int<5>", "char**", "cute::tuple<_1, std::vector<int>>"]
        self.say(f'printf("%d %d %d %d\\n", {", ".join(f"{s}_v<{t}>" for t in self.rng.sample(types, 3))}, {s}_p<{self.rng.choice(types[:3])}>::v);')

    def of_constexpr(self):
        f = self.global_name("k")
        n = self.number(3, 8)
        self.before.append(f"""constexpr int {f}(int n) {{ int r = {self.number(1, 3)}; for (int i = 2; i <= n; ++i) {{ if (i % {self.number(2, 4)} == 0) continue; r = r * i % 101; }} return r; }}
template <int N> constexpr int {f}t = N <= 1 ? 1 : N + {f}t<(N > 1 ? N - {self.number(1, 2)} : 0)>;
template <> constexpr int {f}t<0> = {self.number()};
constexpr int {f}table[] = {{{f}(2), {f}(3), {f}({n})}};
static_assert({f}(1) > 0 && {f}table[0] == {f}(2), "holds");""")
        a = self.fresh("q")
        self.say(f'int {a}[{f}({n}) % 7 + 1] = {{{self.number()}}}; print(Int<{f}({n})>{{}}); printf(" %d %d %d\\n", int(sizeof({a})), {f}t<{n}>, {f}table[{self.number(0, 2)}]);')

    def of_function_values(self):
        f = self.global_name("h")
        self.before.append(f"""int {f}a(int x) {{ return x + {self.number()}; }}
int {f}b(int x) {{ return x * {self.number(2, 9)}; }}
int {f}apply(int (*g)(int), int x) {{ return g(g(x)); }}
template <class F> auto {f}twice(F const& g) {{ return [g](auto x) {{ return g(g(x)); }}; }}""")
        t = self.fresh("t")
        self.say(f"int (*{t}[])(int) = {{{f}a, {f}b}}; std::function<int(int)> {t}f = {self.pick(f + 'a', f + 'b')};")
        self.say(f"{t}f = [g = {t}f, k = {self.number()}](int x) {{ return g(x) - k; }};")
        self.say(f'printf("%d %d %d %d\\n", {t}[{self.number(0, 1)}]({self.number()}), {f}apply({self.pick(f + "a", "&" + f + "b")}, {self.number()}), {t}f({self.number()}), {f}twice({f}twice([](int x) {{ return x * 2 + 1; }}))({self.number()}));')

    def of_lambdas(self):
        g, x = self.fresh("g"), self.fresh("x")
        self.say(f"int {x} = {self.number()}; double {x}d = {self.number(1, 40) / 8};")
        form = self.number(0, 5)
        if form == 0:
            self.say(f"auto {g} = [&{x}, {x}d](auto... xs) mutable {{ {x}d += 1; ((({x} += int(xs) * {self.number(1, 3)})), ...); return {x}d * sizeof...(xs); }};")
            self.say(f'{{ double r = {g}(1, 2.5, \'c\'); double q = {g}({self.number()}); printf("%g %g %d %g\\n", r, q, {x}, {x}d); }}')
        elif form == 1:
            self.say(f"auto {g} = [=](int a) {{ return [=](int b) {{ return a * b + {x}; }}; }};")
            self.say(f'{x} = 100; printf("%d %d\\n", {g}({self.number()})({self.number()}), {g}(2)(3));')
        elif form == 2:
            self.say(f"auto {g} = [&](auto&& self, int n) -> int {{ ++{x}; return n < 2 ? n : self(self, n - 1) + self(self, n - 2); }};")
            self.say(f'{{ int r = {g}({g}, {self.number(2, 9)}); printf("%d %d\\n", r, {x}); }}')
        elif form == 3:
            self.say(f'const int {g} = [&] {{ int s = 0; for (int i = 0; i < {x}; ++i) {{ if (i == {self.number(3, 9)}) return s * 100; s += i; }} return s; }}(); printf("%d\\n", {g});')
        elif form == 4:
            self.say(f"std::vector<std::function<int(int)>> {g}; for (int i = 0; i < {self.number(2, 4)}; ++i) {g}.push_back([i, &{x}](int y) {{ {x} += i; return y * i + {x}; }});")
            self.say(f'for (auto& f : {g}) printf("%d ", f({self.number()})); printf("%d\\n", {x});')
        else:
            self.say(f"struct {{ int a; float b; }} {g}{{{self.number()}, {self.number() / 2}f}}; auto {g}l = [s = {g}, &r = {g}](int d) {{ r.a += d; return s.a * 10 + r.a + int(r.b * 2); }};")
            self.say(f'{{ int p = {g}l({self.number()}); int q = {g}l(1); printf("%d %d %d\\n", p, q, {g}.a); }}')

    # classes

    def of_inheritance(self):
        s = self.global_name("B")
        self.before.append(f"""struct {s} {{
  int id; static int made; static constexpr int kind = {self.number()};
  explicit {s}(int i) : id(i) {{ ++made; }}
  {s}({s} const& o) : id(o.id + 1) {{ made += 10; }}
  virtual ~{s}() {{ --made; }}
  virtual int area() const {{ return id; }}
  int scaled(int k = {self.number(2, 4)}) const {{ return k * area(); }}
}};
int {s}::made = 0;
template <class T> struct {s}D : {s} {{
  T w = {self.number(1, 5)}, h; static constexpr int kind = {s}::kind + 1;
  {s}D(T a) : {s}D(a, {self.number(1, 5)}) {{}}
  {s}D(T a, T b) : {s}(int(a)), h(b) {{ w += a; }}
  int area() const override {{ return int(w * h) + {s}::area(); }}
}};
struct {s}E final : {s}D<int> {{ using {s}D::{s}D; int area() const override {{ return -{s}D<int>::area(); }} }};""")
        v = self.fresh("o")
        ty = self.pick("int", "float", "short")
        self.say(f"{{ {s}D<{ty}> {v}({self.number()}); {s}E {v}e({self.number()}, {self.number()}); {s} {v}s = {v}; {s}& {v}r = {v}e; {s} const* {v}p = &{v};")
        self.say(f'  printf("%d %d %d %d %d %d\\n", {v}.area(), {v}r.scaled(), {v}p->scaled(2), {v}s.area(), {v}e.{s}::area(), {s}::made + {s}E::kind);')
        self.say(f'}} {{ std::vector<std::unique_ptr<{s}>> all; all.push_back(std::make_unique<{s}E>({self.number()}, 2)); all.push_back(std::make_unique<{s}>(3)); for (auto const& p : all) printf("%d ", p->area()); }} printf("%d\\n", {s}::made);')

    def of_operators(self):
        s = self.global_name("V")
        ty = self.pick("int", "float", "double", "long")
        self.before.append(f"""template <class T> struct {s} {{
  T a[3] = {{}};
  {s}() = default;
  {s}(std::initializer_list<T> l) {{ int i = 0; for (T x : l) a[i++] = x; }}
  T& operator[](int i) {{ return a[i]; }}
  T const& operator[](int i) const {{ return a[i]; }}
  {s}& operator+=({s} const& o) {{ for (int i = 0; i < 3; ++i) a[i] += o.a[i]; return *this; }}
  {s} operator-() const {{ {s} r; for (int i = 0; i < 3; ++i) r[i] = -a[i]; return r; }}
  friend {s} operator+({s} x, {s} const& y) {{ return x += y; }}
  friend {s} operator*({s} x, T k) {{ for (T& e : x.a) e *= k; return x; }}
  friend T operator*({s} const& x, {s} const& y) {{ T r = 0; for (int i = 0; i < 3; ++i) r += x[i] * y[i]; return r; }}
  bool operator==({s} const& o) const {{ return a[0] == o.a[0] && a[1] == o.a[1] && a[2] == o.a[2]; }}
  explicit operator bool() const {{ return a[0] != T(0); }}
  operator T() const = delete;
  {s}& operator++() {{ ++a[0]; return *this; }}
  {s} operator++(int) {{ {s} old = *this; ++*this; return old; }}
  T const* begin() const {{ return a; }}
  T const* end() const {{ return a + {self.number(2, 3)}; }}
  friend std::ostream& operator<<(std::ostream& os, {s} const& v) {{ os << '<'; for (T x : v) os << x << ' '; return os << '>'; }}
}};""".replace("  operator T() const = delete;\n", ""))
        v = self.fresh("v")
        three = lambda: "{" + ", ".join(f"{ty}({self.number()})" for _ in range(3)) + "}"
        self.say(f"{s}<{ty}> {v}{three()}, {v}w = {three()}; {v} += {v}w; {v}[{self.number(0, 2)}] -= {self.number()};")
        self.say(f'{{ auto o = {v}++; std::cout << o << {v} << -{v} << ({v} + {v}w) * {ty}({self.number()}) << {v} * {v}w << ({v} == {v}w) << ({v} ? "y" : "n") << "\\n"; }}')

    def of_members(self):
        s = self.global_name("M")
        self.before.append(f"""class {s} {{
 public:
  enum Mode {{ Off, On = {self.number(2, 9)}, Auto }};
  struct Params {{ int rows = {self.number(1, 9)}, cols = rows * 2; bool flag = true; }};
  template <class T, int N> struct Storage {{ T data[N]; static constexpr int bytes = sizeof(T) * N; }};
  using Small = Storage<unsigned char, {self.number(1, 20)}>;
  static constexpr int kMax = Small::bytes + {self.number()};
  {s}() : {s}(Params{{}}) {{}}
  explicit {s}(Params p, Mode m = On) : params_(p), mode_(m) {{}}
  template <class F> {s}& with(F f) {{ f(params_); return *this; }}
  int total() const {{ return params_.rows * params_.cols + (params_.flag ? mode_ : -mode_); }}
  static {s} square(int n) {{ {s} r; r.params_ = {{n, n, false}}; return r; }}
  Mode mode() const {{ return mode_; }}
 private:
  Params params_;
  Mode mode_;
}};""")
        v = self.fresh("m")
        self.say(f"{s} {v}; {v}.with([&](auto& p) {{ p.rows += {self.number()}; p.flag = {self.pick('false', 'true', '!p.flag')}; }}).with([](typename {s}::Params& p) {{ ++p.cols; }});")
        self.say(f'printf("%d %d %d %d %d\\n", {v}.total(), {s}::square({self.number()}).total(), {s}::kMax, int(sizeof({s}::Storage<short, {self.number(1, 9)}>)), {s}({{.rows = 2, .cols = {self.number()}}}, {s}::Auto).mode() == {s}::Auto);'.replace(f"{s}({{.rows = 2, .cols = ", f"{s}({{2, ").replace("}, " + s + "::Auto)", "}, " + s + "::Auto)"))

    def of_crtp(self):
        s = self.global_name("R")
        self.before.append(f"""template <class D> struct {s}Base {{
  int run(int x) const {{ return static_cast<D const&>(*this).step(x) + D::bias; }}
  template <class U> auto as() const -> U {{ return U(run({self.number()})); }}
}};
template <int K> struct {s} : {s}Base<{s}<K>> {{ static constexpr int bias = K; int step(int x) const {{ return x * K; }} }};
struct {s}X : {s}Base<{s}X> {{ enum {{ bias = {self.number()} }}; int v; int step(int x) const {{ return x - v; }} }};""")
        self.say(f'{{ {s}<{self.number(2, 6)}> a; {s}X b; b.v = {self.number()}; printf("%d %d %g\\n", a.run({self.number()}), b.run({self.number()}), a.template as<double>() / 4); }}')

    def of_pointers(self):
        a, p, n = self.fresh("a"), self.fresh("p"), self.number(4, 8)
        ty = self.pick("int", "short", "double", "uint8_t")
        f = self.global_name("sw")
        self.before.append(f"template <class T> void {f}(T* a, T* b) {{ T t = *a; *a = *b; *b = t; }}\ntemplate <class T> void {f}r(T& a, T const& b) {{ a += b; }}\n"
                           f"struct {f}N {{ int v; {f}N* next = nullptr; }};")
        self.say(f"{ty} {a}[{n}] = {{{', '.join(str(self.number()) for _ in range(n))}}}; {ty}* {p} = {a} + {self.number(0, 2)}; {ty} const* {p}e = &{a}[{n}];")
        self.say(f"*{p} += {self.number()}; {p}[1] = *{p} * 2; *++{p} -= 1; {f}({p}, &{a}[{n - 1}]); {f}r({a}[0], {a}[{n - 1}]); {ty}** {p}p = &{p}; **{p}p = {ty}(**{p}p + 1);")
        self.say(f'printf("%d %d:", int({p}e - {p}), int({p} < {p}e)); for ({ty} const* q = {a}; q != {p}e; ++q) printf(" %g", double(*q)); printf("\\n");')
        self.say(f"{{ {f}N c{{3}}, b{{{self.number()}, &c}}, a{{1, &b}}; int s = 0; for (auto* n = &a; n; n = n->next) s = s * 10 + n->v; a.next->next->v = 8; printf(\"%d %d\\n\", s, c.v); }}")
        m = self.number(2, 3)
        self.say(f"{{ {ty} m[{m}][3] = {{{{1, 2}}, {{3}}}}; for (auto& row : m) for (auto& x : row) x += {ty}(&x - &m[0][0]); {ty}* h = new {ty}[{m}](); h[1] = m[1][2]; printf(\"%g %g %d\\n\", double(m[{m - 1}][1]), double(h[0] + h[1]), int(sizeof(m) / sizeof(m[0]))); delete[] h; }}")

    # the library

    def of_containers(self):
        v, ty = self.fresh("v"), self.pick("int", "double", "long long", "short")
        self.say(f"std::vector<{ty}> {v} = {{{', '.join(str(self.number(0, 20)) for _ in range(self.number(4, 7)))}}};")
        for step in self.rng.sample([f"{v}.insert({v}.begin() + {self.number(0, 3)}, {ty.replace('long long', 'int')}({self.number(20, 30)}));", f"{v}.erase({v}.begin() + {self.number(0, 3)} % {v}.size());",
                                     f"std::reverse({v}.begin(), {v}.end());", f"{v}.pop_back();", f"{v}.resize({self.number(3, 9)});", f"{v}.emplace_back({self.number()});",
                                     f"std::rotate({v}.begin(), {v}.begin() + 2, {v}.end());", f"std::swap({v}.front(), {v}.back());", f"{v}.assign({self.number(3, 5)}, {self.number()}); {v}[1] = 7;",
                                     f"std::sort({v}.begin(), {v}.end(), std::greater<{ty}>());", f"std::iota({v}.begin(), {v}.end(), {self.number()});",
                                     f"std::fill({v}.begin() + 1, {v}.end(), {self.number()});", f"std::transform({v}.begin(), {v}.end(), {v}.begin(), [](auto x) {{ return x * {self.number(2, 3)}; }});",
                                     f"std::partial_sum({v}.begin(), {v}.end(), {v}.begin());", f"{v}.erase(std::unique({v}.begin(), {v}.end()), {v}.end()); {v}.resize(5);"], self.number(2, 4)):
            self.say(step)
        k = self.number()
        self.say(f'for (auto it = {v}.begin(); it != {v}.end(); ++it) std::cout << *it << (it + 1 == {v}.end() ? "\\n" : ",");')
        self.say(f'std::cout << *std::max_element({v}.begin(), {v}.end()) << " " << std::min_element({v}.begin(), {v}.end()) - {v}.begin() << " " << std::count_if({v}.begin(), {v}.end(), [](auto x) {{ return x > {k}; }})'
                 f' << " " << (std::find({v}.begin(), {v}.end(), {k}) != {v}.end()) << std::any_of({v}.begin(), {v}.end(), [](auto x) {{ return x == {k}; }}) << " " << std::accumulate({v}.begin(), {v}.end(), {self.pick("0", "0.0", "100L")}) << " " << {v}.at(1) << {v}.empty() << "\\n";')

    def of_nested_containers(self):
        v, n = self.fresh("g"), self.number(2, 4)
        self.say(f"std::vector<std::vector<int>> {v}({n}, std::vector<int>({self.number(2, 3)}, {self.number()})); {v}[1].push_back({self.number()}); {v}.back()[0] += 5; {v}.push_back({{1, 2}});")
        self.say(f'for (auto const& row : {v}) {{ for (int x : row) printf("%d ", x); printf("/ "); }} printf("%d\\n", int({v}.size()));')
        m = self.fresh("m")
        keys = [self.pick("a", "bb", "c", "dd") for _ in range(4)]
        self.say(f'std::map<std::string, int> {m}; for (auto k : {{{", ".join(chr(34) + k + chr(34) for k in keys)}}}) {m}[k] += {self.number(1, 5)}; for (auto const& [k, x] : {m}) std::cout << k << "=" << x << " "; std::cout << {m}.size() << {m}.count("bb") << "\\n";')

    def of_std_tuples(self):
        t = self.fresh("t")
        self.say(f'auto {t} = std::make_tuple({self.number()}, {self.number() / 2}, std::string("{self.pick("x", "yz")}")); std::pair<int, {self.pick("float", "char", "std::string")}> {t}p; {t}p.first = {self.number()};')
        self.say(f'{{ auto& [a, b, c] = {t}; a += 3; b *= 2; c += "!"; }} std::get<0>({t}) += {self.number()}; {{ int i; double d; std::tie(i, d, std::ignore) = {t}; std::cout << i << " " << d << " " << std::get<2>({t}) << " " << std::tuple_size_v<decltype({t})> << "\\n"; }}')
        self.say(f'std::cout << std::apply([](auto... x) {{ return sizeof...(x); }}, {t}) << (std::make_pair(1, {self.number()}) < std::make_pair({self.number(0, 2)}, 5)) << {t}p.first << "\\n";')
        a = self.fresh("a")
        self.say(f"std::array<{self.pick('int', 'float')}, 4> {a}{{{self.number()}, {self.number()}}}; {a}.back() = 7; auto {a}b = {a}; {a}b.fill({self.number()}); std::swap({a}[0], {a}[2]);")
        self.say(f'for (auto [i, s] = std::pair{{0, 0}}; i < int({a}.size()); ++i) {{ s += int({a}[i]) * 2 + int({a}b[i]); printf("%d ", s); }} printf("%d %d\\n", int({a} == {a}b), int(sizeof({a})));')

    def of_strings(self):
        s = self.fresh("s")
        word = lambda: self.pick("tile", "copy", "A", "mma", "swizzle", "")
        self.say(f'std::string {s} = "{word()}"; for (int i = 0; i < {self.number(1, 3)}; ++i) {s} += (i ? "-" : "") + std::to_string(i * {self.number()}) + "{word()}"; {s} += \'{self.pick("a", "9", "!")}\';')
        self.say(f'std::cout << {s} << " " << {s}.size() << " " << {s}.substr({self.number(0, 1)}, {self.number(1, 4)}) << " " << ({s}.find("{self.pick("-", "t", "1")}") == std::string::npos) << ({s} < std::string("{word()}")) << {s}.back() << "\\n";')
        o = self.fresh("o")
        manip = self.pick("std::hex", "std::setw(7)", "std::fixed << std::setprecision(2)", "std::setfill('*') << std::setw(6) << std::left", "std::showpos", "std::boolalpha", "std::oct")
        self.say(f'std::ostringstream {o}; {o} << {manip} << {self.pick("255", "true", "-7", "1.5")} << "|" << {self.number()} << "|" << {self.number() / 4}; std::cout << {o}.str() << "\\n"; printf("%s %c\\n", {s}.c_str(), {s}[0]);')

    def of_printf(self):
        for _ in range(2):
            parts, args = [], []
            for _ in range(self.number(2, 4)):
                flag, width = self.pick("", "-", "0", "+", " "), self.pick("", "5", "8", "12")
                kind = self.number(0, 5)
                if kind == 0:
                    parts.append(f"%{flag}{width}{self.pick('d', 'i')}"), args.append(str(self.number(-999, 999)))
                elif kind == 1:
                    parts.append(f"%{self.pick('', '#')}{self.pick('', '0', '-')}{width}{self.pick('x', 'X', 'o', 'u')}"), args.append(f"{self.number(0, 70000)}u")
                elif kind == 2:
                    parts.append(f"%{flag}{width}{self.pick('', '.0', '.1', '.3')}{self.pick('f', 'e', 'g', 'G', 'E')}"), args.append(self.pick(f"{self.number(-999, 999) / 8}", "1e10", "0.0001", "123456789.0", f"{self.number()}.5f"))
                elif kind == 3:
                    parts.append(f"%{self.pick('', '-')}{width}{self.pick('', '.2', '.9')}s"), args.append(f'"{self.pick("tile", "x", "", "swizzled")}"')
                elif kind == 4:
                    parts.append(self.pick("%*d", "%-*d")), args.append(f"{self.number(1, 8)}, {self.number(-50, 50)}")
                else:
                    parts.append(self.pick("%5lld", "%lu", "%ld", "%zu", "%llx")), args.append({"%5lld": "-123456789012ll", "%lu": "4000000000ul", "%ld": "-5l", "%zu": "sizeof(int)", "%llx": "0xdeadbeefcafeull"}[parts[-1]])
            self.say(f'printf("{"|".join(parts)}%%|%c\\n", {", ".join(args)}, \'{self.pick("a", "#")}\');')

    def of_streams(self):
        x = self.pick("3.14159265", "100.0", "1e-5", "2.5f", "1234567.875", "1e20", "-0.75")
        n = self.number(-300, 300)
        for form in self.rng.sample([f"std::fixed << std::setprecision({self.number(0, 5)}) << {x} << std::defaultfloat << std::setprecision(6)", f"std::scientific << {x} << std::defaultfloat",
                                     f"std::setw({self.number(1, 9)}) << {n} << '|' << std::left << std::setw(6) << {n} << '|' << std::right", f"std::hex << std::showbase << {abs(n)} << std::noshowbase << std::dec",
                                     f"std::setfill('0') << std::setw(6) << {abs(n)} << std::setfill(' ')", f"std::uppercase << std::hex << {abs(n)} << std::nouppercase << std::dec", f"std::showpos << {n} << std::noshowpos",
                                     f"std::setprecision({self.number(1, 9)}) << {x} << std::setprecision(6)", f"std::boolalpha << ({n} > 0) << std::noboolalpha << ' ' << ({n} > 0)", f"char({self.number(65, 90)}) << (unsigned char)({self.number(65, 90)}) << short({n})",
                                     f"std::oct << {abs(n)} << std::dec << ' ' << {n}u << ' ' << (long long){n} * 10000000000"], 3):
            self.say(f"std::cout << {form} << std::endl;")

    def of_macros(self):
        m = self.global_name("MAC")
        self.before.append(f"""#define {m}_SQ(x) ((x) * (x))
#define {m}_CAT(a, b) a##b
#define {m}_STR(x) #x
#define {m}_ALL(f, ...) f(__VA_ARGS__)
#define {m}_N {self.number(1, 5)}
#define {m}_DEF(type, name) \\
  inline type {m}_CAT({m}, name)(type x) {{ return x + {m}_N; }}
{m}_DEF(int, i)
{m}_DEF(float, f)
#if {m}_N > 2 && defined({m}_SQ)
#define {m}_BIG 1
#elif {m}_N == 2
#define {m}_BIG 0
#else
#define {m}_BIG -1
#endif""")
        self.say(f'printf("%d %d %s %d %g %d\\n", {m}_SQ({self.number()} + 1), {m}_ALL(std::max, {self.number()}, {self.number()}), {m}_STR(a + "b"), {m}i({self.number()}), {m}f(0.5f), {m}_BIG);')
