// Types of parameters that name the parameters in front of them.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <type_traits>
#include <vector>
int add(int n, decltype(n) m = 5) { return n + m; }
template <class T> int f1(T t, std::void_t<decltype(t.begin())>* = nullptr) { return 1; }
int f1(...) { return 2; }
template <class T> int f2(T const& t, decltype(t.size()) n) { return int(n + t.size()); }
template <class T> int f3(T t, std::enable_if_t<sizeof(t) == 4, int> = 0) { return 4; } template <class T> int f3(T t, std::enable_if_t<sizeof(t) == 8, int> = 0) { return 8; }
template <class I> int f4(I b, decltype(*b, ++b, 0) = 0) { return *b; }
template <class T, class U> auto f5(T t, U u, decltype(t + u) s = {}) { return sizeof(s); }
int f6(int n, char (&a)[sizeof(n)]) { return sizeof a; }
struct S { int k; S(int n, decltype(n) m) : k(n * m) {} int g(long a, decltype(a) b) const { return sizeof b; } static int h(short a, std::vector<decltype(a)> v) { return sizeof(v[0]); } };

int main() {
  std::printf("\n0: "); { printf("%d %d\n", add(1), add(1, 2)); }
  std::printf("\n1: "); { auto l = [](auto v, decltype(v) w) { return v + w; }; printf("%d %g\n", l(1, 2), l(1.5, 2)); }
  std::printf("\n2: "); { printf("%d %d\n", f1(std::vector<int>{}), f1(3)); }
  std::printf("\n3: "); { printf("%d\n", f2(std::vector<int>{1, 2}, 3)); }
  std::printf("\n4: "); { printf("%d %d\n", f3(3), f3(3.0)); }
  std::printf("\n5: "); { int a[2] = {4, 5}; printf("%d\n", f4(a)); }
  std::printf("\n6: "); { printf("%zu %zu\n", f5(1, 2), f5(1, 2.0)); }
  std::printf("\n7: "); { char c[4]; printf("%d\n", f6(1, c)); }
  std::printf("\n8: "); { printf("%d %d %d\n", S(2, 3).k, S(2, 3).g(1, 2), S::h(1, {2})); }
  std::printf("\n9: "); { auto l = [](int n, decltype(n) m) { return n * m; }; printf("%d\n", l(2, 3)); }
  std::printf("\n10: "); { auto l = [](auto const& v, typename std::decay_t<decltype(v)>::size_type n) { return v[n]; }; printf("%d\n", l(std::vector<int>{4, 5}, 1)); }
  std::printf("\n11: "); { auto l = [](auto&& v, decltype(v.size()) n) { return v[n]; }; printf("%d\n", l(std::vector<int>{4, 5}, 1)); }
  std::printf("\n");
}
