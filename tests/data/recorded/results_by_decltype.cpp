// decltype(auto) returns a copy of a member, and a reference to one in parentheses.
#include <cstdio>
struct A{int v; void f()&{puts("l");} void f()&&{puts("r");}}; void r(A&){puts("&");
  } void r(A const&){puts("c&");} void r(A&&){puts("&&");}
struct B{ A t; decltype(auto) g(){return t;} decltype(auto) h(){return (t);} decltype(auto) k() const {return (t);} };
decltype(auto) fr(A& a){ return a;} decltype(auto) fv(A& a){ return (a);
  } decltype(auto) fc(A a){ return a; } decltype(auto) fn(int i){ return i+1;
  }
int main(){ B b{}; r(b.g()); r(b.h()); r(b.k()); b.g().f(); b.h().f();  printf("%d\n",b.t.v);
  b.h().v=4; printf("%d\n",b.t.v); A a{}; r(fr(a)); r(fv(a)); r(fc(a)); auto&& q=b.g();
  b.t.v=9; printf("%d\n",q.v); printf("%d\n",fn(3)); }
