// Defaulted comparisons of bases and of what converts; templates as arguments of specialisations.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <compare>
#include <iostream>
#include <vector>
#include <string_view>
#include <array>
#include <type_traits>
struct S { long n; S(long n=0):n(n){} friend auto operator<=>(const S&,const S&)=default; };
struct S2 { long n; S2(long n=0):n(n){} auto operator<=>(const S2&) const=default; };
struct S3 { int n; S3(int n) : n(n) {} friend bool operator==(S3 const&, S3 const&) = default; friend std::strong_ordering operator<=>(S3 const& a, S3 const& b) { return a.n <=> b.n; } };
struct S4 { int n; S4(int n) : n(n) {} bool operator==(S4 const&) const = default; };
struct P{ int v; auto operator<=>(const P&)const=default; }; struct Q:P{ }; struct R : P { int w; }; struct T : P { int w = 0; auto operator<=>(T const&) const = default; };
struct P5 { int v; bool operator==(P5 const&) const = default; }; struct Q5 : P5 {}; struct P6 { int v; friend bool operator==(P6 const&, P6 const&) = default; friend auto operator<=>(P6 const&, P6 const&) = default; }; struct Q6 : P6 {};
template<class> struct My{};  template<class T, class U = int> struct My2 {}; namespace nn { template<class T> struct In {}; }
template<template<class...>class> struct Tt{static constexpr int v=0;}; template<> struct Tt<std::vector>{static constexpr int v=1;}; template<> struct Tt<My2> { static constexpr int v = 2; };
template<template<class>class> struct Uu{static constexpr int v=0;}; template<> struct Uu<My>{static constexpr int v=1;}; template<> struct Uu<nn::In>{static constexpr int v=2;};
template<class T, template<class> class C> struct Vv { static constexpr int v = 0; }; template<> struct Vv<int, My> { static constexpr int v = 1; }; template<class T> struct Vv<T, nn::In> { static constexpr int v = 2; };
template<template<class...> class C> int ff() { return 0; } template<> int ff<std::vector>() { return 1; } template<template<class...> class C> constexpr int vv = 0; template<> constexpr int vv<std::vector> = 1;

int main() {
  std::printf("\n0: "); { S s(3); std::cout<<(2<s)<<(2<=s)<<(4>s)<<(2>s)<<((2<=>s)<0)<<'\n'; }
  std::printf("\n1: "); { S s(3); std::cout<<(s>2)<<(s<=2)<<(s == 3)<<(3 == s)<<(s != 2) << (2 != s) << ((s <=> 2) > 0); }
  std::printf("\n2: "); { S2 s(3); std::cout<<(2<s)<<(2<=s)<<(4>s)<<(2>s)<<((2<=>s)<0)<<(s>2)<<(s<=2)<<(s == 3)<<(3 == s)<<(s != 2) << (2 != s); }
  std::printf("\n3: "); { S3 s(3); std::cout<<(2<s)<<(2<=s)<<(4>s)<<(2>s)<<((2<=>s)<0)<<(s>2)<<(s<=2)<<(s == 3)<<(3 == s)<<(s != 2) << (2 != s); }
  std::printf("\n4: "); { S4 s(3); std::cout<<(s == 3)<<(3 == s)<<(s != 2) << (2 != s); }
  std::printf("\n5: "); { Q q{6},r{2}; printf("%d%d%d%d%d ",(q<=>r)>0,q>r,q<r,q==r,q!=r); P p{5}; printf("%d%d%d%d\n",q>p,p<q,(q<=>p)>0,p==q); }
  std::printf("\n6: "); { Q5 a{{1}}, b{{2}}; P5 p{1}; std::printf("%d%d%d%d%d", a == b, a != b, a == p, p == a, p != b); }
  std::printf("\n7: "); { Q6 a{{1}}, b{{2}}; P6 p{1}; std::printf("%d%d%d%d%d%d%d", a == b, a != b, a == p, p == a, p != b, a < b, p < b); }
  std::printf("\n8: "); { printf("%d%d%d%d\n",Tt<std::vector>::v,Uu<My>::v, Tt<My2>::v, Uu<nn::In>::v); }
  std::printf("\n9: "); { printf("%d%d%d%d", Vv<int, My>::v, Vv<int, nn::In>::v, Vv<char, My>::v, Vv<char, nn::In>::v); }
  std::printf("\n10: "); { printf("%d%d%d%d", ff<std::vector>(), ff<My2>(), vv<std::vector>, vv<My2>); }
  std::printf("\n");
}
