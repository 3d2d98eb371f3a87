// The types of what lambdas return that are passed on.
#include <cstdio>
#include <cstdlib>
#include <type_traits>
#include <utility>
#include <functional>
struct D { int v; };
template<class T> void tn() { std::puts(__PRETTY_FUNCTION__); }
template<class F, class A> decltype(auto) c0(F&& f, A&& a) { return f(a); }
template<class F, class A> decltype(auto) c1(F&& f, A&& a) { return f(std::forward<A>(a)); }
template<class F, class A> decltype(auto) c2(F&& f, A&& a) { return std::forward<F>(f)(a); }
template<class F, class A> decltype(auto) c3(F&& f, A&& a) { return std::forward<F>(f)(std::forward<A>(a)); }
template<class F, class... A> decltype(auto) c4(F&& f, A&&... a) { return f(std::forward<A>(a)...); }
template<class F, class... A> decltype(auto) c5(F&& f, A&&... a) { return f(a...); }
template<class F, class... A> decltype(auto) c6(F&& f, A&&... a) { return std::invoke(f, std::forward<A>(a)...); }
template<class F, class... A> decltype(auto) c7(F&& f, A&&... a) { return std::invoke(std::forward<F>(f), std::forward<A>(a)...); }
template<class F, class... A> auto c8(F&& f, A&&... a) -> decltype(std::forward<F>(f)(std::forward<A>(a)...)) { return std::forward<F>(f)(std::forward<A>(a)...); }
struct Fn { D& operator()(D& d) const { return d; } D&& operator()(D&& d) const { return std::move(d); } int operator()(int) { return 1; } };
D& fr(D& d) { return d; }

int main() {
  std::printf("\n0: "); { D d; tn<decltype(c0([](D& d) -> D& { return d; }, d))>(); tn<decltype(c3([](D& d) -> D& { return d; }, d))>(); tn<decltype(c4([](D& d) -> D& { return d; }, d))>(); tn<decltype(c7([](D& d) -> D& { return d; }, d))>(); tn<decltype(c8([](D& d) -> D& { return d; }, d))>(); }
  std::printf("\n1: "); { D d; tn<decltype(c0([](auto& d) -> auto& { return d.v; }, d))>(); tn<decltype(c3([](auto&& d) { return d.v; }, d))>(); tn<decltype(c4([](auto&& d) -> decltype(auto) { return (d.v); }, d))>(); tn<decltype(c7([](D& d) -> int&& { return std::move(d.v); }, d))>(); }
  std::printf("\n");
}
