#include <cstdio>
#include <type_traits>
template <class B, class D> struct Host { operator B*() const; operator D*(); };
template <class B, class D> struct is_base {
  using yes = char; using no = int;
  template <class T> static yes check(D*, T);
  static no check(B*, int);
  static const bool value = sizeof(check(Host<B, D>(), int())) == sizeof(yes);
};
struct X {}; struct Y : X {}; struct Z {}; class P : X {};
struct Conv { Conv(X); };
template <class T, class U> struct Conversion {
  typedef char Small; class Big { char dummy[2]; };
  static Small Test(const U&); static Big Test(...); static T MakeT();
  enum { exists = sizeof(Test(MakeT())) == sizeof(Small), sameType = false };
};
template <class T> struct Conversion<T, T> { enum { exists = true, sameType = true }; };
#define SUPERSUBCLASS(T, U) (Conversion<const U*, const T*>::exists && !Conversion<const T*, const void*>::sameType)
template <typename B> std::true_type test_ptr(const volatile B*);
template <typename> std::false_type test_ptr(const volatile void*);
template <typename B, typename D> auto test_base(int) -> decltype(test_ptr<B>(static_cast<D*>(nullptr)));
template <typename, typename> auto test_base(...) -> std::true_type;
template <class B, class D> struct my_base_of : std::bool_constant<std::is_class_v<B> && std::is_class_v<D> && decltype(test_base<B, D>(0))::value> {};
template <class T> struct Det { static char test(T*); static int test(...); template <class U> static constexpr bool is() { return sizeof(test((U*)nullptr)) == 1; } };
int main() {
  std::printf("%d %d %d %d %d\n", is_base<X, Y>::value, is_base<Y, X>::value, is_base<X, Z>::value, is_base<X, X>::value, is_base<X, P>::value);
  std::printf("%d %d %d %d\n", Conversion<int, double>::exists, Conversion<X, Conv>::exists, Conversion<X*, int>::exists, Conversion<int, int>::sameType);
  std::printf("%d %d\n", SUPERSUBCLASS(X, Y), SUPERSUBCLASS(Y, X));
  std::printf("%d %d %d\n", my_base_of<X, Y>::value, my_base_of<X, Z>::value, my_base_of<Y, X>::value);
  std::printf("%d %d\n", Det<X>::is<Y>(), Det<X>::is<Z>());
}
