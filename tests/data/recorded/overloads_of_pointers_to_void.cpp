#include <cstddef>
#include <cstdio>
#include <string>
#include <vector>
struct X{}; struct B{int b;}; struct D:B{}; struct E:D{};
int f1(void*){return 1;} int f1(const void*){return 2;}
int f2(void*){return 1;} int f2(bool){return 2;}
int f3(const void*){return 1;} int f3(bool){return 2;}
int f4(B*){return 1;} int f4(void*){return 2;}
int f5(B*){return 1;} int f5(D*){return 2;} int f5(void*){return 3;}
int f6(const B*){return 1;} int f6(D*){return 2;}
int f7(B*){return 1;} int f7(const D*){return 2;}
int f8(const B*){return 1;} int f8(const void*){return 2;} int f8(void*){return 3;}
int f9(std::nullptr_t){return 1;} int f9(void*){return 2;} int f9(int){return 3;}
int g1(const char*){return 1;} int g1(const void*){return 2;} int g1(bool){return 3;}
int g2(char*){return 1;} int g2(const char*){return 2;} int g2(std::string){return 3;}
int g3(int*){return 1;} int g3(const int*){return 2;} int g3(void*){return 3;} int g3(const void*){return 4;}
int g4(bool){return 1;} int g4(B*){return 2;}
int g5(bool){return 1;} int g5(std::string){return 2;}
int g6(const volatile void*){return 1;} int g6(bool){return 2;}
template<class T> int g7(T*){return 1;} int g7(void*){return 2;} int g7(const void*){return 3;}
template<class T> int g8(const T*){return 1;} int g8(void*){return 2;}
template<class T> int g9(T*){return 1;} template<class T> int g9(const T*){return 2;}
int h1(int*const&){return 1;} int h1(void*){return 2;}
int h2(const int*const&){return 1;} int h2(int*&){return 2;}
int h3(int**){return 1;} int h3(const int*const*){return 2;} int h3(void*){return 3;}
int h4(int*,void*){return 1;} int h4(const int*,const void*){return 2;}
int h5(void(*)(int)){return 1;} int h5(void(*)(double)){return 2;} int h5(bool){return 3;}
int h6(void(*)()){return 1;} int h6(bool){return 2;} int h6(void*){return 3;}
int h7(int(&)[3]){return 1;} int h7(int*){return 2;} int h8(const int(&)[3]){return 1;} int h8(const int*){return 2;}
template<class T> int h9(T(&)[3]){return 1;} template<class T> int h9(T*){return 2;}
template<class T,std::size_t N> int k1(T(&)[N]){return 1;} template<class T> int k1(const T&){return 2;}
template<class T> int k2(T*){return 1;} template<class T> int k2(T){return 2;}
template<class T> int k3(T*){return 1;} template<class T> int k3(const T&){return 2;}
struct M{ int p(void*){return 1;} int p(const void*)const{return 2;} int q(void*)const{return 3;} int q(const void*)const{return 4;} };
struct C{ C(void*){puts("v");} C(const void*){puts("cv");} };
void fn(int){} void fnd(double){} void fn0(){}
#define P(x) printf("%d ",x)
void s0() { X x; const X c{}; P(f1(&x)); P(f1(&c)); P(f1(nullptr==nullptr?(void*)0:0)); int i; const int j=0; P(f1(&i)); P(f1(&j));  }
void s1() { int a[2]; const int b[2]={}; P(f1(a)); P(f1(b)); P(f1("s")); char s[2]; P(f1(s)); int*p=a; P(f1(p)); P(f1(&p)); const int*q=b; P(f1(q)); P(f1(&q)); const int*const r=b; P(f1(&r)); }
void s2() { P(f1(fn0?(void*)0:nullptr));  }
void s3() { X x; P(f3(&x)); P(f3("s")); P(f3(fn)); P(f3(nullptr)); P(f3(1)); }
void s4() { B b; D d; E e; X x; P(f4(&b)); P(f4(&d)); P(f4(&e)); P(f4(&x)); P(f5(&b)); P(f5(&d)); P(f5(&e)); P(f5(&x)); }
void s5() { B b; D d; E e; const D cd{}; P(f6(&b)); P(f6(&d)); P(f6(&e)); P(f6(&cd)); P(f7(&b)); P(f7(&d)); P(f7(&e)); P(f7(&cd)); }
void s6() { B b; D d; E e; const D cd{}; X x; const X cx{}; P(f8(&b)); P(f8(&d)); P(f8(&e)); P(f8(&cd)); P(f8(&x)); P(f8(&cx)); }
void s7() { P(f9(nullptr)); P(f9(0)); P(f9((void*)0)); int i; P(f9(&i)); P(f9('a')); }
void s8() { char s[3]="a"; P(g1("s")); P(g1(s)); P(g1((void*)s)); int i; P(g1(&i)); P(g1(true)); P(g2("s")); P(g2(s)); P(g2(std::string("x"))); }
void s9() { int i; const int j=0; P(g3(&i)); P(g3(&j)); double d; const double cd=0; P(g3(&d)); P(g3(&cd)); int*p=&i; P(g3(&p)); P(g3(p)); P(g3((const void*)p)); }
void s10() { B b; D d; X x; P(g4(&b)); P(g4(&d)); P(g4(&x)); P(g4(nullptr)); P(g4(false)); P(g5("s")); P(g5(std::string())); }
void s11() { X x; const X c{}; P(g8(&x)); P(g8(&c)); P(g8((void*)0)); P(g9(&x)); P(g9(&c)); }
void s12() { int i; int*p=&i; P(h1(p)); P(h1(&i)); int*const q=p; P(h1(q)); P(h2(p)); P(h2(q)); P(h2(&i)); const int*r=&i; P(h2(r)); P(h3(&p)); P(h3(&r)); P(h3(&q)); }
void s13() { int i; const int j=0; P(h4(&i,&i)); P(h4(&i,&i)); P(h4(&j,&j)); P(h5(fn)); P(h5(fnd)); P(h5(fn0)); P(h6(fn0)); P(h6(fn)); P(h6(&i)); }
void s14() { int a[3]; int b[2]; P(h7(b)); P(h8(b));  }
void s15() { int a[3]; int b[2]; P(h9(b)); P(k1(a)); P(k2(a)); P(k3(a)); int*p=a; P(k2(p)); P(k3(p)); P(k1(p)); }
void s16() { const int a[3]={}; P(k1(a)); P(k2(a)); P(k3(a)); const int*p=a; P(k2(p)); P(k3(p)); P(k3(&p)); P(k3("s")); P(k2("s")); P(k1("s")); }
void s17() { M m; const M cm{}; int i; const int j=0; P(m.p(&i)); P(m.p(&j)); P(cm.p(&i)); P(m.q(&i)); P(m.q(&j)); P(cm.q(&i)); P(cm.q(&j)); }
void s18() { int i; const int j=0; C a(&i); C b(&j); C c=&i; C d=&j; C e{&i}; C f{&j}; }
void s19() { std::vector<int*> v{nullptr}; std::vector<const int*> w{nullptr}; P(f1(v[0])); P(f1(w[0])); P(f1(v.data())); const auto&cv=v; P(f1(cv.data())); P(f1(&v)); P(f1(&cv)); P(f1(&v[0])); P(f1(&cv[0])); P(g3(v[0])); P(g3(w[0])); }
void s20() { B o; B*b=&o; const B*cb=b; P(f1(&b->b)); P(f1(&cb->b)); P(f1(&(*cb))); B&r=o; const B&cr=o; P(f1(&r)); P(f1(&cr)); P(f1(&cr.b)); P(f1(&r.b));  }
void s21() { auto l=[](void*){return 1;}; P(l(&l)); struct O{ int operator()(void*)const{return 1;} int operator()(const void*)const{return 2;} } o; const O co{}; P(o(&o)); P(o(&co)); }
int main() {
  s0(); std::fflush(stdout); std::putchar('\n');
  s1(); std::fflush(stdout); std::putchar('\n');
  s2(); std::fflush(stdout); std::putchar('\n');
  s3(); std::fflush(stdout); std::putchar('\n');
  s4(); std::fflush(stdout); std::putchar('\n');
  s5(); std::fflush(stdout); std::putchar('\n');
  s6(); std::fflush(stdout); std::putchar('\n');
  s7(); std::fflush(stdout); std::putchar('\n');
  s8(); std::fflush(stdout); std::putchar('\n');
  s9(); std::fflush(stdout); std::putchar('\n');
  s10(); std::fflush(stdout); std::putchar('\n');
  s11(); std::fflush(stdout); std::putchar('\n');
  s12(); std::fflush(stdout); std::putchar('\n');
  s13(); std::fflush(stdout); std::putchar('\n');
  s14(); std::fflush(stdout); std::putchar('\n');
  s15(); std::fflush(stdout); std::putchar('\n');
  s16(); std::fflush(stdout); std::putchar('\n');
  s17(); std::fflush(stdout); std::putchar('\n');
  s18(); std::fflush(stdout); std::putchar('\n');
  s19(); std::fflush(stdout); std::putchar('\n');
  s20(); std::fflush(stdout); std::putchar('\n');
  s21(); std::fflush(stdout); std::putchar('\n');
}
