#include <cstdio>
#include <utility>
#include <type_traits>
#include <functional>
#include <vector>
#include <map>
#include <optional>
#include <array>
#include <tuple>
#include <memory>
struct Y { Y() = default; Y& operator=(Y const&) = default; Y(Y const&) { std::puts("c"); } Y(Y&&) noexcept { std::puts("m"); } template <class T> Y(T&&) { std::printf("T %d %d\n", std::is_lvalue_reference_v<T>, std::is_const_v<std::remove_reference_t<T>>); } };
struct H { Y y; int i = 0; };
void byv(Y) {}
Y ret(Y const& y) { return y; } 
Y g;  Y retg() { return g; }
int main() {
  { std::vector<Y> v; v.reserve(4); Y a; v.push_back(a); v.emplace_back(a); v.push_back(std::move(a)); }
  { std::vector<Y> v(2); std::vector<Y> w(v); std::vector<Y> z{v[0], v[1]}; }
  { std::map<int, Y> m; Y a; m[1]; m.insert({2, a}); m.emplace(3, a); }
  { std::optional<Y> o; Y a; std::optional<Y> p(a); std::optional<Y> q(p); }
  { std::array<Y, 2> r; auto s = r; std::array<Y, 2> const t; auto u = t; }
  { H h; H k(h); H const l; H m2 = l; }
  { std::pair<Y, int> p; auto q = p; std::pair<Y, int> r(p); }
  { auto f = [](Y y) { return 1; }; Y a; f(a); Y const b; f(b); auto g2 = [](auto y) { return 1; }; g2(a); g2(b); }
  { Y a; Y const& r = a; Y b = r; Y* p = &a; Y c = *p; Y const* q = &a; Y d = *q; Y e(*q); Y arr[2] = {a, r}; }
  { Y a; try { throw a; } catch (Y e) {} }
  { struct L { Y y; L(Y const& q) : y(q) {} L(Y& q, int) : y(q) {} } ; Y a; L l(a); L l2(a, 1); }
  { auto p = std::make_shared<Y>(); Y a = *p; auto q = std::make_unique<Y const>(); Y b = *q; }
  { std::function<void(Y)> f = [](Y) {}; }
}
