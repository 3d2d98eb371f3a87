#include <cstdio>
#include <variant>
#include <string>
#include <vector>
#include <map>
#include <optional>
#include <iostream>
using A = std::variant<int64_t, double, std::string, std::vector<int64_t>>;
void f(A const& a) { printf("%zu\n", a.index()); }
void m(std::map<std::string, A> const& m) { for (auto& [k, v] : m) printf("%s %zu ", k.c_str(), v.index()); printf("\n"); }
using B = std::variant<bool, std::string>;
struct S { A a; int n = 1; };
int main() {
  f("x"); f(2.5); f(std::vector<int64_t>{1, 2}); f(int64_t(3)); 
  A a = "abc"; A b{"abc"}; A c("abc"); a = "z"; printf("%zu %zu %zu\n", a.index(), b.index(), c.index());
  m({{"p", "q"}, {"r", int64_t{2}}, {"s", 1.5}}); m({{"p", "q"}});
  S s{"t", 3}; printf("%zu\n", s.a.index());
  std::vector<A> v{"a", 2.0, int64_t{1}}; v.push_back("b"); v.emplace_back("c"); for (auto& x : v) printf("%zu", x.index()); printf("\n");
  B t = "bool?"; printf("%zu\n", t.index());
  std::optional<std::string> o = "opt"; std::optional<std::string> o2{"x"}; o = "q"; printf("%s %s\n", o->c_str(), o2->c_str());
  std::map<std::string, std::optional<std::string>> mo{{"a", "b"}, {"c", std::nullopt}}; printf("%d %d\n", mo["a"].has_value(), mo["c"].has_value());
  std::pair<std::string, A> p{"k", "v"}; std::pair<std::string, A> p2("k", 2.0); printf("%zu %zu\n", p.second.index(), p2.second.index());
  std::tuple<A, std::string> tt{"q", "r"}; printf("%zu\n", std::get<0>(tt).index());
}
