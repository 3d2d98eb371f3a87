#include <cstdio>
#define P(x) printf("%d ",(int)(x))
template<class T> int a(T){return 1;} template<> int a(int){return 2;} int a(int){return 3;}
template<class T> int b(T){return 1;} template<> int b(int*){return 2;} template<class T> int b(T*){return 3;}
template<class T> int c(T){return 1;} template<class T> int c(T*){return 3;} template<> int c(int*){return 2;}
template<class T> int d(T){return 1;} template<> int d<int*>(int*){return 2;} template<class T> int d(T*){return 3;}
template<class T> int e(T){return 1;} template<> int e(int){return 2;} int e(long){return 3;}
template<class T> int f(T){return 1;} template<> int f(const char*){return 2;} template<class T> int f(const T*){return 3;}
template<class T> int g(const T&){return 1;} template<> int g(const int&){return 2;} template<class T> int g(T&&){return 4;}
template<class T,class U> int h(T,U){return 1;} template<> int h(int,char){return 2;} template<class T> int h(T,char){return 3;}
struct S{ template<class T> int m(T){return 1;} }; template<> int S::m(int){return 2;} template<> int S::m<char>(char){return 3;}
template<class T> struct C{ template<class U> int m(U){return 1;} int k(){return 1;} static int s; }; template<> template<> int C<int>::m(int){return 2;} template<> int C<char>::k(){return 5;} template<class T> int C<T>::s=1; template<> int C<int>::s=7; template<> template<class U> int C<char>::m(U){return 6;}
void s0() { P(a(1)); P(a<>(1)); P(a<int>(1)); P(a('c')); P(a(1L)); }
void s1() { int x; P(b(&x)); P(b<int*>(&x)); P(b<>(&x)); char y; P(b(&y)); }
void s2() { int x; P(c(&x)); P(c<int>(&x)); P(c<int*>(&x)); char y; P(c(&y)); }
void s3() { int x; P(d(&x)); P(d<int*>(&x)); char y; P(d(&y)); }
void s4() { P(e(1)); P(e(1L)); P(e('a')); P(e(1.5)); }
void s5() { P(f("s")); int x; P(f(&x)); const int cx=0; P(f(&cx)); }
void s6() { int x=1; const int cx=1; P(g(x)); P(g(cx)); P(g(1)); P(g('a')); }
void s7() { P(h(1,'a')); P(h('a','a')); P(h(1,1)); P((h<int,char>(1,'a'))); }
void s8() { S s; P(s.m(1)); P(s.m('a')); P(s.m(1.5)); P(s.m<int>('a')); }
void s9() { C<int> c; C<char> d; C<long> e; P(c.m(1)); P(c.m('a')); P(d.m(1)); P(e.m(1)); P(c.k()); P(d.k()); P(C<int>::s); P(C<char>::s); }
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
}
