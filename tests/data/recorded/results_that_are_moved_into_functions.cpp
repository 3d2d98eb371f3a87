#include <functional>
#include <memory>
#include <iostream>
struct S { int v; S(int v) : v(v) {} };
struct D : S { using S::S; };
struct NM { int x; NM(int x) : x(x) {} NM(NM const&) = delete; };
template <class B> void reg() { std::cout << std::is_convertible_v<std::unique_ptr<B>, std::unique_ptr<B>> << std::is_convertible_v<B, B> << '\n'; }
int main() {
  std::cout << std::is_convertible_v<std::unique_ptr<S>, std::unique_ptr<S>> << std::is_convertible_v<std::unique_ptr<D>, std::unique_ptr<S>> << std::is_convertible_v<std::unique_ptr<S>, std::unique_ptr<D>> << std::is_convertible_v<NM, NM> << std::is_convertible_v<S, S> << std::is_convertible_v<std::unique_ptr<S>&, std::unique_ptr<S>> << std::is_invocable_r_v<NM, NM (*)()> << std::is_invocable_r_v<std::unique_ptr<S>, std::unique_ptr<D> (*)()> << '\n';
  reg<S>();
  std::function<std::unique_ptr<S>()> f = []() -> std::unique_ptr<S> { return std::make_unique<S>(7); }; std::cout << f()->v << '\n';
  std::function<std::unique_ptr<S>()> g = [] { return std::make_unique<S>(7); }; std::cout << g()->v << '\n';
}
