#include <cstdio>
int g(int*) { return 1; }
int g(...) { return 2; }
template <class T> int k() { return g(T{}); }
int main() {
  int x = 0; printf("%d %d %d %d %d %d %d\n", g(long{}), g(unsigned{}), g(bool{}), g(char{}), g(size_t{}), g(short()), g(x));
  printf("%d %d %d %d %d\n", k<int>(), 1, k<bool>(), g(0ull), g((0)));
}
