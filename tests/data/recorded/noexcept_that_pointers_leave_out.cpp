#include <cstdio>
#include <vector>
#include <utility>
#include <array>
#include <tuple>
#include <map>
int x() noexcept { return 3; } int y() { return 4; }
template <class F> int ty(F) { return 0; }
template <class R> int ty(R(*)()) { return 1; }
template <class R> int ty(R(*)() noexcept) { return 2; }
struct T { int (*f)() noexcept; int (*g)(); };
struct U { int (*g)(); U(int (*h)()) : g(h) {} };
int (*ret())() { return x; }
int pass(int (*h)()) { return ty(h); }
int passc(int (*const& h)()) { return ty(h); }
int (*glob)() = x;
template <int (*F)()> int run() { return ty(F); }
int main() {
  T t{x, x}; printf("%d %d\n", ty(t.f), ty(t.g));
  T t1 = {x, x}; printf("%d %d\n", ty(t1.f), ty(t1.g));
  T t2; t2.g = x; printf("%d\n", ty(t2.g));
  U u(x); printf("%d\n", ty(u.g));
  printf("%d %d %d %d %d\n", ty(ret()), pass(x), passc(x), ty(glob), run<x>());
  std::vector<int (*)()> v{x, y}; v.push_back(x); v.emplace_back(x); printf("%d %d %d %d\n", ty(v[0]), ty(v[1]), ty(v[2]), ty(v[3]));
  std::array<int (*)(), 2> a{x, y}; printf("%d %d\n", ty(a[0]), ty(a[1])); a[1] = x;  printf("%d\n", ty(a[1]));
  std::pair<int, int (*)()> p{1, x}; printf("%d\n", ty(p.second));
  std::tuple<int, int (*)()> q{1, x}; printf("%d\n", ty(std::get<1>(q)));
  std::map<int, int (*)()> m{{1, x}}; m[2] = x; printf("%d %d\n", ty(m[1]), ty(m[2]));
  int (*arr[2])() = {x, y}; printf("%d %d\n", ty(arr[0]), ty(arr[1])); arr[1] = x; printf("%d\n", ty(arr[1]));
  auto c = true ? &x : &y; printf("%d\n", ty(c));
  auto l = [](int (*h)()) { return ty(h); }; printf("%d\n", l(x));
  auto l2 = []() -> int (*)() { return x; }; printf("%d\n", ty(l2()));
}
