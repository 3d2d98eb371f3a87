// Dynamic initialisation in one TU, static locals, inline variables, static members.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>
#include <utility>

static int tick = 0;
struct Reg { const char* n; int t; Reg(const char* s) : n(s), t(++tick) { std::printf("reg %s @%d\n", n, t); } ~Reg() { std::printf("unreg %s @%d\n", n, t); } };
int say(const char* w, int v) { std::printf("say %s=%d\n", w, v); return v; }

int zero_later;                     // zero-initialised
extern int forward_decl;            // initialised below, read early
int early = say("early", forward_decl + 1);
int forward_decl = say("forward", 41);
int late = say("late", forward_decl + 1);
constinit int ci = 9;
const int c1 = say("c1", ci + zero_later);
Reg g1("g1");
namespace detail { Reg inner("detail::inner"); int k = say("k", tick); namespace { Reg anon("anon"); } }
inline int inl = say("inl", 3);
struct S {
    static int a; static inline int b = say("S::b", 20); static const int c = 30; static constexpr int d = 40; static Reg r; static inline std::vector<int> v{1, 2, 3};
    static int& counter() { static int n = say("counter-init", 500); return n; }
    int x = say("nsdmi x", a); int y = say("nsdmi y", x + 1); int z;
    S() : z(say("mem z", y + 1)) { say("body", z); }
    S(int q) : y(say("mem y", q)), z(0) { }
    S(int q, int w) : S(q) { say("delegated", w); }
};
int S::a = say("S::a", 10);
Reg S::r("S::r");
Reg g2("g2");
Reg arr[] = {"arr0", "arr1"};
const Reg& bound = Reg("bound-temp");
template <class T> struct Tmpl { static T v; static inline int cnt = 0; static int next() { return ++cnt; } };
template <class T> T Tmpl<T>::v = T(sizeof(T));
template <> double Tmpl<double>::v = 2.5;
template <int N> int fn_static() { static int n = N; return n++; }
Reg& local_static(const char* n) { static Reg r(n); return r; }
int thrower(bool t) { static int v = t ? throw 3 : say("thrower-ok", 8); return v++; }
int rec(int n) { static int depth = 0; ++depth; int d = depth; if (n > 0) rec(n - 1); std::printf("rec n=%d d=%d depth=%d\n", n, d, depth); return --depth; }
struct Order { Reg b; Reg a; Order() : b("ord-b"), a("ord-a") {} };
struct Base1 { Base1() { say("Base1", 1); } virtual ~Base1() { say("~Base1", 1); } }; struct Base2 { Base2() { say("Base2", 2); } ~Base2() { say("~Base2", 2); } };
struct Mem { int v; Mem(int x) : v(say("Mem", x)) {} ~Mem() { say("~Mem", v); } };
struct Der : Base2, Base1 { Mem m2{say("arg2", 2)}; Mem m1{1}; Der() : Base1(), Base2(), m1(say("arg1", 11)) { say("Der", 0); } ~Der() { say("~Der", 0); } };
struct Agg { int a; int b = a * 2; int c = a + b; int d[3] = {c}; };
struct Bits { unsigned a : 3 = 5; unsigned b : 4 = a + 1; };
void at1() { std::puts("atexit 1"); } void at2() { std::puts("atexit 2"); }
Reg g3 = (say("comma", 1), "g3");
bool flag = [] { std::puts("lambda init"); return true; }();
int main() {
    std::puts("main"); std::atexit(at1);
    std::printf("%d %d %d %d %d %d\n", early, forward_decl, late, c1, inl, detail::k);
    std::printf("%d %d %d %d %zu %s\n", S::a, S::b, S::c, S::d, S::v.size(), bound.n);
    S s0; S s1(7); S s2(8, 9); std::printf("%d %d %d | %d %d | %d %d\n", s0.x, s0.y, s0.z, s1.x, s1.y, s2.y, s2.z);
    S::counter()++; S::counter() += 10; std::printf("%d\n", S::counter());
    int n1 = Tmpl<int>::next(), n2 = Tmpl<char>::next(), n3 = Tmpl<int>::next(); std::printf("%d %d %d %d %d %g\n", n1, n2, n3, Tmpl<int>::v, Tmpl<short>::v, Tmpl<double>::v);
    fn_static<5>(); fn_static<5>(); int f1 = fn_static<5>(), f2 = fn_static<6>(); std::printf("%d %d\n", f1, f2);
    std::printf("%s\n", local_static("first").n); std::printf("%s\n", local_static("second").n); std::atexit(at2);
    try { thrower(true); } catch (int e) { std::printf("caught %d\n", e); } try { thrower(true); } catch (int e) { std::printf("caught again %d\n", e); } thrower(false); std::printf("%d\n", thrower(true));
    rec(2); { Order o; } { Der d; std::puts("--"); } Agg g{3}; std::printf("%d %d %d %d %d\n", g.a, g.b, g.c, g.d[0], g.d[2]); Agg h{.a = 1, .c = 50}; std::printf("%d %d %d\n", h.b, h.c, h.d[0]); Bits bt; std::printf("%u %u\n", bt.a, bt.b);
    for (int i = 0; i < 3; ++i) { static int st = 100; int au = 100; st += i; au += i; std::printf("%d/%d ", st, au); } std::puts("");
    if (int q = 5; q > 3) std::printf("q=%d\n", q); static Reg ls("main-static"); auto lam = [] { static int n = 0; return ++n; }; auto lam2 = lam; lam(); lam2(); std::printf("%d\n", lam());
    std::puts("end main"); return 0;
}
