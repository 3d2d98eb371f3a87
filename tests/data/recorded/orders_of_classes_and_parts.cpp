#include <algorithm>
#include <compare>
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>
#include <cmath>
#include <optional>
#include <array>
#include <utility>

const char* s(std::strong_ordering o) { return o < 0 ? "less" : o > 0 ? "greater" : "equal"; }
const char* s(std::weak_ordering o) { return o < 0 ? "wless" : o > 0 ? "wgreater" : "equiv"; }
const char* s(std::partial_ordering o) { return o < 0 ? "pless" : o > 0 ? "pgreater" : o == 0 ? "pequiv" : "unordered"; }
struct Ver { int maj, min; std::string tag; auto operator<=>(const Ver&) const = default; };
struct Shape { int rank; float scale; auto operator<=>(const Shape&) const = default; };
struct CaseI { std::string v; std::weak_ordering operator<=>(const CaseI& o) const { for (size_t i = 0; i < std::min(v.size(), o.v.size()); ++i) { int a = std::tolower(v[i]), b = std::tolower(o.v[i]);
  if (a != b) return a <=> b; } return v.size() <=> o.v.size(); } bool operator==(const CaseI& o) const { return (*this <=> o) == 0;
  } };
struct Log { int v; bool operator==(const Log& o) const { std::printf("[== %d %d]", v, o.v);
  return v == o.v; } auto operator<=>(const Log& o) const { std::printf("[<=> %d %d]", v, o.v);
  return v <=> o.v; } };
struct Base { int b; auto operator<=>(const Base&) const = default; };
struct Der : Base { int d; int arr[2]; auto operator<=>(const Der&) const = default; };
struct OnlyLess { int v; bool operator<(const OnlyLess& o) const { return v < o.v; } bool operator==(const OnlyLess& o) const { return v == o.v; } };
struct Wrap { OnlyLess o; std::strong_ordering operator<=>(const Wrap&) const = default; };
struct Hetero { int v; bool operator==(int x) const { std::printf("[H==i]");
  return v == x; } std::strong_ordering operator<=>(int x) const { std::printf("[H<=>i]");
  return v <=> x; } bool operator==(const Hetero&) const = default; };
struct Eq { int v; friend bool operator==(const Eq& a, const Eq& b) { std::printf("[Eq %d %d]", a.v, b.v); return a.v == b.v; } };
struct OldNe { int v; bool operator==(const OldNe& o) const { return v == o.v;
  } bool operator!=(const OldNe&) const { std::printf("[!=]"); return false;
  } };
struct Prio { int p; std::string name; friend auto operator<=>(const Prio& a, const Prio& b) { if (auto c = b.p <=> a.p; c != 0) return c;
  return a.name.compare(b.name) <=> 0; } friend bool operator==(const Prio&, const Prio&) = default;
  };
template <class T> struct Half { T v; friend constexpr auto operator<=>(const Half&, const Half&) = default; };
enum class E { a, b, c }; enum F : signed char { fm = -1, fz = 0 };
struct Empty { auto operator<=>(const Empty&) const = default; };
struct PtrC { const char* p; std::strong_ordering operator<=>(const PtrC& o) const { return std::string_view(p) <=> std::string_view(o.p);
  } bool operator==(const PtrC& o) const { return std::is_eq(*this <=> o);
  } };
int main() {
    std::printf("%s %s %s %s\n", s(1 <=> 2), s(2.0 <=> 1.0), s(NAN <=> 1.0), s(-0.0 <=> 0.0));
      std::printf("%s %s %s %s\n", s('a' <=> 'b'), s(true <=> false), s(E::b <=> E::a), s(3u <=> 3u));
      std::printf("%s %s %s\n", s(1 <=> 2.5), s(fm <=> fz), s(1L <=> 1));
    Ver a{1, 2, "x"}, b{1, 2, "y"}, c{1, 10, "a"}; std::printf("%s %s %d%d%d%d%d%d\n", s(a <=> b), s(c <=> a), a < b, a <= b, a > b, a >= b, a == b, a != b);
      std::printf("%s\n", s(a <=> Ver{1, 2, "x"}));
    Shape p{2, 1.f}, q{2, NAN}; std::printf("%s %s %d%d%d%d\n", s(p <=> q), s(q <=> q), p < q, p >= q, q == q, q != q);
      std::printf("%s\n", s(Shape{1, NAN} <=> Shape{2, NAN}));
    CaseI u{"Hello"}, v{"hELLO"}, w{"help"}; std::printf("%s %s %d %d %d\n", s(u <=> v), s(u <=> w), u == v, u != v, u <= v);
    Log l{1}, m{2}; bool r; r = l < m; std::printf("%d ", r); r = l != m;
      std::printf("%d ", r); r = l >= m; std::printf("%d ", r); r = l == m; std::printf("%d\n", r);
      std::pair<Log, Log> pl{{1}, {2}}, pm{{1}, {3}}; r = pl < pm; std::printf("%d ", r);
      r = pl == pm; std::printf("%d\n", r); std::array<Log, 3> al{{{1}, {2}, {3}}}, am{{{1}, {5}, {0}}};
      r = al == am; std::printf("%d\n", r);
    Der d1{{1}, 2, {3, 4}}, d2{{1}, 2, {3, 5}}, d3{{0}, 9, {9, 9}}; std::printf("%s %s %d %d\n", s(d1 <=> d2), s(d3 <=> d1), d1 == d2, static_cast<Base&>(d1) == static_cast<Base&>(d2));
      Wrap w1{{3}}, w2{{4}}; std::printf("%s %d\n", s(w1 <=> w2), w1 < w2);
    Hetero h{5}; r = h == 5; std::printf("%d ", r); r = 5 == h; std::printf("%d ", r);
      r = 4 < h; std::printf("%d ", r); r = h <= 4; std::printf("%d ", r); r = 6 != h;
      std::printf("%d ", r); std::printf("%s %s\n", s(h <=> 7), s(7 <=> h)); Eq e1{1}, e2{2};
      r = e1 != e2; std::printf("%d\n", r); OldNe o1{1}, o2{2}; r = o1 != o2; std::printf("%d %d\n", r, o1 == o2);
    std::vector<Prio> ps{{1, "b"}, {3, "z"}, {1, "a"}, {3, "y"}, {2, ""}};
      std::sort(ps.begin(), ps.end()); for (auto& x : ps) std::printf("%d%s ", x.p, x.name.c_str());
      std::puts(""); auto mm = std::minmax_element(ps.begin(), ps.end()); std::printf("%d %d\n", mm.first->p, mm.second->p);
      std::set<Ver> vs{b, c, a, a}; for (auto& x : vs) std::printf("%d.%d%s ", x.maj, x.min, x.tag.c_str());
      std::puts(""); std::map<Half<int>, int, std::greater<>> hm{{{1}, 10}, {{3}, 30}, {{2}, 20}};
      for (auto& [k, x] : hm) std::printf("%d=%d ", k.v, x); std::puts("");
    std::printf("%s %s %s\n", s(std::string("abc") <=> "abd"), s(std::vector{1, 2} <=> std::vector{1, 2, 0}), s(std::tuple{1, 'a', 2.0} <=> std::tuple{1, 'a', 1.0}));
      std::printf("%s %s\n", s(std::pair{1, 2} <=> std::pair{1, 1}), s(std::optional<int>{} <=> std::optional<int>{0}));
      std::printf("%d %d %d\n", std::optional<int>{} < 0, std::optional<int>{3} == 3, std::optional<int>{} == std::nullopt);
    std::printf("%d %d %s\n", Empty{} == Empty{}, Empty{} < Empty{}, s(Empty{} <=> Empty{}));
      std::printf("%d %d\n", std::is_same_v<decltype(1 <=> 1.0), std::partial_ordering>, std::is_same_v<decltype(std::declval<Half<float>>() <=> std::declval<Half<float>>()), std::partial_ordering>);
      std::printf("%d%d%d%d%d\n", std::is_lt(1 <=> 2), std::is_gteq(1 <=> 2), std::is_neq(1 <=> 1), std::is_eq(std::partial_ordering::unordered), std::is_lteq(2 <=> 2));
      std::strong_ordering so = std::strong_ordering::less; std::partial_ordering po = so;
      std::weak_ordering wo = so; std::printf("%s %s %s %d\n", s(po), s(wo), s(0 <=> so), po == std::partial_ordering::less);
      std::printf("%s %s\n", s(std::strong_order(1.0, 2.0)), s(std::strong_order(-0.0, 0.0)));
      std::printf("%d %d\n", std::is_same_v<std::common_comparison_category_t<std::strong_ordering, std::weak_ordering>, std::weak_ordering>, std::is_same_v<std::compare_three_way_result_t<Shape>, std::partial_ordering>);
      PtrC pa{"b"}, pb{"a"}; std::printf("%s %d\n", s(pa <=> pb), std::max(pa, pb) == pa);
      std::printf("%s\n", s(std::compare_three_way{}(3, 2)));
    std::printf("%d\n", std::lexicographical_compare(ps.begin(), ps.end(), ps.begin() + 1, ps.end()));
      int x[] = {1, 2, 3}, y[] = {1, 2}; std::printf("%s\n", s(std::lexicographical_compare_three_way(x, x + 3, y, y + 2)));
}
