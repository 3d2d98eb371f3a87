// The order of operands is a matter of types: it is the same in every turn of a loop, and another one for other types.
#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;

struct Money {
  int cents;
  Money operator+(Money other) const { return {cents + other.cents}; }
  bool operator<(Money other) const { return cents < other.cents; }
};

template <class T> T said(char const* name, T value) {
  printf("%s ", name);
  return value;
}

template <class T> struct Source {
  T value;
  T operator()(int i) const {
    printf("<%d> ", i);
    return value;
  }
};

template <class A, class B> auto both(A const& a, B const& b) { return a(1) + b(2); }

template <class... T> void each(T... values) {
  auto sum = [](auto x, auto y) { return said("x", x) + said("y", y); };
  (sum(values, values), ...);
  ((void)(said("one", values) + said("two", values)), ...);
  printf("\n");
}

int main() {
  for (int i = 0; i < 3; ++i) {
    { auto a = said("a", Money{i}) + said("b", Money{2}); printf("%d\n", a.cents); }
    { int a = said("a", i) + said("b", 2); printf("%d\n", a); }
  }
  for (int i = 0; i < 2; ++i) {
    printf("%d\n", both(Source<int>{i}, Source<int>{3}));
    printf("%d\n", both(Source<Money>{{i}}, Source<Money>{{3}}).cents);
  }
  each(1, Money{2}, 3.0f, Money{4}, 5);
  float data[6] = {1, 2, 3, 4, 5, 6};
  Tensor A = make_tensor(&data[0], make_layout(make_shape(2, 3)));
  auto twice = [&](int i, int j) { data[0] += 1; return 2 * A(i, j); };
  float s = 0;
  for (int i = 0; i < 2; ++i) {
    for (int j = 0; j < 3; ++j) { s += A(i, j) * A(0, j) + twice(i, j) * A(0, 0); }
  }
  printf("%g\n", s);
  int x = 1;
  auto bump = [&] { return ++x; };
  long wide = 5;
  auto grow = [&] { return wide += 2; };
  for (int i = 0; i < 2; ++i) {
    int p = x + bump(), q = x * bump(), r = x - bump(), t = x + int(grow());
    long u = wide + grow(), v = x + grow(), w = wide - bump();
    bool less = x < bump(), same = x == bump();
    double d = 0.5;
    auto half = [&] { return d /= 2; };
    double e = d + half(), f = d * bump(), g = d - half();
    printf("%d %d %d %d %ld %ld %ld %d %d %g %g %g\n", p, q, r, t, u, v, w, less, same, e, f, g);
  }
}
