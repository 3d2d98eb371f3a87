#include <cstdio>
#include <utility>
#include <string>
#include <vector>
#include <map>
#include <memory>
#include <optional>
#include <functional>
#include <type_traits>
using namespace std;
struct N { operator int() const noexcept { return 1; } };
struct T { operator int() const { return 1; } };
struct Two { operator int() const noexcept { return 1; } operator double() const { return 1; } };
struct Mx { operator int() noexcept { return 1; } operator int() const { return 2; } };
template <bool B> struct Cond { operator int() const noexcept(B) { return 1; } Cond() noexcept(B) {} Cond(Cond const&) noexcept(B) {} Cond& operator=(Cond const&) noexcept(B) { return *this; } bool operator==(Cond const&) const noexcept(B) { return true; } Cond& operator+=(int) noexcept(B) { return *this; } Cond operator-() const noexcept(B) { return *this; } Cond& operator++() noexcept(B) { return *this; } Cond operator++(int) noexcept(B) { return *this; } int operator*() const noexcept(B) { return 1; } Cond* operator->() noexcept(B) { return this; } int operator[](int) const noexcept(B) { return 1; } int operator()(int) const noexcept(B) { return 1; } };
struct FromI { FromI(int) noexcept {} }; struct FromIT { FromIT(int) {} }; struct FromS { FromS(string) noexcept {} }; struct FromAny { template <class U> FromAny(U&&) noexcept(is_integral_v<decay_t<U>>) {} };
struct ToObj { operator FromI() const noexcept { return 1; } operator FromIT() const { return 1; } };
struct Pl { int a; double b; }; struct WithS { string s; int n = 3; }; struct DefT { string s = "abc"; }; struct Der : FromI { using FromI::FromI; }; struct BaseT { BaseT() {} }; struct DerT : BaseT {}; struct Vir { virtual ~Vir() {} };
struct DT { DT() noexcept {} ~DT() noexcept(false) {} }; struct HasDT { DT d; };
void f1(FromI) noexcept {} void f2(FromIT) noexcept {} void f3(FromS) noexcept {} void f4(FromAny) noexcept {} void f5(const FromI&) noexcept {} void f6(FromI&&) noexcept {} void f7(int, FromI) noexcept {} void f8(string) noexcept {} void f9(const string&) noexcept {} void f10(string_view) noexcept {} void f11(vector<int>) noexcept {} void f12(optional<int>) noexcept {} void f13(function<void()>) noexcept {} void f14(Cond<false>) noexcept {} void f15(Cond<true>) noexcept {} void f16(int x = 3) noexcept {} void f17(string s = "x") noexcept {} void f18(...) noexcept {} void f19(int&) noexcept {} void f20(double) noexcept {} void f21(const Pl&) noexcept {} void f22(unique_ptr<int>) noexcept {} void f23(DT) noexcept {} void f24(initializer_list<int>) noexcept {} void f25(const char*) noexcept {}
template <class U> void g1(U) noexcept {} template <class U> void g2(U&&) noexcept {} template <class U> void g3(const U&) noexcept(is_nothrow_copy_constructible_v<U>) {} template <class... U> void g4(U...) noexcept {} template <class U> void g5(vector<U>) noexcept {}
int operator""_k(unsigned long long) noexcept { return 1; } struct Ad {}; Ad operator+(Ad, Ad) noexcept { return {}; } Ad operator-(Ad, int) { return {}; } Ad operator*(Ad, FromS) noexcept { return {}; } bool operator!(Ad) { return true; } Ad operator~(Ad) noexcept { return {}; }
#define P(...) printf("%s %d\n", #__VA_ARGS__, noexcept(__VA_ARGS__));
template <class A, class B> void conv() { A* a = nullptr; printf("[%d %d %d %d]", noexcept(static_cast<B>(declval<A>())), noexcept(B(declval<A&>())), noexcept(B{declval<A const&>()}), is_nothrow_constructible_v<B, A>); }
int main() {
  N n; T t; Two w; Mx mx; const Mx cmx; Cond<true> ct; Cond<false> cf; ToObj to; string s; vector<int> v; Pl pl{}; unique_ptr<int> up; function<void()> fn; DT dt; Ad ad; optional<int> oi; int i = 0; const int ci = 0; Der der(1); FromI fi(1); FromIT fit(1); map<int,int> m;
  P(int(w)) P(double(w)) P(int(mx)) P(int(cmx)) P(static_cast<int>(move(mx))) P(bool(n)) P(bool(t)) P((double)n) P((long)t) P(int(ct)) P(int(cf)) P(int{ct}) puts("");
  P(FromI(1)) P(FromIT(1)) P(FromI(n)) P(FromI(t)) P(FromI(2.5)) P(FromS("a")) P(FromS(s)) P(FromS(move(s))) P(FromAny(1)) P(FromAny(2.0)) P(FromAny(s)) P(FromI(to)) P(FromIT(to)) P(static_cast<FromI>(to)) P(Der(1)) P(Der(t)) P(FromI(der)) puts("");
  P(Pl{}) P(Pl{1}) P(Pl{n, 2}) P(Pl{t, 2}) P(WithS{}) P(WithS{"a"}) P(WithS{s}) P(WithS{move(s)}) P(DerT{}) P(Vir{}) P(DT{}) P(HasDT{}) P(DT()) P(Pl()) P(Cond<true>{}) P(Cond<false>{}) P(int()) P(string()) P(string("a")) P(vector<int>{}) P(vector<int>(3)) puts("");
  P(f1(1)) P(f1(fi)) P(f1(to)) P(f2(1)) P(f2(fit)) P(f2(to)) P(f3(s)) P(f3(FromS(s))) P(f4(1)) P(f4(2.0)) P(f5(1)) P(f5(fi)) P(f5(der)) P(f6(1)) P(f6(FromI(1))) P(f7(1, 2)) P(f7(t, 2)) P(f7(n, 2)) puts("");
  P(f8(s)) P(f8(move(s))) P(f8("a")) P(f9(s)) P(f9("a")) P(f10("a")) P(f11(v)) P(f11(move(v))) P(f13(fn)) P(f14(cf)) P(f15(ct)) P(f14(move(cf))) P(f15(move(ct))) P(f16()) P(f18(1, n)) P(f19(i)) P(f20(1)) P(f20(n)) P(f20(t)) P(f21(pl)) P(f22(move(up))) P(f22(nullptr)) P(f23(dt)) P(f23(DT())) P(f25("a")) puts("");
  P(g1(1)) P(g1(s)) P(g1(move(s))) P(g1(n)) P(g1(cf)) P(g1(ct)) P(g1(string())) P(g2(s)) P(g2(string())) P(g3(s)) P(g3(1)) P(g3(ct)) P(g3(cf)) P(g4(1, n)) P(g4(1, s)) P(g4(ct, cf)) P(g4(ct, ct)) P(g5(v)) P(g5(move(v))) P(1_k) puts("");
  P(ct == ct) P(cf == cf) P(ct != ct) P(cf != cf) P(ct += 1) P(cf += 1) P(ct += t) P(-ct) P(-cf) P(++ct) P(++cf) P(ct++) P(cf++) P(*ct) P(*cf) P(ct->operator*()) P(cf->operator*()) P(ct[1]) P(cf[1]) P(ct[t]) P(ct(1)) P(cf(1)) P(ct(t)) P(ct = ct) P(cf = cf) P(ct = Cond<true>()) P(ct.operator==(ct)) puts("");
  P(ad + ad) P(ad - 1) P(ad * s) P(ad * FromS(s)) P(!ad) P(~ad) P(n + n) P(n + t) P(n < 1) P(t < 1) P(n && true) P(t && true) P(n ? 1 : 2) P(-n) P(-t) P(!n) P(!t) P(i + 1) P(i++) P(i = 3) P(i += 2) P(i = n) P(i = t) P(i += t) P(s = s) P(s = move(s)) P(s = "a") P(s + s) P(s += s) P(v = v) P(v = move(v)) P(v == v) P(up = move(up)) P(*up)
  puts("");
  P(m[1]) P(m.at(1)) P(m.size()) P(m.begin()) P(m.find(1)) P(*m.begin()) P(v[0]) P(v.front()) P(v.push_back(1)) P(v.emplace_back(1)) P(*v.begin()) P(s.c_str()) P(s[0]) P(s.substr(1)) P(oi.value()) P(*oi) P(oi.has_value()) P(bool(oi)) P(fn()) P(bool(fn)) P(swap(s, s)) P(swap(i, i)) P(swap(v, v)) P(std::move(v)) P(std::max(1, 2)) P(std::get<0>(make_pair(1, 2))) P(make_pair(1, 2)) P(i ? throw 1 : 2) puts("");
  conv<N, int>(); conv<T, int>(); conv<int, FromI>(); conv<int, FromIT>(); conv<T, FromI>(); conv<Mx, int>(); conv<string, string>(); conv<Cond<true>, Cond<true>>(); conv<Cond<false>, Cond<false>>(); conv<ToObj, FromI>(); conv<int, double>(); conv<Der, FromI>(); conv<Two, double>(); puts("");
  auto l1 = [](FromI) noexcept {}; auto l2 = [](auto x) noexcept {}; auto l3 = [&](int) {}; P(l1(1)) P(l2(s)) P(l2(1)) P(l2(move(s))) P(l3(1)) P([]{}) P([s = move(s)]{}) puts("");
  printf("%d%d%d%d%d%d%d\n", is_nothrow_assignable_v<int&, N>, is_nothrow_assignable_v<int&, T>, is_nothrow_assignable_v<FromI&, int>, is_nothrow_assignable_v<FromIT&, int>, is_nothrow_convertible_v<N, int>, is_nothrow_convertible_v<T, int>, is_nothrow_assignable_v<Cond<true>&, const Cond<true>&>);
}
