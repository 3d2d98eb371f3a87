#include <cstdio>
#include <utility>
struct V { int v; V(int v=0):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o) noexcept :v(o.v){o.v=-1;printf("move %d\n",v);} ~V(){printf("end %d\n",v);} };
struct N { V v; N(V v):v(std::move(v)){} };
template<class T> struct M { T v; M(T v):v(std::move(v)){} };
template<class F> struct G { F f; G(F f):f(std::move(f)){} };
template<class T> struct Ref { struct B { T v; int n; }; B* b; Ref(int x):b(new B{T(x),2}){} T* operator->() { if (b->n > 1) { puts("cow"); } return &b->v; } };
int main() {
  { V a(1); puts("n"); N n(std::move(a)); puts("n2"); N* p = new N(std::move(n.v)); puts("n3"); N q{V(2)}; N r = std::move(p->v); puts("n4"); N u(q.v); delete p; puts("m"); M<V> m(std::move(u.v)); M<V> k{std::move(m.v)}; puts("x"); }
  { auto l = [v = V(3)] { return v.v; }; puts("g"); G<decltype(l)> g(std::move(l)); puts("g2"); G<decltype(l)> h(g.f); puts("g3"); }
  { Ref<V> b(4); b->v = 3; puts("arrow"); int k = b->v; printf("%d\n", k); }
}
