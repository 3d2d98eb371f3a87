// g++ refuses line 5
#include <cstdio>
struct Counter {
  int n = 0;
  int next() const { return ++n; }
};
int main() {
  printf("%d\n", Counter{}.next());
}
