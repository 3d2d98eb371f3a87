#include <cstdio>
#include <array>
#include <vector>
typedef struct Node { int v; struct Node *next; } Node;
typedef struct P { int x, y; } P;
typedef enum E { C, D } E;
typedef struct { int q; } Anon;
namespace n { typedef struct I { int z; } I; }
typedef P P;
struct S { typedef struct T { int a; } T; T t; enum K { k1 = 3 }; int d[3] = {7, 8, 9}; std::vector<int> v{1, 2, 3}; };
std::vector<int> f() { return {4, 5, 6}; }
std::array<int, 3> g() { return {1, 2, 3}; }
S s() { return S{}; }
std::vector<std::vector<int>> vv() { return {{1, 2}, {3}}; }
struct O { int n; ~O() { std::printf("~%d\n", n); } };
std::vector<O> os() { std::vector<O> r; r.reserve(2); r.push_back(O{1}); return r; }
int main() {
  Node b{2, nullptr}, a{1, &b};
  std::printf("%d\n", a.next->v);
  P p{1, 2}; E e = D; Anon q{5}; n::I i{6}; S::T t{4}; S::K k = S::k1;
  std::printf("%d %d %d %d %d %d\n", p.y, e, q.q, i.z, t.a, k);
  typedef struct L { int w; } L; L l{3};
  typedef P P2; P2 p2{8, 9};
  std::printf("%d %d\n", l.w, p2.x);
  int x = f()[1];
  std::printf("%d %d %d %d %d\n", x, f().back(), f().at(0), f().front(), *f().data());
  std::printf("%d %d %d\n", g()[1], g().at(2), g().back());
  std::printf("%d %d %d\n", s().d[1], s().v[2], s().v.back());
  std::printf("%d %d\n", vv()[0][1], vv()[1].back());
  std::printf("%d %d\n", std::vector<int>{1, 2}[1], std::array<int, 2>{3, 4}[0]);
  auto lam = [] { return std::array<int, 2>{5, 6}; };
  std::printf("%d\n", lam()[1]);
  int sum = 0;
  for (int j = 0; j < 3; ++j) sum += f()[j] * g()[j];
  std::printf("%d\n", sum);
  std::printf("o %d\n", os()[0].n);
  while (f()[0] < 3) {}
  std::printf("%zu end\n", f().size());
}
