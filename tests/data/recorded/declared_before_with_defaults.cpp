// Default arguments of templates that are declared first; assignments of bases; ranks by bases; conditions that declare.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <string>
#include <tuple>
#include <functional>
#include <memory>
#include <map>
#include <vector>
#include <algorithm>
struct A{ int a=1; }; struct B:A{ int b=2; B&operator=(const B&o){ A::operator=(o); b=o.b; return *this; } B(B const&) = default; B() = default; B& operator=(B&& o) { A::operator=(std::move(o)); b = o.b + 100; return *this; } };
struct A2 { std::string s; A2& operator=(int) { s = "int"; return *this; } }; struct B2 : A2 { using A2::operator=; int k = 0; B2& operator=(B2 const& o) { A2::operator=(o); k = o.k; return *this; } B2() = default; }; struct B3 : A { using A::operator=; int c = 3; };
template<class X,int N=3> int f(X x); template<class X = int, class Y = X> Y g(int k = 2);
struct AA{}; struct BB:AA{}; struct CC:BB{}; template<class X> int h(X,BB){return 2;} template<class X> int h(X,AA){return 1;}
template<int N> struct rank : rank<N - 1> {}; template<> struct rank<0> {}; template<class T> auto pr(T t, rank<2>) -> decltype(t.size(), 2) { return 2; } template<class T> auto pr(T t, rank<1>) -> decltype(t + 1, 1) { return 1; } template<class T> int pr(T, rank<0>) { return 0; } template<class T> int hp(T, AA*) { return 1; } template<class T> int hp(T, BB*) { return 2; } template<class T> int hr(T, AA const&) { return 1; } template<class T> int hr(T, BB const&) { return 2; }
struct OA { int k; OA operator->*(int v)const{return {k+v};} }; struct R{ int v; operator int&(){return v;} };
struct W{ int k=2; std::function<int(int)> rec=[this](int n){return n?n+rec(n-1):k;}; };
enum class K{a,b,n}; template<int N> struct I{ static constexpr int v=N; }; template<class E> int fe(){ return I<int(E::n)>::v; }
template<class X,int N> int f(X x){return x+N;} template<class X, class Y> Y g(int k) { return Y(k + sizeof(X)); }

int main() {
  std::printf("\n0: "); { B x,y; y.a=5; y.b=6; x=y; printf("%d%d\n",x.a,x.b); B z; z = std::move(y); printf("%d %d", z.a, z.b); }
  std::printf("\n1: "); { B2 x, y; y.s = "y"; y.k = 3; x = y; printf("%s%d", x.s.c_str(), x.k); x = 5; printf("%s%d", x.s.c_str(), x.k); }
  std::printf("\n2: "); { B3 b; A a{9}; b = a; printf("%d%d", b.a, b.c); }
  std::printf("\n3: "); { printf("%d %d\n",f(1), g()); printf("%d %d", f<long, 5>(2L), (int)g<char>('a')); }
  std::printf("\n4: "); { printf("%d%d%d%d", h(1,CC{}), h(1, BB{}), h(1, AA{}), pr(std::string("x"), rank<2>{})); printf("%d%d", pr(1, rank<2>{}), pr(&f<int>, rank<2>{})); }
  std::printf("\n5: "); { CC c; printf("%d%d", hp(1, &c), hr(1, c)); printf("%d", pr(AA{}, rank<2>{})); }
  std::printf("\n6: "); { if(int a=1;int q=a) printf("%d\n",q); std::map<int, int> m{{1, 2}}; if (auto it = m.find(1); auto* p = it != m.end() ? &it->second : nullptr) printf("%d", *p); switch (int a = 3; int b = a - 1) { case 2: printf("two %d", b); break; default: printf("no"); } if (int a = 0; int b = a) printf("yes"); else printf("no%d", b); }
  std::printf("\n");
}
