// Pointers to one object and behind it, lengths that no container has, and what an operator that is defaulted converts.
#include <algorithm>
#include <compare>
#include <cstdio>
#include <cute/tensor.hpp>
#include <deque>
#include <stdexcept>
#include <string>
#include <vector>

struct Pair { int a, b; };
struct Number {
  int n;
  Number(int n) : n(n) {}
  friend bool operator==(Number const&, Number const&) = default;
};
struct Ordered {
  int n;
  Ordered(int n) : n(n) {}
  bool operator==(Ordered const&) const = default;
  auto operator<=>(Ordered const&) const = default;
};
template <class T>
struct Base {
  T t;
  Base(T t) : t(t) {}
  virtual ~Base() {}
};
template <class T>
struct Derived : Base<T> {
  Derived(T t) : Base<T>(t) {}
};

template <class F>
void tried(F f) {
  try {
    f();
  } catch (std::length_error const& e) {
    printf("%s\n", e.what());
  }
}

int main() {
  Pair one{1, 2};
  for (Pair* p = &one; p != &one + 1; ++p) printf("%d\n", p->b);
  Pair* end = &one + 1;
  printf("%d %d %d\n", int(end - &one), &one < end, end - 1 == &one);
  int a[4] = {1, 2, 3, 4};
  int *p = a + 3, *q = a + 1;
  printf("%d %d\n", *std::min(p, q), *std::max(p, q));
  Number n(1);
  printf("%d %d %d\n", n == 1, 1 == n, n != 1);
  Ordered o(1);
  printf("%d %d %d\n", o == 1, 2 > o, 1 == o);
  Base<int>* made = new Derived(5);
  printf("%d\n", made->t);
  delete made;
  std::vector<int> v;
  std::string s;
  std::deque<int> d;
  tried([&] { v.reserve(-1); });
  tried([&] { v.resize(-1); });
  tried([&] { v.assign(-1, 3); });
  tried([&] { v.insert(v.begin(), -1, 3); });
  tried([] { std::vector<std::string> made(-1); });
  tried([&] { s.reserve(-1); });
  tried([&] { s.resize(-1); });
  tried([] { std::string made(-1, 'x'); });
  tried([&] { d.resize(-1); });
  printf("%d %d\n", cute::signum(2.5), cute::signum(-0.5f));
}
