// containers hold lambdas of their own, which change their own copies
#include <cstdio>
#include <vector>
#include <array>
#include <deque>
#include <list>
#include <optional>
#include <tuple>
int main() {
  auto f = [n = 0]() mutable { return ++n; };
  using F = decltype(f);
  { std::vector<F> v; v.push_back(f); f(); std::printf("%d\n", v[0]()); }
  { std::vector<F> v; v.emplace_back(f); f(); std::printf("%d\n", v[0]()); }
  { std::vector<F> v{f, f}; std::printf("%d %d\n", v[0](), v[1]()); auto w = v; std::printf("%d %d\n", v[0](), w[0]()); }
  { std::vector<F> v(2, f); std::printf("%d %d\n", v[0](), v[1]()); }
  { std::deque<F> v; v.push_front(f); std::printf("%d %d\n", v[0](), f()); }
  { std::list<F> v; v.push_front(f); std::printf("%d %d\n", v.front()(), f()); }
  { std::optional<F> v; v.emplace(f); std::printf("%d %d\n", (*v)(), f()); }
  { std::optional<F> v(f); auto w = v; std::printf("%d %d %d\n", (*v)(), (*w)(), f()); }
  { std::tuple<F, int> v{f, 1}; auto w = v; std::printf("%d %d %d\n", std::get<0>(v)(), std::get<0>(w)(), f()); }
  { std::vector<F> v; v.push_back(f); v.push_back(v[0]); v.push_back(v.back()); std::printf("%d %d %d\n", v[0](), v[1](), v[2]()); }
  { std::vector<F> v; v.push_back(f); F g = v[0]; auto h = v[0]; auto& r = v[0]; std::printf("%d %d %d %d\n", v[0](), g(), h(), r()); }
  { std::vector<F> v{f}; for (auto g : v) g(); for (auto& g : v) std::printf("%d\n", g()); }
}
