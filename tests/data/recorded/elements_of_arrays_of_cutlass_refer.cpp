// An element of an array of CUTLASS that is less than a register is an object that refers to it: a copy refers there too, and what
// is assigned an element of the same array type refers anew.
#include <cute/tensor.hpp>
#include <cutlass/array.h>
#include <cutlass/functional.h>
#include <cutlass/numeric_types.h>
#include <array>
#include <cstddef>
#include <cstdio>
#include <iostream>
#include <type_traits>
#include <vector>
using namespace cutlass;
using Halves = Array<half_t, 4>;
using Bytes = Array<int8_t, 8>;

template <class A> void show(char const* what, A const& a) {
  printf("%s:", what);
  for (int i = 0; i < int(a.size()); ++i) printf(" %g", float(typename A::Element(a[i])));
  printf("\n");
}
template <class F> Halves make(F f) {
  Halves r;
  for (int i = 0; i < 4; ++i) r[i] = half_t(float(f(i)));
  return r;
}
template <class T> void kind(char const* what, T) {
  printf("%s: %d %d %d\n", what, std::is_same_v<T, half_t>, std::is_same_v<T, Halves::reference>, std::is_same_v<T, Halves::const_reference>);
}
template <class T> void set(T t, float x) { t = half_t(x); }
template <class D, class S> void from_const(D& d, S const& s) { for (int i = 0; i < int(D::kElements); ++i) d[i] = s[i]; }
template <class D, class S> void from_variable(D& d, S& s) { for (int i = 0; i < int(D::kElements); ++i) d[i] = s[i]; }
struct Fragment {
  char before;
  Halves a;
  char between;
  Array<int8_t, 6> b;
  Array<bool, 8> flags;
  Halves& get() { return a; }
  Halves const& get() const { return a; }
};

int main() {
  Halves a = make([](int i) { return i * 1.5f; });
  auto x = a[0];
  auto y = a[1];
  x = half_t(5.f);
  show("a copy refers", a);
  y = x;
  y = half_t(6.f);
  show("y refers to what x does", a);
  half_t h = a[2];
  h = half_t(9.f);
  set(a[3], 8.f);
  show("a value, and an argument", a);
  kind("a[0]", a[0]);
  kind("const", static_cast<Halves const&>(a)[0]);
  kind("get", a[0].get());
  kind("sum", a[0] + a[1]);
  printf("%d %d %d %d\n", int(sizeof(x)), std::is_same_v<decltype(a[0]), half_t&>, std::is_same_v<decltype(a.front()), Halves::reference>,
         std::is_same_v<decltype(x), Halves::reference>);
  printf("%d %d %d\n", std::is_convertible_v<Halves::reference, half_t>, std::is_convertible_v<Halves::reference, float>,
         std::is_constructible_v<float, Halves::reference>);

  Halves b, c;
  b.clear();
  c.clear();
  from_const(b, a);
  from_variable(c, a);
  show("of const elements", b);
  show("of elements", c);
  a[0] = a[1] = half_t(3.f);
  show("twice", a);
  a[1] = a[3].get();
  a[2] = half_t(a[3]);
  show("values", a);
  Array<half_t, 8> wide;
  wide.clear();
  from_variable(wide, wide);
  for (int i = 0; i < 4; ++i) wide[i] = a[i];
  show("of another array type", wide);

  for (auto e : a) e = half_t(float(e) + 1.f);
  float f = 0.f;
  for (auto it = b.begin(); it != b.end(); ++it) *it = half_t(f += 2.f);
  show("by value", a);
  show("by iterators", b);
  auto it = b.begin();
  printf("%d %d %d\n", int(sizeof(it)), std::is_pointer_v<decltype(it)>, std::is_same_v<decltype(*it), Halves::reference>);
  auto both = [&](bool first) { return first ? a[0] : b[0]; };
  both(true) = half_t(20.f);
  both(false) = half_t(30.f);
  auto held = [z = a[1]]() mutable { z = half_t(40.f); };
  held();
  show("through lambdas", a);
  show("through lambdas", b);

  Fragment g{};
  g.a.fill(half_t(1.f));
  auto r = g.get()[1];
  r = half_t(5.f);
  Fragment k = g;
  auto const cr = static_cast<Fragment const&>(k).get()[1];
  k.a[1] = half_t(8.f);
  show("member", g.a);
  show("copied", k.a);
  printf("%g %d %d %d %d %d\n", float(cr), int(sizeof(Fragment)), int(alignof(Fragment)), int(offsetof(Fragment, a)), int(offsetof(Fragment, b)),
         int(offsetof(Fragment, flags)));
  g.flags.clear();
  g.flags[3] = true;
  auto flag = g.flags[5];
  flag = true;
  printf("%d %d\n", int(g.flags[5]), int(reinterpret_cast<uint8_t const&>(g.flags)));

  std::vector<Halves> v(2);
  std::array<Halves, 2> w;
  Halves n[2];
  for (int i = 0; i < 2; ++i) v[i] = w[i] = n[i] = make([&](int j) { return i + j; });
  auto p = v[1][2], q = w[1][2], s = n[1][2];
  p = q = s = half_t(7.f);
  show("vector", v[1]);
  show("array", w[1]);
  show("array of C", n[1]);
  auto t = cute::make_tensor(&n[0], cute::make_layout(2));
  Halves own = t(1);
  auto own0 = own[0];
  own0 = half_t(50.f);
  show("of a tensor", own);
  show("of a tensor", n[1]);

  Bytes bytes;
  for (int i = 0; i < 8; ++i) bytes[i] = int8_t(i * 20 - 60);
  auto byte = bytes[0];
  byte = 5;
  printf("%d %d %d %d %d\n", int(bytes[0]), byte + 1, byte == 5, bytes[1] << 1, -bytes[2]);
  uint32_t* words = reinterpret_cast<uint32_t*>(&bytes);
  printf("%x %x %d\n", words[0], bytes.raw_data()[1], words == bytes.raw_data());
  bytes.raw_data()[0] = 0x01020304;
  show("bytes", bytes);
  printf("%d %d %d %d %d %d\n", int(Bytes::kStorageElements), Bytes::kElementsPerStoredItem, Bytes::kSizeBits, int(Bytes::kMask), int(alignof(Bytes)),
         std::is_same_v<Array<uint16_t, 3>::Storage, uint16_t>);

  Array<uint4b_t, 8> nibbles;
  for (int i = 0; i < 8; ++i) nibbles[i] = uint4b_t(i);
  auto four = nibbles[1];
  four = uint4b_t(9);
  nibbles[2] = nibbles[1];
  printf("%x %d %d\n", *reinterpret_cast<uint32_t*>(&nibbles), int(four), std::is_same_v<decltype(nibbles[0]), Array<uint4b_t, 8>::reference>);
  Array<float, 2> floats;
  floats.fill(1.f);
  auto single = floats[0];
  single = 2.f;
  floats[1] = floats[0] + single;
  show("registers", floats);
  maximum<Halves> larger;
  multiplies<Halves> times;
  show("functors", times(larger(a, half_t(4.f)), b));
}
