#include <concepts>
#include <iostream>
#include <memory>
#include <string>
#include <variant>
#include <vector>
template <class... F> struct over : F... { using F::operator()...; };
struct Node { int v; std::shared_ptr<Node> next; std::unique_ptr<int> p; ~Node() { std::cout << "~" << v << ' '; } };
struct U { int v; std::unique_ptr<U> next; ~U() { std::cout << "~u" << v << ' '; } };
int main() {
  auto l = []<class T>(std::vector<T> const& x) requires std::integral<T> { return x.size() * sizeof(T); };
  auto m = []<class T> requires (sizeof(T) > 2) (T x) noexcept -> T { return x + 1; };
  over o{[](std::integral auto x) { return std::string("integral"); }, [](std::floating_point auto x) { return std::string("floating"); }, [](auto x) requires (!std::is_arithmetic_v<decltype(x)>) { return std::string("other"); }};
  std::cout << l(std::vector<int>{1, 2}) << m(3) << o(3) << o(2.5f) << o("x") << '\n';
  std::cout << std::is_invocable_v<decltype(m), char> << std::is_invocable_v<decltype(m), int> << noexcept(m(1)) << std::is_invocable_v<decltype(l), std::vector<float>> << '\n';
  std::variant<int, double, std::string> v = 2.5; std::cout << std::visit(o, v) << '\n';
  auto h = std::make_shared<Node>(); h->v = 1; h->next = std::make_shared<Node>(); h->next->v = 2;
  h = h->next; std::cout << h->v << '\n';
  h->next = std::make_shared<Node>(); h = std::move(h->next); std::cout << h->v << '\n';
  auto u = std::make_unique<U>(); u->v = 1; u->next = std::make_unique<U>(); u->next->v = 2; u = std::move(u->next); std::cout << u->v << '\n';
  int c = 0; auto inc = [&c]() mutable noexcept(true) { return ++c; }; std::cout << inc() << noexcept(inc()) << '\n';
}
