// wrappers of functions, of constants and of what is called
#include <functional>
#include <cstdio>
void f() { std::puts("f"); }
int h(int x) { return x + 1; }
struct S { int operator()() const { return 7; } };
int main() { std::reference_wrapper<void()> r(f); r(); auto q = std::ref(f); q(); q.get()(); std::reference_wrapper<int(int)> w = h; std::printf("%d\n", w(2)); auto c = std::cref(f); c(); S s; std::printf("%d\n", std::ref(s)()); std::function<void()> g = std::ref(f); g(); void (&k)() = r; k();
  int x = 5; std::reference_wrapper<int> y(x); y.get() = 6; int& z = y; z++; std::printf("%d\n", x); std::reference_wrapper<const int> cx(x); std::printf("%d\n", (int)cx); std::printf("%d%d\n", (int)std::is_constructible_v<std::reference_wrapper<int>, int>, (int)std::is_constructible_v<std::reference_wrapper<int>, int&>); r = q; r(); auto l = [&] { x = 9; }; auto rl = std::ref(l); rl(); std::printf("%d\n", x); auto b = std::bind(h, std::placeholders::_1); std::printf("%d\n", std::ref(b)(4)); }
