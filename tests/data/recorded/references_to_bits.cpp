// what refers to an element of a `std::vector<bool>` is an object, and its copies write there too
#include <cstdio>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

template <class A, class B> struct Pair {
  A a;
  B b;
  Pair(A x, B y) : a(x), b(y) {}
};
template <class A, class B> Pair<A, B> made(A a, B b) { return Pair<A, B>(a, b); }
template <class A> struct Aggregate {
  A a;
};

int main() {
  std::vector<bool> v{true, false, true, false};
  auto show = [&](const char* what) {
    printf("%s: ", what);
    for (bool b : v) printf("%d", b);
    puts("");
  };
  for (auto x : v) x = true;
  show("for auto");
  for (auto&& x : v) x = false;
  show("for auto&&");
  auto r = v[0];
  r = true;
  show("auto");
  [r = v[1]]() mutable { r = true; }();
  show("capture with a value");
  auto s = v[2];
  [s]() mutable { s = true; }();
  show("capture");
  bool copy = v[0];
  copy = false;
  show("bool");
  auto t = std::make_tuple(v[0], 1);
  std::get<0>(t) = false;
  show("tuple");
  std::pair p(v[1], 2);
  p.first = false;
  show("pair");
  auto [a, b] = std::make_pair(v[2], v[3]);
  a = false;
  b = true;
  show("bindings");
  r = v[3];
  show("assigned");
  v[1].flip();
  auto front = *v.begin();
  front = false;
  auto at = v.begin() + 1;
  auto second = *at;
  second = !second;
  show("iterators");
  auto argument = [](auto x) { x = true; };
  argument(v[3]);
  auto returned = [&](int i) { return v[i]; };
  returned(2) = true;
  show("lambdas");
  std::vector<bool>::reference named = v[2];
  named = false;
  const auto unchanged = v[1];
  v[1] = true;
  printf("%d\n", bool(unchanged));
  auto x0 = v[0], x1 = v[1];
  x0 = x1;
  v[2] = v[3] = false;
  show("chain");
  const auto& fixed = v;
  auto z = fixed[0];
  z = false;
  for (auto y : fixed) y = true;
  show("const");
  auto chosen = v[1] ? v[0] : v[2];
  chosen = false;
  auto through = (*&v)[3];
  through = true;
  show("chosen");
  struct Member {
    std::vector<bool>::reference r;
  };
  Member member{v[0]};
  member.r = true;
  Aggregate<std::vector<bool>::reference> aggregate{v[2]};
  aggregate.a = true;
  auto of_template = made(v[1], 2);
  of_template.a = false;
  auto second_copy = of_template;
  second_copy.a = true;
  Pair<bool, int> of_bool(v[0], 1);
  of_bool.a = false;
  show("members");
  printf("%zu %zu\n", sizeof(v[0]), sizeof(of_template));
  std::vector<std::vector<bool>> rows{{true, false}};
  for (auto row : rows)
    for (auto x : row) x = true;
  for (auto& row : rows)
    for (auto x : row) x = !x;
  printf("%d%d\n", int(rows[0][0]), int(rows[0][1]));
  std::map<int, std::vector<bool>> map;
  map[1] = {true};
  auto in_map = map[1][0];
  in_map = false;
  printf("%d\n", int(map[1][0]));
}
