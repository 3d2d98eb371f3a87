// The type of `?:` of pointers, arrays and functions.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <string>
#include <vector>
#include <tuple>
#include <functional>
#include <type_traits>
#include <algorithm>
template <class T> void tf(T&&) { std::puts(__PRETTY_FUNCTION__); }
template <class T> void tc(T const&) { std::puts(__PRETTY_FUNCTION__); }
template <class T> void tv(T) { std::puts(__PRETTY_FUNCTION__); }
template <class T> void tr(T&) { std::puts(__PRETTY_FUNCTION__); }
void ov(int*) { std::puts("int*"); } void ov(int const*) { std::puts("int const*"); } void ov(bool) { std::puts("bool"); } 
void gz(int) { std::puts("int"); } void gz(long) { std::puts("long"); } void gz(unsigned long) { std::puts("ulong"); }
void gs(int) { std::puts("int"); } void gs(unsigned long) { std::puts("ulong"); }
template <class T> void pp(T**) { std::puts("T**"); } template <class T> void pp(T* const*) { std::puts("T*const*"); }
template <class T> void pq(T*) { std::puts("T*"); } template <class T> void pq(T* const*) { std::puts("T*const*"); }
struct M { int arr[3]; int const car[2]; int v; };
int a = 1; int const ca = 2; int* p = &a; int const* pc = &ca; bool b = true; int ar[2] = {1, 2}; int const car[2] = {3, 4}; int car3[3] = {1,2,3};
void fn(int) {} 
int g0(int) { return 0; }
struct B0 { int x = 1; }; struct D0 : B0 { int y = 2; };

int main() {
  std::printf("\n0: "); { tf(b ? p : pc); }
  std::printf("\n1: "); { tf(b ? pc : p); }
  std::printf("\n2: "); { tf(b ? nullptr : pc); }
  std::printf("\n3: "); { [z = b ? p : pc] { tf(z); }(); }
  std::printf("\n4: "); { auto f = [](auto x, auto y) { tf(b ? x : y); }; f(p, pc); }
  std::printf("\n5: "); { auto f = [](auto x, auto y) { return b ? x : y; }; tf(f(p, pc)); }
  std::printf("\n6: "); { std::puts(std::is_same_v<decltype(b ? ar : car), int const (&)[2]> ? "same" : "not"); }
  std::printf("\n7: "); { std::puts(std::is_same_v<decltype(b ? ar : car), int const *> ? "same" : "not"); }
  std::printf("\n8: "); { tf(b ? ar : p); }
  std::printf("\n9: "); { tf(b ? ar : pc); }
  std::printf("\n10: "); { tf(b ? car : p); }
  std::printf("\n11: "); { tf(b ? car3 : ar); }
  std::printf("\n12: "); { M m{{1,2,3},{4,5},6}; auto z = std::move(m).arr; tf(z); }
  std::printf("\n13: "); { M m{{1,2,3},{4,5},6}; auto z = std::move(m).car; tf(z); }
  std::printf("\n14: "); { using I22 = int[2][2]; auto [c, d] = I22{{1, 2}, {3, 4}}; tf(c); }
  std::printf("\n15: "); { int w[2][2] = {{1, 2}, {3, 4}}; auto [c, d] = w; tf(c); c[0] = 9; std::printf("%d\n", w[0][0]); }
  std::printf("\n16: "); { void* v = p; tf(b ? v : p); }
  std::printf("\n17: "); { void* v = p; tf(b ? v : pc); }
  std::printf("\n18: "); { int (*fp)(int) = g0; tf(b ? fp : g0); }
  std::printf("\n19: "); { tf(b ? g0 : g0); }
  std::printf("\n20: "); { tf(b ? fn : fn); }
  std::printf("\n21: "); { char buf[4] = "abc"; tf(b ? buf : "abc"); }
  std::printf("\n22: "); { char buf[4] = "abc"; char const* t = "q"; tf(b ? buf : t); }
  std::printf("\n23: "); { int* const x = p; int const* const y = pc; tf(b ? x : y); }
  std::printf("\n24: "); { char buf[4] = "abc"; char const cb[4] = "xyz"; tf(b ? cb : "abc"); tf(b ? cb : buf); tf(b ? buf : buf); std::puts(b ? buf : "q"); std::puts(b ? cb : buf); }
  std::printf("\n");
}
