// Braces left out around literals, and designators of class templates: constructors run in turn.
#include <cstdio>
#include <array>
struct D{ int n; D(int n=9):n(n){printf("D%d ",n);} };
struct B{ D d[2]; }; struct Q{ B b; D e; }; struct S:B{ D z; }; struct P{ D a,b; }; struct PP{ P p; D c; };
template<class T> struct T2{ T a; T b{5}; T c; }; template<class T> struct T3{ T a[2]; T c; };
int g(int i){printf("g%d ",i);return i;}
int main(){
 { B b{1,2}; puts("|"); } { Q q{1,2,3}; puts("| Q"); } { Q q={1,2,3}; puts("|"); } { S s{1,2,3}; puts("| S"); } { PP p{1,2,3}; puts("| PP"); } { PP p{{1,2},3}; puts("|"); }
 { PP a[2]={1,2,3,4,5,6}; puts("| PP[]"); } { D m[2][2]={1,2,3,4}; puts("|"); } { std::array<P,2> a{1,2,3,4}; puts("| arr"); } { std::array<D,2> a{1,2}; puts("|"); }
 { T2<D> t{.a=1,.c=2}; puts("| T2"); } { T2<D> t{.a=g(1),.c=g(2)}; puts("| T2g"); } { T3<D> t{1,2,3}; puts("| T3"); } { T3<D> t{g(1),g(2),g(3)}; puts("|"); } { P*p=new P{1,2}; Q*q=new Q{1,2,3}; puts("| new"); }
 Q q2=Q{1,2,3}; puts("| Qt"); auto f=[](Q q){}; f({1,2,3}); puts("| f"); int k=1; Q q3{k,k,k}; puts("| k");
}
