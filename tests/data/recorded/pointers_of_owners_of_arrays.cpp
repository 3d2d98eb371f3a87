// Pointers to arrays.
#include <cstdio>
#include <memory>
int main() {
  std::unique_ptr<char[]> p(new char[8]{'a', 'b'});
  void* v = p.get() + 1;
  std::printf("%td %c\n", static_cast<char*>(v) - p.get(), *static_cast<char*>(v));
  std::shared_ptr<int[]> s(new int[4]{1, 2, 3, 4});
  int* q = s.get() + 2; std::printf("%d %td %d\n", *q, q - s.get(), q[1] + s[0]);
  auto f = std::make_unique<float[]>(4); float* g = f.get(); f[2] = 1.5f; std::printf("%g %d\n", *(g + 2), g + 4 - f.get() == 4);
}
