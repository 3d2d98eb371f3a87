// A parameter that is passed by value ends with the call, whoever points to it.
#include <cstdio>
#include <vector>
#include <string>
#include <utility>
#include <algorithm>
struct D { int id; D(int i):id(i){} D(const D& o):id(o.id+100){ printf("c%d ",id);} ~D(){ printf("~%d ",id);} };
struct E { int id; ~E(){ printf("~E%d ",id);} };
D* kept; E* ek; std::vector<D*> all;
D same(D d){ kept=&d; return d; }
E same(E e){ ek=&e; return e; }
std::vector<E> one(E e){ return {e}; }
std::pair<E,int> pr(E e){ return std::make_pair(e,1); }
struct H { E e; }; H wrap(E e){ ek=&e; return {e}; }
void thrower(E e){ ek=&e; throw 1; }
void rec(int n, E e){ ek=&e; if(n) rec(n-1, e); printf("r%d ",n); }
struct M { E* p; M(E e):p(&e){ printf("M "); } void f(E e){ p=&e; printf("f "); } };
template<class T> void g(T t){ kept=nullptr; static T* last; last=&t; printf("g "); }
template<class... T> void pk(T... t){ ((ek=&t), ...); printf("pk "); }
void arr(std::vector<E> v){ ek=&v[0]; printf("arr "); }
int main(){
  { D a=same(D(1)); printf("| "); } printf("\n");
  { E a=same(E{1}); printf("| "); a.id=2; } printf("\n");
  { auto v=one(E{3}); printf("| "); v[0].id=4; } printf("\n");
  { auto p=pr(E{5}); printf("| "); } printf("\n");
  { H h=wrap(E{6}); printf("| "); } printf("\n");
  try { thrower(E{7}); } catch(int) { printf("caught "); } printf("\n");
  rec(2,E{8}); printf("\n");
  { M m(E{10}); printf("| "); m.f(E{11}); printf("| "); E e{12}; m.f(e); printf("| "); M n(e); printf("| "); } printf("\n");
  g(E{13}); printf("| "); g(E{14}); printf("\n");
  pk(E{15}); printf("|\n");
  { std::vector<E> v(2); v[0].id=17; v[1].id=18; arr(v); printf("| "); } printf("\n");
  int n=(thrower, 3); printf("%d ", (rec(0,E{19}), 5)); printf("\n");
  auto l=[](E e){ ek=&e; return e.id; }; printf("%d ", l(E{20})+l(E{21})); printf("\n");
  { std::vector<E> v; for(int i=3;i>0;--i) v.push_back(E{i}); printf("| "); std::sort(v.begin(),v.end(),[](const E& a,const E& b){return a.id<b.id;}); printf("%d ",v[0].id); } printf("\n");
}
