#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <utility>
struct T{ int v; T(int v):v(v){} T(const T&o):v(o.v){printf("c");} T(T&&o):v(o.v){printf("m");} }; int rg(int&x){ return x=33; } int tk(T a,int b){ return a.v+b; } int up(std::unique_ptr<int> p,int b){ return *p+b; } int lr(T&a,int){ return 1; } int rr(T&&a,int){ return 2; } int cr(const T&,int){ return 3; }
struct Fo{ int operator()(int)&{return 1;} int operator()(int)&&{return 2;} int operator()(int)const&{return 3;} };
struct B{B(){}B(const B&){puts("c");}B(B&&)noexcept{puts("m");}}; struct M{ M(){} M(M&&){puts("m");} }; struct A{A(){}A(const A&){puts("c");}A(A&&)noexcept(false){puts("m");}};
void s0() { int g=1; printf("%d",std::bind_front(rg,std::ref(g))()); printf("%d",g); }
void s1() { printf("%d",std::bind_front(tk,T(3))(4)); auto f=std::bind_front(tk,T(3)); printf("%d",f(4)); printf("%d",std::move(f)(4)); }
void s2() { printf("%d",std::bind_front(up,std::make_unique<int>(3))(4)); auto f=std::bind_front(up,std::make_unique<int>(3)); printf("%d",std::move(f)(4)); }
void s3() { auto f=std::bind_front(lr,T(1)); printf("%d",f(1)); printf("%d",std::bind_front(rr,T(1))(1)); printf("%d",std::bind_front(cr,T(1))(1)); const auto c=std::bind_front(cr,T(1)); printf("%d",c(2)); }
void s4() { A a; B b; M m; A c(std::move_if_noexcept(a)); B d(std::move_if_noexcept(b)); M n(std::move_if_noexcept(m)); int i=3; int j=std::move_if_noexcept(i); printf("%d",j); }
void s5() { printf("%d%d",std::is_same_v<decltype(std::move_if_noexcept(std::declval<A&>())),const A&>,std::is_same_v<decltype(std::move_if_noexcept(std::declval<B&>())),B&&>); }
int main() {
  s0(); std::fflush(stdout); std::putchar('\n');
  s1(); std::fflush(stdout); std::putchar('\n');
  s2(); std::fflush(stdout); std::putchar('\n');
  s3(); std::fflush(stdout); std::putchar('\n');
  s4(); std::fflush(stdout); std::putchar('\n');
  s5(); std::fflush(stdout); std::putchar('\n');
}
