// Numbers of less than a byte are values of their own types; what refers to one that is packed is an object.
#include <cute/tensor.hpp>
#include <array>
#include <cstdio>
#include <iostream>
#include <vector>
using namespace cute;

#define SAME(...) printf("%d  %s\n", int(std::is_same_v<__VA_ARGS__>), #__VA_ARGS__)
#define SHOW(...) printf("%d  %s\n", int(__VA_ARGS__), #__VA_ARGS__)

void f(int) { printf("int\n"); }
void f(int4_t) { printf("int4\n"); }
void f(uint4_t) { printf("uint4\n"); }
template <class T> struct Bits { static constexpr int n = 0; };
template <> struct Bits<int4_t> { static constexpr int n = 4; };
template <class T> int bits(T const&) { return Bits<T>::n; }
struct Pair { int4_t x, y; };

void values() {
  int4_t x(-7);
  auto y = x;
  SAME(decltype(y), int4_t);
  SAME(decltype(x + y), int);
  SAME(decltype(uint4_t(1) + uint4_t(1)), unsigned);
  f(int4_t(1));
  f(uint4_t(1));
  f(1);
  f(y);
  SHOW(bits(x));
  SHOW(sizeof_bits_v<decltype(y)>);
  x = int4_t(-8);
  SHOW(x);
  SHOW(y);
  SHOW(-x * 2);
  SHOW(x < y);
  print(y);
  std::cout << " " << y << " " << uint2_t(3) << "\n";
  Pair p{int4_t(1), int4_t(2)};
  auto member = p.x;
  member = int4_t(5);
  SHOW(p.x);
  SAME(decltype(member), int4_t);
}

void arrays() {
  int4_t a[4] = {int4_t(1), int4_t(2), int4_t(3), int4_t(4)};
  auto copy = a[1];
  copy = int4_t(7);
  auto& first = a[0];
  first = int4_t(6);
  int4_t* p = a;
  ++p;
  SHOW(*p);
  SHOW(a[0]);
  SAME(decltype(a[0]), int4_t&);
  SAME(decltype(copy), int4_t);
  for (auto e : a) e = int4_t(0);
  for (auto& e : a) e = int4_t(e + 1);
  SHOW(a[3]);
  SHOW(sizeof(a));
  std::vector<int4_t> v(3, int4_t(2));
  auto r = v[0];
  r = int4_t(5);
  SHOW(v[0]);
  v.push_back(int4_t(-1));
  SHOW(v.back());
  std::array<int4_t, 2> b{int4_t(1), int4_t(2)};
  auto s = b[0];
  s = int4_t(4);
  SHOW(b[0]);
}

void packed() {
  auto T = make_tensor<int4_t>(make_shape(_4{}, _8{}));
  T(0) = int4_t(1);
  auto r = T(0);
  r = int4_t(3);
  SHOW(int4_t(T(0)));
  SAME(decltype(r), subbyte_reference<int4_t>);
  SAME(decltype((r)), subbyte_reference<int4_t>&);
  SAME(decltype(T(0)), subbyte_reference<int4_t>);
  SAME(typename decltype(T)::reference, subbyte_reference<int4_t>);
  SAME(typename decltype(T)::value_type, int4_t);
  int4_t v = T(0);
  v = int4_t(5);
  SHOW(int4_t(T(0)));
  SAME(decltype(v), int4_t);
  cute::array_subbyte<int4_t, 8> a;
  a.clear();
  auto e = a[0];
  e = int4_t(2);
  SHOW(int4_t(a[0]));
  SAME(decltype(e), subbyte_reference<int4_t>);
  SAME(decltype(a[0]), subbyte_reference<int4_t>);
  auto B = make_tensor<bool>(make_shape(_8{}));
  auto b = B(0);
  b = true;
  SHOW(bool(B(0)));
  SAME(decltype(b), subbyte_reference<bool>);
  auto t = make_tensor<int4_t>(Shape<_4>{});
  SHOW(std::is_reference_v<decltype(t(0))>);
  SHOW(is_reference<subbyte_reference<uint4_t>>::value);
}

template <class A, class B> constexpr bool is_equal = requires(A a, B b) { a == b; };
template <class A, class B> constexpr bool is_less = requires(A a, B b) { a < b; };

void compared() {
  enum Plain { One = 1 };
  printf("%d %d %d %d\n", is_equal<int4_t, int>, is_equal<int, int4_t>, is_equal<uint1_t, bool>, is_equal<bool, uint1_t>);
  printf("%d %d %d %d\n", is_less<int4_t, int>, is_less<int, int4_t>, is_less<int4_t, Plain>, is_less<Plain, int4_t>);
  SHOW(1 < int4_t(2));
  SHOW(1.5 < uint4_t(2));
  SHOW(One < int4_t(2));
  cute::array_subbyte<bool, 8> a{};
  a[2] = true;
  SHOW(a[2] == true);
  SAME(decltype(a)::value_type, bool);
  SAME(decltype(a[2]), subbyte_reference<bool>);
}

int main() {
  values();
  arrays();
  packed();
  compared();
}
