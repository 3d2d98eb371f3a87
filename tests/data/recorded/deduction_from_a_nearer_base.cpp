#include <cstdio>
template<class T> struct Base{int b;}; template<class T> struct Der:Base<T>{}; struct DD:Der<char>{}; struct D3:DD{}; template<class T> struct Oth{}; struct MI:Der<int>,Oth<char>{};
template<class T> int w(Base<T>&){return 1;} template<class T> int w(Der<T>&){return 2;}
template<class T> int v(Base<T>){return 1;} template<class T> int v(Der<T>){return 2;}
template<class T> int c(const Base<T>&){return 1;} template<class T> int c(const Der<T>&){return 2;}
template<class T> int m(const Base<T>&){return 1;} template<class T> int m(Der<T>&){return 2;}
template<class T> int n(Base<T>&){return 1;} template<class T> int n(const Der<T>&){return 2;}
template<class T> int r(Base<T>&&){return 1;} template<class T> int r(Der<T>&&){return 2;}
template<class T> int p(Base<T>*){return 1;} template<class T> int p(Der<T>*){return 2;} template<class T> int p(T*){return 3;}
template<class T> int q(const Base<T>*){return 1;} template<class T> int q(Der<T>*){return 2;} int q(void*){return 3;}
template<class T> int a(const T&){return 1;} template<class T> int a(const Base<T>&){return 2;}
template<class T> int b(T){return 1;} template<class T> int b(Base<T>){return 2;}
template<class T> int d(Base<T>&){return 1;} int d(DD&){return 2;} int d(Der<char>&){return 3;}
template<class T> int e(Base<T>&){return 1;} int e(Der<char>&){return 3;}
template<class T> int f(Base<T>&){return 1;} int f(const DD&){return 3;}
template<class T> int g(Base<T>&,int){return 1;} template<class T> int g(Der<T>&,double){return 2;}
template<class T> int h(Base<T>&){return 1;} template<class T> int h(Oth<T>&){return 2;}
template<class T> int i(T&&){return 1;} template<class T> int i(const Base<T>&){return 2;} 
template<class T> int j(Base<T>&){return 1;} int j(...){return 2;}
int k(Base<char>&){return 1;} template<class T> int k(Der<T>&){return 2;}
int l(const Base<char>&){return 1;} int l(const Der<char>&){return 2;}
#define P(x) printf("%d ",x)
void s0() { DD o; P(w(o)); D3 x; P(w(x)); Der<int> y; P(w(y)); Base<int> z; P(w(z)); MI u; P(w(u)); }
void s1() { DD o; P(v(o)); D3 x; P(v(x)); Der<int> y; P(v(y)); Base<int> z; P(v(z)); MI u; P(v(u)); P(v(DD{})); }
void s2() { DD o; P(c(o)); D3 x; P(c(x)); Der<int> y; P(c(y)); Base<int> z; P(c(z)); MI u; P(c(u)); P(c(DD{})); const DD k{}; P(c(k)); }
void s3() { DD o; P(m(o)); D3 x; P(m(x)); Der<int> y; P(m(y)); Base<int> z; P(m(z)); MI u; P(m(u)); P(m(DD{})); const DD k{}; P(m(k)); }
void s4() { DD o; P(n(o)); D3 x; P(n(x)); Der<int> y; P(n(y)); Base<int> z; P(n(z)); MI u; P(n(u)); P(n(DD{})); const DD k{}; P(n(k)); }
void s5() { P(r(DD{})); P(r(D3{})); P(r(Der<int>{})); P(r(Base<int>{})); P(r(MI{})); }
void s6() { DD o; P(p(&o)); D3 x; P(p(&x)); Der<int> y; P(p(&y)); Base<int> z; P(p(&z)); }
void s7() { DD o; P(q(&o)); D3 x; P(q(&x)); Der<int> y; P(q(&y)); Base<int> z; P(q(&z)); int t; P(q(&t)); }
void s8() { DD o; P(a(o)); Base<int> z; P(a(z)); P(b(o)); P(b(z)); Der<int> y; P(a(y)); P(b(y)); }
void s9() { DD o; D3 x; Der<char> y; Base<int> z; P(d(o)); P(d(x)); P(d(y)); P(d(z));  }
void s10() { DD o; D3 x; Der<char> y; Base<int> z; Der<int> t; P(e(o)); P(e(x)); P(e(y)); P(e(z)); P(e(t)); }
void s11() { DD o; D3 x; Der<char> y; P(f(o)); P(f(x)); P(f(y)); const DD k{}; P(f(k)); }
void s12() { DD o; P(g(o,1.5)); Base<int> z; P(g(z,1)); P(g(z,1.5)); }
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
}
