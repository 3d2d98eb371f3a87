// In a template, pointers, iterators, smart pointers and names that are bound tell whether they lead to what is const.
#include <cstdio>
#include <memory>
#include <set>
#include <optional>
#include <vector>
#include <map>
#include <utility>
struct M { int v=1; int get(){return 1;} int get()const{return 2;} };
struct C { M m; M a[3]; };
int f(M&){return 1;} int f(M const&){return 2;}
int p(M*){return 1;} int p(M const*){return 2;}
template<class T> void t1(T const& c){ auto* q=&c.m; printf("t1 %d %d %d %d\n", q->get(), f(*q), p(q), p(&c.m)); auto q2=&c.a[1]; printf("t1b %d %d %d\n", q2->get(), f(*q2), p(q2)); auto q3=c.a; printf("t1c %d %d %d\n", q3->get(), f(*q3), f(q3[1])); }
template<class T> void t1m(T& c){ auto* q=&c.m; printf("t1m %d %d %d\n", q->get(), f(*q), p(q)); auto const* r=&c.m; printf("t1m %d %d %d\n", r->get(), f(*r), p(r));}
template<class P> void t2(P const& sp){ printf("t2 %d %d %d\n", sp->get(), f(*sp), p(sp.get())); auto* g=sp.get(); printf("t2b %d %d %d %d\n", g->get(), f(*g), p(g), sp.get()->get()); auto& r=*sp; printf("t2c %d %d\n", r.get(), f(r)); }
template<class T> void t3(T const& c){ auto it=std::begin(c.a); printf("t3 %d %d\n", it->get(), f(*it)); for (auto& x: c.a) printf("%d%d ", x.get(), f(x)); puts(""); }
template<class A> void t4(A& a){ auto it=std::begin(a); printf("t4 %d %d\n", it->get(), f(*it)); auto e=std::end(a)-1; printf("t4 %d %d\n", e->get(), f(*e)); for (auto& x: a) printf("%d%d ", x.get(), f(x)); puts("");auto* q=a+1; printf("t4 %d %d\n", q->get(), f(*q)); }
struct Less { bool operator()(M const&a, M const&b)const{return a.v<b.v;} };
template<class S> void t5(S& s){ auto it=s.begin(); printf("t5 %d %d\n", it->get(), f(*it)); for (auto& x: s) printf("%d%d ", x.get(), f(x)); auto i2=s.find(M{}); printf(" %d %d\n", i2->get(), f(*i2)); }
template<class O> void t6(O const& o){ printf("t6 %d %d %d %d\n", o->get(), f(*o), f(o.value()), (*o).get()); auto& r=*o; printf("t6 %d\n", f(r)); auto* q=&*o; printf("t6 %d %d\n", q->get(), p(q)); }
template<class P> void t7(P const& pr){ auto [a,b]=pr; auto& [c,d]=pr; auto const& [e,g]=pr; const auto [h,i]=pr; printf("t7 %d%d %d%d %d%d %d%d\n", f(a), b.get(), f(c), d.get(), f(e), g.get(), f(h), i.get()); }
template<class P> void t8(P pr){ auto [a,b]=pr; auto& [c,d]=pr; const auto [h,i]=pr; printf("t8 %d%d %d%d %d%d\n", f(a), b.get(), f(c), d.get(),  f(h), i.get()); }
struct K { const M a; M b; };
template<class T> void t9(T k){ auto [a,b]=k; auto& [c,d]=k; printf("t9 %d%d %d%d\n", f(a), b.get(), f(c), d.get());  }
template<class T> void t10(T& v){ auto it=v.begin(); printf("t10 %d %d %d\n", it->get(), f(*it), f(v[0])); auto* q=&v[0]; printf("t10 %d %d\n", q->get(), p(q)); auto* d=v.data(); printf("t10 %d %d %d\n", d->get(), p(d), f(d[0])); auto* b=&v.back(); printf("t10 %d\n", b->get()); }
// What an iterator and a pointer lead to.
int main(){ C c; const C cc; t1(c); t1m(c); t1m(cc);
 t2(std::unique_ptr<M>(new M)); t2(std::unique_ptr<const M>(new M)); t2(std::make_shared<M>()); t2(std::shared_ptr<const M>(new M));
 t3(c); t4(c.a);  const M ca[2]={}; t4(ca); M ma[2]; t4(ma);
 std::set<M,Less> s; s.insert(M{}); t5(s); const auto s2=s; t5(s2);
 std::optional<M> o(M{}); t6(o); t6(std::optional<const M>(M{}));
 t7(std::pair<M,M>{}); t8(std::pair<M,M>{}); t8(std::pair<const M,M>{}); t9(K{}); t8(std::tuple<M const,M>{}); t8(std::tuple<M,M const>{});
 std::vector<M> v(2); t10(v); const std::vector<M> cv(2); t10(cv);
}
