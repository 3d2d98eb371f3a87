// What captures of pointers to `const` are.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <type_traits>
template <class T> void tf(T&&) { std::puts(__PRETTY_FUNCTION__); }
int a = 1; int const ca = 2; int* p = &a; int const* pc = &ca; bool b = true; int const car[2] = {3, 4}; int ar[2];
template <class T> void pr() { std::puts(__PRETTY_FUNCTION__); }

int main() {
  std::printf("\n0: "); { auto f = [](auto const& y) { pr<decltype(true ? y : y)>(); }; f(pc); f(p); }
  std::printf("\n1: "); { auto f = [](auto&& y) { pr<decltype((y))>(); }; f(pc); f(p); f(pc + 1); }
  std::printf("\n2: "); { auto f = [](auto&& y) { pr<decltype(y)>(); }; f(pc); f(p); f(pc + 1); }
  std::printf("\n3: "); { [z = pc] { tf(z); pr<decltype(z)>(); pr<decltype((z))>(); }(); }
  std::printf("\n4: "); { [z = pc + 1] { tf(z); pr<decltype(z)>(); }(); }
  std::printf("\n5: "); { [z = &ca] { tf(z); pr<decltype(z)>(); }(); }
  std::printf("\n6: "); { [&z = pc] { tf(z); pr<decltype(z)>(); }(); }
  std::printf("\n7: "); { [z = true ? p : pc] { pr<decltype(z)>(); }(); }
  std::printf("\n8: "); { [z = car + 1] { tf(z); pr<decltype(z)>(); }(); }
  std::printf("\n9: "); { [z = (int const*)p] { tf(z); pr<decltype(z)>(); }(); }
  std::printf("\n10: "); { [z = &pc] { tf(z); pr<decltype(z)>(); }(); }
  std::printf("\n11: "); { [pc = pc] { tf(pc); pr<decltype(pc)>(); }(); }
  std::printf("\n12: "); { struct S { int const* m; int* n; } s{pc, p}; tf(s.m); tf(true ? s.m : s.n); tf(true ? s.n : s.n); }
  std::printf("\n13: "); { struct S { int const* m; int* n; } s{pc, p}; auto [x, y] = s; tf(x); tf(true ? x : y); auto z = true ? x : y; tf(z); }
  std::printf("\n14: "); { auto f = [](auto s) { tf(s.m); tf(true ? s.m : s.n); auto z = true ? s.n : s.m; tf(z); }; struct S { int const* m; int* n; }; f(S{pc, p}); }
  std::printf("\n15: "); { auto f = [](auto x, auto y) -> decltype(true ? x : y) { return x; }; tf(f(p, pc)); }
  std::printf("\n");
}
