// Operators that change their object beside those that take a constant.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
struct A { A operator+(int) { puts("m"); return *this; } A& operator+=(int) { puts("m="); return *this; } bool operator==(int) { puts("m=="); return true; } }; A operator+(A const& a, double) { puts("f"); return a; } bool operator==(A const&, double) { puts("f=="); return true; }

int main() {
  std::printf("\n0: "); { A const c; c + 1; A a; a + 1; a + 1.5; (void)(c == 1); (void)(a == 1); }
  std::printf("\n");
}
