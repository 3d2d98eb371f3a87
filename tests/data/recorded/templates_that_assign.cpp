#include <cstdio>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
struct C{ std::unique_ptr<int> p; template<class X> C&operator=(X&&){ printf("T "); return*this;} };
struct E{ int k=1; template<class X> E&operator=(X&&){ printf("T "); return*this;} };
struct F{ std::unique_ptr<int> p; template<class X> F&operator=(const X&){ printf("T "); return*this;} };
struct H{ E e; };
struct S{ std::string s; template<class X> S&operator=(X&&){ printf("T "); return*this;} }; struct SS:S{}; struct SM{ S m; int k; };
E mk(){ return E{}; } const E mkc(){ return E{}; }
void s0() { E a,b; a=b; }
void s1() { E a,b; a=std::move(b); }
void s2() { E a,b; a=E{}; }
void s3() { E a; const E c; a=c; }
void s4() { E a; const E c; a=std::move(c); }
void s5() { E a; a=mk(); }
void s6() { E a; a=mkc(); }
void s7() { E a; E&r=a; a=r; a=static_cast<E&&>(r); a=static_cast<const E&>(r); a=std::as_const(r); }
void s8() { E a[2]; a[0]=a[1];  }
void s9() { E a; E*p=&a; a=*p; const E*q=&a; a=*q; }
void s10() { H a,b; a=b; a=std::move(b); }
void s11() { C a,b; a=b; }
void s12() { C a,b; a=std::move(b); }
void s13() { C a; a=C{}; }
void s14() { F a,b; a=std::move(b); }
void s15() { E a,b; auto l=[&](auto&&x){ a=std::forward<decltype(x)>(x); }; l(b); l(E{}); const E c; l(c); }
void s16() { E a; a={}; a={3}; }
void s17() { E a; std::pair<E,int> p; a=p.first; a=std::move(p.first); a=std::move(p).first; }
void s18() { E a,b; (a=b)=b; E x=(a=b); (void)x; }
void s19() { E a,b; (b.k?a:b)=b; a=b.k?a:b; a=(0,b); }
void s20() { E a; a=a; }
void s21() { E a,b; std::swap(a,b); a=std::exchange(b,E{}); }
void s22() { S a,b; a=b; a=std::move(b); a=S{}; const S c; a=c; a=std::move(c); a=3; }
void s23() { SS a,b; a=b; a=std::move(b); a=SS{}; const SS c; a=c; a=std::move(c); }
void s24() { SM a,b; a=b; a=std::move(b); a=SM{}; const SM c{}; a=c; a=std::move(c); }
void s25() { S a[2],b[2]; std::swap(a,b); std::swap(a[0],a[1]); }
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
  s22(); std::fflush(stdout); std::putchar('\n');
  s23(); std::fflush(stdout); std::putchar('\n');
  s24(); std::fflush(stdout); std::putchar('\n');
  s25(); std::fflush(stdout); std::putchar('\n');
}
