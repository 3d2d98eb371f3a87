#include <cstdio>
#include <initializer_list>
#include <new>
#include <utility>
struct I { int n = 0; I(std::initializer_list<I> l) : n(10 + l.size()) { printf("L%zu ", l.size()); } I(int) { printf("i "); } I(I const& o) : n(o.n) { printf("c "); } I(I&& o) : n(o.n) { printf("m "); } };
void f(I i) { printf("f%d ", i.n); }
void r(I const& i) { printf("r%d ", i.n); }
I g() { return {I(1)}; }
struct H { I i{I(1)}; };
struct M { I i; M() : i{I(1)} {} };
struct E { I i; };
struct A { int n = 0; A(int) { printf("i "); } A(A const& o) : n(o.n) { printf("c "); } A(A&& o) : n(o.n) { printf("m "); } };
struct L { L(std::initializer_list<A> l) { printf("l%zu ", l.size()); } };
struct N { N(int x) { if (x) throw x; } static void* operator new(std::size_t n) { printf("new "); return ::operator new(n); } static void operator delete(void* p) { printf("delete "); ::operator delete(p); } };
struct P { A a{1}; P(int x) { if (x) throw x; } static void* operator new(std::size_t n, char const* w) { printf("%s ", w); return ::operator new(n); } static void operator delete(void* p, char const*) { printf("placed "); ::operator delete(p); } static void operator delete(void* p) { ::operator delete(p); } };
template <class T> struct G { G(std::initializer_list<G<T>> l) { printf("g%zu ", l.size()); } G(T) { printf("t "); } G(G const&) { printf("c "); } };
int main() {
  { G<int> g{G<int>(1)}; G<int> h = {G<int>(1)}; G<int> k(g); puts(""); }
  { I j{I(1)}; I m = {I(1)}; I n(2); I k{n}; I o(n); I p{std::move(n)}; auto x = I{I(1)}; printf("%d\n", x.n); }
  { f({I(1)}); r({I(1)}); I a = g(); H h; M m; E e{{I(1)}}; I* p = new I{I(1)}; delete p; puts(""); }
  { A a(1); L l{std::move(a)}; L m = {std::move(a)}; L n{std::move(a), a}; puts(""); }
  try { new N(1); } catch (int) { puts("caught"); }
  try { new ("w") P(1); } catch (int) { puts("caught"); }
}
