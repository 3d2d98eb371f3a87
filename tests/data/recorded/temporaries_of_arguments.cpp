// Arguments are converted from the last one on, and what they are ends behind the result.
#include <cstdio>
#include <iostream>

struct C {
  int v;
  C(int v = 0) : v(v) { printf("C%d ", v); }
  C(const C& o) : v(o.v) { printf("cc%d ", v); }
  C& operator=(const C& o) { v = o.v; printf("=cc%d ", v); return *this; }
  ~C() { printf("~C%d ", v); }
  bool operator<(const C& o) const { return v < o.v; }
  bool operator==(const C& o) const { return v == o.v; }
};

struct T {
  int v;
  T(int v = 0) : v(v) { printf("T%d ", v); }
  T(const T& o) : v(o.v) { printf("tc%d ", v); }
  T(T&& o) : v(o.v) { o.v += 100; printf("tm%d ", v); }
  T& operator=(const T& o) { v = o.v; printf("=tc%d ", v); return *this; }
  T& operator=(T&& o) { v = o.v; o.v += 100; printf("=tm%d ", v); return *this; }
  ~T() { printf("~T%d ", v); }
  bool operator<(const T& o) const { return v < o.v; }
  bool operator==(const T& o) const { return v == o.v; }
};

namespace of_k4 {
struct S { virtual ~S() { std::cout << "~S "; } };
struct Cc : S { ~Cc() { std::cout << "~C "; } };
struct Tt : S { ~Tt() { std::cout << "~T "; } };
struct R { R() { std::cout << "R "; } ~R() { std::cout << "~R "; } };
R f(S const&, S const&) { return R(); }
void k4() {
  f(Cc(), Tt()); std::cout << "\n"; R&& r = f(Cc(), Tt()); std::cout << "end\n"; std::cout << std::flush;
  puts("");
}
}

int main() {
  of_k4::k4();
}
