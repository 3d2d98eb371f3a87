// References: to variables, elements, members and parameters; what they see, and who else does.
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

struct Tile { int rows, cols; int& extent(int i) { return i ? cols : rows; } int const& extent(int i) const { return i ? cols : rows; } };

void grow(int& n, int by = 1) { n += by; }
void swap_them(int& a, int& b) { int t = a; a = b; b = t; }
int const& larger(int const& a, int const& b) { return a < b ? b : a; }
template <class T> void twice(T& x) { x += x; }
template <class T> void keep(T x) { x += x; }
int count(std::vector<int> const& v) { int n = 0; for (auto const& x : v) n += x > 2; return n; }
int category(int&) { return 1; }
int category(int const&) { return 2; }
int category(int&&) { return 3; }
template <class T> int forwarded(T&& x) { return category(std::forward<T>(x)); }

int main() {
  int a = 1, b = 2;
  int& r = a;
  r = 10;
  r = b;
  int& q = r;
  q += 5;
  printf("%d %d %d %d\n", a, b, r, &q == &a);
  grow(a);
  grow(r, 10);
  swap_them(a, b);
  printf("%d %d %d\n", a, b, larger(a, b));
  Tile t{3, 4};
  t.extent(0) = 7;
  ++t.extent(1);
  Tile const& view = t;
  t.rows *= 2;
  printf("%d %d %d\n", t.rows, t.cols, view.extent(0));
  std::vector<int> v{1, 2, 3, 4};
  for (int& x : v) x *= x;
  for (int x : v) x = 0;
  int& first = v[0];
  first = 50;
  auto copy = v[1];
  copy = 99;
  auto& alias = v[1];
  alias = 7;
  printf("%d %d %d %d | %d\n", v[0], v[1], v[2], v[3], count(v));
  int array[3] = {1, 2, 3};
  int(&whole)[3] = array;
  whole[1] = 20;
  twice(array[1]);
  keep(array[2]);
  std::string s = "ab";
  twice(s);
  printf("%d %d %s %d\n", array[1], array[2], s.c_str(), int(sizeof(whole)));
  const int k = 4;
  printf("%d%d%d %d%d%d\n", category(a), category(k), category(5), forwarded(a), forwarded(k), forwarded(a + 1));
  auto&& bound = a + b;
  auto const& extended = std::string("kept") + "!";
  auto [x, y] = t;
  auto& [m, n] = t;
  x = 1;
  m = 2;
  printf("%d %s %d %d %d %d\n", bound, extended.c_str(), x, y, t.rows, n);
}
