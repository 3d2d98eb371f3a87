#include <cute/tensor.hpp>
#include <cstdio>
#include <string>

using namespace cute;

std::string type_of(bool) { return "bool"; }
std::string type_of(char) { return "char"; }
std::string type_of(unsigned char) { return "uchar"; }
std::string type_of(unsigned short) { return "ushort"; }
std::string type_of(int) { return "int"; }
std::string type_of(unsigned) { return "uint"; }
std::string type_of(long) { return "long"; }
std::string type_of(unsigned long) { return "ulong"; }

template <auto v>
std::string type_of(C<v>) { return "C<" + type_of(v) + ">"; }

#define SHOW(...) (printf("%s: %s ", #__VA_ARGS__, type_of(__VA_ARGS__).c_str()), print(__VA_ARGS__), printf("\n"))

struct XX { bool v; XX(bool v) : v(v) { printf("X%d ", v); } operator bool() const { printf("b%d ", v); return v; } };
bool t(int i) { printf("t%d ", i); return true; } bool f(int i) { printf("f%d ", i); return false; }
template <class... T> auto all(T... t) { return (... && t); }
template <class... T> auto any(T... t) { return (... || t); }
template <class... T> auto allr(T... t) { return (t && ...); }
template <class... T> auto alli(T... t) { return (true && ... && t); }
template <class... T> constexpr bool allv = (is_static<T>::value && ...);
template <int... I> auto sums(seq<I...>) { return (C<I>{} + ...); }
template <class... T> bool chk(T... t) { return (f(t) || ...); }
template <class... T> bool chk2(T... t) { return (... && ::t(t)); }
template <class T> auto rel(T t) { if constexpr (is_static<decltype(t && false_type{})>::value) return _1{}; else return 2; }

int main() {
  SHOW(all());
  SHOW(any());
  SHOW(all(1));
  SHOW(all(true));
  SHOW(all(_1{}));
  SHOW(all(_1{}, _2{}));
  SHOW(all(_1{}, 5));
  SHOW(all(5, _0{}));
  SHOW(all(_0{}, 5));
  SHOW(any(_0{}, _0{}));
  SHOW(any(5, _1{}));
  SHOW(any(0, 0));
  SHOW(any(0, _1{}, 0));
  SHOW(allr(_1{}, true_type{}));
  SHOW(allr(1, 2));
  SHOW(alli());
  SHOW(alli(_1{}));
  SHOW(alli(_0{}));
  printf("%d%d\n", allv<_1,_2>, allv<_1,int>);
  SHOW(sums(seq<1,2,3>{}));
  printf("%d\n", chk(1,2,3));
  printf("%d\n", chk2(1,2,3));
  SHOW(rel(1));
  SHOW(rel(_1{}));
  SHOW(rel(true));
  int* p = nullptr;
  if (p && *p) printf("no\n");
  bool ok = false;
  int x;
  if (ok && x) printf("no");
  XX a(true), b(false);
  printf("| %d\n", a && b);
  printf("| %d\n", b && a);
  printf("| %d\n", f(1) && t(2));
  printf("| %d\n", t(1) || f(2));
  printf("| %d\n", b || XX(true));
  printf("%d %d\n", f(3) && XX(true), f(1) && true_type{});
  auto r = f(1) && false_type{};
  static_assert(is_static<decltype(r)>::value);
  auto q = ok || true_type{};
  static_assert(is_same_v<decltype(q), true_type>);
  auto w = ok && true_type{};
  static_assert(is_same_v<decltype(w), bool>);
  SHOW(bit_width(size_t(5)));
  SHOW(countl_zero(size_t(5)));
  SHOW(countl_zero(uint8_t(5)));
  SHOW(countr_zero(uint8_t(0)));
  SHOW(countr_zero(uint16_t(8)));
  SHOW(rotl(uint8_t(0x81), 1));
  SHOW(rotl(uint64_t(1) << 63, 1));
  SHOW(rotr(uint16_t(1), 3));
  SHOW(countl_one(0xf0000000u));
  SHOW(countr_one(uint64_t(7)));
  SHOW(popcount(int8_t(1)));
  SHOW(bit_floor(uint64_t(1) << 40));
  SHOW(bit_ceil(uint64_t(5) << 40));
  SHOW(popcount(~uint64_t(0)));
  SHOW(log_2(size_t(1) << 40));
  SHOW(max(uint8_t(3), uint8_t(4)));
  SHOW(max(3, 4l));
  SHOW(min(-1, 2u));
  SHOW(max(-1, 2u));
  SHOW(gcd(-12, 8u));
  SHOW(ceil_div(uint8_t(255), uint8_t(2)));
  SHOW(ceil_div(7u, -2));
  SHOW(ceil_div(0u, 2));
  SHOW(round_up(0u, 4));
}
