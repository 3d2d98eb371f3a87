// A comparison that a class writes is meant beside a defaulted `<=>`; a function that is no template beside an explicit specialisation.
#include <compare>
#include <iostream>
struct M {
  int v;
  bool operator==(M const& r) const { std::cout << "==\n"; return v == r.v; }
  bool operator<(M const& r) const { std::cout << "<\n"; return v < r.v; }
  auto operator<=>(M const&) const = default;
};
template <class T> void f(T const&, T const*) { std::cout << "template\n"; }
template <> void f<int>(int const&, int const*) { std::cout << "specialised\n"; }
void f(int const&, int const*) { std::cout << "function\n"; }
int main() {
  M a{1}, b{2};
  std::cout << (a == b) << (a != b) << (a < b) << (a > b) << (a <= b) << "\n";
  int n = 1;
  long l = 2;
  f(n, &n);
  f<int>(n, &n);
  f<>(n, &n);
  f(l, &l);
}
