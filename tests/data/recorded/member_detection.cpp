#include <iostream>
#include <vector>
#include <typeinfo>
#include <string>
template <class T> struct has {
  typedef char yes[1]; typedef char no[2];
  template <typename U, U u> struct really;
  template <typename C> static yes& test(really<std::string (C::*)(), &C::serialize>*) {}
  template <typename C> static yes& test(really<std::string (C::*)() const, &C::serialize>*) {}
  template <typename> static no& test(...) {}
  static const bool value = sizeof(test<T>(0)) == sizeof(yes);
};
struct A {}; std::string to_string(A const&) { return "A"; }
struct B { std::string serialize() const { return "B"; } };
struct B2 { std::string serialize() { return "B"; } };
struct D : A { std::string serialize() const { return "D"; } };
struct E { struct F { std::string operator()() { return "E"; } }; F serialize; };
template <class T> std::string ser(T const& o) { if constexpr (has<T>::value) return o.serialize(); else return "no"; }
int main() {
  std::cout << has<A>::value << has<B>::value << has<B2>::value << has<D>::value << has<E>::value << "\n";
  std::cout << ser(A{}) << ser(B{}) << ser(D{}) << "\n";
}
