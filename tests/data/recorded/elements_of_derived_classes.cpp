#include <cstdio>
#include <utility>
#include <vector>
#include <string>
struct T { int v; T(int v):v(v){printf("T %d\n",v);} T(const T&o):v(o.v){printf("copy %d\n",v);} T(T&&)=delete; };
struct Base { int v; Base(int v):v(v){printf("Base %d\n",v);} Base(const Base&o):v(o.v){printf("copy base %d\n",v);} Base(Base&&o):v(o.v){printf("move base %d\n",v);} ~Base(){printf("~Base %d\n",v);} };
struct D : Base { int w; D(int v):Base(v),w(v){printf("D\n");} ~D(){printf("~D %d\n",v);} };
template<class H> struct W { H h; W(){printf("W %d\n",(int)sizeof(H));} };
template<class H, class... T> struct Two : W<H>, W<T*>... { };
int takes(const int (&a)[3]) { return a[0]+a[1]+a[2]; }
template<int N> int many(const int (&a)[N]) { return N; }
struct P2 { int a, b; };
template<P2 p> int at() { return p.a*10+p.b; }
struct M { int x, y; };

struct A { int member; std::string s; ~A(){puts("~A");} };
A fa() { return A{4,"hey"}; }
struct F { template<class U> F& operator=(U&&) { puts("template ="); return *this; } F& operator=(const F&) { puts("copy ="); return *this; } };
template<class T> int counter() { auto l = [] { static int n = 0; return ++n; }; l(); return l(); }
int main(){
  { Base x(1); D y(2); puts("arr"); Base a[] = {x, y, D{3}}; puts("made"); }
  Two<double, int, char> two;
  
  
  M m{3,4}; int M::* pm = &M::y; printf("%d\n", m.*pm);
  { const int& r = fa().member; puts("held"); printf("%d\n", r); }
  { const std::string& r = fa().s; puts("held"); printf("%s\n", r.c_str()); }
  F f, g; f = g; const F h; f = h; f = 3; f = std::move(g); f = F{};
  printf("%d %d %d\n", counter<int>(), counter<int>(), counter<char>());
}
