#include <cstdio>
#include <type_traits>
#include <concepts>
#include <utility>
#include <vector>
template <class T> auto hs(int) -> decltype(std::declval<const T&>().size(), std::true_type{}); template <class T> std::false_type hs(...);
template <class T> concept HS = requires(const T& t) { t.size(); };
template <class T> concept De = requires(T t) { *t; };
template <class T> concept Inc = requires(T& t) { ++t; };
template <class T> concept Dec = requires(T& t) { t--; };
template <class T, class = void> struct D : std::false_type {}; template <class T> struct D<T, std::void_t<decltype(*std::declval<T&>())>> : std::true_type {};
template <class T, class = void> struct I : std::false_type {}; template <class T> struct I<T, std::void_t<decltype(++std::declval<T&>())>> : std::true_type {};
template <class T> concept S1 = std::is_integral_v<T>; template <class T> concept S2 = S1<T> && std::is_signed_v<T>;
const char* c1(S1 auto) { return "S1"; } template <S2 T> const char* c1(T) { return "S2"; }
template <S1 T> const char* c2(T) { return "S1"; } const char* c2(S2 auto) { return "S2"; }
template <class T> requires S1<T> const char* c3(T) { return "S1"; } template <class T> const char* c3(T) requires S2<T> { return "S2"; }
template <S1 T> const char* c4(T const&) { return "S1"; } const char* c4(S2 auto const&) { return "S2"; }
template <class T> struct M { M() requires std::default_initializable<T> = default; M(int) {} void f() requires S1<T> {} ~M() = default; M(const M&) requires S1<T> = default; };
struct ND { ND(int) {} };
int main() {
  printf("%d %d %d %d\n", decltype(hs<int[3]>(0))::value, HS<int[3]>, HS<std::vector<int>>, HS<int>);
  printf("%d %d %d %d %d %d\n", De<void*>, De<int*>, De<int>, De<const void*>, D<void*>::value, D<int*>::value);
  printf("%d %d %d %d %d %d %d\n", Inc<bool>, Inc<int>, Dec<bool>, Inc<const int>, I<bool>::value, I<int>::value, Inc<void*>);
  printf("%s %s %s %s %s %s %s %s\n", c1(1), c1(1u), c2(1), c2(1u), c3(1), c3(1u), c4(1), c4(2u));

  printf("%d %d\n", std::is_constructible_v<M<ND>, int>, 1);
}
