// Virtual functions whose parameters are packs of the class.
#include <cstdio>
#include <utility>
template <typename R, typename... A> struct fn { virtual ~fn() {} virtual R call(A... a) const = 0; virtual int n(int, std::pair<A, int>...) { return 1; } virtual int k(A*... p) { return 5; } };
template <class F, typename R, typename... A> struct im : fn<R, A...> { F f; im(F f) : f(f) {} R call(A... a) const override { return f(a...); } int n(int, std::pair<A, int>...) override { return 2; } int k(A*... p) override { return sizeof...(p); } };
struct g : fn<bool, int, char> { bool call(int a, char c) const override { return a > c; } int k(int* a, char* b) override { return 7; } };
template <typename... A> struct none : fn<void, A...> { void call(A...) const override { puts("none"); } };
int main() { auto l = [](int a, char b) { return a == b; }; fn<bool, int, char>* p = new im<decltype(l), bool, int, char>(l); printf("%d %d %d\n", p->call(65, 'A'), p->n(1, {1, 2}, {'a', 2}), p->k(nullptr, nullptr)); g x; fn<bool, int, char>& r = x; printf("%d %d\n", r.call(70, 'A'), r.k(nullptr, nullptr)); none<> q; fn<void>& s = q; s.call(); }
