// Tuples and pairs whose elements are moved, swapped, compared and referred to; copies of objects that hold references.
#include <array>
#include <cstdio>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

struct L {
  int id;
  L(int i = 0) : id(i) { printf("+%d ", id); }
  L(L const& o) : id(o.id) { printf("c%d ", id); }
  L(L&& o) noexcept : id(o.id) { printf("m%d ", id); o.id = -1; }
  L& operator=(L const& o) { id = o.id; printf("=%d ", id); return *this; }
  L& operator=(L&& o) { id = o.id; printf("~%d ", id); return *this; }
  ~L() { printf("-%d ", id); }
};
struct Holder {
  L l;
  Holder(int i) : l(i) {}
};
struct Small {
  int x;
};
struct Refers {
  Small& s;
  std::string& t;
};

void copies_of_references() {
  Small s{1};
  std::string t = "a";
  Refers r{s, t};
  Refers q = r;
  q.s.x = 5;
  q.t = "b";
  auto change = [](Refers r) { r.s.x++; r.t += "c"; };
  change(r);
  std::tuple<Small&, std::string&> u(s, t);
  auto v = u;
  std::get<0>(v).x += 10;
  std::get<1>(v) += "d";
  std::pair<Small&, int> p(s, 1);
  auto p2 = p;
  p2.first.x++;
  printf("%d %s\n", s.x, t.c_str());
}

void assigned() {
  Holder h(1);
  h = Holder(2);
  printf("| ");
  std::pair<L, int> p(3, 0);
  p = std::pair<L, int>(4, 0);
  printf("| ");
  std::tuple<L> t(5);
  t = std::tuple<L>(6);
  printf("| ");
  L a(7), b(8);
  std::tie(a, b) = std::make_tuple(L(9), L(10));
  printf("| ");
  std::tuple<L, L> x(11, 12), y(13, 14);
  x = std::move(y);
  printf("| ");
  std::swap(x, y);
  printf("| ");
  auto joined = std::tuple_cat(std::make_tuple(L(15)), std::make_tuple(L(16)));
  printf("| ");
}

void elements_moved() {
  auto t = std::make_tuple(std::string("abc"), std::make_unique<int>(3));
  std::string s = std::get<0>(std::move(t));
  auto p = std::get<1>(std::move(t));
  printf("[%s] [%s] %d %d\n", s.c_str(), std::get<0>(t).c_str(), *p, std::get<1>(t) == nullptr);
  std::string kept = "kept", moved = "moved";
  auto refers = std::forward_as_tuple(kept, std::move(moved));
  std::string a = std::get<0>(std::move(refers)), b = std::get<1>(std::move(refers));
  printf("[%s] [%s] [%s] [%s]\n", a.c_str(), kept.c_str(), b.c_str(), moved.c_str());
}

void compared() {
  std::vector<std::tuple<int, int>> v(2), w(2);
  std::get<0>(w[1]) = 1;
  printf("%d %d %d\n", v == w, v < w, v != w);
  std::vector<std::pair<int, std::string>> a{{1, "a"}}, b{{1, "a"}, {0, ""}};
  printf("%d %d %d %d\n", a == b, a < b, a >= b, a != a);
  std::array<std::pair<int, int>, 2> c{{{1, 2}, {3, 4}}}, d = c;
  printf("%d %d\n", c == d, c < d);
}

void made() {
  int a[3] = {1, 2, 3};
  auto t = std::make_tuple(a, "lit");
  printf("%d %d\n", (int)std::is_same_v<decltype(t), std::tuple<int*, char const*>>, std::get<0>(t)[1]);
  std::tuple deduced = std::make_pair(1, 'c');
  printf("%d\n", (int)std::is_same_v<decltype(deduced), std::tuple<int, char>>);
  auto none = [] {};
  auto other = [](int) {};
  printf("%d %d %d\n", (int)sizeof(std::make_tuple(none, 1)), (int)sizeof(std::make_tuple(none, other)), (int)sizeof(std::make_tuple(none, none)));
  std::ignore = 5;
  using Two = std::tuple<int, int>;
  printf("%d %d %d %d %d\n", (int)std::is_convertible_v<std::tuple<int>, std::tuple<long>>, (int)std::is_convertible_v<int, Two>,
         (int)std::is_constructible_v<Two, std::pair<int, int>>, (int)std::is_constructible_v<Two, int, int>, (int)std::is_constructible_v<Two, int>);
}

int main() {
  copies_of_references();
  assigned();
  printf("\n");
  elements_moved();
  compared();
  made();
}
