#include <complex>
#include <cstdio>
#include <string>

// Folds evaluate the operands of functions from the last one on, and what converts to numbers where it stands.
struct Op { int v; };
Op operator+(Op a, Op b) {
  printf("(%d+%d) ", a.v, b.v);
  return {a.v + b.v};
}
struct M {
  int v;
  M(int v) : v(v) { printf("M%d ", v); }
  ~M() { printf("~%d ", v); }
  M operator-(M const& o) const {
    printf("(%d-%d) ", v, o.v);
    return M(v - o.v);
  }
};
struct Number { int v; operator int() const { printf("i%d ", v); return v; } };
struct Both { int v; operator int() const { printf("B%d ", v); return v; } };
int operator*(Both a, Both b) {
  printf("B* ");
  return a.v * b.v;
}
Op op(int v) { printf("o%d ", v); return {v}; }
M made(int v) { printf("m%d ", v); return M(v); }
Number number(int v) { printf("n%d ", v); return {v}; }
std::string text(int v) { printf("s%d ", v); return std::to_string(v); }

template <int... I> int right() { return (op(I) + ...).v; }
template <int... I> int left() { return (... + op(I)).v; }
template <int... I> int right_from() { return (op(I) + ... + op(9)).v; }
template <int... I> int left_from() { return (op(9) + ... + op(I)).v; }
template <int... I> int left_of() { return (... - M(I)).v; }
template <int... I> int right_of() { return (made(I) - ... - M(10)).v; }
template <class... T> int of_values(T... t) { return (... + op(t)).v; }
template <class... T> int of_objects(T... t) { return (t + ...).v; }
template <int... I> int right_number() { return (number(I) * ...); }
template <int... I> int left_number() { return (... * number(I)); }
template <int... I> std::string texts() { return (text(I) + ...) + (... + text(I)); }

int main() {
  printf("%d\n", right<1, 2, 3>());
  printf("%d\n", left<1, 2, 3>());
  printf("%d %d\n", right<1>(), left<1>());
  printf("%d\n", right_from<1, 2>());
  printf("%d\n", left_from<1, 2>());
  printf("%d %d\n", right_from<>(), left_from<>());
  printf("%d\n", left_of<1, 2, 3>());
  printf("%d\n", right_of<1, 2, 3>());
  printf("%d\n", of_values(1, 2, 3));
  printf("%d\n", of_objects(Op{1}, Op{2}, Op{3}));
  printf("%d\n", right_number<1, 2, 3>());
  printf("%d\n", left_number<1, 2, 3>());
  printf("%s\n", texts<1, 2, 3>().c_str());

  Both a{1}, b{2};
  printf("%d\n", (a * b) + (b * a));
  printf("%d\n", (a - b) - (b * a));
  Number c{1}, d{2};
  printf("%d\n", ~c * ~d);
}
