// Alignments that allocations are asked for, structs that end in arrays of no length, numbers of errors, references for `T&&`.
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <strings.h>
#include <tuple>
#include <utility>

struct Packet {
  int n;
  int data[];
};
struct Text {
  size_t n;
  char text[];
};

template <class T>
struct Hold {
  T&& r;
  Hold(T&& t) : r(std::forward<T>(t)) {}
};
template <class T>
Hold<T> hold(T&& t) {
  return Hold<T>(std::forward<T>(t));
}
template <class... T>
struct All {
  std::tuple<T...> held;
  All(T&&... t) : held(std::forward<T>(t)...) {}
};

int over(void* p, int align) { return int(reinterpret_cast<std::uintptr_t>(p) % align); }

int main() {
  void* a = std::aligned_alloc(64, 128);
  void* b = ::operator new(100, std::align_val_t(128));
  void* c = nullptr;
  int r = posix_memalign(&c, 256, 64);
  printf("%d %d %d %d\n", over(a, 64), over(b, 128), r, over(c, 256));
  std::free(a);
  ::operator delete(b, std::align_val_t(128));
  free(c);
  Packet* p = (Packet*)malloc(sizeof(Packet) + 3 * sizeof(int));
  for (int i = 0; i < 3; ++i) p->data[i] = i * i;
  printf("%zu %zu %d\n", sizeof(Packet), sizeof(Text), p->data[2]);
  free(p);
  errno = ENOENT;
  printf("%d %s %d\n", errno, strerror(ENOENT), ENOMEM);
  printf("%d %d\n", strcasecmp("AbC", "aBc"), strncasecmp("ABx", "aby", 2));
  int n = 1;
  hold(n).r = 5;
  All<int&, int> all(n, 3);
  std::get<0>(all.held) += 2;
  printf("%d %d\n", n, std::get<1>(all.held));
}
