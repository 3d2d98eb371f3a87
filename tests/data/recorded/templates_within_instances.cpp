#include <cstdio>
#include <iostream>
template <class T> struct O { struct P { template <class V> struct Z { V v; }; struct PP { template<class V> struct ZZ{}; }; }; template <class U> struct I {}; template <class A> struct Y { template <class B> struct X {}; struct YP { template<class C> struct YZ{}; }; }; using PA=P; template<class U> using AI=I<U>; };
namespace N { template<class T> struct M { template<class U> struct J{}; struct Q{ template<class U> struct K{}; }; }; using MI=M<int>; struct S{ struct R{ template<class U> struct L{}; }; using RA=R; }; typedef M<char>::Q MQ; }
template <class A> struct Tr { static const int v = 0; };
template <class U> struct Tr<O<char>::P::Z<U>> { static const int v = 2; };
template <class U> struct Tr<O<char>::Y<int>::X<U>> { static const int v = 3; };
using OC = O<long>; template <class U> struct Tr<OC::I<U>> { static const int v = 4; };
using OP = O<short>::P; template <class U> struct Tr<OP::Z<U>> { static const int v = 5; };
template <class U> struct Tr<O<char>::P::PP::ZZ<U>> { static const int v = 6; };
template <class U> struct Tr<O<char>::Y<char>::YP::YZ<U>> { static const int v = 7; };
template <class U> struct Tr<N::MI::J<U>> { static const int v = 8; };
template <class U> struct Tr<N::MQ::K<U>> { static const int v = 9; };
template <class U> struct Tr<N::S::R::L<U>> { static const int v = 10; };
template <class U> int f(O<int>::P::Z<U>) { return 1; } template <class U> int g(OC::I<U>) { return 1; } int f(...) { return 0; } int g(...) { return 0; }
template <class U> int h(N::MI::J<U>) { return sizeof(U); } template <class U> int h(N::MQ::K<U>){ return 10+sizeof(U); } int h(...){ return 0; } template<class U> int i(N::S::RA::L<U>){ return sizeof(U); } int i(...){return 0;}
template<class T,class U> int jj(typename O<T>::template I<U>){return 1;} int jj(...){return 0;}
#define P(x) std::cout<<(x)<<' '
void s0() { P(Tr<O<char>::P::Z<int>>::v); P(Tr<O<int>::P::Z<int>>::v); }
void s1() { P(Tr<O<char>::Y<int>::X<int>>::v); P((Tr<O<char>::Y<char>::X<int>>::v)); P((Tr<O<int>::Y<int>::X<int>>::v)); }
void s2() { P(Tr<O<long>::I<int>>::v); P(Tr<O<int>::I<int>>::v); P(Tr<OC::I<char>>::v); }
void s3() { P(Tr<O<short>::P::Z<int>>::v); P(Tr<O<char>::P::PP::ZZ<int>>::v); P(Tr<O<int>::P::PP::ZZ<int>>::v); }
void s4() { P((Tr<O<char>::Y<char>::YP::YZ<int>>::v)); P((Tr<O<char>::Y<int>::YP::YZ<int>>::v)); }
void s5() { P(Tr<N::M<int>::J<char>>::v); P(Tr<N::M<long>::J<char>>::v); P(Tr<N::M<char>::Q::K<int>>::v); P(Tr<N::M<int>::Q::K<int>>::v); }
void s6() { P(Tr<N::S::R::L<int>>::v); P(Tr<N::S::RA::L<int>>::v); P(Tr<int>::v); P(Tr<O<int>>::v); }
void s7() { P(f(O<int>::P::Z<int>{})); P(f(O<char>::P::Z<int>{})); P(g(O<long>::I<int>{})); P(g(O<int>::I<int>{})); }
void s8() { P(h(N::M<int>::J<char>{})); P(h(N::M<char>::Q::K<int>{})); P(h(N::M<long>::Q::K<int>{})); P(i(N::S::R::L<char>{})); P(i(3)); P(jj(O<int>::I<int>{})); }
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
}
