#include <array>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

// The place of an aggregate without code for its copies is found before what it is assigned; objects become numbers in their turn.
int told(char const* name, int v) {
  printf("%s ", name);
  return v;
}
struct P { int x, y; };
struct N { P p; int z; };
struct Text { std::string s; int x; };
struct Own { int x; Own& operator=(Own const& o) { x = o.x; return *this; } };
struct Made { int x; Made() : x(0) {} Made(int a, int b) : x(a + b) {} };
P made(int a) { return {a, a}; }
template <class V> void assign(V& v) { v[told("l", 0)] = {told("r", 1), told("s", 2)}; }

struct L {
  int v;
  L(int v) : v(v) { printf("L%d ", v); }
  L(L const& o) : v(o.v) { printf("c%d ", v); }
  ~L() { printf("~%d ", v); }
};
struct One { L const& a; };
struct Two { L const& a; L const& b; };
struct Keeps { L const& r; int n; ~Keeps() { printf("~K%d ", n); } };
template <class T> struct Of { T const& r; };

struct Number { int v; operator int() const { printf("i%d ", v); return v; } };
template <class... T> int sum(T... t) { return (t + ...); }
template <int... I> int sum_of() { return (Number{I} + ... + told("n", 9)); }

int main() {
  std::vector<P> v(4);
  P a[2] = {};
  N n[3] = {};
  std::array<int, 2> pairs[2] = {};
  std::map<int, P> m;
  std::vector<Made> made_of(2);
  Text t[2];
  Own o[2] = {};
  int i = 0;
  v[++i] = {i, i};
  v[i++] = {.x = i, .y = 3};
  printf("%d %d %d\n", v[0].x, v[1].x, v[2].x);
  a[told("l", 0)] = P{told("r", 1), told("s", 2)};
  a[told("l", 0)] = P(told("r", 1), told("s", 2));
  a[told("l", 0)] = told("c", 1) ? P{told("r", 1), 2} : P{};
  a[told("l", 0)] = made(told("r", 1));
  a[told("l", 0)] = a[told("m", 1)] = {told("r", 1), told("s", 2)};
  printf("%d\n", (a[told("l", 0)] = {told("r", 1), told("s", 2)}).y);
  n[told("l", 0)] = {{told("r", 1), told("s", 2)}, told("t", 3)};
  n[told("l", 0)].p = {told("r", 1), told("s", 2)};
  pairs[told("l", 0)] = {told("r", 1), told("s", 2)};
  m[told("l", 0)] = {told("r", 1), told("s", 2)};
  t[told("l", 0)] = {"x", told("r", 1)};
  o[told("l", 0)] = {told("r", 1)};
  assign(v);
  assign(made_of);
  printf("\n");

  { One r(L(1)); printf("x "); } printf("\n");
  { One r{L(1)}; printf("x "); } printf("\n");
  { L l(3); Two r(l, L(2)); printf("x%d ", r.a.v); } printf("\n");
  { Keeps k(L(1), 4); printf("x "); } printf("\n");
  { Keeps const& k = Keeps(L(1), 4); printf("x "); } printf("\n");
  { Of<L> u(L(1)); printf("x "); Of<L> w{L(2)}; printf("y "); } printf("\n");
  { One r[2] = {One(L(1)), One{L(2)}}; printf("x "); } printf("\n");

  Number p{1}, q{2};
  int r[9] = {};
  printf("%d\n", (p - q) * (q - p));
  printf("%d\n", (p + 1) - (q + 1));
  printf("%d\n", -p * -q);
  printf("%d\n", (told("a", 1) + p) * (told("b", 3) - q));
  printf("%d\n", p + 1 == q - 1);
  r[p] += q;
  printf("%d\n", sum(Number{1}, Number{2}, Number{3}));
  printf("%d\n", sum_of<1, 2, 3>());
}
