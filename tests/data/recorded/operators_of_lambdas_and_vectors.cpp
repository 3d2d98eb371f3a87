// Operators of the program that take anything take lambdas and vectors, where the library has none.
#include <iostream>
#include <string>
#include <vector>
#include <tuple>
template <typename F, typename G> auto operator*(F&& f, G&& g) { return [f, g](auto x) { return f(g(x)); }; }
template <typename F, typename... R> auto compose(F&& f, R&&... r) { return [=](auto x) { return f(compose(r...)(x)); }; }
template <typename F, typename G> auto compose(F&& f, G&& g) { return [=](auto x) { return f(g(x)); }; }
namespace v { template <class T> T operator+(T const& a, T const& b) { T r = a; for (auto const& x : b) r.push_back(x); return r; } template <class T> auto operator|(T const& v, int n) { return v.size() * n; } }
template <class T> bool operator%(T const& a, std::tuple<int, int> b) { return std::get<0>(b) == 1; }
int main() {
  auto h = [](int const n) { return std::to_string(n); } * [](int const n) { return n * n; } * [](int const n) { return n + n; };
  std::cout << h(3) << "\n";
  auto c = compose([](int n) { return n + 1; }, [](int n) { return n * 2; }); std::cout << c(4) << "\n";
  using namespace v; std::vector<int> a{1, 2}, b{3}; auto d = a + b; std::cout << d.size() << (a | 3) << "\n"; std::string s = "x"; std::cout << s + s << "\n";
  std::cout << (3 % std::tuple<int, int>{1, 2}) << "\n";
}
