"""What random programs are made of since they were widened: families that the first ones left out.

`WiderConstructs` is a third part of `programs.Program`. Its methods begin with `wide_`, so that the programs of a seed stay what
they were; `--wide` draws from all families, `--families maps,dispatch` from some. As in constructs.py no program may depend on
an order of evaluation or on undefined behaviour.
"""


class WiderConstructs:
    """Families of the language, of the library and of CuTe; each prints all that it computes."""

    def numbers(self, n, low=0, high=20):
        return ", ".join(str(self.number(low, high)) for _ in range(n))

    # classes

    def wide_dispatch(self):
        s = self.global_name("Shape")
        k = self.number(2, 4)
        self.before.append(f"""struct {s} {{
  virtual double area() const = 0;
  virtual std::string name() const {{ return "shape"; }}
  virtual int sides(int extra = {self.number(0, 3)}) {{ return extra; }}
  std::string told() const {{ return name() + ":" + std::to_string(int(area())); }}
  virtual ~{s}() {{ printf("~S "); }}
}};
struct {s}R : {s} {{
  double w, h;
  {s}R(double w, double h = {k}) : w(w), h(h) {{}}
  double area() const override {{ return w * h; }}
  std::string name() const override {{ return "rect of " + {s}::name(); }}
  int sides(int extra) override {{ return 4 + extra; }}
  ~{s}R() override {{ printf("~R "); }}
}};
struct {s}Q final : {s}R {{
  explicit {s}Q(double a) : {s}R(a, a) {{}}
  std::string name() const override {{ return "square/" + {s}R::name(); }}
  ~{s}Q() {{ printf("~Q "); }}
}};
struct {s}C : {s} {{ int r = {k}; double area() const override {{ return 3 * r * r; }} }};
int {s}f({s}& s) {{ return s.sides(); }}
int {s}f({s}R& s) {{ return 100 + s.sides(1); }}""")
        v = self.fresh("v")
        makes = [f"std::make_unique<{s}R>({self.number(1, 9)}, {self.number(1, 9)})", f"std::make_unique<{s}Q>({self.number(1, 9)})", f"std::make_unique<{s}C>()"]
        self.say(f"{{ std::vector<std::unique_ptr<{s}>> {v};")
        for _ in range(self.number(2, 4)):
            self.say(f"  {v}.push_back({self.rng.choice(makes)});")
        self.say(f'  double sum = 0; for (auto const& p : {v}) {{ sum += p->area(); std::cout << p->told() << " " << {s}f(*p) << "; "; }} std::cout << sum << "\\n";')
        self.say(f"  {s}Q q({self.number(1, 5)}); {s}R& r = q; {s}* p = &r; std::cout << {s}f(q) << {s}f(r) << {s}f(*p) << \" \" << r.{s}R::name() << \" \" << p->sides() << r.sides(3) << (dynamic_cast<{s}C*>(p) == nullptr) << (dynamic_cast<{s}Q*>(p) == &q) << \"\\n\";")
        self.say(f"  {v}.erase({v}.begin()); printf(\"| \"); }} printf(\"\\n\");")

    def wide_lifetimes(self):
        s = self.global_name("L")
        self.before.append(f"""struct {s} {{
  int id; static inline int alive = 0;
  {s}(int i) : id(i) {{ ++alive; printf("+%d ", id); }}
  {s}({s} const& o) : id(o.id * 10) {{ ++alive; printf("c%d ", id); }}
  {s}({s}&& o) noexcept : id(o.id) {{ o.id = -1; ++alive; printf("m%d ", id); }}
  {s}& operator=({s} const& o) {{ id = o.id; printf("=%d ", id); return *this; }}
  {s}& operator=({s}&& o) noexcept {{ id = o.id; o.id = -2; printf(":%d ", id); return *this; }}
  ~{s}() {{ --alive; printf("-%d ", id); }}
}};
struct {s}H {{ {s} a; {s} b{{{self.number(10, 19)}}}; {s}H(int x) : a(x) {{ printf("H "); }} ~{s}H() {{ printf("~H "); }} }};
{s} {s}make(int i) {{ return {s}(i); }}
{s} {s}named(int i) {{ {s} x(i); x.id += 1; return x; }}
void {s}take({s} x) {{ x.id += 100; printf("t%d ", x.id); }}
int {s}look({s} const& x) {{ return x.id; }}""")
        a = self.fresh("l")
        steps = [f"{s} {a}{{{self.number(1, 4)}}};", f"{s} {a} = {s}make({self.number(1, 4)});", f"{s} {a} = {s}named({self.number(1, 4)});"]
        self.say(f"{{ {self.rng.choice(steps)}")
        for step in self.rng.sample([f"{s} {a}b = {a};", f"{s} {a}d = std::move({a});", f"{s}take({a});", f"{s}take({s}({self.number(5, 9)}));", f"{s}take(std::move({a}));", f"{a} = {s}make({self.number(5, 9)});",
                                     f"{s}H {a}h({self.number(5, 9)});", f"{{ {s} inner(7); {a} = inner; }}", f"for (int i = 0; i < 2; ++i) {{ {s} x(i + 20); if (i) continue; {a} = x; }}",
                                     f"auto {a}p = std::make_unique<{s}>({self.number(5, 9)}); {a}p.reset();", f"{s}* {a}n = new {s}(8); delete {a}n;", f'printf("%d ", {s}look({s}(6)));',
                                     f"{s} {a}y[2] = {{{self.number(30, 39)}, {a}}};", f"std::vector<{s}> {a}v; {a}v.reserve(3); {a}v.push_back({a}); {a}v.emplace_back(9); {a}v.pop_back();",
                                     f"auto {a}s = std::make_shared<{s}H>(4); auto {a}t = {a}s; {a}s = nullptr; printf(\"kept \");", f"std::optional<{s}> {a}o; {a}o.emplace(5); {a}o.reset();"], self.number(3, 5)):
            self.say("  " + step)
        self.say(f'  printf("%d | ", {a}.id); }} printf("%d\\n", {s}::alive);')

    def wide_matrix(self):
        s = self.global_name("M")
        self.before.append(f"""template <class T, int R, int C> struct {s} {{
  T d[R][C] = {{}};
  T& operator()(int i, int j) {{ return d[i][j]; }}
  T const& operator()(int i, int j) const {{ return d[i][j]; }}
  T* operator[](int i) {{ return d[i]; }}
  template <int K> {s}<T, R, K> operator*({s}<T, C, K> const& o) const {{
    {s}<T, R, K> r;
    for (int i = 0; i < R; ++i) for (int j = 0; j < K; ++j) for (int k = 0; k < C; ++k) r(i, j) += (*this)(i, k) * o(k, j);
    return r;
  }}
  {s}& operator+=({s} const& o) {{ for (int i = 0; i < R; ++i) for (int j = 0; j < C; ++j) d[i][j] += o.d[i][j]; return *this; }}
  friend {s} operator+({s} a, {s} const& b) {{ return a += b; }}
  friend bool operator==({s} const& a, {s} const& b) {{ for (int i = 0; i < R; ++i) for (int j = 0; j < C; ++j) if (a(i, j) != b(i, j)) return false; return true; }}
  friend std::ostream& operator<<(std::ostream& os, {s} const& m) {{
    for (int i = 0; i < R; ++i) {{ for (int j = 0; j < C; ++j) os << (j ? "," : "") << m(i, j); os << ";"; }}
    return os;
  }}
  {s}<T, C, R> t() const {{ {s}<T, C, R> r; for (int i = 0; i < R; ++i) for (int j = 0; j < C; ++j) r[j][i] = d[i][j]; return r; }}
  explicit operator bool() const {{ return d[0][0] != T(0); }}
  {s} operator-() const {{ {s} r = *this; for (auto& row : r.d) for (auto& x : row) x = -x; return r; }}
  {s}& operator++() {{ ++d[0][0]; return *this; }}
  {s} operator++(int) {{ {s} was = *this; ++*this; return was; }}
}};""")
        a, ty = self.fresh("m"), self.pick("int", "double", "long", "float")
        r, c = self.number(1, 3), self.number(1, 3)
        self.say(f"{s}<{ty}, {r}, {c}> {a}; for (int i = 0; i < {r}; ++i) for (int j = 0; j < {c}; ++j) {a}(i, j) = {ty}(i * {self.number(1, 5)} + j - {self.number(0, 2)}); {a}[{r - 1}][{c - 1}] += {self.number(1, 5)};")
        self.say(f"auto {a}p = {a} * {a}.t(); auto {a}q = {a} + {a}++;")
        self.say(f'std::cout << {a} << " " << {a}p << " " << -{a}q << " " << (++{a} == {a}) << ({a} == {a}q) << ({a} ? "yes" : "no") << " " << sizeof({a}p) << "\\n";')

    def wide_specialisations(self):
        s = self.global_name("K")
        self.before.append(f"""template <class T> struct {s} {{ static constexpr int value = {self.number(0, 9)}; static const char* name() {{ return "T"; }} }};
template <> struct {s}<int> {{ static constexpr int value = {self.number(10, 19)}; static const char* name() {{ return "int"; }} }};
template <class T> struct {s}<T*> {{ static constexpr int value = 20 + {s}<T>::value; static const char* name() {{ return "pointer"; }} using inner = T; }};
template <class T> struct {s}<T const> : {s}<T> {{ static const char* name() {{ return "const"; }} }};
template <class T> struct {s}<T&> {{ static constexpr int value = 40; static const char* name() {{ return "ref"; }} }};
template <class T, size_t N> struct {s}<T[N]> {{ static constexpr int value = int(N) + 50; static const char* name() {{ return "array"; }} }};
template <class R, class... A> struct {s}<R(A...)> {{ static constexpr int value = 100 + int(sizeof...(A)); static const char* name() {{ return "function"; }} }};
template <class T, class A> struct {s}<std::vector<T, A>> {{ static constexpr int value = 200 + {s}<T>::value; static const char* name() {{ return "vector"; }} }};
template <class A, class B> struct {s}<std::pair<A, B>> {{ static constexpr int value = {s}<A>::value * 1000 + {s}<B>::value; static const char* name() {{ return "pair"; }} }};
template <class S, class D> struct {s}<cute::Layout<S, D>> {{ static constexpr int value = int(cute::rank(S{{}})) + 300; static const char* name() {{ return "layout"; }} }};
template <int N> struct {s}<cute::C<N>> {{ static constexpr int value = N; static const char* name() {{ return "constant"; }} }};
template <class T> constexpr int {s}v = {s}<T>::value;
template <class T> constexpr int {s}v<T**> = -1;
template <template <class...> class C, class T> struct {s}w {{ using type = C<T>; static constexpr int n = {self.number(1, 9)}; }};
template <auto V> constexpr auto {s}a = V + {self.number(1, 5)};""")
        kinds = ["int", "char", "int*", "char const", "int&", f"float[{self.number(1, 9)}]", "int(char, float)", "void()", "std::vector<int>", "std::vector<int*>", "std::pair<int, char*>", "std::pair<std::vector<int>, int const>",
                 f"Layout<Shape<_{self.pick(2, 4, 8)}, _3>, Stride<_1, _{self.pick(2, 8)}>>", f"Int<{self.number(2, 40)}>", "unsigned const*"]
        for k in self.rng.sample(kinds, 4):
            self.say(f'printf("%s %d %d; ", {s}<{k}>::name(), {s}<{k}>::value, {s}v<{k}>);')
        self.say(f'printf("%d %d %d %d\\n", {s}v<int**>, {s}w<std::vector, {self.pick("int", "char")}>::n, {s}a<{self.number(1, 50)}>, int(std::is_same_v<typename {s}w<std::vector, int>::type, std::vector<int>>));')

    def wide_iterators(self):
        s = self.global_name("R")
        self.before.append(f"""class {s} {{
  int first_, last_, step_;
public:
  struct iterator {{
    using value_type = int;
    int at, step;
    int operator*() const {{ return at; }}
    iterator& operator++() {{ at += step; return *this; }}
    iterator operator++(int) {{ auto was = *this; ++*this; return was; }}
    bool operator!=(iterator const& o) const {{ return at < o.at; }}
    bool operator==(iterator const& o) const {{ return !(*this != o); }}
  }};
  {s}(int last) : {s}(0, last) {{}}
  {s}(int first, int last, int step = 1) : first_{{first}}, last_{{last}}, step_{{step}} {{}}
  iterator begin() const {{ return {{first_, step_}}; }}
  iterator end() const {{ return {{last_, step_}}; }}
  template <class F> {s} const& each(F&& f) const {{ for (int i : *this) f(i); return *this; }}
}};
template <class It, class F> int {s}sum(It a, It b, F f) {{ int n = 0; while (a != b) n = n * 3 + f(*a++); return n; }}""")
        r = self.fresh("r")
        self.say(f"{s} {r}({self.number(0, 5)}, {self.number(6, 20)}, {self.number(1, 4)}); int {r}n = 0;")
        self.say(f'for (auto i : {r}) printf("%d ", i); {r}.each([&](int i) {{ {r}n += i; }}).each([&{r}n](auto i) {{ {r}n ^= i; }}); for (int i : {s}({self.number(1, 4)})) {r}n += i * i;')
        self.say(f'printf("%d %d\\n", {r}n, {s}sum({r}.begin(), {r}.end(), [](int x) {{ return x % {self.number(2, 7)}; }}));')

    def wide_scopes(self):
        n = self.global_name("ns")
        self.before.append(f"""namespace {n} {{
int value = {self.number(0, 9)};
namespace deep {{ int value = {self.number(10, 19)}; int both() {{ return value * 100 + {n}::value; }} enum Colour : short {{ red = {self.number(1, 5)}, green, blue = red << 3 }}; }}
inline namespace v2 {{ struct P {{ int x, y; }}; P operator+(P a, P b) {{ return {{a.x + b.x, a.y + b.y}}; }} int norm(P const& p) {{ return p.x * p.x + p.y * p.y; }} }}
struct Counter {{ int n = 0; int operator()() {{ return ++n; }} }};
using deep::both;
enum class Flag : unsigned {{ none = 0, a = 1, b = 2, c = a | b, d = 1u << {self.number(3, 9)} }};
constexpr Flag operator|(Flag x, Flag y) {{ return Flag(unsigned(x) | unsigned(y)); }}
constexpr bool has(Flag x, Flag y) {{ return (static_cast<unsigned>(x) & static_cast<unsigned>(y)) != 0; }}
}}
namespace {n}alias = {n}::deep;""")
        self.say(f"{{ namespace q = {n}::deep; using {n}::norm; {n}::value += {self.number(1, 9)}; int value = q::value; {{ using namespace {n}alias; auto c = green; value += c + blue; q::value = value; }}")
        self.say(f'  {n}::P p = {n}::P{{1, {self.number(1, 9)}}} + {n}::P{{2, 3}}; {n}::Counter c; c(); auto f = {n}::Flag::a | {n}::Flag::d; printf("%d %d %d %d %u %d%d\\n", {n}::both(), value, norm(p), c(), unsigned(f), {n}::has(f, {n}::Flag::c), {n}::has(f, {n}::Flag::b)); }}')

    # the language

    def wide_promotions(self):
        a, b = self.fresh("a"), self.fresh("b")
        small = ["char", "signed char", "unsigned char", "short", "unsigned short", "int8_t", "uint16_t"]
        t, u = self.rng.choice(small), self.rng.choice(small + ["int", "unsigned", "long long", "size_t"])
        self.say(f"{t} {a} = {t if ' ' not in t else ''}{f'({t})' if ' ' in t else ''}({self.number(-300, 300)}); {u} {b} = ({u})({self.number(-9, 300)});")
        for _ in range(3):
            e = self.pick(f"{a} + {b}", f"{a} * {b}", f"{a} << {self.number(0, 7)}", f"({t})({a} << {self.number(0, 9)})", f"{a} >> {self.number(0, 3)}", f"~{a}", f"-{b}", f"+{a}", f"{a} & {b}", f"{a} | 0x{self.number(10, 99)}",
                          f"{a} ^ {b}", f"({u})({a}) % {self.number(2, 9)}", f"{a} / {self.number(2, 9)}", f"true ? {a} : {b}", f"{a} < {b} ? {a} : {self.number(0, 5)}u", f"{a} == {b} ? 1.5f : {b}", f"({a}, {b})", f"{a} ? {b} : {b}", f"{b} ? 'c' : {a}")
            self.say(f'std::cout << +({e}) << ":" << sizeof({e}) << std::is_signed_v<decltype({e})> << std::is_same_v<decltype({e}), int> << ({a} < {b}) << ({a} >= {self.number(-9, 9)}) << " ";')
        for _ in range(3):
            self.say(f"{self.pick(a, b)} {self.pick('+=', '-=', '*=', '&=', '|=', '^=', '<<=', '>>=')} {self.number(0, 7)};")
        self.say(f"++{a}; {b}--; std::cout << +{a} << ' ' << +{b} << \"\\n\";")

    def wide_jumps(self):
        i, x = self.fresh("i"), self.fresh("x")
        self.say(f"int {x} = {self.number(0, 9)};")
        cases = "".join(f"case {k}: {x} += {self.number(1, 9)}; {self.pick('break;', '[[fallthrough]];', '', 'continue;')} " for k in self.rng.sample(range(6), 4))
        self.say(f"for (int {i} = 0; {i} < {self.number(5, 9)}; ++{i}) {{ switch ({i} % 6) {{ {cases}default: {x} *= 2; }} if ({x} > {self.number(50, 200)}) break; {x}++; }}")
        self.say(f"do {{ {x} -= {self.number(3, 9)}; if ({x} % {self.number(2, 4)} == 0) continue; {x} -= 1; }} while ({x} > {self.number(0, 9)});")
        self.say(f"while (true) {{ if ({x}++ > {self.number(10, 30)}) break; for (int k = 0;; k++) {{ if (k == {self.number(1, 4)}) break; if (k & 1) continue; {x} += k; }} }}")
        self.say(f"switch (char c = char('a' + ({x} & 3)); c) {{ case 'a': case 'b': {{ int y = {self.number(1, 5)}; {x} += y; }} break; case 'c': switch ({x} % 2) {{ case 0: {x} = -{x}; break; case 1: {x} += 1000; }} default: {x} += 7; }}")
        self.say(f'printf("%d\\n", {x});')

    def wide_static_locals(self):
        f = self.global_name("sl")
        self.before.append(f"""template <class T, int N = {self.number(1, 4)}> int {f}(T step) {{ static int calls = N; static T sum = T(N); sum += step; ++calls; return calls * 100 + int(sum); }}
struct {f}S {{ static int count; static inline double scale = {self.number(1, 9)} / 2.0; static int next() {{ static int n = count; return n++; }} template <class T> static int of() {{ static int n = int(sizeof(T)); return n += {self.number(1, 3)}; }} }};
int {f}S::count = {self.number(5, 9)};
auto {f}l = [] {{ static int n = {self.number(1, 9)}; return n *= 2; }};
int {f}fact(int n) {{ static int depth = 0; ++depth; int r = n < 2 ? 1 : n * {f}fact(n - 1); return r + (n == {self.number(3, 6)} ? depth : 0); }}""")
        for _ in range(self.number(2, 3)):
            self.say(f'printf("%d ", {self.pick(f"{f}({self.number()})", f"{f}({self.number() / 2})", f"{f}<int, 7>({self.number()})", f"{f}<short>({self.number()})")});')
        self.say(f"{f}S::next(); {f}S::count += 10; {f}S::scale *= 3; {f}l(); {f}S::of<char>(); {f}S::of<double>();")
        self.say(f'printf("%d %d %d %g %d %d\\n", {f}S::next(), {f}l(), {f}S::of<char>(), {f}S::scale, {f}S::of<double>(), {f}fact({self.number(3, 7)}));')

    def wide_function_pointers(self):
        f = self.global_name("fp")
        self.before.append(f"""int {f}add(int a, int b) {{ return a + b; }}
int {f}sub(int a, int b) {{ return a - b; }}
int {f}mul(int a, int b) {{ return a * b; }}
typedef int (*{f}op)(int, int);
using {f}fn = int(int, int);
{f}op {f}pick(char c) {{ switch (c) {{ case '+': return {f}add; case '-': return &{f}sub; default: return {f}mul; }} }}
int {f}fold({f}op op, int const* a, int n, int x = {self.number(0, 3)}) {{ for (int i = 0; i < n; ++i) x = op(x, a[i]); return x; }}
int {f}with({f}fn* op, int a) {{ return op ? op(a, a) : -1; }}
template <class F> int {f}any(F f) {{ return f({self.number(1, 9)}, {self.number(1, 9)}); }}
template <int (*F)(int, int)> struct {f}T {{ int operator()(int x) const {{ return F(x, {self.number(1, 9)}); }} }};
struct {f}E {{ const char* name; {f}op op; }};""")
        a = self.fresh("a")
        self.say(f"int {a}[] = {{{self.numbers(self.number(3, 5), 1, 6)}}}; {f}E {a}t[] = {{{{\"add\", {f}add}}, {{\"sub\", &{f}sub}}, {{\"mul\", {f}pick('*')}}}}; {f}op {a}q = nullptr;")
        self.say(f"for (auto const& e : {a}t) printf(\"%s=%d \", e.name, {f}fold(e.op, {a}, int(sizeof({a}) / sizeof(*{a})))); if (!{a}q) {a}q = {f}pick('{self.pick('+', '-', '*')}');")
        self.say(f'printf("%d %d %d %d %d %d\\n", {a}q(7, 2), (*{a}q)(5, 3), {f}with({a}q, 4), {f}with(nullptr, 4), {f}any({f}sub) + {f}any([](int x, int y) {{ return x * 10 + y; }}), {f}T<{f}{self.pick("add", "mul")}>{{}}(6) + ({a}q == {f}add));')

    def wide_moved_captures(self):
        g = self.fresh("g")
        self.say(f"auto {g}p = std::make_unique<int>({self.number(1, 9)}); std::vector<int> {g}v{{{self.numbers(3)}}}; std::string {g}s = \"{self.pick('ab', 'tile', 'x')}\"; int {g}n = {self.number(1, 9)};")
        self.say(f"auto {g} = [p = std::move({g}p), v = std::move({g}v), s = {g}s + \"!\", &n = {g}n, k = {self.number(1, 5)}](int x) mutable {{ *p += x; v.push_back(*p); s += char('a' + x); n += k++; return int(v.size()) * 100 + *p + k; }};")
        self.say(f"auto {g}make = [](int base) {{ return [base, calls = 0](auto... xs) mutable {{ ++calls; return base + (0 + ... + int(xs)) * calls; }}; }}; auto {g}m = {g}make({self.number(1, 20)}); auto {g}c = {g}m;")
        self.say(f"std::function<int(int)> {g}fib = [&{g}fib](int n) {{ return n < 2 ? n : {g}fib(n - 1) + {g}fib(n - 2); }};")
        self.say(f'{{ int a = {g}({self.number(0, 5)}); int b = {g}({self.number(0, 5)}); int c = {g}m(1, 2); int d = {g}m(3); int e = {g}c(4, 5.5, \'a\'); printf("%d %d %d %d %d %d %d%d%d %d\\n", a, b, c, d, e, {g}n, {g}p == nullptr, {g}v.empty(), {g}s.empty(), {g}fib({self.number(3, 12)})); }}')

    def wide_packs(self):
        f = self.global_name("pk")
        self.before.append(f"""template <class... T> struct {f}S {{ static constexpr int n = sizeof...(T); static constexpr int bytes = (0 + ... + int(sizeof(T))); static constexpr bool ints = (std::is_integral_v<T> && ...); }};
template <class T> T {f}max(T x) {{ return x; }}
template <class T, class... R> T {f}max(T x, R... rest) {{ T y = {f}max(T(rest)...); return x > y ? x : y; }}
template <class... T> void {f}print(T const&... xs) {{ ((std::cout << xs << ' '), ...); std::cout << "| "; }}
template <class F, class... T> auto {f}map(F f, T... xs) {{ return std::make_tuple(f(xs)...); }}
template <size_t... I> int {f}seq(std::index_sequence<I...>) {{ int a[] = {{int(I * I)..., {self.number()}}}; int s = 0; for (int x : a) s = s * 3 + x; return s; }}
template <class Tup, size_t... I> int {f}dot(Tup const& t, std::index_sequence<I...>) {{ return (0 + ... + int(std::get<I>(t) * int(I + 1))); }}
template <int... N> struct {f}L {{ template <int M> using push = {f}L<N..., M>; static constexpr int sum = (N + ... + 0); static void show() {{ (printf("%d,", N), ...); }} }};
template <class T> struct {f}len; template <class... T> struct {f}len<std::tuple<T...>> {{ static constexpr int value = int(sizeof...(T)); }};
template <class H, class... T> struct {f}rec : {f}rec<T...> {{ H h; {f}rec(H a, T... r) : {f}rec<T...>(r...), h(a) {{}} int sum() const {{ return int(h) + {f}rec<T...>::sum(); }} }};
template <class H> struct {f}rec<H> {{ H h; {f}rec(H a) : h(a) {{}} int sum() const {{ return int(h) * 2; }} }};
template <class... A> auto {f}curry(A... a) {{ return [=](auto... b) {{ return (a + ...) * 10 + (b + ...); }}; }}""")
        types = lambda n: ", ".join(self.pick("int", "char", "double", "short", "bool", "float") for _ in range(n))
        self.say(f'{f}print({self.number()}, "s", {self.number() / 4}, \'c\', {self.pick("true", "7u")}); {f}L<{self.numbers(3)}>::push<{self.number()}>::show();')
        self.say(f'printf(" %d %d %d %d ", {f}S<{types(self.number(1, 4))}>::bytes, {f}S<{types(2)}>::ints, {f}S<>::n, {f}S<>::ints);')
        self.say(f'printf("%d %g %d %d %d %d %d\\n", {f}max({self.numbers(self.number(1, 5))}), {f}max(1.5, {self.number()}, 2.25f), {f}seq(std::make_index_sequence<{self.number(1, 6)}>{{}}), {f}dot({f}map([](auto x) {{ return x * 2; }}, {self.number()}, {self.number() / 2}, \'A\'), std::index_sequence_for<int, double, char>{{}}), {f}len<std::tuple<int, char, float>>::value, {f}rec<int, double, char>({self.number()}, {self.number()}.75, \'a\').sum(), {f}curry(1, {self.number()})({self.number()}, 2, 3));')

    def wide_enable_if(self):
        f = self.global_name("ei")
        self.before.append(f"""template <class T, std::enable_if_t<std::is_integral<T>::value, int> = 0> int {f}(T x) {{ return int(x) + {self.number(1, 9)}; }}
template <class T, std::enable_if_t<std::is_floating_point_v<T>, int> = 0> int {f}(T x) {{ return int(x * {self.number(2, 9)}); }}
template <class T> auto {f}(T const& x) -> decltype(int(x.size())) {{ return int(x.size()) * 1000; }}
template <class T> typename std::enable_if<std::is_pointer<T>::value, int>::type {f}(T x) {{ return x ? {f}(*x) + 1 : -1; }}
template <class T, class = void> struct {f}has : std::false_type {{}};
template <class T> struct {f}has<T, std::void_t<typename T::value_type>> : std::true_type {{}};
template <class T> int {f}c(T x) {{ if constexpr (std::is_same_v<T, bool>) return x ? 1 : 2; else if constexpr (sizeof(T) > 4) return int(x) * 3; else if constexpr (std::is_class_v<T>) return 77; else return int(x) - 1; }}
struct {f}N {{ using value_type = int; int size() const {{ return {self.number(1, 9)}; }} }};""")
        v = self.fresh("v")
        self.say(f"int {v} = {self.number()}; double {v}d = {self.number(1, 40) / 8}; std::string {v}s = \"{self.pick('a', 'abc', '')}\";")
        self.say(f'printf("%d %d %d %d %d %d %d%d%d %d %d %d\\n", {f}({v}), {f}({v}d), {f}({v}s), {f}(&{v}), {f}((int*)nullptr), {f}({f}N{{}}), {f}has<{f}N>::value, {f}has<int>::value, {f}has<std::vector<int>>::value, {f}c({self.pick("true", "3L", "4", "2.5f", "6.5")}), {f}c({f}N{{}}), {f}(\'a\'));')

    def wide_bindings(self):
        s, v = self.global_name("B"), self.fresh("b")
        self.before.append(f"struct {s} {{ int a; double b; char c = 'z'; }};\n{s} {s}make(int x) {{ return {{x, x / 2.0}}; }}\nstd::pair<int, std::string> {s}p(int n) {{ return {{n, std::string(n % 4, '*')}}; }}")
        self.say(f"std::vector<std::pair<int, std::string>> {v} = {{{{{self.number()}, \"one\"}}, {{{self.number()}, \"two\"}}, {s}p({self.number()})}}; for (auto& [n, t] : {v}) {{ n *= 2; t += std::to_string(n); }}")
        self.say(f'for (auto const& [n, t] : {v}) std::cout << n << t << " "; {{ auto [a, b, c] = {s}make({self.number()}); b += a; std::cout << a << b << c; auto&& [x, y] = {v}[1]; x = 99; y.clear(); std::cout << {v}[1].first << {v}[1].second.size() << " "; }}')
        self.say(f'{{ int m[2][3] = {{{{{self.numbers(3)}}}, {{{self.numbers(2)}}}}}; for (auto& [p, q, r] : m) {{ p += q; r = p - q; }} for (auto [p, q, r] : m) printf("%d%d%d ", p, q, r); auto& [r0, r1] = m; printf("%d %d ", r0[1], r1[0]); }}')
        self.say(f'if (auto [it, fresh] = std::map<int, int>{{{{1, 2}}, {{3, 4}}}}.insert({{{self.pick(1, 5)}, 6}}); fresh) printf("new\\n"); else printf("old\\n");')

    # the library

    def wide_maps(self):
        m = self.fresh("m")
        key = self.pick("int", "std::string", "char")
        keys = {"int": [str(k) for k in self.rng.sample(range(20), 6)], "std::string": [f'"{k}"' for k in ("ab", "b", "ca", "d", "", "zz")], "char": [f"'{k}'" for k in "qwerty"]}[key]
        self.say(f"std::map<{key}, int> {m}{{{{{keys[0]}, 1}}, {{{keys[1]}, {self.number()}}}}}; {m}[{keys[2]}] = {self.number()}; {m}.insert({{{keys[self.number(0, 3)]}, {self.number(10, 19)}}}); {m}.emplace({keys[3]}, {self.number()}); ++{m}[{keys[self.number(0, 5)]}];")
        for step in self.rng.sample([f"{m}.erase({keys[self.number(0, 5)]});", f"if (auto it = {m}.find({keys[self.number(0, 5)]}); it != {m}.end()) it->second += 100;", f"if ({m}.count({keys[0]})) {m}.at({keys[0]}) *= 3;", f"if (!{m}.empty()) {m}.erase({m}.begin());", f"{m}.insert_or_assign({keys[1]}, 55);", f"for (auto it = {m}.begin(); it != {m}.end();) {{ if (it->second % 2) it = {m}.erase(it); else ++it; }}"], 2):
            self.say(step)
        self.say(f'for (auto const& [k, x] : {m}) std::cout << k << "=" << x << " "; for (auto it = {m}.rbegin(); it != {m}.rend(); ++it) std::cout << it->first; std::cout << " " << {m}.size() << {m}.count({keys[2]}) << ({m}.lower_bound({keys[4]}) == {m}.end()) << {m}.empty() << "\\n";')
        s = self.fresh("s")
        self.say(f"std::set<int> {s}{{{self.numbers(6)}}}; auto {s}r = {s}.insert({self.number()}); int {s}f = *{s}r.first; {s}.erase({self.number()}); int {s}n = 0; for (int x : {s}) {s}n = {s}n * 7 + x;")
        self.say(f'std::cout << {s}n << " " << {s}r.second << {s}f << {s}.size() << {s}.count({self.number()}) << ({s}.empty() ? -1 : *{s}.begin() + *{s}.rbegin()) << " " << std::distance({s}.begin(), {s}.lower_bound({self.number()})) << "\\n";')
        u = self.fresh("u")
        self.say(f"std::unordered_map<std::string, std::vector<int>> {u}; {u}[\"a\"].push_back({self.number()}); {u}[\"b\"] = {{{self.numbers(2)}}}; {u}[\"a\"].push_back({self.number()}); std::unordered_set<int> {u}s{{{self.numbers(4)}}};")
        self.say(f'std::cout << {u}.size() << {u}["a"][1] << {u}.at("b").size() << {u}.count("c") << ({u}.find("b") != {u}.end()) << {u}s.count({self.number()}) << "\\n";')

    def wide_optional(self):
        f, o = self.global_name("op"), self.fresh("o")
        self.before.append(f"std::optional<int> {f}(int x) {{ if (x % {self.number(2, 3)} == 0) return std::nullopt; return x * {self.number(2, 9)}; }}\nstruct {f}P {{ int a = {self.number()}; std::string s = \"p\"; }};")
        self.say(f"std::optional<int> {o}; auto {o}a = {f}({self.number()}), {o}b = {f}({self.number()}); {o} = {o}a ? *{o}a + 1 : {self.number()}; std::optional<{f}P> {o}p = {f}P{{}}; {o}p->a += {o}b.value_or({self.number(1, 9)}); {o}p->s += \"!\";")
        self.say(f'std::cout << {o}.has_value() << {o}.value() << {o}a.has_value() << {o}b.value_or(-1) << {o}p->a << {o}p->s << ({o} == {self.number()}) << ({o}a == {o}b) << (bool){o}b; {o}.reset(); {o}b = std::nullopt; std::cout << !{o} << ({o} == std::nullopt) << "\\n";')

    def wide_text(self):
        s = self.fresh("s")
        word = lambda: self.pick("layout", "tiled", "atoms", "copy_if", "mma16")
        self.say(f'std::string {s} = "{word()}-{word()}", {s}t("{word()}"); char const* {s}c = "{word()}";')
        for step in self.rng.sample([f'{s}.insert({self.number(0, 2)}, "<>");', f'{s}.replace({self.number(0, 1)}, 2, {s}t);', f'{s}.erase({self.number(0, 2)}, {self.number(1, 2)});', f"{s}.push_back('{self.pick('x', '-')}');", f"{s}.append({s}t).append({self.number(1, 3)}, '.');", f"{s}[0] = char(std::toupper({s}[0]));",
                                     f"{s}.resize({self.number(6, 12)}, '_');", f"std::reverse({s}.begin(), {s}.end());", f"std::sort({s}t.begin(), {s}t.end());", f"{s} += {s}c; {s}.pop_back();", f"{s}.assign({s}t, 0, 5);", f"for (auto& ch : {s}) if (ch == 'a') ch = '@';", f"std::swap({s}, {s}t);", f"{s} = {s}.substr(1) + {s}.substr(0, 1);"], 4):
            self.say(step)
        self.say(f'std::cout << {s} << " " << {s}.find("{self.pick("a", "-", "it", "zz")}") << " " << ({s}.find(\'t\') == std::string::npos) << {s}.rfind(\'t\') << " " << {s}.find_first_of("xyz-") << " " << {s}.find_last_not_of("_.") << " " << {s}.compare({s}t) / 1000 << ({s} < {s}t) << ({s}t == {s}c) << {s}.substr({self.number(0, 2)}, {self.number(1, 4)}) << " " << {s}.size() + {s}t.length() << {s}.front() << {s}.back() << {s}.at(1) << std::strlen({s}c) << std::strcmp({s}t.c_str(), {s}c) / 1000 << "\\n";')
        self.say(f'std::cout << std::stoi("{self.number(-99, 99)}") + std::stoi("{self.number()}x") << " " << std::stod("{self.number()}.5e1") << " " << std::to_string({self.number()}) + std::to_string({self.number()}.25) << std::to_string({self.number()}u) << " " << std::string({self.number(0, 4)}, \'=\') << std::isdigit(\'{self.pick("3", "x")}\') / 2048 << char(std::tolower(\'Q\')) << "\\n";')

    def wide_streams(self):
        s = self.fresh("st")
        self.say(f'std::stringstream {s}; {s} << {self.number()} << " " << {self.number() / 4} << " word\\n" << "a,b,,c\\n{self.numbers(4)}";')
        self.say(f'{{ int i; double d; std::string w, line; {s} >> i >> d >> w; std::getline({s}, line); std::getline({s}, line); std::stringstream cells(line); std::string cell; int n = 0; while (std::getline(cells, cell, \',\')) std::cout << "[" << cell << "]" << ++n; int x, sum = 0; char comma; while ({s} >> x) {{ sum = sum * 5 + x; {s} >> comma; }} std::cout << i << " " << d << w << sum << {s}.eof() << {s}.fail() << bool({s}) << "\\n"; }}')
        self.say(f'std::cout << std::setw({self.number(1, 9)}) << {self.number(0, 999)} << std::left << std::setw({self.number(1, 9)}) << "ab" << \'|\' << std::right << std::setfill(\'{self.pick("*", "0")}\') << std::setw({self.number(1, 7)}) << {self.number(-50, 50)} << std::setfill(\' \') << std::hex << {self.number(0, 999)} << std::showbase << " " << {self.number(0, 99)} << std::dec << std::noshowbase << std::oct << " " << {self.number(0, 99)} << std::dec;')
        self.say(f'std::cout << " " << std::fixed << std::setprecision({self.number(0, 5)}) << {self.number(0, 999) / 7} << std::scientific << " " << {self.number(1, 99) / 8} << std::defaultfloat << std::setprecision(6) << " " << std::boolalpha << ({self.number()} > 4) << std::noboolalpha << std::showpos << {self.number()} << std::noshowpos << " " << std::uppercase << std::hex << 0xabc << std::nouppercase << std::dec << "\\n";')
        self.say(f'{{ std::ostringstream o; o << "x=" << std::setw(3) << {self.number()} << std::endl; std::string t = o.str(); o.str(""); o << t.size(); std::istringstream in("{self.numbers(3)}"); std::string all{{std::istreambuf_iterator<char>(in), {{}}}}; std::cout << t << o.str() << "\\n"; }}' if False else f'{{ std::ostringstream o; o << "x=" << std::setw(3) << {self.number()} << std::endl; std::string t = o.str(); o.str(""); o << t.size(); std::cout << t << o.str() << "\\n"; }}')

    def wide_algorithms(self):
        v = self.fresh("v")
        self.say(f"std::vector<int> {v}{{{self.numbers(self.number(5, 8))}}}, {v}w({v}.rbegin(), {v}.rend()); std::vector<std::string> {v}s{{\"mma\", \"a\", \"tile\", \"bb\"}};")
        k = self.number(1, 9)
        for step in self.rng.sample([f"std::sort({v}.begin(), {v}.end(), [](int a, int b) {{ return a % {k + 1} < b % {k + 1} || (a % {k + 1} == b % {k + 1} && a < b); }});", f"std::stable_sort({v}.begin(), {v}.end(), [](int a, int b) {{ return a / {k} < b / {k}; }});", f"{v}.erase(std::remove_if({v}.begin(), {v}.end(), [](int x) {{ return x % {k + 1} == 0; }}), {v}.end());", f"std::replace_if({v}.begin(), {v}.end(), [](int x) {{ return x > 10; }}, {k});",
                                     f"std::transform({v}w.begin(), {v}w.begin() + std::min({v}.size(), {v}w.size()), {v}.begin(), {v}w.begin(), [](int a, int b) {{ return a * 2 - b; }});", f"std::generate({v}w.begin(), {v}w.end(), [n = {k}]() mutable {{ return n += 3; }});", f"std::for_each({v}w.begin(), {v}w.end(), [](int& x) {{ x = x * x % 50; }});", f"std::rotate({v}w.begin(), {v}w.begin() + 2, {v}w.end());", f"std::stable_partition({v}w.begin(), {v}w.end(), [](int x) {{ return x % 2; }});",
                                     f"std::copy({v}w.begin(), {v}w.begin() + 2, {v}w.end() - 2);", f"std::fill_n({v}w.begin(), 2, {k});", f"{v}.insert({v}.end(), {v}w.begin(), {v}w.begin() + 2);", f"std::swap_ranges({v}w.begin(), {v}w.begin() + 2, {v}w.end() - 2);", f"std::replace({v}.begin(), {v}.end(), {k}, -1);", f"std::copy_if({v}w.begin(), {v}w.end(), std::back_inserter({v}), [](int x) {{ return x > {k}; }});"], 3):
            self.say(step)
        self.say(f"std::sort({v}s.begin(), {v}s.end(), [](auto const& a, auto const& b) {{ return a.size() != b.size() ? a.size() < b.size() : a > b; }}); for (auto const& s : {v}s) std::cout << s << ' '; for (int x : {v}) std::cout << x << ','; for (int x : {v}w) std::cout << x << ';';")
        self.say(f'std::cout << std::accumulate({v}.begin(), {v}.end(), 1, [](int a, int x) {{ return a * 3 % 1000 + x; }}) << " " << std::inner_product({v}w.begin(), {v}w.end(), {v}w.begin(), 0) << " " << std::count({v}w.begin(), {v}w.end(), {k}) << std::all_of({v}.begin(), {v}.end(), [](int x) {{ return x >= 0; }}) << std::none_of({v}w.begin(), {v}w.end(), [](int x) {{ return x == {k}; }}) << (std::find_if({v}w.begin(), {v}w.end(), [](int x) {{ return x > {k}; }}) - {v}w.begin()) << std::is_sorted({v}.begin(), {v}.end()) << std::equal({v}w.begin(), {v}w.end(), {v}w.begin()) << "\\n";')
        self.say(f'std::sort({v}.begin(), {v}.end()); std::cout << std::binary_search({v}.begin(), {v}.end(), {k}) << std::lower_bound({v}.begin(), {v}.end(), {k}) - {v}.begin() << std::upper_bound({v}.begin(), {v}.end(), {k}) - {v}.begin() << " " << std::clamp({k}, 3, 6) << std::gcd({self.number(1, 60)}, 12) << std::min({{4, {k}, 7}}) << std::max(2, {k}) << "\\n";')

    def wide_linked(self):
        s = self.global_name("Node")
        self.before.append(f"""template <class T> struct {s} {{
  T value; std::unique_ptr<{s}> left, right;
  {s}(T v) : value(v) {{}}
}};
template <class T> struct {s}Tree {{
  std::unique_ptr<{s}<T>> root; int count = 0;
  bool insert(T v) {{
    auto* at = &root;
    while (*at) {{ if (v == (*at)->value) return false; at = v < (*at)->value ? &(*at)->left : &(*at)->right; }}
    *at = std::make_unique<{s}<T>>(v); ++count; return true;
  }}
  template <class F> void walk(F f) const {{ walk(root.get(), f, 0); }}
  int height() const {{ return height(root.get()); }}
private:
  template <class F> static void walk({s}<T> const* n, F& f, int depth) {{ if (!n) return; walk(n->left.get(), f, depth + 1); f(n->value, depth); walk(n->right.get(), f, depth + 1); }}
  static int height({s}<T> const* n) {{ return n ? 1 + std::max(height(n->left.get()), height(n->right.get())) : 0; }}
}};
struct {s}List {{ struct N {{ int v; N* next; }}; N* head = nullptr; void push(int v) {{ head = new N{{v, head}}; }} void reverse() {{ N* p = nullptr; while (head) {{ N* n = head->next; head->next = p; p = head; head = n; }} head = p; }} int sum() const {{ int s = 0; for (N* n = head; n; n = n->next) s = s * 2 + n->v; return s; }} ~{s}List() {{ while (head) {{ N* n = head->next; delete head; head = n; }} }} }};""")
        t = self.fresh("t")
        self.say(f'{s}Tree<{self.pick("int", "double", "char")}> {t}; int {t}n = 0; for (int x : {{{self.numbers(self.number(4, 8), 40, 70)}}}) {t}n += {t}.insert(x); {t}.walk([&](auto v, int d) {{ std::cout << v << ":" << d << " "; }}); std::cout << {t}.count << {t}n << {t}.height() << " ";')
        self.say(f'{{ {s}List l; for (int i = 0; i < {self.number(2, 6)}; ++i) l.push(i * {self.number(1, 5)}); int a = l.sum(); l.reverse(); std::cout << a << " " << l.sum() << "\\n"; }}')

    def wide_constexpr(self):
        f = self.global_name("ce")
        self.before.append(f"""constexpr int {f}pow(int b, int e) {{ int r = 1; for (; e > 0; e /= 2, b *= b) if (e % 2) r *= b; return r; }}
constexpr int {f}log(unsigned n) {{ return n <= 1 ? 0 : 1 + {f}log(n / 2); }}
template <int N> struct {f}fib {{ static constexpr int value = {f}fib<N - 1>::value + {f}fib<N - 2>::value; }};
template <> struct {f}fib<1> {{ static constexpr int value = 1; }}; template <> struct {f}fib<0> {{ static constexpr int value = 0; }};
struct {f}P {{ int x, y; constexpr {f}P(int x, int y = {self.number(1, 5)}) : x(x), y(y) {{}} constexpr int dot({f}P o) const {{ return x * o.x + y * o.y; }} }};
constexpr int {f}table[] = {{{self.numbers(5)}}};
template <class T, T... V> constexpr T {f}sum = (V + ... + T{{}});
constexpr auto {f}sq = [](auto x) {{ return x * x; }};
template <int M, int N> using {f}tile = decltype(make_layout(Shape<Int<M>, Int<N>>{{}}, Stride<Int<{f}pow(2, 3)>, _1>{{}}));""")
        n = self.number(2, 9)
        self.say(f"static_assert({f}pow({n}, 2) == {n * n} && {f}log(64) == 6); constexpr {f}P {f}p{{{n}}}; int {f}a[{f}pow(2, 2)] = {{{self.numbers(3)}}}; std::array<char, {f}fib<{self.number(3, 9)}>::value> {f}b{{}};")
        self.say(f'printf("%d %d %d %d %d %d %d ", {f}pow(3, {self.number(0, 6)}), {f}log({self.number(1, 2000)}), {f}p.dot({f}P{{2}}), int(sizeof({f}a) / sizeof({f}a[0])), int({f}b.size()), {f}sum<int, {self.numbers(3)}>, {f}table[{self.number(0, 4)}] + {f}sq({n})); print({f}tile<{n}, {f}pow(2, {self.number(1, 4)})>{{}}); print(Int<{f}sq({n})>{{}}); printf("\\n");')

    def wide_hashes(self):
        h = self.fresh("h")
        ty = self.pick("unsigned", "uint32_t", "unsigned long long", "uint64_t", "uint16_t", "unsigned char")
        self.say(f"{ty} {h} = {self.number(1, 99)}; for (char c : std::string(\"{self.pick('cute', 'layout', 'x')}\")) {{ {h} ^= c; {h} *= {self.number(3, 9999)}u; {h} = ({ty})(({h} << {self.number(1, 5)}) | ({h} >> {self.number(3, 7)})); }}")
        self.say(f"unsigned {h}l = {self.number(1, 999)}; int {h}n = 0; for (int i = 0; i < {self.number(3, 20)}; ++i) {{ {h}l = {h}l * 1664525u + 1013904223u; {h}n += __builtin_popcount({h}l) - int({h}l >> 31) + ({h}l % 7 == 3); }}")
        self.say(f'std::cout << +{h} << " " << {h}l << " " << {h}n << " " << (int)(signed char)({h}l) << " " << (short)({h}l >> 3) << " " << ({h}l & 0xffu) << " " << -{h}l % 10 << " " << ({h}l > -1) << (int({h}l) < 0) << "\\n";')

    def wide_exceptions(self):
        f = self.global_name("ex")
        self.before.append(f"""struct {f}E : std::runtime_error {{ int code; {f}E(int c) : std::runtime_error("code " + std::to_string(c)), code(c) {{}} }};
struct {f}G {{ int id; ~{f}G() {{ printf("~%d ", id); }} }};
int {f}(int x) {{ {f}G g{{x}}; if (x == 1) throw {f}E({self.number(1, 99)}); if (x == 2) throw std::out_of_range("range"); if (x == 3) throw x * {self.number(2, 9)}; if (x == 4) throw "text"; return x; }}
int {f}nested(int x) {{ try {{ {f}G g{{100 + x}}; return {f}(x); }} catch ({f}E const& e) {{ printf("E%d ", e.code); throw; }} catch (int i) {{ return -i; }} }}""")
        self.say(f'for (int i = 0; i < 6; ++i) try {{ printf("%d ", {f}nested(i)); }} catch ({f}E& e) {{ printf("[%s] ", e.what()); }} catch (std::exception const& e) {{ printf("<%s> ", e.what()); }} catch (...) {{ printf("... "); }} printf("\\n");')
        self.say(f'try {{ std::vector<int> v({self.number(1, 5)}); v.at({self.number(0, 9)}) = 1; printf("fine\\n"); }} catch (std::out_of_range const&) {{ printf("out\\n"); }}')

    # CuTe

    def wide_partitions(self):
        t = self.fresh("T")
        m, n = self.pick(4, 8), self.pick(4, 8)
        order = self.pick("LayoutLeft{}", "LayoutRight{}", f"make_stride(Int<{n + self.pick(0, 1)}>{{}}, _1{{}})")
        self.say(f"float {t}d[{m * (n + 2)}] = {{}}; auto {t} = make_tensor(&{t}d[0], make_layout(make_shape(Int<{m}>{{}}, Int<{n}>{{}}), {order})); for (int i = 0; i < size({t}); ++i) {t}(i) = float(i);")
        kind = self.number(0, 4)
        if kind == 0:
            self.say(f"auto {t}t = local_tile({t}, make_shape(_2{{}}, _4{{}}), make_coord({self.number(0, m // 2 - 1)}, {self.number(0, n // 4 - 1)})); fill({t}t, -1.0f); print({t}t.layout());")
        elif kind == 1:
            self.say(f"auto {t}l = make_layout(make_shape(_2{{}}, _2{{}}){self.pick('', ', LayoutRight{}')}); for (int k = 0; k < size({t}l); ++k) {{ auto p = local_partition({t}, {t}l, k); for (int i = 0; i < size(p); ++i) p(i) = p(i) * 10 + k; if (k == 1) print(p.layout()); }}")
        elif kind == 2:
            self.say(f"auto {t}z = zipped_divide({t}, make_shape(_2{{}}, _2{{}})); for (int r = 0; r < size<1>({t}z); ++r) {{ auto tile = {t}z(_, r); for (int i = 0; i < size(tile); ++i) tile(i) += float(r * 100); }} print({t}z.layout()); print(shape<1>({t}z));")
        elif kind == 3:
            self.say(f"auto {t}g = flat_divide({t}, make_tile(_2{{}}, _2{{}})); {t}g(1, 0, {self.number(0, m // 2 - 1)}, {self.number(0, n // 2 - 1)}) = 77; print({t}g(_, _, 1, 0).layout()); auto {t}c = {t}g(_, _, _, 0); print(rank({t}c)); clear({t}c(_, 0, _));")
        else:
            self.say(f"auto {t}o = outer_partition({t}, make_shape(_2{{}}, _2{{}}), make_coord(1, {self.number(0, 1)})); for (int i = 0; i < size({t}o); ++i) {t}o(i) = -{t}o(i); print({t}o.layout()); auto {t}i = inner_partition({t}, make_shape(_2{{}}, _2{{}}), make_coord(0, 1)); {t}i(0) = 5;")
        self.say(f'printf(" "); for (int i = 0; i < {m}; ++i) {{ for (int j = 0; j < {n}; ++j) printf("%g ", {t}(i, j)); printf("| "); }} printf("\\n");')

    def wide_threads(self):
        t = self.fresh("C")
        vm, vn, tm, tn = self.pick(1, 2, 4), self.pick(1, 2), self.pick(2, 4), self.pick(2, 4)
        m, n = vm * tm * self.pick(1, 2), vn * tn * self.pick(1, 2)
        major = self.pick("", ", LayoutRight{}")
        self.say(f"auto {t} = make_tiled_copy(Copy_Atom<UniversalCopy<float>, float>{{}}, make_layout(make_shape(Int<{tm}>{{}}, Int<{tn}>{{}}){major}), make_layout(make_shape(Int<{vm}>{{}}, Int<{vn}>{{}}){self.pick('', ', LayoutRight{}')}));")
        self.say(f"std::vector<float> {t}a({m * n}), {t}b({m * n}, -1.f), {t}w({m * n}, -1.f); std::iota({t}a.begin(), {t}a.end(), 0.f); auto {t}s = make_tensor({t}a.data(), make_shape(Int<{m}>{{}}, Int<{n}>{{}}){self.pick('', ', LayoutRight{}')}); auto {t}d = make_tensor({t}b.data(), make_shape({m}, {n}), LayoutRight{{}}); auto {t}o = make_tensor({t}w.data(), make_shape(Int<{m}>{{}}, Int<{n}>{{}}));")
        self.say(f"for (int k = 0; k < size({t}); ++k) {{ auto thr = {t}.get_slice(k); auto ps = thr.partition_S({t}s); auto pd = thr.partition_D({t}d); auto po = thr.partition_D({t}o); auto frag = make_fragment_like(ps); copy({t}, ps, frag); for (int i = 0; i < size(frag); ++i) frag(i) += {self.number(0, 3)}; copy({t}, frag, pd); fill(po, float(k)); if (k == 1) {{ print(ps.layout()); print(\" \"); print(frag.layout()); print(\" \"); print(pd.layout()); }} }}")
        self.say(f'print({t}.get_layoutS_TV()); print(typename decltype({t})::Tiler_MN{{}}); printf("\\n"); for (int i = 0; i < {m}; ++i) {{ for (int j = 0; j < {n}; ++j) printf("%g/%g ", {t}d(i, j), {t}o(i, j)); printf("| "); }} printf("\\n");')

    def wide_products_of_threads(self):
        t = self.fresh("G")
        tm, tn = self.pick(2, 4), self.pick(2, 4)
        m, n, k = tm * self.pick(1, 2), tn * self.pick(1, 2), self.number(1, 4)
        ty = self.pick("float", "double", "int")
        self.say(f"auto {t} = make_tiled_mma(UniversalFMA<{ty}>{{}}, Layout<Shape<Int<{tm}>, Int<{tn}>, _1>{self.pick('', f', Stride<Int<{tn}>, _1, _0>')}>{{}});")
        self.say(f"std::vector<{ty}> {t}a({m * k}), {t}b({n * k}), {t}c({m * n}, {ty}(1)); for (int i = 0; i < {m * k}; ++i) {t}a[i] = {ty}(i % 5 - 1); for (int i = 0; i < {n * k}; ++i) {t}b[i] = {ty}(i % 3); auto A = make_tensor({t}a.data(), make_shape(Int<{m}>{{}}, Int<{k}>{{}}){self.pick('', ', LayoutRight{}')}); auto B = make_tensor({t}b.data(), make_shape(Int<{n}>{{}}, Int<{k}>{{}})); auto C = make_tensor({t}c.data(), make_shape(Int<{m}>{{}}, Int<{n}>{{}}), LayoutRight{{}});".replace(" A = ", f" {t}A = ").replace(" B = ", f" {t}B = ").replace(" C = ", f" {t}C = "))
        self.say(f"for (int i = 0; i < size({t}); ++i) {{ auto thr = {t}.get_thread_slice(i); auto a = thr.partition_A({t}A); auto b = thr.partition_B({t}B); auto c = thr.partition_C({t}C); auto acc = thr.make_fragment_C(c); clear(acc); gemm({t}, a, b, acc); axpby({self.number(1, 3)}, acc, {self.number(0, 2)}, c); if (i == 1) {{ print(a.layout()); print(b.layout()); print(acc.layout()); }} }}")
        self.say(f'print(thr_size({t})); print(tile_shape({t})); printf("\\n"); for (int i = 0; i < {m}; ++i) {{ for (int j = 0; j < {n}; ++j) printf("%g ", double({t}C(i, j))); printf("| "); }} printf("\\n");'.replace("print(thr_size(" + t + "));", f"print(size({t}));"))

    def wide_data(self):
        t = self.fresh("D")
        m, n = self.number(2, 4), self.number(2, 4)
        ty = self.pick("int", "float", "double", "uint8_t", "short", "half_t")
        self.say(f"auto {t} = make_tensor<{ty}>(make_shape(Int<{m}>{{}}, Int<{n}>{{}}){self.pick('', ', LayoutRight{}')}); auto {t}p = make_tensor<bool>(shape({t})); for (int i = 0; i < size({t}); ++i) {{ {t}(i) = {ty}(i * {self.number(1, 9)} % 13); {t}p(i) = (i % {self.number(2, 3)} == 0); }}")
        self.say(f"auto {t}c = make_tensor_like({t}); fill({t}c, {ty}({self.number()})); copy_if({t}p, {t}, {t}c); auto {t}e = make_fragment_like<float>({t}c); cute::transform({t}c, {t}e, [](auto x) {{ return float(x) * {self.number(1, 4)} - 0.5f; }}); cute::transform({t}e, {t}c, {t}e, [](float a, auto b) {{ return a + float(b); }});")
        self.say(f'float {t}r = {self.number()}; for (int i = 0; i < size({t}e); ++i) {t}r = {t}r > {t}e(i) ? {t}r : {t}e(i); auto {t}v = {t}c(_, {self.number(0, n - 1)}); {t}v(0) = {ty}(9); auto {t}f = flatten({t}c); auto {t}g = group_modes<0, 2>({t}c); auto {t}t = make_tensor({t}c.data(), make_layout(make_shape(Int<{n}>{{}}, Int<{m}>{{}}), LayoutRight{{}}));')
        self.say(f'printf("%g ", {t}r); for (int i = 0; i < size({t}e); ++i) printf("%g ", {t}e(i)); for (int i = 0; i < size({t}g); ++i) printf("%g,", double(float({t}g(i)))); print({t}t.layout()); print({t}f.layout()); print({t}v.layout()); print({t}e.layout()); printf(" %g\\n", double(float({t}t(1, 1))));')

    def wide_kernels(self):
        f = self.global_name("st")
        bm, bn, p = self.pick(8, 16, 32), self.pick(8, 16), self.number(1, 3)
        self.before.append(f"""template <class T, class SA, class SB> struct {f}Storage {{ cute::array_aligned<T, cosize_v<SA>> a; cute::array_aligned<T, cosize_v<SB>> b; }};
template <int M, int N, int P, class T = float> struct {f} {{
  using Element = T;
  using Atom = decltype(composition(Swizzle<{self.pick(1, 2)}, {self.pick(0, 1)}, 3>{{}}, Layout<Shape<_8, Int<N>>, Stride<Int<N>, _1>>{{}}));
  using SmemA = decltype(tile_to_shape(Atom{{}}, Shape<Int<M>, Int<N>, Int<P>>{{}}));
  using SmemB = Layout<Shape<Int<N>, Int<M>>, Stride<Int<M + {self.pick(0, 1, 4)}>, _1>>;
  using Storage = {f}Storage<T, SmemA, SmemB>;
  static constexpr int kBytes = int(sizeof(Storage)), kThreads = M * N / {self.pick(2, 4)};
  static constexpr bool kPipelined = P > 1;
  template <class X> static auto rows(X const& x) {{ return size<0>(x); }}
  using Next = {f}<M, N, (P > 1 ? P - 1 : 1), T>;
}};""")
        self.say(f"using {f}K = {f}<{bm}, {bn}, {p}{self.pick('', ', half_t', ', double')}>; typename {f}K::SmemA {f}a; print({f}a); printf(\" %d %d %d %d \", {f}K::kBytes, {f}K::kThreads, int({f}K::kPipelined), int({f}K::rows({f}a))); print(typename {f}K::SmemB{{}}); print(cosize(typename {f}K::Next::SmemA{{}})); printf(\" %d\\n\", int(sizeof(typename {f}K::Element)));")
        self.say(f'{{ int h = 0; for (int i = 0; i < size({f}a); i += {self.number(1, 3)}) h = (h * 31 + int({f}a(i))) % 1000003; printf("%d %d %d\\n", h, int({f}a({self.number(0, 7)}, {self.number(0, bn - 1)}, 0)), int(std::is_same_v<typename {f}K::Next::SmemB, typename {f}K::SmemB>)); }}')
