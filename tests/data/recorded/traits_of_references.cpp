// What traits say of references to what is converted, or is not.
#include <cstdio>
#include <iostream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

struct P { int a; }; struct D : P {}; struct C { operator P() const { return {}; } }; struct CR { P p; operator P&() { return p; } };
template<class A, class B> void t() { std::cout << std::is_convertible_v<A, B> << std::is_constructible_v<B, A> << std::is_invocable_v<void(*)(B), A> << " "; }
template<class B> void all() { t<P, B>(); t<P&, B>(); t<const P, B>(); t<const P&, B>(); t<D, B>(); t<D&, B>(); t<const D&, B>(); t<C, B>(); t<C&, B>(); t<CR, B>(); t<CR&, B>(); t<int, B>(); std::cout << "\n"; }
template<class B> void num() { t<int, B>(); t<int&, B>(); t<const int, B>(); t<const int&, B>(); t<long, B>(); t<long&, B>(); t<char&, B>(); t<float, B>(); t<bool&, B>(); t<int*, B>(); std::cout << "\n"; }
template<class B> void str() { t<std::string, B>(); t<std::string&, B>(); t<const std::string&, B>(); t<const char*, B>(); t<const char(&)[4], B>(); t<char*&, B>(); t<int, B>(); std::cout << "\n"; }
template<class B> void ptr() { t<int*, B>(); t<int*&, B>(); t<const int*, B>(); t<int* const&, B>(); t<std::nullptr_t, B>(); t<void*, B>(); t<int(&)[3], B>(); t<int, B>(); std::cout << "\n"; }
template<class B> void vec() { t<std::vector<int>, B>(); t<std::vector<int>&, B>(); t<const std::vector<int>&, B>(); t<int, B>(); std::cout << "\n"; }

void case_1() {
  num<int>(); num<int&>(); num<int&&>(); num<const int&>(); num<const int>(); num<const int&&>();
}

void case_2() {
  num<long>(); num<long&>(); num<long&&>(); num<const long&>();
}

void case_3() {
  str<std::string>(); str<std::string&>(); str<std::string&&>(); str<const std::string&>();
}

void case_4() {
  ptr<int*>(); ptr<int*&>(); ptr<int*&&>(); ptr<int* const&>(); ptr<const int*>(); ptr<const int*&>(); ptr<const int* const&>(); ptr<void*>();
}

int main() {
  case_1();
  case_2();
  case_3();
  case_4();
}
