// `std::tuple` and CuTe's are two types: sizes, elements, references, conversions, comparisons, what is made of them.
#include <cute/tensor.hpp>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

struct Empty {};
struct Hollow {};
struct Padded {
  int x;
  char c;
};
struct Counter {
  int n;
  int plus(int a) { return n + a; }
};

template <class T>
void size(char const* name) {
  printf("%s: %d at %d, %s\n", name, (int)sizeof(T), (int)alignof(T), std::is_empty_v<T> ? "empty" : "full");
}
#define SIZE(...) size<__VA_ARGS__>(#__VA_ARGS__)

void sizes() {
  SIZE(std::tuple<>);
  SIZE(std::tuple<int, char, double>);
  SIZE(cute::tuple<int, char, double>);
  SIZE(std::tuple<char, int, char>);
  SIZE(std::tuple<double, char, char, int>);
  SIZE(std::tuple<Empty>);
  SIZE(std::tuple<Empty, Empty>);
  SIZE(std::tuple<Empty, Hollow>);
  SIZE(std::tuple<Empty, int, Empty>);
  SIZE(std::tuple<int, Empty, Empty>);
  SIZE(cute::tuple<Empty, int, Empty>);
  SIZE(std::tuple<Padded, char>);
  SIZE(std::tuple<int&, char>);
  SIZE(std::tuple<std::tuple<int, char>, char>);
  SIZE(std::tuple<cute::_1, cute::_2, int>);
}

template <class T>
void facts(char const* name) {
  printf("%s: %d %d %d %d\n", name, std::is_standard_layout_v<T>, std::is_trivially_copyable_v<T>, std::is_default_constructible_v<T>,
         std::is_trivial_v<T>);
}
#define FACTS(...) facts<__VA_ARGS__>(#__VA_ARGS__)

void traits() {
  FACTS(std::tuple<>);
  FACTS(std::tuple<int>);
  FACTS(std::tuple<int, double>);
  FACTS(cute::tuple<>);
  FACTS(cute::tuple<int, double>);
  FACTS(std::tuple<std::string>);
  FACTS(std::tuple<int&>);
  FACTS(cute::tuple<int, cute::_2>);
}

int which(std::tuple<int, int>) { return 1; }
int which(cute::tuple<int, int>) { return 2; }
template <class... T>
int count(std::tuple<T...>) { return sizeof...(T); }
template <class... T>
int count(cute::tuple<T...>) { return -(int)sizeof...(T); }

void two_types() {
  printf("%d %d %d\n", (int)std::is_same_v<std::tuple<int, int>, cute::tuple<int, int>>, which(std::make_tuple(1, 2)),
         which(cute::make_tuple(1, 2)));
  printf("%d %d\n", count(std::make_tuple(1, 2, 3)), count(cute::make_tuple(1, 2, 3)));
  printf("%d %d\n", (int)cute::is_tuple<std::tuple<int>>::value, (int)std::is_same_v<std::tuple_element_t<1, std::tuple<int, Counter*>>, Counter*>);
  cute::print(std::make_tuple(1, cute::_2{}));
  auto back = cute::transform(std::make_tuple(1, 2), [](int x) { return x * 10; });
  cute::print(back);
  printf(" %d\n", which(back));
  cute::tuple<cute::tuple<int>> nested(cute::tuple<int>(7));
  printf("%d\n", cute::get<0>(cute::get<0>(nested)));
}

void elements() {
  auto t = std::make_tuple(1, 'c', 2.5, std::string("hi"));
  std::get<0>(t) = 7;
  std::get<std::string>(t) += "!";
  auto [a, b, c, d] = t;
  auto& [ra, rb, rc, rd] = t;
  ra = 9;
  rd = "x";
  printf("%d %c %g %s, %d %s\n", a, b, c, d.c_str(), std::get<0>(t), std::get<3>(t).c_str());
  std::tuple<Counter*> none{nullptr};
  Counter counter{3};
  std::get<0>(none) = &counter;
  std::get<0>(none)->n = 8;
  auto bound = std::bind([](Counter* c, int a) { return c->plus(a); }, &counter, std::placeholders::_1);
  printf("%d %d\n", counter.n, bound(2));
  std::tuple<int, char> zero;
  printf("%d %d\n", std::get<0>(std::tuple<int, char>{}), (int)std::get<1>(std::tuple<int, char>()));
}

void references() {
  int x = 1, y = 2;
  std::tie(x, y) = std::make_tuple(y, x);
  printf("%d %d\n", x, y);
  std::tie(x, std::ignore) = std::pair<int, int>(5, 6);
  std::tuple<int&> r(x);
  std::get<0>(r) += 1;
  auto made = std::make_tuple(std::ref(y), x);
  std::get<0>(made) = 40;
  int n = 3;
  auto forwarded = std::forward_as_tuple(n, 5);
  std::get<0>(forwarded) = 6;
  printf("%d %d %d %d\n", x, y, n, (int)std::is_same_v<decltype(forwarded), std::tuple<int&, int&&>>);
  std::string s = "a", t = "b";
  std::tie(s, t) = std::make_tuple(t + "1", s + "2");
  printf("%s %s %d\n", s.c_str(), t.c_str(), std::tie(s, t) > std::make_tuple("b1", "a"));
}

void conversions() {
  std::tuple<double, std::string> named = std::make_tuple(1, "literal");
  std::tuple<long, long> pair = std::make_pair(1, 2);
  pair = std::make_tuple(3, 4);
  std::tuple deduced{1, 2.5};
  printf("%g %s %ld %ld %d\n", std::get<0>(named), std::get<1>(named).c_str(), std::get<0>(pair), std::get<1>(pair),
         (int)std::is_same_v<decltype(deduced), std::tuple<int, double>>);
  auto all = std::tuple_cat(named, std::make_pair(1, 2.5f), std::make_tuple());
  printf("%d %g\n", (int)std::tuple_size_v<decltype(all)>, std::get<3>(all));
}

void compared() {
  printf("%d %d %d %d\n", std::make_tuple(1, 2) < std::make_tuple(1, 3), std::make_tuple(1, 2) == std::make_tuple(1L, 2.0),
         std::make_tuple(2) >= std::make_tuple(3), std::tuple<>() != std::tuple<>());
  std::vector<std::tuple<int, std::string>> v;
  v.emplace_back(2, "b");
  v.push_back({1, "a"});
  v.push_back(std::make_tuple(1, "A"));
  std::sort(v.begin(), v.end());
  for (auto& [i, s] : v) printf("%d%s ", i, s.c_str());
  printf("\n");
}

struct Area {
  int of;
  Area(int w, int h) : of(w * h) {}
};

void applied() {
  printf("%d %d %d\n", std::apply([](auto... v) { return (v + ...); }, std::tuple(1, 2, 3)), std::apply(std::plus<int>{}, std::make_pair(3, 4)),
         std::make_from_tuple<Area>(std::make_tuple(3, 5)).of);
}

struct Loud {
  char const* name;
  Loud(char const* n) : name(n) { printf("+%s ", n); }
  Loud(Loud const& o) : name(o.name) { printf("c%s ", name); }
  Loud(Loud&& o) : name(o.name) { printf("m%s ", name); }
  Loud& operator=(Loud const& o) { printf("=%s ", o.name); return *this; }
  ~Loud() { printf("-%s ", name); }
};

void copies() {
  {
    Loud a("a");
    std::tuple<Loud, Loud> t(a, Loud("b"));
    printf("| ");
    auto u = t;
    printf("| ");
    auto m = std::move(u);
    printf("| ");
    t = m;
    printf("| ");
    auto j = std::tuple_cat(std::move(m), std::make_tuple(1));
    printf("| ");
  }
  printf("\n");
}

int main() {
  sizes();
  traits();
  two_types();
  elements();
  references();
  conversions();
  compared();
  applied();
  copies();
}
