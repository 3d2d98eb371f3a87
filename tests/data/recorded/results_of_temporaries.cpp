// What a function returns as a reference is a variable, though a temporary is what it refers to.
#include <cstdio>
#include <type_traits>
struct A { int v=1; A& self(){return *this;} A&& mv(){return static_cast<A&&>(*this);
  } A const& cs() const {return *this;} };
void r(A&){puts("&");} void r(A&&){puts("&&");} void r(A const&){puts("c&");}
template<class T> void u(T&&){ puts(std::is_same_v<T,A&>?"A&":std::is_same_v<T,A const&>?"A const&":std::is_same_v<T,A>?"A":"?");
  }
template<class T> struct W { T t; T& get(){return t;} T const& get() const {return t;} };
A& free_(A&&a){return a;} A const& free_(A const& a){return a;}
int main(){ r(A{}.self()); u(A{}.self()); r(A{}.mv()); u(A{}.mv()); r(A{}.cs());
  u(A{}.cs()); r(W<A>{}.get()); u(W<A>{}.get());
 const W<A> w{}; r(w.get()); u(w.get()); r(free_(A{})); u(free_(A{})); A a; r(free_(a)); u(a.self()); u(free_(a));}
