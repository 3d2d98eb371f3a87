// Rows of arrays and texts in quotes are arrays where they are not copied.
#include <cstddef>
#include <cstdio>
#include <iostream>
#include <string>
#include <type_traits>
#include <utility>

template<class T> void ty() { std::cout << __PRETTY_FUNCTION__ << "\n"; }
template<class T> void fw(T&&) { std::cout << __PRETTY_FUNCTION__ << "\n"; }
template<class T> void cr(const T&) { std::cout << __PRETTY_FUNCTION__ << "\n"; }
template<class T> void by(T) { std::cout << __PRETTY_FUNCTION__ << "\n"; }
template<class T> void pt(T*) { std::cout << __PRETTY_FUNCTION__ << "\n"; }
template<class T, std::size_t N> void ar(T(&)[N]) { std::cout << __PRETTY_FUNCTION__ << "\n"; }
template<class T, std::size_t N> void ap(T(*)[N]) { std::cout << __PRETTY_FUNCTION__ << "\n"; }
void oo(std::nullptr_t) { std::puts("null"); } void oo(int*) { std::puts("int*"); }

void case_1() {
  const auto& x = nullptr; fw(x); cr(x); by(x);
}

void case_2() {
  const auto& x = nullptr; ty<decltype(x)>(); ty<decltype((x))>();
}

void case_3() {
  const auto x = nullptr; fw(x); cr(x); by(x); ty<decltype(x)>();
}

void case_4() {
  std::nullptr_t x{}; fw(x); cr(x); const std::nullptr_t y{}; fw(y); const std::nullptr_t& z = x; fw(z); ty<decltype(z)>();
}

void case_5() {
  auto p = &"abc"; ty<decltype(p)>(); by(p); fw(p); pt(p); ap(p);
}

void case_6() {
  by(&"abc"); fw(&"abc"); pt(&"abc"); ap(&"abc"); ar("abc");
}

void case_7() {
  auto p = &"abc"; std::cout << *p << (*p)[1] << sizeof(*p) << "\n"; ty<decltype(*p)>(); ar(*p); fw(*p);
}

void case_8() {
  const auto p = &"abc"; ty<decltype(p)>(); const auto& q = "abc"; ty<decltype(q)>(); fw(q); by(q); cr(q); ar(q);
}

void case_9() {
  const char (*p)[4] = &"abc"; ty<decltype(p)>(); fw(p); std::cout << *p << "\n";
}

void case_10() {
  ty<decltype("abc")>(); ty<decltype(&"abc")>(); ty<decltype(*"abc")>(); ty<decltype("abc"[0])>(); ty<decltype(&"abc"[0])>();
}

void case_11() {
  int a[3][2]; auto p = &a; ty<decltype(p)>(); auto q = &a[0]; ty<decltype(q)>(); auto r = &a[0][0]; ty<decltype(r)>(); fw(a); fw(a[0]); fw(*a); by(a);
}

void case_12() {
  const auto& [a, b] = std::pair{nullptr, 1}; fw(a); ty<decltype(a)>(); std::pair p{nullptr, "x"}; ty<decltype(p)>(); fw(p);
}

void case_13() {
  auto l = [](const auto& x) { fw(x); ty<decltype(x)>(); }; l(nullptr); l("abc"); l(&"abc");
}

void case_14() {
  auto l = [x = nullptr] { fw(x); ty<decltype(x)>(); }; l(); auto m = [p = &"abc"] { fw(p); ty<decltype(p)>(); }; m();
}

void case_15() {
  struct S { std::nullptr_t n; const char (*p)[3]; } s{nullptr, &"ab"}; fw(s.n); fw(s.p); ty<decltype(s.p)>();
}

void case_16() {
  bool b = true; auto p = b ? nullptr : nullptr; ty<decltype(p)>(); auto q = b ? "a" : "b"; ty<decltype(q)>(); auto r = b ? "a" : "bc"; ty<decltype(r)>(); fw(b ? "a" : "b"); ty<decltype(b ? "a" : "b")>(); auto& v = b ? "a" : "c"; ty<decltype(v)>();
}

void case_17() {
  bool b = true; fw(b ? "a" : "b");
}

void case_18() {
  bool b = true; auto& v = b ? "a" : "c"; ty<decltype(v)>();
}

void case_19() {
  bool b = true; auto&& v = b ? "a" : "c"; ty<decltype(v)>(); const auto& w = b ? "a" : "c"; ty<decltype(w)>(); fw(w);
}

void case_20() {
  bool b = true; cr(b ? "a" : "b"); by(b ? "a" : "b"); ar(b ? "a" : "b"); std::cout << (b ? "a" : "b") << sizeof(b ? "abc" : "bcd") << "\n";
}

void case_21() {
  int a[3][2]; fw(a[0]); ar(a[0]); ar(a[1]); cr(a[0]); by(a[0]); fw(&a[0]); auto& r = a[1]; fw(r); ar(r); auto&& s = a[2]; fw(s); ty<decltype(r)>();
}

void case_22() {
  struct S { int m[2]; int n[2][3]; } s; fw(s.m); ar(s.m); fw(s.n); fw(s.n[0]); ar(s.n[1]); auto& r = s.n[1]; fw(r); for (auto& x : s.n) { fw(x); ar(x); } for (auto&& x : s.n) fw(x);
}

void case_23() {
  int a[3][2]; for (auto& x : a) { fw(x); ar(x); } for (auto x : a) fw(x); for (const auto& x : a) fw(x);
}

void case_24() {
  float a[2][3][4]; fw(a[0]); fw(a[0][1]); ar(a[0]); ar(a[0][1]); fw(*a); fw(**a); fw(*a[0]);
}

void case_25() {
  const int a[3][2] = {}; fw(a[0]); ar(a[0]); cr(a[0]); fw(*a); fw(a);
}

void case_26() {
  int (*p)[2] = new int[3][2]; fw(p[0]); fw(*p); ar(*p); fw(p); 
}

void case_27() {
  auto l = [](auto& x) { fw(x); ar(x); }; int a[3][2]; l(a[0]); l(a); 
}

void case_28() {
  int a[3][2] = {{1, 2}, {3, 4}}; auto f = [](auto&& row) { return std::extent_v<std::remove_reference_t<decltype(row)>>; }; std::cout << f(a[0]) << f(a) << sizeof(a[0]) << "\n";
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
  case_23();
  case_24();
  case_25();
  case_26();
  case_27();
  case_28();
}
