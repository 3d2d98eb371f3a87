// Where the members of a class lie, and how large it is: alignment, classes without a name, references, bases.
#include <cstdio>
#include <cstdint>

struct Unnamed {
  char x = 'x';
  struct {
    char a = 'a';
    int b = 7;
  };
  char y = 'y';
};

struct Padded {
  int a;
  struct {
    int b;
    char c;
  };
  char d;
  union {
    short e;
    char f[3];
  };
  char g;
};

struct alignas(32) Aligned {
  int a = 1;
  alignas(16) char b = 2;
  char c = 3;
};

struct Members {
  char c;
  alignas(double) int d;
  alignas(64) float e, f;
};

struct Referring {
  char c;
  int& r;
  char d;
};

template <class T>
struct Behind {
  char c;
  T t;
};

struct Derived : Aligned {
  char z = 4;
};

template <int N>
struct Storage {
  alignas(128) uint8_t data[N];
  struct {
    uint64_t full[N / 8];
    int count;
  };
};

#define SIZE(...) std::printf("%s: %d, aligned to %d\n", #__VA_ARGS__, int(sizeof(__VA_ARGS__)), int(alignof(__VA_ARGS__)))

int main() {
  SIZE(Unnamed);
  SIZE(Padded);
  SIZE(Aligned);
  SIZE(Members);
  SIZE(Referring);
  SIZE(Behind<int&>);
  SIZE(Behind<Aligned>);
  SIZE(Derived);
  SIZE(Storage<24>);
  SIZE(Aligned[3]);
  Unnamed u;
  u.b += u.a;
  std::printf("%c %c %d %c\n", u.x, u.a, u.b, u.y);
  Unnamed copy = u;
  copy.a = 'b';
  std::printf("%c %c %d\n", u.a, copy.a, copy.b);
  Derived d;
  std::printf("%d %d %d %d\n", d.a, d.b, d.c, d.z);
}
