// What class, alias and variable templates require of their arguments is asked for where they are named.
#include <concepts>
#include <cstdio>
#include <type_traits>

template <class T> requires std::integral<T> struct Whole {};
template <std::integral T> struct Typed { using type = T; };
template <class T> using Renamed = Whole<T>;
template <int n> requires (n > 0) struct Positive {};
template <class T> requires std::integral<T> using Pointer = T*;
template <class T> requires std::integral<T> constexpr int width = sizeof(T);
template <class... T> requires (sizeof...(T) > 1) struct Several {};
template <std::integral T> struct Outer {
  template <class U> requires (sizeof(U) < sizeof(T)) struct Inner {};
};
template <class T> requires (!std::integral<T>) struct Declared;
template <class T> requires (!std::integral<T>) struct Declared { int b; };

template <class T> concept names_whole = requires { typename Whole<T>; };
template <class T> concept names_typed = requires { typename Typed<T>::type; };
template <class T> concept names_renamed = requires { typename Renamed<T>; };
template <int n> concept names_positive = requires { typename Positive<n>; };
template <class T> concept names_pointer = requires { typename Pointer<T>; };
template <class T> concept names_width = requires { width<T>; };
template <class... T> concept names_several = requires { typename Several<T...>; };
template <class T> concept names_inner = requires { typename T::template Inner<char>; };
template <class T> concept names_declared = requires { typename Declared<T>; };
template <class T, template <class> class X> concept names_any = requires { typename X<T>; };

template <class T, class = void> struct has : std::false_type {};
template <class T> struct has<T, std::void_t<Whole<T>>> : std::true_type {};
template <class T> auto made(T) -> decltype(Whole<T>{}, 1) { return 1; }
int made(...) { return 2; }

template <class T> constexpr int kind = 0;
template <class T> requires std::integral<T> constexpr int kind<T> = 1;
template <class T> requires std::integral<T> && (sizeof(T) == 1) constexpr int kind<T> = 2;
template <std::floating_point T> constexpr int kind<T*> = 3;
template <class T> constexpr int kind<T*> = 4;

int main() {
  printf("%d %d\n", names_whole<int>, names_whole<float>);
  printf("%d %d\n", names_typed<int>, names_typed<float>);
  printf("%d %d\n", names_renamed<int>, names_renamed<float>);
  printf("%d %d\n", names_positive<1>, names_positive<-1>);
  printf("%d %d\n", names_pointer<int>, names_pointer<float>);
  printf("%d %d\n", names_width<int>, names_width<float>);
  printf("%d %d\n", names_several<int, int>, names_several<int>);
  printf("%d %d\n", names_inner<Outer<int>>, names_inner<Outer<char>>);
  printf("%d %d\n", names_declared<float>, names_declared<int>);
  printf("%d %d\n", names_any<int, Whole>, names_any<float, Whole>);
  printf("%d %d %d %d\n", has<int>::value, has<float>::value, made(1), made(1.0));
  printf("%d %d %d %d %d\n", kind<int>, kind<char>, kind<float>, kind<float*>, kind<int*>);
}
