#include <cstdio>
#include <type_traits>
#include <string>
#include <vector>
#include <memory>
#include <cstddef>
#include <utility>
struct P { int x; int y; }; struct P1 { int x; }; struct PR { int& r; }; struct PD { std::string s; int n = 3; }; struct PB : P { int z; }; struct N { P p; int q; }; struct Ar { int a[3]; }; union U { int i; float f; };
struct Em {}; struct Cn { explicit Cn(int); Cn(const char*); }; struct Pv { private: int a; }; struct Mo { Mo() = default; Mo(Mo&&) = default; }; struct NC { NC() = default; NC(const NC&) = delete; NC& operator=(const NC&) = delete; };
struct AgMo { std::unique_ptr<int> p; int y; }; struct AgC { const int c; int d; }; enum class E { a }; enum F { b };
struct Conv { operator int() const; explicit operator bool() const; operator P() const; };
template <class T, class... A> void c(const char* s) { printf("%s %d%d%d\n", s, std::is_constructible_v<T, A...>, std::is_nothrow_constructible_v<T, A...>, std::is_trivially_constructible_v<T, A...>); }
#define C(...) c<__VA_ARGS__>(#__VA_ARGS__);
template <class A, class B> void v(const char* s) { printf("%s cv%d%d as%d%d%d sw%d\n", s, std::is_convertible_v<A, B>, std::is_nothrow_convertible_v<A, B>, std::is_assignable_v<A, B>, std::is_assignable_v<A&, B>, std::is_trivially_assignable_v<A&, B>, std::is_swappable_with_v<A&, B&>); }
#define V(...) v<__VA_ARGS__>(#__VA_ARGS__);
int main() {
  C(P) C(P,int) C(P,int,int) C(P,int,int,int) C(P,double) C(P,P) C(P,const P&) C(P,const char*) C(P1,int) C(P1,long) C(P1,P1&) C(PR,int&) C(PR,int) C(PR,const int&) C(PR) C(PD,const char*) C(PD,std::string,int) C(PD,int) C(PB,P,int) C(PB,P) C(PB,int) C(PB,int,int,int) C(N,P,int) C(N,P) C(N,int) C(N,int,int,int) C(Ar,int) C(Ar,int,int,int) C(U,int) C(U,float) C(U,double) C(Em) C(Em,int) C(Em,Em) C(Cn,int) C(Cn,const char*) C(Cn,long) C(Pv,int) C(Pv) C(Mo,Mo) C(Mo,Mo&) C(NC,NC) C(AgMo,std::unique_ptr<int>) C(AgMo,std::unique_ptr<int>&) C(AgMo,std::unique_ptr<int>,int) C(AgC,int) C(AgC) C(AgC,int,int) C(E,int) C(int,E) C(F,int) C(int,F) C(Conv,int) C(int,Conv) C(bool,Conv) C(P,Conv) C(double,Conv) C(std::string,Conv)  C(int&,int) C(const int&,int) C(int&&,int) C(int&&,int&) C(int&,int&) C(const int&,double) C(int&,double&) C(P*,PB*) C(PB*,P*) C(void*,P*) C(P*,void*) C(bool,P*) C(int*,std::nullptr_t) C(bool,std::nullptr_t) C(int,std::nullptr_t) C(std::vector<int>,int) C(std::vector<int>,int,int) C(std::vector<P>,int,P) C(std::unique_ptr<P>,PB*) C(std::unique_ptr<P>,std::unique_ptr<P>&) C(std::shared_ptr<P>,std::unique_ptr<P>)
  V(int,P) V(P,int) V(int,double) V(double,int) V(int*,const int*) V(const int*,int*) V(int,E) V(E,int) V(F,int) V(int,F) V(Conv,int) V(Conv,bool) V(Conv,P) V(int,Cn) V(const char*,Cn) V(const char*,std::string) V(std::string,const char*) V(std::string,std::string) V(P,P) V(PB,P) V(P,PB) V(PB*,P*) V(int&,int) V(int,int&) V(const int,int) V(int[3],int*) V(int*,bool) V(std::nullptr_t,int*) V(std::nullptr_t,bool) V(NC,NC) V(Mo,Mo) V(std::unique_ptr<int>,std::shared_ptr<int>) V(std::shared_ptr<int>,bool) V(std::vector<int>,std::vector<int>) V(std::vector<bool>,std::vector<bool>) V(int(*)(),void*) V(int(*)(int),int(*)(int)) V(AgC,AgC) V(PR,PR) V(const P,P)
  printf("%d%d%d%d%d%d%d\n", std::is_swappable_v<P>, std::is_swappable_v<const P>, std::is_swappable_v<NC>, std::is_swappable_v<AgC>, std::is_swappable_v<int[3]>, std::is_swappable_v<NC[3]>, std::is_swappable_v<std::unique_ptr<int>>);
}
