// Bindings of a class with a member get are const with the object.
#include <cstdio>
#include <cstdlib>
#include <type_traits>
#include <utility>
#include <vector>
struct D { int v; D& get() { return *this; } int a[3]; std::vector<int> w{1,2}; };
struct E { int v; int a[3]; };
struct F { int v; int a; };
template<class T> void tn() { std::puts(__PRETTY_FUNCTION__); }
template<class T> decltype(auto) f17(T& t) { auto& [v, a, w] = t; return (v); }
template<class T> decltype(auto) f18(T& t) { auto& [v, a] = t; return (v); }
template<class T> decltype(auto) f19(T& t) { auto& [v, a] = t; return (a); }
template<class T> decltype(auto) f20(T* t) { return (t->v); }
template<class T> decltype(auto) f21(T* t) { return t->w[0]; }
template<class T> decltype(auto) f22(T* t) { return (*t).w[0]; }
template<class T> decltype(auto) f23(T* t) { return t->a[0]; }
template<class T> decltype(auto) f24(T* t) { return *t; }
template<class T> decltype(auto) f25(T* t) { return t[0].v; }
template<class T> decltype(auto) f26(T* t) { return (t[0].v); }
template<class T> decltype(auto) f27(T* t) { return (t[0].w[1]); }
template<class T> void g(T* t) { tn<decltype(t->w[0])>(); tn<decltype((*t).w[0])>(); tn<decltype(t->a[0])>(); tn<decltype((t->v))>(); tn<decltype(t[0].w[0])>(); tn<decltype(t->w.front())>(); }

int main() {
  std::printf("\n0: "); { const D d{}; tn<decltype(f17(d))>(); }
  std::printf("\n1: "); { const E d{}; tn<decltype(f18(d))>(); tn<decltype(f19(d))>(); }
  std::printf("\n2: "); { const F d{}; tn<decltype(f18(d))>(); tn<decltype(f19(d))>(); }
  std::printf("\n3: "); { const D d{}; tn<decltype(f21(&d))>(); }
  std::printf("\n4: "); { const D d{}; tn<decltype(f22(&d))>(); }
  std::printf("\n5: "); { const D d{}; tn<decltype(f23(&d))>(); }
  std::printf("\n6: "); { const D d{}; g(&d); }
  std::printf("\n");
}
