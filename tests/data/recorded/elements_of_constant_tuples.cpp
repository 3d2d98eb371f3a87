// Elements of tuples and pairs that are `const`, moved from or references, as arguments and in variables.
#include <array>
#include <cstdio>
#include <iostream>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

struct M { int a = 1; M() {} M(int x) : a(x) {} M(const M& o) : a(o.a) { std::puts("copy"); } M(M&& o) : a(o.a) { std::puts("move"); } M& operator=(const M&) { std::puts("c="); return *this; } M& operator=(M&&) { std::puts("m="); return *this; } void f() & { std::puts("&"); } void f() const& { std::puts("const&"); } void f() && { std::puts("&&"); } void f() const&& { std::puts("const&&"); } };
template<class T> void fw(T&& x) { std::cout << __PRETTY_FUNCTION__ << "\n"; }
void ov(M&) { std::puts("M&"); } void ov(const M&) { std::puts("const M&"); } void ov(M&&) { std::puts("M&&"); } void ov(const M&&) { std::puts("const M&&"); }
void by(M m) { std::puts("by"); }
template<class... A> M mk(A&&... a) { return std::get<0>(std::forward_as_tuple(std::forward<A>(a)...)); }
template<class... A> M mv(A&&... a) { M m = std::get<0>(std::forward_as_tuple(std::forward<A>(a)...)); return m; }
M first(std::tuple<M&&> t) { return std::get<0>(t); }
M firstm(std::tuple<M&&> t) { return std::get<0>(std::move(t)); }
struct S { M m; template<class T> S(T&& t) : m(std::get<0>(std::forward<T>(t))) {} };
struct S2 { M m; };
std::tuple<M, int> gt() { return {M(2), 1}; }
std::tuple<M&&, int> gr(M& m) { return {std::move(m), 1}; }
template<class T> void ct(const T& t) { ov(std::get<0>(t)); std::get<0>(t).f(); fw(std::get<0>(t)); auto& r = std::get<0>(t); ov(r); }
template<class T> void cs(const std::tuple<T>& t) { ov(std::get<0>(t)); std::get<0>(t).f(); fw(std::get<0>(t)); auto& r = std::get<0>(t); ov(r); }

void case_1() {
  M x; auto m = std::get<0>(std::forward_as_tuple(std::move(x)));
}

void case_2() {
  M x; auto l = [m = std::get<0>(std::forward_as_tuple(std::move(x)))] { }; 
}

void case_3() {
  M x; const std::tuple<M&&> t(std::move(x)); fw(std::get<0>(t)); fw(std::get<0>(std::move(t))); M m = std::get<0>(std::move(t));
}

void case_4() {
  const M x; M m = std::get<0>(std::forward_as_tuple(std::move(x))); fw(std::get<0>(std::forward_as_tuple(std::move(x))));
}

void case_5() {
  M x; const std::tuple<M&> t(x); fw(std::get<0>(t)); fw(std::get<0>(std::move(t))); ov(std::get<0>(std::move(t))); ov(std::get<0>(t)); M m = std::get<0>(std::move(t)); std::get<0>(std::move(t)).f(); auto q = std::get<0>(std::move(t)); M z; z = std::get<0>(std::move(t));
}

void case_6() {
  M x; const std::tuple<M&&> t(std::move(x)); ov(std::get<0>(std::move(t))); ov(std::get<0>(t)); M m = std::get<0>(std::move(t)); std::get<0>(std::move(t)).f(); auto q = std::get<0>(std::move(t)); M z; z = std::get<0>(std::move(t));
}

void case_7() {
  M x; const std::tuple<const M&> t(x); ov(std::get<0>(std::move(t))); ov(std::get<0>(t)); M m = std::get<0>(std::move(t)); std::get<0>(std::move(t)).f(); auto q = std::get<0>(std::move(t));
}

void case_8() {
  std::pair<const M, int> t; ov(std::get<0>(std::move(t))); ov(std::get<0>(t)); M m = std::get<0>(std::move(t)); std::get<0>(std::move(t)).f(); auto q = std::get<0>(std::move(t)); fw(std::get<0>(std::move(t))); fw(std::move(t).first); fw(t.first); M n = std::move(t).first;
}

void case_9() {
  const M x; ov(std::get<0>(std::forward_as_tuple(std::move(x)))); ov(std::get<0>(std::forward_as_tuple(x))); ov(std::get<0>(std::tie(x))); auto q = std::get<0>(std::forward_as_tuple(std::move(x))); std::get<0>(std::forward_as_tuple(std::move(x))).f(); auto&& r = std::get<0>(std::forward_as_tuple(std::move(x))); fw(r); fw(std::forward<decltype(r)>(r));
}

void case_10() {
  auto l = [](const auto& t) { ov(std::get<0>(std::move(t))); auto q = std::get<0>(std::move(t)); fw(std::get<0>(std::move(t))); std::get<0>(std::move(t)).f(); ov(std::get<0>(t)); }; M x; const M y; l(std::tuple<M>()); l(std::tuple<M&>(x)); l(std::tuple<M&&>(std::move(x))); l(std::tuple<const M&>(y)); l(std::tuple<const M&&>(std::move(y)));
}

void case_11() {
  const M x; std::cout << std::is_same_v<decltype(std::forward_as_tuple(std::move(x))), std::tuple<const M&&>> << std::is_same_v<decltype(std::forward_as_tuple(x)), std::tuple<const M&>> << std::is_same_v<decltype(std::get<0>(std::forward_as_tuple(std::move(x)))), const M&&> << "\n";
}

void case_12() {
  const std::tuple<M> t; auto l = [](const auto& t) { ov(std::get<0>(t)); }; l(t);
}

void case_13() {
  std::tuple<M> t; auto l = [](const auto& t) { ov(std::get<0>(t)); std::get<0>(t).f(); fw(std::get<0>(t)); auto& r = std::get<0>(t); ov(r); }; l(t);
}

void case_14() {
  std::pair<M, int> t; auto l = [](const auto& t) { ov(std::get<0>(t)); std::get<0>(t).f(); fw(std::get<0>(t)); auto& r = std::get<0>(t); ov(r); ov(t.first); }; l(t);
}

void case_15() {
  std::tuple<M> t; ct(t); ct(std::tuple<M>());
}

void case_16() {
  std::tuple<M> t; cs(t); cs(std::tuple<M>());
}

void case_17() {
  std::tuple<std::string> t; auto l = [](const auto& t) { fw(std::get<0>(t)); auto& r = std::get<0>(t); fw(r); auto&& s = std::get<0>(t); fw(s); }; l(t);
}

void case_18() {
  std::tuple<int, std::vector<int>> t; auto l = [](const auto& t) { fw(std::get<0>(t)); auto& r = std::get<1>(t); fw(r); auto&& s = std::get<0>(t); fw(s); }; l(t);
}

void case_19() {
  struct Q { const M m; } a; auto b = std::move(a); Q c = b; ov(std::move(a).m); M z = std::move(a).m; auto y = std::move(a).m; M x{std::move(a.m)}; M w; w = std::move(a).m; auto&& r = std::move(a).m; fw(r); std::move(a).m.f();
}

void case_20() {
  struct Q { const M m; }; Q q = [] { Q q; return q; }(); ov(Q().m); M m = Q().m; Q().m.f(); auto n = Q().m;
}

void case_21() {
  std::pair<const M, int> t; auto u = std::move(t); std::pair<const M, int> v(std::move(t)); M n(std::move(t).first); M k = std::get<0>(std::pair<const M, int>());
}

void case_22() {
  M x; M m = std::get<M&&>(std::forward_as_tuple(std::move(x))); auto n = std::get<1>(std::forward_as_tuple(1, std::move(x))); auto p = std::get<1>(std::tuple<int, M>()); auto q = std::make_pair(1, std::move(x)).second; auto r = std::pair<int, M>(1, M(2)).second;
}

int main() {
  case_1();
  case_2();
  case_3();
  case_4();
  case_5();
  case_6();
  case_7();
  case_8();
  case_9();
  case_10();
  case_11();
  case_12();
  case_13();
  case_14();
  case_15();
  case_16();
  case_17();
  case_18();
  case_19();
  case_20();
  case_21();
  case_22();
}
