// References and values that functions of CuTe return, const or not.
#include <cstdio>
#include <cute/tensor.hpp>
#include <iostream>
#include <type_traits>

using namespace cute;
int w(int&) { return 1; } int w(const int&) { return 2; } int w(int&&) { return 3; } template <class T> int c(T&&) { return std::is_lvalue_reference_v<T> * 2 + std::is_const_v<std::remove_reference_t<T>>; }
struct A { int v = 1; int m() & { return 1; } int m() const& { return 2; } int m() && { return 3; } int m() const&& { return 4; } };
#define T(...) std::is_lvalue_reference_v<decltype(__VA_ARGS__)> * 4 + std::is_rvalue_reference_v<decltype(__VA_ARGS__)> * 2 + std::is_const_v<std::remove_reference_t<decltype(__VA_ARGS__)>>

namespace n0 {

void run() {
  int a = 1; const int b = 2; printf("%d %d", T(conditional_return<true>(a, b)), T(conditional_return<false>(a, b)));
}
}

namespace n1 {

void run() {
  int a = 1; const int b = 2; printf("%d %d", w(conditional_return<true>(a, b)), w(conditional_return<false>(a, b)));
}
}

namespace n2 {

void run() {
  int a = 1; const int b = 2; printf("%d %d", c(conditional_return<true>(a, b)), c(conditional_return<false>(a, b)));
}
}

namespace n3 {

void run() {
  int a = 1; const int b = 2; printf("%d %d", T(conditional_return(true_type{}, a, b)), T(conditional_return(false_type{}, a, b)));
}
}

namespace n4 {

void run() {
  int a = 1; const int b = 2; printf("%d %d", w(conditional_return(true_type{}, a, b)), w(conditional_return(false_type{}, a, b)));
}
}

namespace n5 {

void run() {
  A a; const A b; printf("%d %d", conditional_return<true>(a, b).m(), conditional_return<false>(a, b).m());
}
}

namespace n6 {

void run() {
  A a; const A b; printf("%d %d %d %d", conditional_return<true>(A{}, b).m(), conditional_return<false>(a, A{}).m(), c(conditional_return<true>(A{}, b)), T(conditional_return<true>(A{}, b)));
}
}

namespace n7 {

void run() {
  A a; const A b; printf("%d %d", conditional_return<true>(std::move(a), b).m(), conditional_return<false>(a, std::move(b)).m());
}
}

namespace n8 {

void run() {
  auto&& x = conditional_return<true>(_1{}, 3); printf("%d %d", T(x), T(conditional_return<true>(_1{}, 3)));
}
}

namespace n9 {

void run() {
  cute::tuple<int, A> t; const cute::tuple<int, A> u; printf("%d %d %d %d", T(get<0>(t)), T(get<0>(u)), T(get<0>(std::move(t))), T(get<1>(u)));
}
}

namespace n10 {

void run() {
  cute::tuple<int, A> t; const cute::tuple<int, A> u; printf("%d %d %d %d", w(get<0>(t)), w(get<0>(u)), w(get<0>(std::move(t))), w(get<0>(cute::tuple<int>{3})));
}
}

namespace n11 {

void run() {
  cute::tuple<int, A> t; const cute::tuple<int, A> u; printf("%d %d %d", get<1>(t).m(), get<1>(u).m(), get<1>(std::move(t)).m());
}
}

namespace n12 {

void run() {
  auto t = make_tuple(1, A{}); const auto u = t; printf("%d %d %d %d", T(front(t)), T(back(t)), T(front(u)), T(back(u))); printf("%d %d", w(front(t)), w(front(u)));
}
}

namespace n13 {

void run() {
  auto t = make_shape(2, 3, 4); const auto u = t; printf("%d %d %d %d %d", T(get<0>(t)), T(get<1>(u)), T(take<0, 2>(t)), T(select<0, 2>(u)), T(get<0>(take<0, 2>(t))));
}
}

namespace n14 {

void run() {
  float f[8] = {}; auto t = make_tensor(&f[0], make_layout(8)); const auto u = t; const float* p = f; auto v = make_tensor(p, make_layout(8)); printf("%d %d %d %d %d", T(t(0)), T(u(0)), T(v(0)), T(t[0]), T(u[1]));
}
}

namespace n15 {

void run() {
  float f[8] = {}; auto t = make_tensor<float>(make_shape(_8{})); const auto u = t; printf("%d %d %d %d", T(t(0)), T(u(0)), c(t(1)), c(u(1))); printf("%d %d", T(t.data()), T(*t.data()));  printf("%d %d", T(*u.data()), T(*raw_pointer_cast(u.data())));
}
}

namespace n16 {

void run() {
  A f[8]; auto t = make_tensor(&f[0], make_layout(8)); const auto u = t; printf("%d %d", t(0).m(), u(0).m()); const A* p = f; auto v = make_tensor(p, make_layout(8)); printf("%d", v(0).m());
}
}

namespace n17 {

void run() {
  auto t = make_tensor<A>(make_shape(_4{})); const auto u = t; printf("%d %d %d", t(0).m(), u(0).m(), make_tensor<A>(make_shape(_4{}))(0).m());
}
}

namespace n18 {

void run() {
  cute::array<int, 3> a{}; const cute::array<int, 3> b{}; printf("%d %d %d %d %d %d", T(a[0]), T(b[0]), T(a.front()), T(b.back()), T(get<0>(a)), T(get<1>(b))); printf("%d %d %d", w(a[0]), w(b[0]), w(get<1>(b)));
}
}

namespace n19 {

void run() {
  int a = 1, b = 2; const int d = 3; printf("%d %d %d %d", T(cute::max(a, b)), T(cute::min(a, d)), T(cute::max(a, _1{})), T(cute::max(_1{}, _2{})));
}
}

namespace n20 {

void run() {
  int a = 1; const int b = 2; printf("%d %d %d %d", T(cute::forward<int&>(a)), T(cute::move(a)), T(cute::move(b)), T(cute::forward<const int>(b)));
}
}

namespace n21 {

void run() {
  auto L = make_layout(make_shape(2, 3)); const auto M = L; printf("%d %d %d %d %d", T(L.shape()), T(M.shape()), T(L.stride()), T(shape<0>(L)), T(get<0>(L.shape()))); printf("%d %d", T(L.layout()), T(M.layout())); printf("%d %d", T(get<0>(M.shape())), T(get<0>(L)));
}
}

namespace n22 {

void run() {
  float f[8] = {}; auto t = make_tensor(&f[0], make_layout(8)); const auto u = t; printf("%d %d %d %d %d", T(t.layout()), T(u.layout()), T(t.data()), T(u.data()), T(t.tensor())); printf("%d %d", T(t.shape()), T(u.stride()));
}
}

namespace n23 {
template <class X> int q(X& x) { return 1; } template <class X> int q(const X& x) { return 2; } template <class X> int q(X&& x) { return 3; }
void run() {
  int a = 1; const int b = 2; printf("%d %d %d", q(conditional_return<true>(a, b)), q(conditional_return<false>(a, b)), q(conditional_return<true>(1, b)));
}
}

namespace n24 {
template <bool C, class X, class Y> decltype(auto) pick(X&& x, Y&& y) { return conditional_return<C>(static_cast<X&&>(x), static_cast<Y&&>(y)); }
void run() {
  int a = 1; const int b = 2; printf("%d %d %d", T(pick<true>(a, b)), T(pick<false>(a, b)), T(pick<true>(3, b))); printf("%d", w(pick<false>(a, b)));
}
}

namespace n25 {
template <class X> auto g(X const& x) { return T(conditional_return<true>(x, 1)); }
void run() {
  printf("%d %d", g(1), g(A{}));
}
}

namespace n26 {

void run() {
  for_each(make_tuple(1, A{}), [](auto& x) { printf("%d ", T(x)); }); auto t = make_tuple(1, 2); for_each(t, [](auto&& x) { printf("%d ", T(x)); }); const auto u = t; for_each(u, [](auto& x) { printf("%d ", T(x)); });
}
}

namespace n27 {

void run() {
  auto t = make_tuple(1, 2); transform(t, [](auto&& x) { printf("%d ", T(x)); return x; }); const auto u = t; transform(u, [](auto& x) { printf("%d ", T(x)); return x; }); transform(make_tuple(1), [](auto&& x) { printf("%d ", T(x)); return x; });
}
}

namespace n28 {

void run() {
  auto t = make_tuple(1, 2); cute::apply(t, [](auto&&... x) { ((printf("%d ", T(x))), ...); return 0; }); const auto u = t; cute::apply(u, [](auto&&... x) { ((printf("%d ", T(x))), ...); return 0; }); cute::apply(make_tuple(1), [](auto&&... x) { ((printf("%d ", T(x))), ...); return 0; });
}
}

namespace n29 {

void run() {
  auto t = make_tuple(1, 2); printf("%d", fold(t, 0, [](auto const& s, auto&& x) { printf("%d ", T(x)); return s + x; }));
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
}
