// Constants of CuTe and of the standard library convert to the parameter that their type fits best.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <type_traits>
#include <cute/tensor.hpp>
using namespace cute;
void gz(int) { std::puts("int"); } void gz(long) { std::puts("long"); } void gz(unsigned long) { std::puts("ulong"); }
void gs(int) { std::puts("int"); } void gs(unsigned long) { std::puts("ulong"); }
void gd(double) { std::puts("double"); } void gd(int) { std::puts("int"); }
void gb(bool) { std::puts("bool"); } void gb(long) { std::puts("long"); }
void gf(float) { std::puts("float"); } void gf(double) { std::puts("double"); }
void g1(long) { std::puts("long"); }
template <class T> void gt(T) { std::puts("T"); } void gt(int) { std::puts("int"); }
struct C1 { int v; constexpr operator int() const { return v; } };
struct C2 { long v; constexpr operator long() const { return v; } };
struct C3 { unsigned char v; constexpr operator unsigned char() const { return v; } };
#include <iostream>
#include <cmath>
#include <vector>
#include <string>
void gm(int, long) { std::puts("int,long"); } void gm(long, int) { std::puts("long,int"); }
void gn(double, int) { std::puts("double,int"); } void gn(int, double) { std::puts("int,double"); } void gn(int, int) { std::puts("int,int"); }
template <class T> void go(T const&) { std::puts("T"); } template <int N> void go(Int<N>) { std::puts("Int<N>"); }
template <class T, class = std::enable_if_t<std::is_integral<T>::value>> void gq(T) { std::puts("integral"); } template <class T, class = std::enable_if_t<is_static<T>::value && !std::is_integral<T>::value>, class = void> void gq(T) { std::puts("static"); }
struct K { K(int) { std::puts("K(int)"); } K(double) { std::puts("K(double)"); } K(long) { std::puts("K(long)"); } void f(int) { std::puts("f(int)"); } void f(long) { std::puts("f(long)"); } void f(float) { std::puts("f(float)"); } };

int main() {
  std::printf("\n0: "); { gz(std::integral_constant<long, 3>{}); }
  std::printf("\n1: "); { gz(std::integral_constant<unsigned long, 3>{}); }
  std::printf("\n2: "); { gs(std::integral_constant<unsigned long, 3>{}); }
  std::printf("\n3: "); { gd(std::integral_constant<int, 3>{}); }
  std::printf("\n4: "); { gd(std::true_type{}); }
  std::printf("\n5: "); { gb(std::integral_constant<long, 3>{}); }
  std::printf("\n6: "); { gz(C<3l>{}); }
  std::printf("\n7: "); { gs(C<3ul>{}); }
  std::printf("\n8: "); { gd(Int<3>{}); }
  std::printf("\n9: "); { gd(size(Layout<Shape<_2, _3>>{})); }
  std::printf("\n10: "); { gn(Int<3>{}, 1); }
  std::printf("\n11: "); { gn(Int<3>{}, Int<3>{}); }
  std::printf("\n12: "); { K k(C<3l>{});  }
  std::printf("\n13: "); { K k(1.5); k.f(Int<3>{}); k.f(C<3l>{}); k.f(2.5f); k.f(size<0>(Layout<Shape<_2, _3>>{})); }
  std::printf("\n");
}
