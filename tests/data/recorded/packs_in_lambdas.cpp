// A lambda in what a fold or `...` expands has one element of the pack, by copy or by reference; bases that are a pack begin by it.
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

template <class... T>
void each(T... t) {
  ([&] { printf("%d;", int(t)); }(), ...);
  ([&t] { t += 1; }(), ...);
  ([=](int by) { printf("%d|", int(t) * by); }(2), ...);
  std::vector<std::function<int()>> later{[t] { return int(t); }...};
  for (auto& f : later) printf("%d ", f());
  printf("%d\n", (0 + ... + [] { return int(sizeof(T)); }()));
}

template <class... T>
int sums(T... t) {
  return (... + [&] { return t * 2; }());
}

template <class... B>
struct Mixed : B... {
  Mixed(B const&... b) : B(b)... {}
  int sum() { return (0 + ... + B::v); }
};

template <class... B>
struct Forwarded : public B... {
  template <class... A>
  explicit Forwarded(A&&... a) : B{static_cast<A&&>(a)}... {}
};

struct One {
  int v = 1;
};

struct Two {
  int v = 2;
};

int main() {
  each(1, 'c', 3L);
  printf("%d\n", sums(1, 2, 3));
  One x;
  x.v = 5;
  Mixed<One, Two> m(x, Two{});
  Forwarded<One, Two> f(x, Two{});
  printf("%d %d %d\n", m.sum(), f.One::v, static_cast<Two&>(f).v);
}
