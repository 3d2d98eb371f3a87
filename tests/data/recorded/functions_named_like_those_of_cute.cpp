// Functions of the program named like those of CuTe.
#include <bits/stdc++.h>
struct B { int v; B(int v) : v(v) {} B operator/(const B& o) const { return v / o.v; } B operator*(const B& o) const { return v * o.v; } B operator%(const B& o) const { return v % o.v; } B operator-(const B& o) const { return v - o.v; } };
struct Node { int v; Node* next; };
namespace lib { struct List { int a[3] = {1, 2, 3}; }; template <class F> void for_each(const List& l, F f) { std::cout << "lib:"; for (int x : l.a) f(x); } }
struct P { int v; };
auto show = [](auto x) { std::cout << x << ' '; };
template <class... T, class F> void for_each(const std::tuple<T...>& t, F f) { std::cout << "mine:"; std::apply([&](const auto&... x) { (f(x), ...); }, t); }
std::pair<B, B> divmod(const B& a, const B& b) { return {7, 8}; }
void axpby(double a, const std::vector<double>& x, double b, std::vector<double>& y) { for (size_t i = 0; i < x.size(); ++i) y[i] = a * x[i] + b * y[i]; }
template <class T> void prefetch(const T& t) { std::cout << "p" << sizeof(t); }
struct B2 { int v; friend int transform(B2 a, long b) { return a.v + b; } };
template <class... A, class... C> auto append(std::tuple<A...> a, std::tuple<C...> c) { return sizeof...(A) * 10 + sizeof...(C); }
template <class... T> auto front(const std::tuple<T...>& t) { return std::get<0>(t) + 100; }
template <int N, class... T> auto take(const std::tuple<T...>& t) { return std::get<N>(t) + 40; }
template <class... A, class... C> auto zip(std::tuple<A...> a, std::tuple<C...> b) { return 77; }
int rank(const std::vector<int>& v, int x) { return std::lower_bound(v.begin(), v.end(), x) - v.begin(); }
template <class A, class C> auto dot(const A& a, const C& b) { return 5; }
template <class... T> auto reverse(std::tuple<T...> t) { return sizeof...(T) + 50; }
template <class... T> auto product(std::tuple<T...> t) { return 1234; }
int main() {
  { for_each(std::make_tuple(1, "x"), [](auto& x) { std::cout << x; }); std::cout << "\n"; }
  { for_each(lib::List{}, show); std::cout << "\n"; }
  { B a{17}; auto [q, r] = divmod(a, 5); std::cout << q.v << r.v; std::cout << "\n"; }
  { std::vector<double> x{1, 2}, y{3, 4}; axpby(2, x, 1, y); std::cout << y[0] << y[1]; std::cout << "\n"; }
  { prefetch(3); prefetch(std::array<int, 4>{}); std::cout << "\n"; }
  { std::cout << transform(B2{4}, 2); std::cout << "\n"; }
  { std::cout << append(std::make_tuple(1), std::make_tuple(2, 3)); std::cout << "\n"; }
  { std::cout << front(std::make_tuple(1, 2)); std::cout << "\n"; }
  { std::cout << take<1>(std::make_tuple(1, 2)); std::cout << "\n"; }
  { std::cout << zip(std::make_tuple(1), std::make_tuple(2)); std::cout << "\n"; }
  { std::cout << rank({1, 4, 6}, 5); std::cout << "\n"; }
  { std::cout << dot(std::vector<int>{1}, std::vector<int>{2}); std::cout << "\n"; }
  { std::cout << reverse(std::make_tuple(1, 2)); std::cout << "\n"; }
  { std::cout << product(std::make_tuple(2, 3)); std::cout << "\n"; }
}
