// The const of what a function returns whose type is deduced, in templates.
#include <cstdio>
#include <utility>
struct A{ int v=0; void k(){puts("m");} void k() const {puts("c");} };
void r(A&){puts("&");} void r(A const&){puts("c&");} void r(A&&){puts("&&");}
template<class T> struct Box{ T t; auto& get(){return t;} auto& get() const {return t;
  } decltype(auto) d() const {return (t);} decltype(auto) d(){return (t);
  } auto const& cg(){return t;} auto&& h() const {return t;} const T* ptr() const {return &t;
  } auto p() const {return &t;} };
template<class T> void go(T const& b, T& m){ r(b.get()); r(m.get()); r(b.d());
  r(m.d()); r(m.cg()); r(b.h()); b.get().k(); m.get().k(); b.d().k(); m.cg().k();
  b.h().k(); r(*b.ptr()); r(*b.p()); r(*m.p()); b.p()->k(); auto& x=b.get();
  r(x); x.k(); auto&& y=m.cg(); r(y); decltype(auto) z=b.d(); r(z); r(std::as_const(m).get());
  }
template<class B> auto& fget(B& b){ return b.t; } template<class B> decltype(auto) dget(B&& b){ return std::forward<B>(b).get();
  }
template<class B> void go2(B const& b, B& m){ r(fget(b)); r(fget(m)); r(dget(b));
  r(dget(m)); auto l=[](auto& q)->auto&{return q.t;}; r(l(b)); r(l(m)); auto l2=[&b]()->auto&{return b.t;
  }; r(l2()); auto l3=[](auto&& q)->decltype(auto){return q.get();}; r(l3(b));
  r(l3(m)); }
int main(){ Box<A> b; go<Box<A>>(b,b); go2<Box<A>>(b,b); const Box<A> c{}; r(c.get()); c.get().k(); }
