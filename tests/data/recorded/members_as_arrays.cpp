// Arrays that are members, and rows, as variables.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <type_traits>
#include <string>
#include <vector>
template <class T> void tf(T&&) { std::puts(__PRETTY_FUNCTION__); }
template <class T> void pr() { std::puts(__PRETTY_FUNCTION__); }
bool b = true; int ar[2]; int const car[2] = {1, 2};
struct M { int arr[3]; int const car[2]; int v; };

int main() {
  std::printf("\n0: "); { M m{{1,2,3},{4,5},6}; auto z = std::move(m).arr; pr<decltype(z)>(); z[0] = 7; std::printf("%d\n", m.arr[0]); }
  std::printf("\n1: "); { M m{{1,2,3},{4,5},6}; auto f = [](auto& m) { auto z = std::move(m).arr; pr<decltype(z)>(); auto y = m.arr; pr<decltype(y)>(); auto x = m.car; pr<decltype(x)>(); }; f(m); }
  std::printf("\n2: "); { M m{{1,2,3},{4,5},6}; [z = m.arr] { pr<decltype(z)>(); }(); [z = std::move(m).arr] { pr<decltype(z)>(); }(); }
  std::printf("\n3: "); { M m{{1,2,3},{4,5},6}; auto* pm = &m; auto z = pm->arr; pr<decltype(z)>(); auto y = (*pm).arr; pr<decltype(y)>(); auto x = std::move(*pm).arr; pr<decltype(x)>(); }
  std::printf("\n4: "); { int w[2][2][2] = {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}; auto [c, d] = w; pr<decltype(c)>(); c[0][0] = 9; std::printf("%d %d %d\n", w[0][0][0], c[0][0], d[1][1]); auto [e, g] = c; pr<decltype(e)>(); e[0] = 5; std::printf("%d %d\n", e[0], c[0][0]); }
  std::printf("\n5: "); { struct W { int m[2][2]; } s{{{1, 2}, {3, 4}}}; auto z = s.m; pr<decltype(z)>(); auto y = s.m[0]; pr<decltype(y)>(); auto x = std::move(s).m[0]; pr<decltype(x)>(); auto w = std::move(s).m; pr<decltype(w)>(); }
  std::printf("\n");
}
