// What new, temporaries and delete take, as requirements tell it.
#include <array>
#include <concepts>
#include <cstdio>
#include <initializer_list>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

template <class T, class... A> concept NewP = requires (A... a) { new T(a...); }; template <class T, class... A> concept NewB = requires (A... a) { new T{a...}; };
template <class T> concept New0 = requires { new T; }; template <class T> concept NewA = requires { new T[3]; }; template <class T> concept NewZ = requires { new T(0); }; template <class T> concept NewZ2 = requires { new T{0}; };
template <class T, class... A> concept P = requires (A... a) { T(a...); }; template <class T, class... A> concept B = requires (A... a) { T{a...}; };
template <class T> concept P0 = requires { T(); }; template <class T> concept B0 = requires { T{}; }; template <class T> concept PZ = requires { T(0); }; template <class T> concept BZ = requires { T{0}; }; template <class T> concept Del = requires (T* p) { delete p; };
struct Agg { int a; std::string b; }; struct Base { Base(int) {} }; struct AggB : Base { int y; }; struct AggB2 : Agg { int z; }; struct Priv { private: Priv() {} Priv(int) {} }; struct Del1 { Del1() = delete; Del1(int) {} Del1(const Del1&) = delete; };
struct PrivD { PrivD() {} private: ~PrivD() {} }; struct Abs { virtual void f() = 0; virtual ~Abs() {} }; struct Exp { explicit Exp(int) {} }; struct Imp { Imp(int) {} }; union U { int a; float b; }; enum E { e1 }; enum class Ec { a }; struct Two { Two(int, int = 0) {} }; struct Ref { int& r; }; struct CM { const int c; }; struct Emp {}; struct Conv { operator int() const { return 1; } }; struct Fin final { int a; }; template <class T> struct Tp { T t; };
struct NoDel { ~NoDel() = delete; }; struct Il { Il(std::initializer_list<int>) {} }; struct OpN { static void* operator new(size_t) = delete; int a; };
template <class T> concept Data = requires (T t) { t.data(); }; template <class T> concept Empty = requires (T t) { t.empty(); }; template <class T> concept Size = requires (T t) { t.size(); }; template <class T> concept Begin = requires (T t) { t.begin(); }; template <class T> concept Cbegin = requires (T t) { t.cbegin(); }; template <class T> concept Rbegin = requires (T t) { t.rbegin(); }; template <class T> concept Front = requires (T t) { t.front(); }; template <class T> concept Ix = requires (T t) { t[0]; }; template <class T> concept At = requires (T t) { t.at(0); };
template <class T> concept DataA = requires (T t) { t.data(1); }; template <class T> concept SizeA = requires (T t) { t.size(1); }; template <class T> concept BeginA = requires (T t) { t.begin(1); };
#define L(C) printf("%s:", #C); printf("%d", C<int>); printf("%d", C<const int>); printf("%d", C<float>); printf("%d", C<int*>); printf("%d", C<E>); printf("%d", C<Ec>); printf("%d", C<std::string>); printf("%d", C<std::vector<int>>); printf("%d", C<std::array<int, 2>>); printf("%d", C<std::tuple<int, int>>); printf("%d", C<std::pair<int, int>>); printf("%d", C<std::optional<int>>); printf("%d", C<std::unique_ptr<int>>); printf("%d ", C<std::string_view>);
#define M(C) printf("%d", C<Agg>); printf("%d", C<Base>); printf("%d", C<AggB>); printf("%d", C<AggB2>); printf("%d", C<Priv>); printf("%d", C<Del1>); printf("%d", C<PrivD>); printf("%d", C<Abs>); printf("%d", C<Exp>); printf("%d", C<Imp>); printf("%d", C<U>); printf("%d", C<Two>); printf("%d", C<Ref>); printf("%d", C<CM>); printf("%d", C<Emp>); printf("%d", C<Conv>); printf("%d", C<Fin>); printf("%d", C<Tp<int>>); printf("%d", C<Tp<std::string>>); printf("%d", C<Il>); printf("%d", C<const Agg>); printf("%d", C<const Emp>); printf("%d", C<NoDel>); printf("%d", C<OpN>);
#define N(C) printf("%d", C<int[3]>); printf("%d", C<int[]>); printf("%d", C<std::string[2]>); printf("%d", C<void>); printf("%d", C<int&>); printf("%d", C<int&&>); printf("%d", C<const int&>); printf("%d", C<int()>); printf("%d", C<int(*)()>); printf("%d", C<const void>); printf("%d", C<Base[2]>); printf("%d", C<Agg[2]>);

namespace n0 {

void run() {
  L(New0)
}
}

namespace n1 {

void run() {
  M(New0)
}
}

namespace n2 {

void run() {
  N(New0)
}
}

namespace n3 {

void run() {
  L(NewA)
}
}

namespace n4 {

void run() {
  M(NewA)
}
}

namespace n5 {

void run() {
  N(NewA)
}
}

namespace n6 {

void run() {
  L(NewZ)
}
}

namespace n7 {

void run() {
  M(NewZ)
}
}

namespace n8 {

void run() {
  N(NewZ)
}
}

namespace n9 {

void run() {
  L(NewZ2)
}
}

namespace n10 {

void run() {
  M(NewZ2)
}
}

namespace n11 {

void run() {
  N(NewZ2)
}
}

namespace n12 {

void run() {
  L(P0)
}
}

namespace n13 {

void run() {
  M(P0)
}
}

namespace n14 {

void run() {
  N(P0)
}
}

namespace n15 {

void run() {
  L(B0)
}
}

namespace n16 {

void run() {
  M(B0)
}
}

namespace n17 {

void run() {
  L(PZ)
}
}

namespace n18 {

void run() {
  N(PZ)
}
}

namespace n19 {

void run() {
  L(BZ)
}
}

namespace n20 {

void run() {
  M(BZ)
}
}

namespace n21 {

void run() {
  N(BZ)
}
}

namespace n22 {

void run() {
  L(NewP)
}
}

namespace n23 {

void run() {
  M(NewP)
}
}

namespace n24 {

void run() {
  N(NewP)
}
}

namespace n25 {

void run() {
  L(NewB)
}
}

namespace n26 {

void run() {
  N(NewB)
}
}

namespace n27 {

void run() {
  M(Del) N(Del)
}
}

namespace n28 {

void run() {
  printf("%d%d%d%d%d%d", NewP<std::string, int, char>, NewP<std::string, const char*>, NewP<std::string, int>, NewP<std::string, std::string>, NewP<std::vector<int>, int>, NewP<std::vector<int>, int, int>);
}
}

namespace n29 {

void run() {
  printf("%d%d%d%d%d%d", NewB<std::string, int, char>, NewB<std::string, const char*>, NewB<std::string, int>, NewB<std::string, std::string>, NewB<std::vector<int>, int>, NewB<std::vector<int>, int, int>);
}
}

namespace n30 {

void run() {
  printf("%d%d%d%d%d%d", P<std::string, int, char>, P<std::string, const char*>, P<std::string, int>, P<std::string, std::string>, P<std::vector<int>, int>, P<std::vector<int>, int, int>);
}
}

namespace n31 {

void run() {
  printf("%d%d%d%d%d%d", B<std::string, int, char>, B<std::string, const char*>, B<std::string, int>, B<std::string, std::string>, B<std::vector<int>, int>, B<std::vector<int>, int, int>);
}
}

namespace n32 {

void run() {
  printf("%d%d%d%d%d%d%d%d", P<Agg, int>, P<Agg, int, std::string>, B<Agg, int>, B<Agg, int, std::string>, B<Agg, int, const char*>, B<Agg, std::string>, NewP<Agg, int>, NewB<Agg, int, std::string>);
}
}

namespace n33 {

void run() {
  printf("%d%d%d%d%d%d%d%d", P<AggB, int>, B<AggB, int>, B<AggB, int, int>, B<AggB, Base>, B<AggB, Base, int>, P<AggB, Base, int>, B<AggB, std::string>, B<AggB, Base, std::string>);
}
}

namespace n34 {

void run() {
  printf("%d%d%d%d%d%d%d", B<AggB2, Agg>, B<AggB2, Agg, int>, B<AggB2, int>, B<AggB2, int, std::string>, B<AggB2, int, std::string, int>, P<AggB2, Agg, int>, B<AggB2, AggB2>);
}
}

namespace n35 {

void run() {
  printf("%d%d%d%d%d%d", P<Two, int>, P<Two, int, int>, B<Two, int>, B<Two, int, int>, B<Two, double>, P<Two, double>);
}
}

namespace n36 {

void run() {
  printf("%d%d%d%d%d%d", P<Exp, int>, B<Exp, int>, P<Exp, double>, B<Exp, double>, P<Exp, Exp>, B<Exp, Exp>);
}
}

namespace n37 {

void run() {
  printf("%d%d%d%d%d%d%d", P<int, double>, B<int, double>, P<int, int*>, P<int*, int>, B<float, double>, B<float, int>, P<E, int>); printf("%d%d%d%d", B<Ec, int>, P<Ec, int>, B<E, int>, B<int, E>);
}
}

namespace n38 {

void run() {
  printf("%d%d%d%d%d%d", P<Ref, int>, B<Ref, int>, B<Ref, int&>, P<Ref, int&>, P<CM, int>, B<CM, int>);
}
}

namespace n39 {

void run() {
  printf("%d%d%d%d%d%d", P<U, int>, B<U, int>, B<U, float>, P<Fin, int>, B<Fin, int>, B<Fin, int, int>);
}
}

namespace n40 {

void run() {
  printf("%d%d%d%d%d%d", P<Tp<int>, int>, B<Tp<int>, int>, B<Tp<std::string>, const char*>, B<Tp<std::string>, int>, B<Il, int, int>, B<Il, double>);
}
}

namespace n41 {

void run() {
  using I = std::initializer_list<int>; printf("%d%d%d%d%d%d%d%d%d", Data<I>, Empty<I>, Size<I>, Begin<I>, Cbegin<I>, Rbegin<I>, Front<I>, Ix<I>, At<I>); printf("%d%d%d", DataA<I>, SizeA<I>, BeginA<I>);
}
}

namespace n42 {

void run() {
  using I = std::vector<int>; printf("%d%d%d%d%d%d%d%d%d", Data<I>, Empty<I>, Size<I>, Begin<I>, Cbegin<I>, Rbegin<I>, Front<I>, Ix<I>, At<I>); printf("%d%d%d", DataA<I>, SizeA<I>, BeginA<I>);
}
}

namespace n43 {

void run() {
  using I = std::vector<bool>; printf("%d%d%d%d%d%d%d%d%d", Data<I>, Empty<I>, Size<I>, Begin<I>, Cbegin<I>, Rbegin<I>, Front<I>, Ix<I>, At<I>);
}
}

namespace n44 {

void run() {
  using I = std::pair<int, int>; printf("%d%d%d%d%d%d%d%d%d", Data<I>, Empty<I>, Size<I>, Begin<I>, Cbegin<I>, Rbegin<I>, Front<I>, Ix<I>, At<I>);
}
}

namespace n45 {

void run() {
  using I = std::string_view; printf("%d%d%d%d%d%d%d%d%d", Data<I>, Empty<I>, Size<I>, Begin<I>, Cbegin<I>, Rbegin<I>, Front<I>, Ix<I>, At<I>);
}
}

namespace n46 {

void run() {
  using I = int[3]; printf("%d%d%d%d%d%d%d%d%d", Data<I>, Empty<I>, Size<I>, Begin<I>, Cbegin<I>, Rbegin<I>, Front<I>, Ix<I>, At<I>);
}
}

namespace n47 {

void run() {
  using I = std::tuple<int>; printf("%d%d%d%d%d%d%d%d%d", Data<I>, Empty<I>, Size<I>, Begin<I>, Cbegin<I>, Rbegin<I>, Front<I>, Ix<I>, At<I>);
}
}

namespace n48 {
template <class T> concept Fd = requires (T s) { s.find(0, 1, 'x'); }; template <class T> concept Fe = requires (T s) { s.find('x', 0); }; template <class T> concept Ff = requires (T s) { s.find("x", 0, 1); }; template <class T> concept Fg = requires (T s) { s.find(nullptr, 0, 1); };
void run() {
  printf("%d%d%d%d", Fd<std::string>, Fe<std::string>, Ff<std::string>, Fg<std::string>);
}
}

namespace n49 {
template <class T, class = void> struct Has : std::false_type {}; template <class T> struct Has<T, std::void_t<decltype(new T(0))>> : std::true_type {};
void run() {
  printf("%d%d%d%d%d%d", Has<int>::value, Has<std::string>::value, Has<std::vector<int>>::value, Has<Agg>::value, Has<void>::value, Has<int[3]>::value);
}
}

namespace n50 {
template <class T, class = void> struct Has : std::false_type {}; template <class T> struct Has<T, std::void_t<decltype(T{0})>> : std::true_type {};
void run() {
  printf("%d%d%d%d%d%d", Has<int>::value, Has<std::string>::value, Has<std::vector<int>>::value, Has<Agg>::value, Has<AggB>::value, Has<Base>::value);
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
}
