// A function that is left by an exception has told its type in vain.
#include <cstdio>
struct W { int v; };
int boom() { throw 1; }
template<class T> decltype(auto) k(T& x) { const auto& z = x; return (z[boom()]); }
template<class T> auto& g(T& x) { return x; }
const char* w(W&) { return "mut"; }
const char* w(const W&) { return "const"; }
int main() {
  W a[2] = {{1}, {2}};
  try { w(k(a)); } catch (int) {}
  printf("%s\n", w(g(a[0])));
}
