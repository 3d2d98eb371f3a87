// Type erasure, expression templates, states and guards, each construction and end traced.
#include <cstdio>
#include <utility>
#include <new>
#include <type_traits>
#include <memory>
#include <vector>
#include <string>
#define P(...) std::printf(__VA_ARGS__)
// any / type erasure
struct AnyBase { virtual ~AnyBase() = default; virtual AnyBase* copy() const = 0; virtual void print() const = 0; };
template <class T> struct AnyImpl final : AnyBase { T v; template <class U> explicit AnyImpl(U&& u) : v(std::forward<U>(u)) {} AnyBase* copy() const override { return new AnyImpl(v); } void print() const override { v.print(); } };
class Any { AnyBase* p = nullptr; public: Any() = default; template <class T, class = std::enable_if_t<!std::is_same_v<std::decay_t<T>, Any>>> Any(T&& t) : p(new AnyImpl<std::decay_t<T>>(std::forward<T>(t))) {}
  Any(const Any& o) : p(o.p ? o.p->copy() : nullptr) {} Any(Any&& o) noexcept : p(std::exchange(o.p, nullptr)) {} Any& operator=(Any o) noexcept { std::swap(p, o.p); return *this; } ~Any() { delete p; } void print() const { if (p) p->print(); else P("empty "); } };
struct D { int n; D(int n) : n(n) { P("D%d ", n); } D(const D& o) : n(o.n) { P("Dc%d ", n); } D(D&& o) noexcept : n(o.n) { P("Dm%d ", n); o.n = 0; } ~D() { P("~D%d ", n); } void print() const { P("<D%d> ", n); } };
struct E { std::string s; void print() const { P("<%s> ", s.c_str()); } };
// small vector
template <class T, int N> class SV { T* b; int n = 0, cap = N; alignas(T) unsigned char raw[N * sizeof(T)]; public: SV() : b(nullptr) {} int size() const { return n; } };
// optional
template <class T> class Opt { std::unique_ptr<T> p; public: Opt() {} Opt(T t) : p(new T(std::move(t))) {} explicit operator bool() const { return bool(p); } T& operator*() & { return *p; } T&& operator*() && { return std::move(*p); } const T* operator->() const { return p.get(); }
  template <class F> auto map(F f) const -> Opt<decltype(f(*p))> { if (p) return f(*p); return {}; } };
// expression templates
template <class L, class R> struct Add { const L& l; const R& r; double operator[](int i) const { return l[i] + r[i]; } int size() const { return l.size(); } };
struct Vec { std::vector<double> d; Vec(std::initializer_list<double> l) : d(l) { P("V%d ", int(d.size())); } Vec(const Vec& o) : d(o.d) { P("Vc "); } template <class L, class R> Vec(const Add<L, R>& e) { P("Ve "); for (int i = 0; i < e.size(); i++) d.push_back(e[i]); } double operator[](int i) const { return d[i]; } int size() const { return d.size(); } };
template <class L, class R> Add<L, R> operator+(const L& l, const R& r) { return {l, r}; }
// CRTP counter
template <class T> struct Count { static inline int n = 0; Count() { ++n; } Count(const Count&) { ++n; } ~Count() { --n; } };
struct A : Count<A> {}; struct B : Count<B> { A a; };
// state machine
struct Ctx; struct State { virtual ~State() { P("~S "); } virtual std::unique_ptr<State> next(Ctx&) = 0; virtual const char* name() = 0; };
struct Ctx { std::unique_ptr<State> s; int steps = 0; void step() { if (auto n = s->next(*this)) s = std::move(n); ++steps; } };
struct S2; struct S1 : State { ~S1() { P("~S1 "); } std::unique_ptr<State> next(Ctx&) override; const char* name() override { return "S1"; } };
struct S2 : State { ~S2() { P("~S2 "); } std::unique_ptr<State> next(Ctx& c) override { return c.steps < 3 ? std::make_unique<S1>() : nullptr; } const char* name() override { return "S2"; } };
std::unique_ptr<State> S1::next(Ctx&) { return std::make_unique<S2>(); }
// iterator
struct Range { int a, b; struct It { int i; int operator*() const { P("*%d ", i); return i; } It& operator++() { P("++ "); ++i; return *this; } bool operator!=(const It& o) const { P("!= "); return i != o.i; } }; It begin() const { P("begin "); return {a}; } It end() const { P("end "); return {b}; } ~Range() { P("~R "); } };
struct Log { const char* n; Log(const char* n) : n(n) { P("+%s ", n); } ~Log() { P("-%s ", n); } };
struct Mem { Log a{"a"}; Log b; Log c{"c"}; Mem() : b("b") { P("Mem "); } Mem(int) : Mem() { P("Mem(int) "); throw 1; } ~Mem() { P("~Mem "); } };
struct Thr { Log x{"x"}; Log y; Thr(bool t) : y((t ? throw 2 : 0, "y")) {} };
int f(Log, Log) { P("f "); return 1; } Log mk(const char* s) { return Log(s); }
struct Conv { int v; operator D() const { P("conv "); return D(v); } };
int main() {
  { Any a = D(1); Any b = a; Any c = std::move(a); a.print(); b.print(); b = E{"hey"}; b.print(); c = b; c.print(); } P("\n");
  { Opt<D> o(D(2)); D x = *o; D y = *std::move(o); auto l = Opt<D>(D(3)).map([](const D& d) { return d.n * 2; }); P("%d ", *l); } P("\n");
  { Vec a{1, 2}, b{3, 4}, c{5, 6}; Vec d = a + b + c; P("%g %g ", d[0], d[1]); Vec e = d; } P("\n");
  { A a; B b; B b2 = b; P("%d %d ", A::n, B::n); } P("%d %d\n", A::n, B::n);
  { Ctx c{std::make_unique<S1>()}; for (int i = 0; i < 5; i++) { P("%s ", c.s->name()); c.step(); } } P("\n");
  for (int i : Range{1, 3}) P("(%d) ", i); P("\n");
  try { Mem m(1); } catch (int i) { P("caught%d ", i); } P("\n"); try { Thr t(true); } catch (int i) { P("caught%d ", i); } P("\n");
  { f(mk("1"), Log("2")); P("| "); Log&& l = mk("3"); P("| "); const Log& k = Log("4"); P("| "); } P("\n");
  { Conv c{5}; D d = c; D e = static_cast<D>(c); D g(c); P("| "); } P("\n");
  { std::vector<Log> v; v.reserve(4); v.push_back("p"); v.emplace_back("q"); v.pop_back(); P("| "); v.clear(); P("| "); } P("\n");
  { static Log s("static"); int i = 0; for (Log l("for"); i < 2; ++i) { Log m("in"); if (i == 1) continue; P("loop "); } } P("\n");
  { if (Log l("if"); true) P("then "); switch (Log s("sw"); 1) { case 1: { Log c("case"); break; } default: P("no "); } do { Log d("do"); if (true) break; } while (true); } P("\n");
  { Log a("A"); goto out; out: Log b("B"); } P("\n");
  P("sizeof %d\n", int(sizeof(SV<int, 4>)));
}
