// Layouts, numbers, functions and objects for parameters of templates that are references.
#include <array>
#include <cstdio>
#include <cute/tensor.hpp>
#include <iostream>
#include <string>
#include <vector>

using namespace cute;
constexpr auto L = make_layout(make_shape(_4{}, _8{}), make_stride(_8{}, _1{})); constexpr auto M = make_layout(_3{}); constexpr int K = 3; static constexpr std::array<int, 3> ar{1, 2, 3};
template <auto const& V> struct Tr { using Lay = std::remove_cvref_t<decltype(V)>; static constexpr auto sz = size(Lay{}); int arr[int(sz)]; };
template <const auto& V> auto show() { print(V); printf("\n"); return size(V); }
template <const int& N> int loop() { int s = 0; for (int i = 0; i < N; ++i) s += i; return s; }
template <const int& N> struct Sz { int a[N]; static constexpr int v = N * 2; };
template <const auto& A> constexpr int sum() { int s = 0; for (auto x : A) s += x; return s; }
struct Logger { std::string n; void log(const char* m) { printf("[%s] %s\n", n.c_str(), m); } }; Logger lg{"main"}, l2{"two"};
template <Logger& G> struct Svc { void run() { G.log("run"); G.n += "!"; } };
int reg = 0; template <int& R> struct Count { Count() { ++R; } ~Count() { --R; } };
int table[4] = {1, 2, 3, 4}; template <int (&T)[4]> int look(int i) { return T[i]; }
std::vector<int> vec{1, 2}; template <std::vector<int>& V> void add(int i) { V.push_back(i); }
int fn(int a) { return a + 1; } template <int (&F)(int)> int ap(int a) { return F(a); }
template <int& R, class... A> int var(A... a) { R = (0 + ... + a); return R; }
template <class T> struct H { static T v; }; template <class T> T H<T>::v = T(7); template <int& R> struct O : H<char> { int g() { return R + H<char>::v; } };

namespace n0 {

void run() {
  std::cout << show<L>() << show<M>(); print(typename Tr<L>::Lay{}); std::cout << Tr<L>::sz << sizeof(Tr<M>);
}
}

namespace n1 {

void run() {
  std::cout << loop<K>() << sizeof(Sz<K>) << Sz<K>::v << sum<ar>(); static_assert(sum<ar>() == 6);
}
}

namespace n2 {

void run() {
  Svc<lg> a; a.run(); a.run(); Svc<l2>{}.run(); std::cout << lg.n << l2.n;
}
}

namespace n3 {

void run() {
  { Count<reg> a, b; std::cout << reg; } std::cout << reg;
}
}

namespace n4 {

void run() {
  std::cout << look<table>(2); table[2] = 9; std::cout << look<table>(2);
}
}

namespace n5 {

void run() {
  add<vec>(5); for (int i : vec) std::cout << i;
}
}

namespace n6 {

void run() {
  std::cout << ap<fn>(3); std::cout << var<reg>(1, 2, 3) << reg; reg = 0;
}
}

namespace n7 {

void run() {
  std::cout << O<H<int>::v>{}.g() << int(H<char>::v); H<int>::v = 1; std::cout << O<H<int>::v>{}.g();
}
}

namespace n8 {

void run() {
  if constexpr (std::is_same_v<Svc<lg>, Svc<l2>>) std::cout << "same"; else std::cout << "other";
}
}

namespace n9 {

void run() {
  auto f = []<int& R>() { return R++; }; std::cout << f.template operator()<reg>() << reg; int V = 3; std::cout << V;
}
}

namespace n10 {
template <int& V> int use() { auto g = [](int a) { return a + V; }; auto h = [&] { V = 4; return V; }; return g(1) * 10 + h(); }
void run() {
  reg = 2; std::cout << use<reg>() << reg; reg = 0;
}
}

namespace n11 {
template <int& V> int use() { int a[] = {V, V + 1}; int b{V}; int c(V); int* p = &V; int& r = V; r += 5; return a[1] + b + c + *p + (V > 3 ? V : -V) + static_cast<int>(V) + int(V) + (int)V; }
void run() {
  reg = 2; std::cout << use<reg>(); reg = 0;
}
}

namespace n12 {
template <int& V> struct N { struct I { int g() { return V; } }; static int& r() { return V; } enum { e = sizeof(V) }; int m = V; int f(int a = V) { return a + m; } };
void run() {
  reg = 6; std::cout << N<reg>::I{}.g() << N<reg>::r() << N<reg>::e << N<reg>{}.f(); reg = 0;
}
}

namespace n13 {
template <std::string& V> struct N { auto f() { return V + "x"; } auto g() { return V.size(); } auto h() { return V[0]; } }; static std::string gs = "ab";
void run() {
  std::cout << N<gs>{}.f() << N<gs>{}.g() << N<gs>{}.h(); gs += "c"; std::cout << N<gs>{}.g();
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
}
