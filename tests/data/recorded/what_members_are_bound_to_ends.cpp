// What members that are references are bound to in braces ends with the expression, but for a variable.
#include <cstdio>
#include <memory>
#include <vector>
#include <deque>
#include <list>
#include <map>
#include <array>
#include <optional>
#include <utility>
struct D { int v; D(int v) : v(v) { std::printf("D%d ", v); } D(D const& o) : v(o.v) { std::printf("cd%d ", v); } ~D() { std::printf("~D%d ", v); } };
struct R { D const& d; };
struct R2 { D const& d; int n; };
struct RV { D&& d; };
struct H { R r; int n; };
struct K { D const& d; K(D const& d) : d(d) { std::printf("K%d ", d.v); } ~K() { std::printf("~K "); } };
struct L { K k; int n; };
void take(R r) { std::printf("take%d ", r.d.v); }
void takec(R const& r) { std::printf("take%d ", r.d.v); }
void takem(R&& r) { std::printf("take%d ", r.d.v); }
void takev(std::vector<R> const& v) { std::printf("takev%d ", (int)v.size()); }
void takea(std::array<R, 2> const& v) { std::printf("takea "); }
void take2(R a, R b) { std::printf("two "); }
#include <functional>
#include <tuple>
struct P { int v; ~P() { std::printf("~P%d ", v); } };
struct RP { P const& d; };
struct HR { R const& r; };
struct Q { D const& a; D const& b; };
struct W { R r{D(7)}; int n = 0; };
struct Z { R r; Z(int i) : r{D(i)} { std::printf("Z "); } };
struct B : R { int n; };
R global{D(100)};
R globals[2] = {{D(101)}, {D(102)}};
R pass(R r) { return r; }
R const& same(R const& r) { return r; }
D mk(int i) { return D(i); }
R mkr(D const& d) { return {d}; }
template <class T> void tmpl(T&& t) { std::printf("t%d ", t.d.v); }

void s0() { std::vector<R> v; v.push_back({D(1)}); std::puts("after"); }
void s1() { std::vector<R> v; v.push_back(R{D(1)}); std::puts("after"); }
void s2() { std::vector<R2> v; v.push_back({D(1), 2}); std::puts("after"); }
void s3() { std::vector<R2> v; v.push_back(R2{D(1), 2}); std::puts("after"); }
void s4() { std::vector<R> v; v.push_back({1}); std::puts("after"); }
void s5() { std::vector<R> v; v.emplace_back(R{D(1)}); std::puts("after"); }
void s6() { std::vector<K> v; v.push_back({D(1)}); std::puts("after"); }
void s7() { std::vector<K> v; v.push_back(K{D(1)}); std::puts("after"); }
void s8() { std::vector<L> v; v.push_back({{D(1)}, 2}); std::puts("after"); }
void s9() { std::vector<H> v; v.push_back({{D(1)}, 2}); std::puts("after"); }
void s10() { std::vector<H> v; v.push_back(H{R{D(1)}, 2}); std::puts("after"); }
void s11() { auto p = std::make_unique<R>(R{D(1)}); std::puts("after"); }
void s12() { auto p = std::make_shared<R>(R{D(1)}); std::puts("after"); }
void s13() { auto p = std::make_unique<H>(H{{D(1)}, 2}); std::puts("after"); }
void s14() { auto p = std::make_shared<H>(H{D(1), 2}); std::puts("after"); }
void s15() { std::vector<R> v{{D(1)}, {D(2)}}; std::puts("after"); }
void s16() { std::vector<R> v = {{D(1)}, {D(2)}}; std::puts("after"); }
void s17() { std::vector<R> v{R{D(1)}, R{D(2)}}; std::puts("after"); }
void s18() { std::vector<R> v{R{D(1)}}; std::puts("after"); }
void s19() { std::vector<H> v{{{D(1)}, 1}, {{D(2)}, 2}}; std::puts("after"); }
void s20() { R r{D(1)}; std::puts("after"); }
void s21() { R r[2] = {{D(1)}, {D(2)}}; std::puts("after"); }
void s22() { std::array<R, 2> r = {{{D(1)}, {D(2)}}}; std::puts("after"); }
void s23() { std::array<R, 2> r{R{D(1)}, R{D(2)}}; std::puts("after"); }
void s24() { auto r = R{D(1)}; std::puts("after"); }
void s25() { R r = R{D(1)}; std::puts("after"); }
void s26() { R const& r = R{D(1)}; std::puts("after"); }
void s27() { R&& r = {D(1)}; std::puts("after"); }
void s28() { auto r = new R{D(1)}; std::puts("after"); }
void s29() { take({D(1)}); std::puts("after"); }
void s30() { takec({D(1)}); std::puts("after"); }
void s31() { takev({{D(1)}, {D(2)}}); std::puts("after"); }
void s32() { takev({R{D(1)}, R{D(2)}}); std::puts("after"); }
void s33() { take2({D(1)}, {D(2)}); std::puts("after"); }
void s34() { std::pair<R, int> p{{D(1)}, 2}; std::puts("after"); }
void s35() { std::pair<R, int> p{R{D(1)}, 2}; std::puts("after"); }
void s36() { auto p = std::make_pair(R{D(1)}, 2); std::puts("after"); }
void s37() { std::optional<R> o{R{D(1)}}; std::puts("after"); }
void s38() { std::optional<R> o = R{D(1)}; std::puts("after"); }
void s39() { std::deque<R> v; v.push_back({D(1)}); v.push_front({D(2)}); std::puts("after"); }
void s40() { std::list<R> v; v.push_back({D(1)}); std::puts("after"); }
void s41() { std::map<int, R> m; m.insert({2, {D(2)}}); std::puts("after"); }
void s42() { H h{{D(1)}, 2}; std::puts("after"); }
void s43() { H h{R{D(1)}, 2}; std::puts("after"); }
void s44() { H h = {R{D(1)}, 2}; std::puts("after"); }
void s45() { L l{{D(1)}, 2}; std::puts("after"); }
void s46() { auto f = [r = R{D(1)}] { std::printf("f "); }; std::puts("after"); f(); }
void s47() { struct Q { std::vector<R> v; }; Q q{{{D(1)}}}; std::puts("after"); }
void s48() { struct Q { R a[2]; }; Q q{{{D(1)}, {D(2)}}}; std::puts("after"); }
void s49() { struct Q { R a[2]; }; std::vector<Q> v; v.push_back({{{D(1)}, {D(2)}}}); std::puts("after"); }
void s50() { std::vector<R> v; for (int i = 0; i < 2; ++i) v.push_back({D(i)}); std::puts("after"); }
void s51() { D x(5); take({x}); std::puts("after"); }
void s52() { D x(5); take(R{x}); takec({x}); std::puts("after"); }
void s53() { D x(5); std::vector<R> v; v.push_back({x}); v.push_back(R{x}); v.emplace_back(R{x}); std::puts("after"); }
void s54() { D x(5); R r{x}; R s = r; R t{r.d}; std::puts("after"); }
void s55() { R r{D(1)}; R s = r; std::printf("%d ", s.d.v); std::puts("after"); }
void s56() { R r{D(1)}; { R s{r}; std::puts("in"); } std::puts("after"); }
void s57() { auto r = mkr(D(1)); std::puts("after"); }
void s58() { auto r = pass(R{D(1)}); std::puts("after"); }
void s59() { auto r = pass({D(1)}); std::puts("after"); }
void s60() { HR h{R{D(1)}}; std::puts("after"); }
void s61() { Q q{D(1), D(2)}; std::puts("after"); }
void s62() { D x(3); Q q{x, D(2)}; std::puts("after"); }
void s63() { W w{}; std::puts("after"); }
void s64() { B b{{D(1)}, 2}; std::puts("after"); }
void s65() { B b{R{D(1)}, 2}; std::puts("after"); }
void s66() { static R r{D(1)}; std::puts("after"); }
void s67() { if (R r{D(1)}; r.d.v == 1) { std::puts("in"); } std::puts("after"); }
void s68() { for (auto& r : std::array<R, 2>{R{D(1)}, R{D(2)}}) std::printf("%d ", r.d.v); std::puts("after"); }
void s69() { for (auto r : {R{D(1)}, R{D(2)}}) std::printf("%d ", r.d.v); std::puts("after"); }
void s70() { R a[] = {R{D(1)}, R{D(2)}}; for (auto& r : a) std::printf("%d ", r.d.v); std::puts("after"); }
void s71() { auto f = [r = R{D(1)}] { return r.d.v; }; std::printf("%d ", f()); std::puts("after"); }
void s72() { std::function<int()> f = [r = R{D(1)}] { return 1; }; std::puts("after"); }
void s73() { int n = R{D(1)}.d.v; std::printf("%d ", n); std::puts("after"); }
void s74() { std::vector<RP> v; v.push_back({P{1}}); v.push_back(RP{P{2}}); std::puts("after"); }
void s75() { auto t = std::make_tuple(R{D(1)}, R{D(2)}); std::puts("after"); }
void s76() { struct L { R a[2]; } l{{{D(1)}, {D(2)}}}; std::puts("after"); }
void s77() { try { R r{D(1)}; throw 1; } catch (int) { std::puts("caught"); } }
void s78() { R r{.d = D(1)}; std::puts("after"); }
void s79() { take({.d = D(1)}); std::puts("after"); }
void s80() { H h(R{D(1)}, 2); std::puts("after"); }
void s81() { std::vector<R> v; { D x(1); v.push_back({x}); std::puts("in"); } std::puts("after"); }
void s82() { std::vector<D> v; v.push_back(D(1)); v.push_back({2}); R r{v[0]}; take({v[1]}); std::puts("after"); }
void s83() { D a[2] = {1, 2}; R r{a[0]}; take({a[1]}); takec(R{a[0]}); std::puts("after"); }
void s84() { auto p = std::make_unique<D>(1); R r{*p}; take({*p}); take(R{*p}); std::puts("after"); }
void s85() { struct S { D d; } s{D(1)}; R r{s.d}; take({s.d}); take(R{s.d}); std::puts("after"); }

int main() {
  s0();
  s1();
  s2();
  s3();
  s4();
  s5();
  s6();
  s7();
  s8();
  s9();
  s10();
  s11();
  s12();
  s13();
  s14();
  s15();
  s16();
  s17();
  s18();
  s19();
  s20();
  s21();
  s22();
  s23();
  s24();
  s25();
  s26();
  s27();
  s28();
  s29();
  s30();
  s31();
  s32();
  s33();
  s34();
  s35();
  s36();
  s37();
  s38();
  s39();
  s40();
  s41();
  s42();
  s43();
  s44();
  s45();
  s46();
  s47();
  s48();
  s49();
  s50();
  s51();
  s52();
  s53();
  s54();
  s55();
  s56();
  s57();
  s58();
  s59();
  s60();
  s61();
  s62();
  s63();
  s64();
  s65();
  s66();
  s67();
  s68();
  s69();
  s70();
  s71();
  s72();
  s73();
  s74();
  s75();
  s76();
  s77();
  s78();
  s79();
  s80();
  s81();
  s82();
  s83();
  s84();
  s85();
}
