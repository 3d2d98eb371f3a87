// Addresses as arguments of templates tell instances apart.
#include <cstdio>
#include <iostream>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <utility>

int x = 1, y = 1, z = 5;
const int cx = 7, cy = 7;
constexpr int kx = 9, ky = 9;
int ga[3] = {1, 2, 3}, gb[3] = {1, 2, 3};
double gd = 2.5;
std::string gs = "abc", gt = "abc";
struct P { int a = 1, b = 1; int f() { return a; } int g() { return b; } static int st() { return 1; } };
P gp, gq;
struct S { static int m, m2; static inline int n = 4; static constexpr int k = 3; };
int S::m = 6, S::m2 = 6;
template <class T> struct TS { static inline T m = 8; };
int f1() { return 1; }
int f2() { return 2; }
template <int* V> struct Q { static inline int s = 0; static int get() { return *V; } };
template <auto V> struct A { static inline int s = 0; };
template <const int* V> struct C { static inline int s = 0; };
template <int* V> int cnt() { static int n = 0; return ++n; }
template <auto V> int acnt() { static int n = 0; return ++n; }
template <auto V> int avar = 0;
template <int (*FP)()> struct F { static inline int s = 0; static int call() { return FP(); } };
template <int P::* MP> struct M { static inline int s = 0; static int get(P& p) { return p.*MP; } };
template <int (P::* M)()> struct MF { static inline int s = 0; static int get(P& p) { return (p.*M)(); } };

namespace n0 {

void run() {
  std::cout << std::is_same_v<Q<&x>, Q<&y>> << std::is_same_v<Q<&x>, Q<&x>> << std::is_same_v<A<&x>, A<&y>> << std::is_same_v<A<&x>, A<&x>>;
}
}

namespace n1 {

void run() {
  Q<&x>::s = 1; Q<&y>::s = 2; A<&x>::s = 3; A<&y>::s = 4; std::cout << Q<&x>::s << Q<&y>::s << Q<&z>::s << A<&x>::s << A<&y>::s;
}
}

namespace n2 {

void run() {
  std::cout << std::is_same_v<Q<&S::m>, Q<&S::m2>> << std::is_same_v<Q<&S::m>, Q<&S::m>> << std::is_same_v<Q<&S::n>, Q<&S::m>> << std::is_same_v<C<&S::k>, C<&kx>>;
}
}

namespace n3 {

void run() {
  std::cout << std::is_same_v<Q<&TS<int>::m>, Q<&TS<int>::m>> << std::is_same_v<A<&TS<int>::m>, A<&TS<long>::m>> << std::is_same_v<A<&TS<int>::m>, A<&x>>;
}
}

namespace n4 {

void run() {
  std::cout << std::is_same_v<C<&cx>, C<&cy>> << std::is_same_v<C<&cx>, C<&cx>> << std::is_same_v<C<&kx>, C<&ky>> << std::is_same_v<C<&x>, C<&x>> << std::is_same_v<C<&x>, C<&y>>; C<&cx>::s = 1; C<&cy>::s = 2; std::cout << C<&cx>::s << C<&cy>::s << C<&kx>::s;
}
}

namespace n5 {

void run() {
  std::cout << std::is_same_v<Q<nullptr>, Q<&x>> << std::is_same_v<Q<nullptr>, Q<nullptr>> << std::is_same_v<A<nullptr>, A<&x>>;
}
}

namespace n6 {

void run() {
  std::cout << acnt<&x>() << acnt<&x>() << acnt<&y>() << acnt<&ga[1]>() << acnt<&ga[2]>() << acnt<&gd>() << acnt<&gs>() << acnt<&gt>() << acnt<&gs>() << acnt<f1>() << acnt<&f2>() << acnt<&f1>();
}
}

namespace n7 {

void run() {
  avar<&x> = 1; avar<&y> = 2; avar<&gp> = 3; avar<&gq> = 4; avar<&gp.a> = 5; avar<&gp.b> = 6; avar<&gq.a> = 7; std::cout << avar<&x> << avar<&y> << avar<&gp> << avar<&gq> << avar<&gp.a> << avar<&gp.b> << avar<&gq.a>;
}
}

namespace n8 {

void run() {
  std::cout << std::is_same_v<F<f1>, F<f2>> << std::is_same_v<F<f1>, F<&f1>> << F<f1>::call() << F<&f2>::call(); F<f1>::s = 1; F<f2>::s = 2; std::cout << F<f1>::s << F<f2>::s << F<P::st>::s << F<&P::st>::call();
}
}

namespace n9 {

void run() {
  std::cout << std::is_same_v<M<&P::a>, M<&P::b>> << std::is_same_v<M<&P::a>, M<&P::a>> << M<&P::a>::get(gp); M<&P::a>::s = 1; M<&P::b>::s = 2; std::cout << M<&P::a>::s << M<&P::b>::s;
}
}

namespace n10 {

void run() {
  std::cout << std::is_same_v<MF<&P::f>, MF<&P::g>> << std::is_same_v<MF<&P::f>, MF<&P::f>> << MF<&P::f>::get(gp); MF<&P::f>::s = 1; MF<&P::g>::s = 2; std::cout << MF<&P::f>::s << MF<&P::g>::s;
}
}

namespace n11 {

void run() {
  std::cout << std::is_same_v<A<&P::a>, A<&P::b>> << std::is_same_v<A<&P::f>, A<&P::g>> << std::is_same_v<A<&P::f>, A<&P::f>> << std::is_same_v<A<f1>, A<f2>> << std::is_same_v<A<f1>, A<&f1>>;
}
}

namespace n12 {
int ov(Q<&x>) { return 1; } int ov(Q<&y>) { return 2; } int ov(Q<&ga[1]>) { return 3; }
void run() {
  std::cout << ov(Q<&x>{}) << ov(Q<&y>{}) << ov(Q<&ga[1]>{});
}
}

namespace n13 {
template <auto V> struct E { static int f() { return 0; } }; template <> struct E<&x> { static int f() { return 1; } }; template <> struct E<&y> { static int f() { return 2; } }; template <int* V> struct E<V> { static int f() { return 3; } };
void run() {
  std::cout << E<&x>::f() << E<&y>::f() << E<&z>::f() << E<&gd>::f() << E<3>::f();
}
}

namespace n14 {
template <auto V> struct E { static int f() { return 0; } }; template <> struct E<f1> { static int f() { return 1; } }; template <> struct E<&P::a> { static int f() { return 2; } }; template <> struct E<&P::f> { static int f() { return 3; } };
void run() {
  std::cout << E<f1>::f() << E<f2>::f() << E<&P::a>::f() << E<&P::b>::f() << E<&P::f>::f() << E<&P::g>::f();
}
}

namespace n15 {
template <int* V> int g() { return 0; } template <> int g<&x>() { return 1; } template <> int g<&y>() { return 2; }
void run() {
  std::cout << g<&x>() << g<&y>() << g<&z>();
}
}

namespace n16 {
template <int* V> int de(Q<V>) { return *V; } template <auto V> int da(A<V>) { return *V; }
void run() {
  std::cout << de(Q<&x>{}) << de(Q<&z>{}) << da(A<&z>{}) << da(A<&cx>{});
}
}

namespace n17 {
template <auto... V> struct PK { static inline int s = 0; };
void run() {
  std::cout << std::is_same_v<PK<&x, &y>, PK<&y, &x>> << std::is_same_v<PK<&x, &y>, PK<&x, &y>>; PK<&x, &y>::s = 1; PK<&y, &x>::s = 2; std::cout << PK<&x, &y>::s << PK<&y, &x>::s;
}
}

namespace n18 {

void run() {
  x = 50; Q<&x>::s = 8; std::cout << Q<&x>::s << Q<&x>::get(); x = 1; std::cout << Q<&x>::s << Q<&x>::get();
}
}

namespace n19 {

void run() {
  constexpr int* p = &x; constexpr int* q = &y; std::cout << std::is_same_v<Q<p>, Q<&x>> << std::is_same_v<Q<p>, Q<q>>;
}
}

namespace n20 {

void run() {
  static int l1 = 1, l2 = 1; std::cout << std::is_same_v<Q<&l1>, Q<&l2>> << std::is_same_v<Q<&l1>, Q<&l1>> << cnt<&l1>() << cnt<&l2>() << cnt<&l1>();
}
}

namespace n21 {

void run() {
  std::cout << (typeid(Q<&x>) == typeid(Q<&y>)) << (typeid(Q<&x>) == typeid(Q<&x>)) << (typeid(A<f1>) == typeid(A<f2>));
}
}

namespace n22 {
template <P* V> struct W { static inline int s = 0; static int a() { return V->a++; } };
void run() {
  std::cout << W<&gp>::a() << W<&gp>::a() << W<&gq>::a() << std::is_same_v<W<&gp>, W<&gq>>; W<&gp>::s = 1; gp.a = 9; W<&gq>::s = 2; std::cout << W<&gp>::s << W<&gq>::s; gp.a = gq.a = 1;
}
}

namespace n23 {
template <const char* V> struct N { static inline int s = 0; static const char* n() { return V; } }; constexpr char h1[] = "hi", h2[] = "hi";
void run() {
  std::cout << std::is_same_v<N<h1>, N<h2>> << N<h1>::n(); N<h1>::s = 1; N<h2>::s = 2; std::cout << N<h1>::s << N<h2>::s;
}
}

namespace n24 {
template <int* V> using AL = Q<V>; template <int* V> struct OU { using I = Q<V>; template <int* U> struct IN { static inline int s; }; };
void run() {
  std::cout << std::is_same_v<AL<&x>, AL<&y>> << std::is_same_v<OU<&x>::I, Q<&x>> << std::is_same_v<OU<&x>::IN<&y>, OU<&y>::IN<&x>>; OU<&x>::IN<&y>::s = 1; OU<&y>::IN<&y>::s = 2; std::cout << OU<&x>::IN<&y>::s << OU<&y>::IN<&y>::s;
}
}

int main() {
  std::cout << std::flush; printf("\n@0\n"); fflush(stdout); n0::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@1\n"); fflush(stdout); n1::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@2\n"); fflush(stdout); n2::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@3\n"); fflush(stdout); n3::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@4\n"); fflush(stdout); n4::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@5\n"); fflush(stdout); n5::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@6\n"); fflush(stdout); n6::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@7\n"); fflush(stdout); n7::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@8\n"); fflush(stdout); n8::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@9\n"); fflush(stdout); n9::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@10\n"); fflush(stdout); n10::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@11\n"); fflush(stdout); n11::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@12\n"); fflush(stdout); n12::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@13\n"); fflush(stdout); n13::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@14\n"); fflush(stdout); n14::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@15\n"); fflush(stdout); n15::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@16\n"); fflush(stdout); n16::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@17\n"); fflush(stdout); n17::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@18\n"); fflush(stdout); n18::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@19\n"); fflush(stdout); n19::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@20\n"); fflush(stdout); n20::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@21\n"); fflush(stdout); n21::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@22\n"); fflush(stdout); n22::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@23\n"); fflush(stdout); n23::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@24\n"); fflush(stdout); n24::run(); std::cout << std::flush; fflush(stdout);
}
