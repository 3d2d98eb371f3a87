#include <cstdio>
#include <type_traits>
// What a pointer to one variable may not change is told to templates and to `decltype`.
int g;
const int* cgp = &g;
const int* const cgpc = &g;
const int* none;
int* gp = &g;
template <class T> void f(T) { puts(__PRETTY_FUNCTION__); }
template <class T> void h(T&) { puts(__PRETTY_FUNCTION__); }
struct S { const int* p; };
const int* made() { return &g; }
int main() {
  const int* l = &g;
  S s{&g};
  static const int* st = &g;
  f(cgp); f(none); f(gp); f(l); f(s.p); f(st); f(made()); h(cgp); h(l);
  auto m = made(); f(m);
  printf("%d%d%d\n", std::is_same_v<decltype((cgp)), const int*&>, std::is_same_v<decltype((cgpc)), const int* const&>, std::is_same_v<decltype((none)), const int*&>);
  printf("%d%d%d\n", std::is_same_v<decltype(&cgp), const int**>, std::is_same_v<decltype(&cgpc), const int* const*>, std::is_same_v<decltype(&gp), int**>);
}
