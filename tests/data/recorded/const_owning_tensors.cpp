// Elements of const tensors with memory of their own, and of temporary ones.
#include <cstdio>
#include <cute/tensor.hpp>
#include <iostream>
#include <vector>

using namespace cute;
template<class T> void f(T&& t){ if constexpr(requires{t(0)=1;}) printf("w"); else printf("r"); } template <class U> decltype(auto) el(U& t){return t(1);} int w(int&) { return 1; } int w(const int&) { return 2; } template <class U> void g(U& t) { printf("%d%d%d", w(t(0)), w(t[1]), w(*t.data())); } template <class U> concept Writable = requires(U& t){t(0)=1;}; template <class U> struct Wrap { U& t; int m() { return w(t(0)); } }; template <class U> Wrap(U&) -> Wrap<U>;
auto mk(){ auto t=make_tensor<int>(_3{}); fill(t,7); return t; } auto mk(int n) { auto t = make_tensor<int>(_3{}); fill(t, n); return t; }
struct HT { decltype(make_tensor<int>(_3{})) t; int f(int i) { return t(i); } auto const& get() const { return t; } };

namespace n0 {

void run() {
  auto const t=make_tensor<int>(_3{}); f(t); auto u=make_tensor<int>(_3{}); f(u); f(mk());
}
}

namespace n1 {

void run() {
  auto const t=make_tensor<int>(_3{}); g(t); auto u=make_tensor<int>(_3{}); g(u);
}
}

namespace n2 {

void run() {
  auto const t=make_tensor<int>(_3{}); auto l = [](auto& x) { return w(x(0)); }; printf("%d", l(t)); auto k = [](auto&& x) { return w(x(0)); }; printf("%d", k(t));
}
}

namespace n3 {

void run() {
  std::vector<decltype(make_tensor<int>(_3{}))> const v(2); for (auto& x : v) printf("%d", w(x(0)));
}
}

namespace n4 {

void run() {
  HT const h{}; auto& t = h.get(); printf("%d", w(t(0))); g(h.get());
}
}

namespace n5 {

void run() {
  auto const t=make_tensor<int>(_3{}); for_each(t,[](auto&& x){ printf("%d", std::is_const_v<std::remove_reference_t<decltype(x)>>); });
}
}

namespace n6 {

void run() {
  int a[4] = {}; auto const t = make_tensor(&a[0], make_layout(4)); f(t); g(t); int const* p = a; auto u = make_tensor(p, make_layout(4)); f(u);
}
}

namespace n7 {

void run() {
  printf("%d\n", mk()(0));
}
}

namespace n8 {

void run() {
  int x = mk(3)(1); printf("%d %d", x, mk()[1]);
}
}

namespace n9 {

void run() {
  printf("%d", *mk().data()); printf("%d", mk(3)(0)+mk(4)(1)); printf("%d", ++mk()(0));
}
}

namespace n10 {

void run() {
  bool c = true; printf("%d", (c ? mk(1) : mk(2))(0)); printf("%d", []{return mk(9);}()(2));
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
}
