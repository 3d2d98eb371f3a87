// The same of what is made of members of members, and of classes that lead to their parts.
#include <cstdio>
#include <memory>
#include <set>
#include <optional>
#include <vector>
#include <map>
#include <array>
#include <deque>
#include <list>
struct M { int v=1; int get(){return 1;} int get()const{return 2;} };
int f(M&){return 1;} int f(M const&){return 2;}
int p(M*){return 1;} int p(M const*){return 2;}
struct C { M m; M a[3]; std::vector<M> v{3}; M& r=m; M* q=&m; std::unique_ptr<M> u{new M}; std::array<M,2> ar; };
template<class T> struct W { T t; T& get(){return t;} T const& get()const{return t;} T* ptr(){return &t;} T const* ptr()const{return &t;} T* begin(){return &t;} T* end(){return &t;} const T* begin()const{return &t;} const T* end()const{return &t;}
 T& operator*(){return t;} T const& operator*()const{return t;} T* operator->(){return &t;} T const* operator->()const{return &t;} T& operator[](int){return t;} T const& operator[](int)const{return t;} };
template<class T> void a(T& c){ auto* p1=&c.m; auto* p2=&c.a[0]; auto* p3=&c.v[0]; auto* p4=c.v.data(); auto* p5=&c.r; auto* p6=c.q; auto* p7=c.u.get(); auto p8=c.v.begin(); auto p9=c.ar.begin(); auto* p10=c.ar.data(); auto p11=c.a; auto p12=&c.ar[1];
 printf("a %d%d%d%d%d%d%d%d%d%d%d%d\n", p1->get(),p2->get(),p3->get(),p4->get(),p5->get(),p6->get(),p7->get(),p8->get(),p9->get(),p10->get(),p11->get(),p12->get());
 printf("a %d%d%d%d%d%d%d%d%d%d%d%d\n", f(*p1),f(*p2),f(*p3),f(*p4),f(*p5),f(*p6),f(*p7),f(*p8),f(*p9),f(*p10),f(*p11),f(*p12)); 
 auto& r1=*p1; auto& r8=*p8; auto& r7=*p7; printf("a %d%d%d\n", r1.get(), r8.get(), r7.get());
 auto l=[&]{ return p1->get()*10+p8->get(); }; auto l2=[=]{ return p1->get()*10+p8->get(); }; auto l3=[p1,p8]{ return p1->get()*10+p8->get(); }; printf("%d %d %d\n", l(), l2(), l3()); }
template<class T> void b(T& w){ auto* p1=w.ptr(); auto p2=w.begin(); auto& p3=w.get(); auto& p4=*w; auto& p5=w[0]; auto* p6=&w.get(); auto* p7=&*w; auto* p8=&w[0]; auto* p9=w.operator->();
 printf("b %d%d%d%d%d%d%d%d%d\n", p1->get(),p2->get(),p3.get(),p4.get(),p5.get(),p6->get(),p7->get(),p8->get(),p9->get()); for(auto& x: w) printf("%d%d\n", x.get(), f(x)); for(auto x: w) printf("%d%d\n", x.get(), f(x)); }
template<class T> struct H { T& c; H(T& c):c(c){} void go(){ auto* p=&c.m; auto& m=c.m; printf("h %d %d %d\n", p->get(), m.get(), c.m.get()); } void go2()const{ auto* p=&c.m; printf("h2 %d\n", p->get()); } };
template<class T> struct G { T c; void go(){ auto* p=&c.m; auto it=c.v.begin(); printf("g %d %d\n", p->get(), it->get()); } void go()const{ auto* p=&c.m;auto it=c.v.begin(); auto* q=c.ar.data(); printf("gc %d %d %d\n", p->get(), it->get(), q->get()); } 
 M* first(){ return &c.m; } const M* first()const{ return &c.m; } auto begin(){return c.v.begin();} auto begin()const{return c.v.begin();} };
template<class T> void g(T& x){ auto* p=x.first(); auto it=x.begin(); printf("g2 %d %d %d %d\n", p->get(), it->get(), x.first()->get(), x.begin()->get()); }
template<class Mp> void m(Mp& mm){ auto it=mm.find(1); printf("m %d %d\n", it->second.get(), f(it->second)); auto& [k,v]=*it; printf("m %d %d\n", v.get(), f(v)); auto* q=&it->second; printf("m %d\n", q->get()); for(auto& [k,v]:mm) printf("m %d\n", v.get()); for(auto& e:mm) { auto*z=&e.second; printf("m %d %d\n", e.second.get(), z->get());} auto& at=mm.at(1); printf("m %d\n", at.get()); }
template<class T> void pp(T* q){ auto* r=q; auto s=q+1; auto& t=*q; auto* u=&q[0]; T* w=q; printf("pp %d%d%d%d%d\n", r->get(), s->get(), t.get(), u->get(), w->get()); }
template<class L> void ll(L& l){ auto it=l.begin(); auto n=std::next(it); auto* q=&*it; auto e=std::prev(l.end()); auto rb=l.rbegin(); auto cb=l.cbegin(); printf("ll %d%d%d%d%d%d\n", it->get(), n->get(), q->get(), e->get(), rb->get(), cb->get()); auto* fr=&l.front(); auto& fb=l.back(); printf("ll %d%d\n", fr->get(), fb.get()); }
int main(){ C c; const C cc; a(c); a(cc); W<M> w; const W<M> cw{}; W<const M> wc{}; b(w); b(cw); H<C>(c).go(); H<const C>(c).go(); H<C>(c).go2(); H<const C>(c).go2(); G<C> gg; const G<C> gc; gg.go(); gc.go(); g(gg); g(gc); std::map<int,M> mp{{1,M{}}}; const auto cm=mp; m(mp); m(cm); M ar[2]; const M car[2]={}; pp(ar); pp(car); std::list<M> l(3); const auto cl=l; ll(l); ll(cl); std::deque<M> dq(2); const auto cdq=dq; ll(dq); ll(cdq); std::vector<M> v(2); const auto cv=v; ll(v); ll(cv);}
