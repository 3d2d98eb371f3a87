// What auto&& is bound to is forwarded as what the call returned.
#include <cstdio>
#include <utility>
struct A{}; struct C{ A a; A& l(){return a;} A const& c() const{return a;
  } A v(){return a;} A&& x(){return std::move(a);} const A cv(){return a;
  } };
void r(A&){puts("&");} void r(A const&){puts("c&");} void r(A&&){puts("&&");} void r(A const&&){puts("c&&");}
template<class T> void t(C& a, T const& k){ auto&& q=a.c(); r(std::forward<decltype(q)>(q));
  auto&& q2=a.l(); r(std::forward<decltype(q2)>(q2)); auto&& q3=a.v(); r(std::forward<decltype(q3)>(q3));
  auto&& q4=a.x(); r(std::forward<decltype(q4)>(q4)); auto&& q5=a.cv(); r(std::forward<decltype(q5)>(q5));
  auto&& q6=k.c(); r(std::forward<decltype(q6)>(q6)); }
int main(){ C a; auto&& q=a.c(); r(std::forward<decltype(q)>(q)); auto&& q2=a.l();
  r(std::forward<decltype(q2)>(q2)); auto&& q3=a.v(); r(std::forward<decltype(q3)>(q3));
  auto&& q4=a.x(); r(std::forward<decltype(q4)>(q4)); auto&& q5=a.cv(); r(std::forward<decltype(q5)>(q5));
  t(a,a);
auto l=[](auto&&z){ r(std::forward<decltype(z)>(z)); }; l(a.c()); l(a.l());
  l(a.v()); l(a.x()); l(a.cv()); const A ca; l(ca); l(std::move(ca)); auto&& w=ca;
  r(std::forward<decltype(w)>(w)); auto l2=[](auto&&...z){ (r(std::forward<decltype(z)>(z)),...);
  }; l2(a.c(),a.l(),a.v(),ca); }
