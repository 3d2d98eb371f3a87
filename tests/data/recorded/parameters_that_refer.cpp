// Parameters of templates that are references: what they name, and which instances are one.
#include <array>
#include <cstdio>
#include <iostream>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <utility>
#include <vector>

int x = 1, y = 1, z = 5;
const int cx = 7, cy = 7;
constexpr int kx = 9, ky = 9;
int ga[3] = {1, 2, 3}, gb[3] = {1, 2, 3};
double gd = 2.5;
std::string gs = "abc", gt = "abc";
std::vector<int> gv = {1, 2, 3};
struct P { int a = 1, b = 2; };
P gp, gq;
const P gcp{};
struct S { static int m; static inline int n = 4; static constexpr int k = 3; };
int S::m = 6;
template <class T> struct TS { static inline T m = 8; };
template <int& V> int rd() { return V; }
template <int& V> void wr(int n) { V = n; }
template <int& V> int cnt() { static int n = 0; return ++n + V * 0; }
template <const int& V> int ccnt() { static int n = 0; return ++n + V * 0; }
template <auto& V> int acnt() { static int n = 0; return ++n; }
template <const auto& V> int cacnt() { static int n = 0; return ++n; }
template <int& V> struct Q { static inline int s = 0; int get() const { return V; } void set(int n) { V = n; } int* adr() { return &V; } };
template <const int& V> struct CQ { static inline int s = 0; int get() const { return V; } };
template <auto& V> struct AQ { static inline int s = 0; auto get() const { return V; } using T = decltype(V); };
template <int& V> inline int vt = V + 1;
template <int& V> using AL = Q<V>;
template <int (&A)[3]> int sum() { int s = 0; for (int v : A) s += v; return s; }
template <int (&A)[3]> void put(int i, int v) { A[i] = v; }
template <std::string& V> std::string& str() { return V; }
template <P& V> int pa() { V.a++; return V.a + V.b; }
template <std::vector<int>& V> int push(int n) { V.push_back(n); return (int)V.size(); }
int w(int&) { return 1; } 
int w(const int&) { return 2; }
int w(int&&) { return 3; }

namespace n0 {

void run() {
  std::cout << rd<x>() << rd<y>() << rd<z>() << rd<S::m>() << rd<S::n>() << rd<TS<int>::m>();
}
}

namespace n1 {

void run() {
  wr<x>(10); std::cout << x << y << rd<x>() << rd<y>(); x = 1; std::cout << rd<x>();
}
}

namespace n2 {

void run() {
  std::cout << cnt<x>() << cnt<x>() << cnt<y>() << cnt<z>() << cnt<x>();
}
}

namespace n3 {

void run() {
  std::cout << ccnt<x>() << ccnt<x>() << ccnt<y>() << ccnt<cx>() << ccnt<cy>() << ccnt<kx>() << ccnt<ky>() << ccnt<kx>() << ccnt<x>();
}
}

namespace n4 {

void run() {
  std::cout << acnt<x>() << acnt<x>() << acnt<y>() << acnt<cx>() << acnt<cy>() << acnt<gd>() << acnt<gs>() << acnt<gt>();
}
}

namespace n5 {

void run() {
  std::cout << cacnt<x>() << cacnt<x>() << cacnt<y>() << cacnt<cx>() << cacnt<cy>() << cacnt<gd>() << cacnt<gs>() << cacnt<gt>() << cacnt<gs>();
}
}

namespace n6 {

void run() {
  Q<x> a; Q<y> b; a.set(3); b.set(4); std::cout << x << y << a.get() << b.get() << (a.adr() == &x) << (b.adr() == &y) << (a.adr() == &y); x = y = 1;
}
}

namespace n7 {

void run() {
  std::cout << std::is_same_v<Q<x>, Q<y>> << std::is_same_v<Q<x>, Q<x>> << std::is_same_v<CQ<x>, CQ<y>> << std::is_same_v<CQ<cx>, CQ<cy>> << std::is_same_v<CQ<cx>, CQ<cx>> << std::is_same_v<AQ<x>, AQ<y>>;
}
}

namespace n8 {

void run() {
  Q<x>::s = 3; Q<y>::s = 4; std::cout << Q<x>::s << Q<y>::s << Q<z>::s;
}
}

namespace n9 {

void run() {
  CQ<kx>::s = 3; CQ<ky>::s = 4; std::cout << CQ<kx>::s << CQ<ky>::s << CQ<x>::s << CQ<x>().get();
}
}

namespace n10 {

void run() {
  AQ<gs>::s = 3; AQ<gt>::s = 4; std::cout << AQ<gs>::s << AQ<gt>::s << AQ<gs>().get() << AQ<x>().get() << AQ<gd>().get();
}
}

namespace n11 {

void run() {
  std::cout << vt<x> << vt<z>; vt<x> = 9; std::cout << vt<x> << vt<y>;
}
}

namespace n12 {

void run() {
  AL<x> a; std::cout << a.get() << std::is_same_v<AL<x>, Q<x>> << std::is_same_v<AL<x>, AL<y>>;
}
}

namespace n13 {

void run() {
  std::cout << sum<ga>() << sum<gb>(); put<ga>(1, 20); std::cout << sum<ga>() << sum<gb>() << ga[1]; ga[1] = 2;
}
}

namespace n14 {

void run() {
  str<gs>() += "d"; std::cout << gs << gt << str<gs>().size(); gs = "abc";
}
}

namespace n15 {

void run() {
  std::cout << pa<gp>() << pa<gp>() << pa<gq>() << gp.a << gq.a; gp.a = gq.a = 1;
}
}

namespace n16 {

void run() {
  std::cout << push<gv>(4) << gv.back(); gv.pop_back();
}
}

namespace n17 {

void run() {
  std::cout << std::is_same_v<AQ<x>::T, int&> << std::is_same_v<AQ<cx>::T, const int&> << std::is_same_v<AQ<kx>::T, const int&> << std::is_same_v<AQ<ga>::T, int (&)[3]> << std::is_same_v<AQ<gs>::T, std::string&>;
}
}

namespace n18 {
template <int& V> void inc() { V++; ++V; V += 2; }
void run() {
  inc<z>(); std::cout << z; z = 5;
}
}

namespace n19 {
template <int& V> int ov() { return w(V); } template <const int& V> int cov() { return w(V); } template <auto& V> int aov() { return w(V); }
void run() {
  std::cout << ov<x>() << cov<x>() << cov<cx>() << aov<x>() << aov<cx>() << aov<kx>();
}
}

namespace n20 {
template <int& V> bool dt() { return std::is_same_v<decltype(V), int&> && std::is_same_v<decltype((V)), int&>; } template <const int& V> bool dc() { return std::is_same_v<decltype(V), const int&> && std::is_same_v<decltype((V)), const int&>; }
void run() {
  std::cout << dt<x>() << dc<x>() << dc<cx>();
}
}

namespace n21 {
template <int& V> int ref() { int& r = V; r = 77; const int& c = V; return c; }
void run() {
  std::cout << ref<z>() << z; z = 5;
}
}

namespace n22 {
template <int& V> struct E { static int f() { return 0; } }; template <> struct E<x> { static int f() { return 1; } }; template <> struct E<y> { static int f() { return 2; } };
void run() {
  std::cout << E<x>::f() << E<y>::f() << E<z>::f();
}
}

namespace n23 {
template <const int& V> struct E { static int f() { return 0; } }; template <> struct E<kx> { static int f() { return 1; } }; template <> struct E<ky> { static int f() { return 2; } };
void run() {
  std::cout << E<kx>::f() << E<ky>::f() << E<cx>::f() << E<x>::f();
}
}

namespace n24 {
template <class T, int& V> struct E { static int f() { return 0; } }; template <class T> struct E<T, x> { static int f() { return 1; } }; template <class T> struct E<T*, y> { static int f() { return 2; } };
void run() {
  std::cout << E<int, x>::f() << E<int, y>::f() << E<int*, y>::f() << E<int*, z>::f();
}
}

namespace n25 {
template <class T> struct E { static int f() { return 0; } }; template <int& V> struct E<Q<V>> { static int f() { return V; } };
void run() {
  std::cout << E<Q<x>>::f() << E<Q<z>>::f() << E<int>::f();
}
}

namespace n26 {
template <int& V> int fd(Q<V>) { return V * 10; } template <auto& V> int ad(AQ<V>) { return (int)V * 10; }
void run() {
  std::cout << fd(Q<x>{}) << fd(Q<z>{}) << ad(AQ<z>{}) << ad(AQ<cx>{}) << ad(AQ<gd>{});
}
}

namespace n27 {
template <auto& V> void fd(Q<V>, int n) { V = n; }
void run() {
  fd(Q<z>{}, 4); std::cout << z; z = 5;
}
}

namespace n28 {
template <auto&... V> int sm() { return (V + ... + 0); } template <int&... V> void all(int n) { ((V = n), ...); }
void run() {
  std::cout << sm<x, y, z>() << sm<>() << sm<x, cx, kx>(); all<x, z>(3); std::cout << x << y << z; x = 1; z = 5;
}
}

namespace n29 {
template <int&... V> struct PK { static constexpr int n = sizeof...(V); static inline int s = 0; static int sum() { return (0 + ... + V); } };
void run() {
  std::cout << PK<x, y>::n << PK<x, z>::sum() << std::is_same_v<PK<x, y>, PK<y, x>> << std::is_same_v<PK<x, y>, PK<x, y>>; PK<x, y>::s = 1; PK<y, x>::s = 2; std::cout << PK<x, y>::s << PK<y, x>::s;
}
}

namespace n30 {
template <int& V = x> int df() { return V++; } template <class T, T& V = z> struct D { }; template <int& V = y> struct D2 { int g() { return V; } };
void run() {
  std::cout << df() << df() << x << df<z>() << z << D2<>().g() << std::is_same_v<D2<>, D2<y>>; x = 1; z = 5;
}
}

namespace n31 {
template <int& V> int up() { return rd<V>() + Q<V>().get() + cnt<V>(); } template <int& V> int up2() { wr<V>(8); return rd<V>(); }
void run() {
  std::cout << up<z>() << up<z>() << up2<z>() << z; z = 5;
}
}

namespace n32 {
template <class T, T& V> T& both() { return V; }
void run() {
  both<int, x>() = 4; std::cout << x << both<double, gd>(); x = 1;
}
}

namespace n33 {
struct M { template <int& V> int g() { return V++; } template <int& V> static int h() { return V; } template <int& V> struct I { int f() { return V; } }; };
void run() {
  M m; std::cout << m.g<x>() << m.g<x>() << M::h<x>() << M::I<z>().f(); x = 1;
}
}

namespace n34 {

void run() {
  static int li = 3; static int lj = 3; std::cout << rd<li>() << cnt<li>() << cnt<lj>() << cnt<li>(); wr<li>(6); std::cout << li << lj;
}
}

namespace n35 {

void run() {
  constexpr static int li = 3; std::cout << ccnt<li>() << ccnt<kx>() << ccnt<li>();
}
}

namespace n36 {
template <int& V> int f1() { return 1; } template <double& V> int f1() { return 2; }
void run() {
  std::cout << f1<x>() << f1<gd>();
}
}

namespace n37 {
template <int& V> int f1() { return 1; } template <> int f1<x>() { return 2; } template <> int f1<y>() { return 3; }
void run() {
  std::cout << f1<x>() << f1<y>() << f1<z>();
}
}

namespace n38 {
template <int& V> int vv = 1; template <> int vv<x> = 2; template <> int vv<y> = 3;
void run() {
  std::cout << vv<x> << vv<y> << vv<z>;
}
}

namespace n39 {
template <int& V> int rd2() { auto l = [] { return V++; }; l(); return l(); }
void run() {
  std::cout << rd2<z>() << z; z = 5;
}
}

namespace n40 {
template <int& V> int* pt() { return &V; }
void run() {
  *pt<z>() = 4; std::cout << z << (pt<x>() == &x) << (pt<x>() == pt<y>()); z = 5;
}
}

namespace n41 {
template <int (&A)[3]> struct AA { int operator[](int i) const { return A[i]; } static inline int s; };
void run() {
  std::cout << AA<ga>()[2] << std::is_same_v<AA<ga>, AA<gb>>; AA<ga>::s = 1; std::cout << AA<ga>::s << AA<gb>::s;
}
}

namespace n42 {
template <class T, int N, T (&A)[N]> int len() { return N + A[0]; } template <auto& A> int sz() { return sizeof(A) / sizeof(A[0]); }
void run() {
  std::cout << len<int, 3, ga>() << sz<ga>() << sz<gb>();
}
}

namespace n43 {
template <int& V> struct Base { int get() { return V; } }; struct De : Base<z> { };
void run() {
  De d; z = 6; std::cout << d.get(); z = 5;
}
}

namespace n44 {
template <P& V> struct W { auto& a() { return V.a; } };
void run() {
  W<gp>().a() = 9; std::cout << gp.a << gq.a << W<gq>().a() << std::is_same_v<W<gp>, W<gq>>; gp.a = 1;
}
}

namespace n45 {
template <const P& V> struct W { static inline int s = 0; };
void run() {
  const static P l1{}, l2{}; W<l1>::s = 1; W<l2>::s = 2; std::cout << W<l1>::s << W<l2>::s << std::is_same_v<W<l1>, W<l2>> << W<gcp>::s;
}
}

namespace n46 {
template <int& V> int cn() { if constexpr (&V == &x) return 1; else return 2; }
void run() {
  std::cout << cn<x>() << cn<y>();
}
}

namespace n47 {
template <int (&F)(int)> int call(int n) { return F(n); } int dbl(int n) { return n * 2; } int tri(int n) { return n * 3; } template <int (&F)(int)> struct FF { static inline int s; };
void run() {
  std::cout << call<dbl>(4) << call<tri>(4) << std::is_same_v<FF<dbl>, FF<tri>>; FF<dbl>::s = 1; std::cout << FF<dbl>::s << FF<tri>::s;
}
}

namespace n48 {
template <auto& F> int call(int n) { return F(n); } int dbl(int n) { return n * 2; }
void run() {
  std::cout << call<dbl>(4);
}
}

namespace n49 {
template <const auto& V> bool dc() { return std::is_same_v<decltype(V), const int&>; }
void run() {
  std::cout << dc<x>() << dc<cx>();
}
}

namespace n50 {
template <int& V> requires (sizeof(V) == 4) int rq() { return V; } template <int& V> concept Is = (&V == &x); template <int& V> int ch() { return Is<V>; }
void run() {
  std::cout << rq<x>() << ch<x>() << ch<y>();
}
}

namespace n51 {
template <int& A, int& B> void sw() { std::swap(A, B); }
void run() {
  sw<x, z>(); std::cout << x << z; sw<x, z>(); std::cout << x << z;
}
}

namespace n52 {
template <int& A, int& B> constexpr bool sm = false; template <int& A> constexpr bool sm<A, A> = true;
void run() {
  std::cout << sm<x, x> << sm<x, y> << sm<y, y>;
}
}

namespace n53 {
template <int& A, int& B> struct SM { static constexpr bool v = false; }; template <int& A> struct SM<A, A> { static constexpr bool v = true; };
void run() {
  std::cout << SM<x, x>::v << SM<x, y>::v << SM<y, y>::v;
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
  std::cout << std::flush; printf("\n@25\n"); fflush(stdout); n25::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@26\n"); fflush(stdout); n26::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@27\n"); fflush(stdout); n27::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@28\n"); fflush(stdout); n28::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@29\n"); fflush(stdout); n29::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@30\n"); fflush(stdout); n30::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@31\n"); fflush(stdout); n31::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@32\n"); fflush(stdout); n32::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@33\n"); fflush(stdout); n33::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@34\n"); fflush(stdout); n34::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@35\n"); fflush(stdout); n35::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@36\n"); fflush(stdout); n36::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@37\n"); fflush(stdout); n37::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@38\n"); fflush(stdout); n38::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@39\n"); fflush(stdout); n39::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@40\n"); fflush(stdout); n40::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@41\n"); fflush(stdout); n41::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@42\n"); fflush(stdout); n42::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@43\n"); fflush(stdout); n43::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@44\n"); fflush(stdout); n44::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@45\n"); fflush(stdout); n45::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@46\n"); fflush(stdout); n46::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@47\n"); fflush(stdout); n47::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@48\n"); fflush(stdout); n48::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@49\n"); fflush(stdout); n49::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@50\n"); fflush(stdout); n50::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@51\n"); fflush(stdout); n51::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@52\n"); fflush(stdout); n52::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@53\n"); fflush(stdout); n53::run(); std::cout << std::flush; fflush(stdout);
}
