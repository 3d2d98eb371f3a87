// Members of types of the library in braces whose class a template tells.
#include <cute/tensor.hpp>
#include <array>
#include <cstdio>
#include <string>
#include <vector>
int n = 0;
int next() { return ++n; }
template <class... A> struct Launch {
  struct Params { int m, k; dim3 grid; dim3 block; };
  static Params make(int m, int k, A... extra) { Params p{m, k, dim3(m, k, (1 * ... * extra)), dim3(next())}; return p; }
  static Params again(dim3 g) { Params p{next(), 2, g, dim3(next())}; return p; }
};
template <class T> struct Bits { struct Flags { bool a : 1; signed char b : 3; unsigned c : 20; long long d : 40; }; };
template <class T> struct Rows { std::string name; std::vector<T> all; std::array<T, 2> two; std::string last; };
template <class T> Rows<T> rows(std::string s, std::vector<T> const& v) { return Rows<T>{s, v, std::array<T, 2>{T(next()), T(next())}, s + std::to_string(next())}; }
int main() {
  auto p = Launch<int, int>::make(3, 4, 2, 5);
  std::printf("%d %d %d %d\n", p.grid.x, p.grid.y, p.grid.z, p.block.x);
  dim3 g(7, 8);
  auto q = Launch<>::again(g);
  std::printf("%d %d %d %d %d\n", q.m, q.grid.x, q.grid.y, q.grid.z, q.block.x);
  Bits<int>::Flags f{true, -3, 0xFFFFF, -next()};
  f.b += 5; f.c++;
  std::printf("%d %d %u %lld\n", f.a, f.b, f.c, (long long)f.d);
  auto r = rows<int>("ab", {1, 2, 3});
  std::printf("%s %zu %d %d %s\n", r.name.c_str(), r.all.size(), r.two[0], r.two[1], r.last.c_str());
}
