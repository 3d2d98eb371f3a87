// Callables that are moved into parameters of other classes.
#include <iostream>
#include <functional>
#include <memory>
struct N { const char* s; N(const char* s) : s(s) { std::cout << "c"; } N(const N& o) : s(o.s) { std::cout << "C"; } N(N&& o) : s(o.s) { std::cout << "M"; } ~N() { std::cout << "~"; } };
struct Fn { template <class F> Fn(F&& f) { std::cout << std::is_lvalue_reference_v<F>; std::decay_t<F> g(std::forward<F>(f)); } };
void take(std::function<void()> f) { f(); }
void tk2(Fn) {}
void tk3(const std::function<void()>&) {}
void tk4(std::function<void()>&&) {}
template <class F> void fw(F&& f) { take(std::forward<F>(f)); }
struct G { G(std::function<void()> f) {} void m(std::function<void()>) {} };
int main() {
 { auto l = [n = N("t")] { }; std::cout << 1; take(std::move(l)); std::cout << "\n"; }
 { auto l = [n = N("t")] { }; std::cout << 2; tk2(std::move(l)); std::cout << "\n"; }
 { auto l = [n = N("t")] { }; std::cout << 3; tk3(std::move(l)); std::cout << "\n"; }
 { auto l = [n = N("t")] { }; std::cout << 4; tk4(std::move(l)); std::cout << "\n"; }
 { auto l = [n = N("t")] { }; std::cout << 5; std::function<void()> f = std::move(l); std::cout << "\n"; }
 { auto l = [n = N("t")] { }; std::cout << 6; G g(std::move(l)); std::cout << "\n"; }
 { auto l = [n = N("t")] { }; G g([]{}); std::cout << 7; g.m(std::move(l)); std::cout << "\n"; }
 { std::cout << 8; fw([n = N("t")] { }); std::cout << "\n"; }
 { auto l = [n = N("t")] { }; std::cout << 9; take(l); std::cout << "\n"; }
 { std::cout << 10; take([n = N("t")] { }); std::cout << "\n"; }
}
