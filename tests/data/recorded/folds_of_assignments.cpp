// folds of `=` and `+=`, and `a ?: b` as GNU has it
#include <cstdio>
#include <string>

int calls = 0;
int* none() {
  ++calls;
  return nullptr;
}

template <class... T>
auto& all_equal(T&... x) {
  return (x = ...);
}

template <class... T>
void into_first(T&... x) {
  (... += x);
}

template <class... T>
void each_with_next(T&... x) {
  (x += ... += 10);
}

template <class... T>
void joined(std::string& s, T const&... x) {
  (s += ... += x);
}

template <class... T>
void through(T... x) {
  (*x = ... = 7);
}

struct Loud {
  int v;
  Loud& operator=(Loud const& other) {
    std::printf("%d=%d ", v, other.v);
    v = other.v;
    return *this;
  }
};

int main() {
  int a = 1, b = 2, c = 3;
  all_equal(a, b, c) += 1;
  std::printf("%d %d %d\n", a, b, c);
  into_first(a, b, c);
  std::printf("%d %d %d\n", a, b, c);
  each_with_next(a, b, c);
  std::printf("%d %d %d\n", a, b, c);
  std::string s = "x";
  joined(s, "a", "b", 'c');
  through(&a, &b);
  std::printf("%s %d %d\n", s.c_str(), a, b);
  Loud x{1}, y{2}, z{3};
  all_equal(x, y, z);
  x.v = 8;
  [](auto&... l) { (... = l); }(x, y, z);
  std::printf("\n");

  int zero = 0;
  char const* text = nullptr;
  std::printf("%d %d %s %g\n", zero ?: 5, b ?: 5, text ?: "none", zero ?: 2.5);
  int* p = none() ?: &c;
  int& lvalue = b ?: c;
  lvalue = 40;
  constexpr int bound = 0 ?: 4;
  std::printf("%d %d %d %zu\n", *p, calls, b, sizeof(int[bound]));
  std::printf("%d ", zero++ ?: 9);
  std::printf("%d\n", zero);
}
