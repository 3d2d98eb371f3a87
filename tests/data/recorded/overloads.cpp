// Which overload: exact matches, promotions, conversions, references, templates, packs.
#include <cstdio>
#include <string>
#include <vector>

const char* f(int) { return "int"; }
const char* f(double) { return "double"; }
const char* f(const char*) { return "text"; }
const char* f(std::string const&) { return "string"; }
template <class T>
const char* f(T*) { return "pointer"; }
template <class T>
const char* f(std::vector<T> const&) { return "vector"; }
const char* g(int&) { return "lvalue"; }
const char* g(int const&) { return "const"; }
const char* g(int&&) { return "rvalue"; }
template <class T>
const char* h(T) { return "any"; }
template <>
const char* h(char) { return "char"; }
const char* h(long) { return "long"; }
int count() { return 0; }
template <class T, class... Ts>
int count(T, Ts... ts) { return 1 + count(ts...); }
const char* k(int, ...) { return "varied"; }
const char* k(int, int) { return "two"; }

int main() {
  int i = 1;
  const int c = 2;
  float x = 1;
  printf("%s %s %s %s %s\n", f(1), f(x), f('a'), f("t"), f(std::string("s")));
  printf("%s %s %s\n", f(&i), f(std::vector<int>{}), f(true));
  printf("%s %s %s\n", g(i), g(c), g(3));
  printf("%s %s %s %s\n", h(1), h('a'), h(1L), h(2.0));
  printf("%d %d\n", count(), count(1, 'a', 2.0));
  printf("%s %s\n", k(1, 2), k(1, 2.5));
  return 0;
}
