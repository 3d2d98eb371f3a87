// What refers to a function is one to templates.
#include <cstdio>
#include <functional>
#include <iostream>
#include <type_traits>
#include <utility>

int f(int x) { return x + 1; }
void v() { std::puts("v"); }
template<class T> void ty() { std::cout << __PRETTY_FUNCTION__ << "\n"; }
template<class T> void fw(T&&) { std::cout << __PRETTY_FUNCTION__ << "\n"; }
template<class T> void g(T&) { std::cout << __PRETTY_FUNCTION__ << "\n"; }
template<class T> void cr(const T&) { std::cout << __PRETTY_FUNCTION__ << "\n"; }
template<class T> void by(T) { std::cout << __PRETTY_FUNCTION__ << "\n"; }
template<class T> void pt(T*) { std::cout << __PRETTY_FUNCTION__ << "\n"; }
template<class R, class... A> void fr(R(&)(A...)) { std::cout << __PRETTY_FUNCTION__ << "\n"; }
template<class T> void ff(T& t) { std::cout << std::is_function_v<T> << "\n"; }
int (&rf())(int) { return f; }
auto& rg() { return f; }
decltype(auto) rh() { return (f); }
int (*rp())(int) { return f; }
int (&gr)(int) = f;
auto& gra = f;
struct H { int (&r)(int); int (*p)(int); H() : r(f), p(f) {} int (&get())(int) { return r; } };
template<class F> struct W { F& f; W(F& f) : f(f) {} void go() { g(f); fw(f); ff(f); } };
template<class F> W(F&) -> W<F>;
template<class F> void ap(F&& x) { g(x); fw(std::forward<F>(x)); ff(x); auto l = [&] { g(x); fw(x); ff(x); }; l(); }

void case_1() {
  static int (&r)(int) = f; g(r); fw(r); by(r); ff(r);
}

void case_2() {
  static auto& r = f; g(r); fw(r); by(r); ff(r);
}

void case_3() {
  int (&r)(int) = f; auto l = [&r] { g(r); fw(r); by(r); ff(r); }; l();
}

void case_4() {
  int (&r)(int) = f; auto l = [&] { g(r); fw(r); by(r); ff(r); }; l();
}

void case_5() {
  int (&r)(int) = f; auto l = [&q = r] { g(q); fw(q); by(q); ff(q); }; l();
}

void case_6() {
  auto l = [&q = f] { g(q); fw(q); by(q); ff(q); }; l();
}

void case_7() {
  W w(f); w.go();
}

void case_8() {
  W<int(int)> w(f); w.go();
}

void case_9() {
  ap(f); ap(rf()); ap(v);
}

void case_10() {
  ap(&f); auto p = &f; ap(p); ap(std::move(p)); ap(*p);
}

void case_11() {
  static auto&& q = f; g(q); fw(q); ff(q); 
}

void case_12() {
  auto l = [](auto& x) { g(x); ff(x); fw(x); auto m = [&x] { g(x); ff(x); }; m(); }; l(f); l(rf());
}

void case_13() {
  auto l = [](auto&& x) { g(x); ff(x); fw(x); auto m = [&] { g(x); ff(x); static auto& s = x; g(s); ff(s); }; m(); }; l(f); l(rf());
}

void case_14() {
  std::reference_wrapper<int(int)> w(f); g(w.get()); ff(w.get()); fw(w.get()); auto z = std::ref(f); g(z.get()); ty<decltype(z)>();
}

void case_15() {
  thread_local int (&r)(int) = f; g(r); ff(r);
}

void case_16() {
  cr(f); int (&r)(int) = f; cr(r); static auto& s = f; cr(s); cr(rf()); auto l = [&r] { cr(r); }; l();
}

void case_17() {
  struct L { static int sm(int x) { return x; } }; g(L::sm); ff(L::sm); static int (&r)(int) = L::sm; g(r); ff(r);
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
}
