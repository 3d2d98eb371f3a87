// Operators for `a, b`: methods, functions for enumerations, templates; numbers and what is `void` have the comma of the language.
#include <cstdio>
#include <vector>

struct Fill {
  std::vector<int>& to;
  Fill& operator,(int x) {
    to.push_back(x);
    return *this;
  }
};

Fill operator<<(std::vector<int>& to, int x) {
  to.push_back(x);
  return Fill{to};
}

struct V {
  int x;
  V operator,(V o) const {
    printf("%d,%d\n", x, o.x);
    return {x * 10 + o.x};
  }
};

enum E { A, B };
int operator,(E a, E b) { return 100 + a * 10 + b; }

struct W {};
template <class T>
T operator,(W, T t) {
  printf("w\n");
  return t;
}

void nothing() {}

int main() {
  std::vector<int> v;
  v << 1, 2, 3;
  for (int x : v) printf("%d ", x);
  V a{1}, b{2};
  V c = (a, b, V{3});
  printf("%d %d\n", c.x, (B, A));
  int i = 0, j = 5;
  for (; i < 3; ++i, --j) {}
  int k = (W{}, 4);
  int q = (nothing(), 3);
  a, b;
  printf("%d %d %d %d\n", i, j, k, q);
  return a.x, 0;
}
