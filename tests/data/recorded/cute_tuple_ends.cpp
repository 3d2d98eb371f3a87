// What a tuple of CuTe holds is copied from the first element on and ends from the last one on.
#include <cstdio>
#include <cute/tensor.hpp>
#include <functional>
#include <optional>

struct A {
  int n;
  A(int n) : n(n) { printf("+%d ", n); }
  A(A const& a) : n(a.n) { printf("c%d ", n); }
  A(A&& a) : n(a.n) { printf("m%d ", n); a.n = -a.n; }
  ~A() { printf("~%d ", n); }
};

using Pair = cute::tuple<A, A>;

Pair made() { return {A(1), A(2)}; }

struct Holder {
  A first{7};
  Pair pair{8, 9};
  A last{10};
};

int main() {
  { cute::tuple<A, A, A> t{A(1), A(2), A(3)}; printf("| "); }
  printf("\n");
  { A a(1), b(2); Pair t(a, b); auto u = t; printf("| "); }
  printf("\n");
  { Pair t = {1, 2}; printf("| "); auto u = std::move(t); printf("| "); }
  printf("\n");
  { Pair t(1, 2); printf("| "); }
  printf("\n");
  { cute::tuple<A, Pair, int> t{A(1), Pair{A(2), A(3)}, 4}; printf("| "); }
  printf("\n");
  { auto t = made(); printf("| "); }
  printf("\n");
  { auto x = cute::get<1>(made()); printf("| "); }
  printf("\n");
  { auto const& [a, b] = made(); printf("%d | ", b.n); }
  printf("\n");
  { Holder h; printf("| "); Holder copy = h; printf("| "); }
  printf("\n");
  { std::optional<Pair> o{made()}; printf("| "); o.reset(); printf("| "); }
  printf("\n");
  { auto t = cute::transform(cute::make_tuple(1, 2), [](int i) { return A(i); }); printf("| "); }
  printf("\n");
  { auto l = [t = Pair(1, 2)] {}; printf("| "); auto m = l; printf("| "); }
  printf("\n");
  { auto* p = new Pair(1, 2); printf("| "); delete p; printf("| "); }
  printf("\n");
  auto held = [t = cute::make_tuple(A(1), 2)] { return cute::get<0>(t).n; };
  { std::function<int()> f = held; printf("| %d ", f()); }
  printf("\n");
}
