// Lists that are returned, casts and results tell constructors what is const.
#include <cstdio>
#include <vector>
#include <type_traits>
struct A{};
void say(const char*s,int n){printf("%d:%s\n",n,s);}
int at=0;
struct L{ L(A&){say("A&",at);} L(A const&){say("Ac&",at);} L(A&&){say("A&&",at);} L(A const&&){say("Ac&&",at);} };
struct M{ template<class T> M(T&&){ say((std::is_same_v<T,A&>?"A&":std::is_same_v<T,A const&>?"Ac&":std::is_same_v<T,A>?"A":"?"),at);
  } };
#define P at=__LINE__;
L f1(A const& a){ return {a}; } L f2(A& a){ return {a}; } L f3(A const& a){ return L{a}
  ; } L f4(const A a){ return a; } L f5(A const&a){return a;} L f6(A const&a){return L(a);
  } L f7(A const&a){return (L)a;} L f8(A a){return {a};} L f9(A const&a){return static_cast<L>(a);
  }
M g1(A const& a){ return {a}; } M g2(A& a){ return {a}; } M g4(const A a){ return a; } M g5(A const&a){return a;}
struct B{ const A a; A b; L c() const { return {b}; } L d(){ return {a}
  ; } L e(){return {b};} L f() const {return b;} L g() const { return static_cast<L>(b);
  } L h() const {return L(b);} };
template<class T> L t1(T const& t){ return {t}; } template<class T> L t2(T& t){ return {t}
  ; } template<class T> L t3(T&& t){ return static_cast<L>(t); } template<class T> L t4(T const& t){ return t;
  } template<class T> L t5(T const&t){return L(t);} template<class T> L t6(T&t){return (L)t;
  }
struct Q{ L l; Q(A const& a):l(a){} Q(A const& a,int):l{a}{} Q(A const&a,long):l(static_cast<L>(a)){} };
void tk(L){} void tk2(L const&){}
int main(){ const A a{}; A b{};
P f1(a);
P f2(b);
P f3(a);
P f4(a);
P f5(a); f6(a); f7(a); f8(a); f9(a);
P static_cast<L>(a);
P static_cast<L>(b);
P g1(a);
P g2(b);
P g4(a); g5(a);
P static_cast<M>(a);
P (L)a;
P (L)b;
P B{}.c();
P B{}.d();
P B{}.e(); B{}.f(); B{}.g(); B{}.h();
P L x = {a};
P L y{a};
P L z = a;
P L w = static_cast<L>(a);
P auto q = L(a);
P const A arr[2]={}; static_cast<L>(arr[1]);
P std::vector<A> v(2); const auto& cv=v; static_cast<L>(cv[0]); static_cast<L>(v[0]);
P for (auto const& e : v) static_cast<L>(e);
P for (auto& e : v) static_cast<L>(e);
P L* p = new L(a);
P L* p2 = new L{a};
P L ar[] = {a,b};
P L ar2[]={{a},{b}};
P auto lam=[&](A const& s)->L{ return {s}; }; lam(b);
P t1(a); t1(b); t2(a); t2(b); t3(a); t3(b); t3(A{}); t4(a); t4(b);t5(a);t5(b);t6(a);t6(b);
P Q{a}; Q{b}; Q(a,1); Q(b,1L);
P const A* pa=&a; static_cast<L>(*pa); tk(*pa);
puts(""); }
