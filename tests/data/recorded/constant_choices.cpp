// The value of `?:` is as `const` as an arm of its class, and so is a variable of a type that a trait says.
#include <cstdio>
#include <iostream>
#include <string>
#include <type_traits>
#include <utility>

struct W { int a = 1; W() {} W(int x) : a(x) {} W(const W& o) : a(o.a) { std::puts("copy"); } W(W&& o) : a(o.a) { std::puts("move"); } void f() & { std::puts("&"); } void f() const& { std::puts("const&"); } void f() && { std::puts("&&"); } void f() const&& { std::puts("const&&"); } };
struct P { int a = 3; };
template<class T> void fw(T&& x) { std::cout << __PRETTY_FUNCTION__ << "\n"; }
void ov(W&) { std::puts("W&"); } void ov(const W&) { std::puts("const W&"); } void ov(W&&) { std::puts("W&&"); } void ov(const W&&) { std::puts("const W&&"); }
void op(P&) { std::puts("P&"); } void op(const P&) { std::puts("const P&"); } void op(P&&) { std::puts("P&&"); } void op(const P&&) { std::puts("const P&&"); }
struct H { W w; const W cw; P p; const P cp; H() : w(1), cw(2) {} };
const W g() { return W(4); }
W gw() { return W(4); }
const P gp() { return P{4}; }
int zz = 0;
template<class T> T tern(const T& c, bool b) { fw(b ? c : T{}); auto&& r = b ? c : T(); fw(r); return b ? c : T{}; }
void template_ok() { P p; auto r = tern(p, true); op(r); W w; auto q = tern(w, false); ov(q); int i = 3; fw(tern(i, true)); std::string s = "a"; fw(tern(s, true)); }

void case_1() {
  const W c; bool b = true; fw(b ? c : W{});
}

void case_2() {
  const W c; bool b = false; fw(b ? c : W{});
}

void case_3() {
  const W c; bool b = true; ov(b ? c : W{});
}

void case_4() {
  const W c; bool b = true; (b ? c : W{}).f();
}

void case_5() {
  const W c; bool b = true; (b ? W{} : c).f();
}

void case_6() {
  const W c; bool b = true; ov(b ? W{} : c);
}

void case_7() {
  const P c; bool b = true; fw(b ? c : P{});
}

void case_8() {
  const P c; bool b = true; op(b ? c : P{});
}

void case_9() {
  const P c; bool b = true; op(b ? P{} : c);
}

void case_10() {
  const P c; bool b = true; auto&& r = b ? c : P{}; std::cout << std::is_const_v<std::remove_reference_t<decltype(r)>> << "\n"; op(r);
}

void case_11() {
  const W c; bool b = true; auto&& r = b ? c : W{}; fw(r); ov(r); r.f();
}

void case_12() {
  H h; bool b = true; fw(b ? h.cw : W{}); 
}

void case_13() {
  H h; bool b = true; fw(b ? h.cp : P{}); op(b ? h.cp : P{}); op(b ? h.p : P{});
}

void case_14() {
  const H h; bool b = true; fw(b ? h.p : P{}); op(b ? h.p : P{}); op(b ? P{} : h.p);
}

void case_15() {
  const P c[2] = {}; bool b = true; op(b ? c[0] : P{}); fw(b ? c[1] : P());
}

void case_16() {
  const P c; P n; bool b = true; op(b ? std::move(n) : n); op(b ? std::move(c) : P{}); op(b ? std::move(n) : c);
}

void case_17() {
  const P c; bool b = true; auto l = [&](auto&& x) { fw(std::forward<decltype(x)>(x)); op(std::forward<decltype(x)>(x)); }; l(b ? c : P{});
}

void case_18() {
  const std::string c = "a"; bool b = true; fw(b ? c : std::string("b"));
}

void case_19() {
  const std::string c = "a"; bool b = true; fw(b ? c : "b");
}

void case_20() {
  const P c; bool b = true; decltype(auto) r = b ? c : P{}; op(r);
}

void case_21() {
  const P c; bool b = true; op((b ? c : P{})); fw((0, b ? c : P{}));
}

void case_22() {
  const P c; bool b = true; op(b ? c : b ? P{} : c); op(b ? P{} : b ? P{} : c);
}

void case_23() {
  auto l = [](const auto& c, bool b) { fw(b ? c : P{}); op(b ? c : P{}); op(b ? P{} : c); }; l(P{}, true);
}

void case_24() {
  decltype(auto) r = gp(); op(r); fw(r);
}

void case_25() {
  const P c; decltype(c) r = P{}; op(r); fw(r);
}

void case_26() {
  const P c; std::add_const_t<P> r = P{}; op(r); fw(r);
}

void case_27() {
  const P c; bool b = true; decltype(b ? c : P{}) r = P{}; op(r); fw(r);
}

void case_28() {
  const P c; decltype(auto) r = (c); op(r); fw(r);
}

void case_29() {
  const std::string c = "a"; bool b = true; std::cout << std::is_same_v<decltype(b ? c : "b"), const std::string> << std::is_same_v<decltype(b ? c : std::string("b")), const std::string> << std::is_same_v<decltype(b ? std::string("a") : "b"), std::string> << "\n";
}

void case_30() {
  const std::string c = "a"; bool b = true; auto&& r = b ? c : std::string("b"); fw(r); std::cout << std::is_const_v<std::remove_reference_t<decltype(r)>> << "\n";
}

void case_31() {
  const W c; const W& d = c; bool b = true; ov(b ? d : W{}); auto q = b ? d : W{}; ov(q); fw(q); q.f();
}

void case_32() {
  const P c; bool b = true; int k = (b ? c : P{}).a; fw((b ? c : P{}).a); std::cout << k << "\n";
}

void case_33() {
  template_ok();
}

void case_34() {
  const W c; const W& d = c; bool b = true; auto q = b ? d : W{};
}

void case_35() {
  const W c; bool b = true; auto q = b ? c : W{};
}

void case_36() {
  const W c; bool b = false; auto q = b ? c : W{};
}

void case_37() {
  W c; bool b = true; auto q = b ? c : W{};
}

void case_38() {
  W c; bool b = false; auto q = b ? c : W{}; std::puts("-"); const auto z = b ? c : W{};
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
  case_29();
  case_30();
  case_31();
  case_32();
  case_33();
  case_34();
  case_35();
  case_36();
  case_37();
  case_38();
}
