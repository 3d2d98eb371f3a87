// Whether calls in `requires` are valid for lvalues, for what expires and for what is `const`.
#include <cstdio>
#include <iostream>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

struct P { int a; }; struct Q { Q(int) {} };
void tp(P&&) {} void ti(int&&) {} void ts(std::string&&) {} void tv(std::vector<int>&&) {} void tu(std::unique_ptr<int>&&) {} void tuv(std::unique_ptr<int>) {}
void lp(P&) {} void li(int&) {} void ls(std::string&) {} void lv(std::vector<int>&) {}
template<class T> void tt(std::vector<T>&&) {} template<class T> void tl(std::vector<T>&) {}
template<class T> void tpair(std::pair<T, int>&&) {} template<class T> void lpair(std::pair<T, int>&) {}
struct M { void f(P&&) {} void f2(P&) {} void g() && {} void h() & {} void c() {} };
void op(P&&) { std::puts("&&"); } void op(const P&) { std::puts("const&"); }
template<class T> void k(T&& x) { std::cout << requires { tp(x); } << requires { tp(std::move(x)); } << requires { tp(std::forward<T>(x)); } << requires { lp(x); } << requires { lp(std::forward<T>(x)); } << requires { M().f(x); } << requires { M().f(std::forward<T>(x)); } << requires { M().f2(std::forward<T>(x)); } << "\n"; }
template<class T> void ki(T&& x) { std::cout << requires { ti(x); } << requires { ti(std::move(x)); } << requires { ti(std::forward<T>(x)); } << requires { li(x); } << requires { li(std::forward<T>(x)); } << "\n"; }
template<class T> void ks(T&& x) { std::cout << requires { ts(x); } << requires { ts(std::move(x)); } << requires { ts(std::forward<T>(x)); } << requires { ls(x); } << requires { ls(std::forward<T>(x)); } << "\n"; }
template<class T> void kv(T&& x) { std::cout << requires { tv(x); } << requires { tv(std::move(x)); } << requires { tv(std::forward<T>(x)); } << requires { lv(x); } << requires { lv(std::forward<T>(x)); } << requires { tt(x); } << requires { tt(std::move(x)); } << requires { tt(std::forward<T>(x)); } << requires { tl(x); } << requires { tl(std::forward<T>(x)); } << "\n"; }
template<class T> void ku(T&& x) { std::cout << requires { tu(x); } << requires { tu(std::move(x)); } << requires { tu(std::forward<T>(x)); } << requires { tuv(x); } << requires { tuv(std::forward<T>(x)); } << "\n"; }
template<class T> void kp(T&& x) { std::cout << requires { tpair(x); } << requires { tpair(std::move(x)); } << requires { tpair(std::forward<T>(x)); } << requires { lpair(x); } << requires { lpair(std::forward<T>(x)); } << "\n"; }
template<class T> void km(T&& x) { std::cout << requires { x.g(); } << requires { std::move(x).g(); } << requires { std::forward<T>(x).g(); } << requires { std::forward<T>(x).h(); } << requires { x.c(); } << "\n"; }
template<class T> concept Takes = requires(T t) { tp(t); }; template<class T> concept TakesM = requires(T t) { tp(std::move(t)); }; template<class T> concept TakesF = requires(T&& t) { tp(std::forward<T>(t)); }; template<class T> concept TakesL = requires(T& t) { lp(t); };
template<class T, class = void> struct has : std::false_type {}; template<class T> struct has<T, std::void_t<decltype(tp(std::declval<T>()))>> : std::true_type {};
template<class T> auto sf(T&& x, int) -> decltype(tp(x), 1) { return 1; } template<class T> int sf(T&& x, long) { return 2; }

void case_1() {
  P v; const P c{}; k(v); k(c); k(P()); k(std::move(c));
}

void case_2() {
  int v = 0; const int c = 0; ki(v); ki(c); ki(3); ki(std::move(c)); long l = 3; ki(l); ki(3L);
}

void case_3() {
  std::vector<int> v; const std::vector<int> c; kv(v); kv(c); kv(std::vector<int>()); kv(std::move(c)); 
}

void case_4() {
  std::unique_ptr<int> v; ku(v); ku(std::unique_ptr<int>());
}

void case_5() {
  std::pair<int, int> v; const std::pair<int, int> c; kp(v); kp(c); kp(std::pair<int, int>()); kp(std::move(c));
}

void case_6() {
  std::cout << Takes<P> << Takes<P&> << Takes<const P> << TakesM<P> << TakesM<P&> << TakesM<const P> << TakesF<P> << TakesF<P&> << TakesF<const P> << TakesL<P> << TakesL<const P> << TakesL<P&> << "\n";
}

void case_7() {
  std::cout << std::is_invocable_v<decltype(tp), P> << std::is_invocable_v<decltype(tp), P&> << std::is_invocable_v<decltype(tp), const P> << std::is_invocable_v<decltype(lp), P> << std::is_invocable_v<decltype(lp), P&> << std::is_invocable_v<decltype(lp), const P&> << std::is_invocable_v<decltype(ti), int> << std::is_invocable_v<decltype(ti), int&> << std::is_invocable_v<decltype(li), int> << std::is_invocable_v<decltype(li), int&> << std::is_invocable_v<decltype(li), const int&> << std::is_invocable_v<decltype(ti), long&> << "\n";
}

void case_8() {
  auto l = [](auto&& f, auto&& x) { return requires { f(std::forward<decltype(x)>(x)); }; }; P v; const P c{}; auto g = [](P&&) {}; auto h = [](P&) {}; std::cout << l(g, v) << l(g, P()) << l(g, c) << l(h, v) << l(h, P()) << l(h, c) << "\n";
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
}
