// What traits say of conversions and of constructors for what expires, is `const` or neither.
#include <cstdio>
#include <iostream>
#include <type_traits>
#include <utility>

struct X { int v; X(int v) : v(v) {} };
struct C4 { operator X() & { return X(1); } };
struct C3 { operator X() && { return X(1); } };
struct C1 { operator X() { return X(1); } };
template<class T> struct Q { Q() {} template<class U> Q(Q<U>&&) {} };
template<class T> struct R { R() {} template<class U> void operator=(Q<U>&&) {} template<class U> R(U&&, Q<U>&&) {} };
struct Z { Z(Q<int>&&) {} };
struct Y { Y& operator=(X&&) { return *this; } };
void take(X&&) {} 
void takec(const X&) {} 
void takev(X) {} 
template<class U> void tq(Q<U>&&) {}
void tz(Q<int>&&) {}
struct Num { Num(int&&) {} };
struct Str { Str(std::string&&) {} };
template<class F, class... A> constexpr bool can(F f) { return std::is_invocable_v<F, A...>; }
#define CAN(e) std::cout << requires { e; };
template<class T> void k1(T& x) { std::cout << requires { tz(x); } << requires { tq(x); } << requires { tz(std::move(x)); } << requires { tz(std::as_const(x)); } << "\n"; }
template<class T> void k2(T&& x) { std::cout << requires { tz(x); } << requires { tq(x); } << requires { tz(std::move(x)); }<< requires { tz(std::forward<T>(x)); } << requires { tz(static_cast<T&&>(x)); } << requires { tz((T&&) x); } << "\n"; }
template<class T> void k3(T&& x) { std::cout << std::is_invocable_v<decltype(tz), T> << std::is_invocable_v<decltype(tz), T&> << std::is_invocable_v<decltype(tz), T&&> << "\n"; }
template<class T> void k4(T&& x) { std::cout << requires { tz(std::declval<T>()); } << requires { tz(std::declval<T&>()); } << requires { tz(std::declval<const T>()); } << "\n"; }

void case_1() {
  std::cout << std::is_constructible_v<Q<int>, const Q<long>> << std::is_constructible_v<Q<int>, Q<long>> << std::is_constructible_v<Q<int>, Q<long>&> << std::is_constructible_v<Q<int>, const Q<long>&> << "\n";
}

void case_2() {
  std::cout << std::is_convertible_v<const Q<long>, Q<int>> << std::is_convertible_v<Q<long>, Q<int>> << "\n";
}

void case_3() {
  std::cout << std::is_assignable_v<R<int>&, const Q<long>> << std::is_assignable_v<R<int>&, Q<long>> << std::is_assignable_v<R<int>&, Q<long>&> << "\n";
}

void case_4() {
  std::cout << std::is_assignable_v<Y&, C4> << std::is_assignable_v<Y&, C4&> << std::is_assignable_v<Y&, const C1> << std::is_assignable_v<Y&, C1> << std::is_assignable_v<Y&, C3&> << std::is_assignable_v<Y&, C3> << std::is_assignable_v<Y&, const X> << std::is_assignable_v<Y&, X> << std::is_assignable_v<Y&, X&> << "\n";
}

void case_5() {
  std::cout << std::is_invocable_v<decltype(tz), const Q<int>> << std::is_invocable_v<decltype(tz), Q<int>> << "\n";
}

void case_6() {
  auto l = [](auto&& x) { return requires { tq(std::forward<decltype(x)>(x)); }; }; const Q<int> c; std::cout << l(Q<int>()) << l(c) << l(std::move(c)) << "\n";
}

void case_7() {
  auto l = [](auto&& x) { return requires { tz(std::forward<decltype(x)>(x)); }; }; const Q<int> c; std::cout << l(Q<int>()) << l(c) << l(std::move(c)) << "\n";
}

void case_8() {
  std::cout << std::is_constructible_v<std::pair<int, X>, const std::pair<int, C1>> << std::is_constructible_v<std::pair<int, X>, std::pair<int, C1>> << std::is_constructible_v<std::pair<int, X>, std::pair<int, C1>&> << "\n";
}

void case_9() {
  const Q<int> c; Q<int> v; k1(v); k1(c); k2(v); k2(c); k2(Q<int>()); k3(v); k3(c); k3(Q<int>()); k4(v); k4(c); k4(Q<int>());
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
}
