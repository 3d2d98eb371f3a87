#include <functional>
#include <memory>
#include <vector>
#include <iostream>
struct S { int v; S(int v) : v(v) {} };
template <class B> struct F1 { template <class D> void reg() { auto l = []() -> std::vector<B> { return {}; }; std::cout << std::is_invocable_v<decltype(l)> << std::is_same_v<std::invoke_result_t<decltype(l)>, std::vector<B>> << '\n'; std::function<std::vector<B>()> f = l; } };
template <class B> struct F2 { void reg() { std::function<std::unique_ptr<B>()> f = []() -> std::unique_ptr<B> { return std::make_unique<B>(7); }; std::cout << f()->v; } };
template <class B> void reg() { std::function<std::unique_ptr<B>()> f = []() -> std::unique_ptr<B> { return std::make_unique<B>(7); }; std::cout << f()->v; }
template <class B> struct F3 { template <class D> void reg() { auto l = []() -> std::unique_ptr<B> { return {}; }; std::cout << std::is_invocable_v<decltype(l)>; std::cout << std::is_same_v<std::invoke_result_t<decltype(l)>, std::unique_ptr<B>> << '\n'; std::function<std::unique_ptr<B>()> f = l; } };
int main() {
#if 1
  { F1<int> f; f.reg<S>(); }
#endif
#if 1
  { F2<S> f; f.reg(); }
#endif
#if 1
  reg<S>();
#endif
#if 1
  F3<S>().reg<int>();
#endif
}
