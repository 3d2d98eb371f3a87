#include <cstdio>
#include <tuple>
#include <type_traits>
#include <functional>
struct P { int a; };
struct Q { int a; };
template <> struct std::tuple_size<P> : std::integral_constant<std::size_t, 2> { };
template <> struct std::tuple_element<0, P> { using type = char; };
template <> struct std::is_integral<Q> : std::true_type {};
template <> struct std::is_floating_point<Q> { static constexpr bool value = true; };
template <> struct std::common_type<P, Q> { using type = Q; };
template <> struct std::hash<P> { std::size_t operator()(P const& p) const { return p.a; } };
template <class T> struct W {};
template <class T> struct std::is_arithmetic<W<T>> : std::true_type {};
static void classes() { printf("%d%d%d\n", std::is_integral<Q>::value, std::is_integral<int>::value, std::is_integral<float>{}()); 
printf("%zu %zu\n", std::tuple_size<std::tuple<int,char>>::value, std::tuple_size<P>{}());
printf("%d%d%d\n", std::is_arithmetic<W<int>>::value, std::is_arithmetic<P>::value, std::is_arithmetic<double>::value); }

int main() {
  classes(); printf("%d\n", std::is_integral_v<Q>); printf("%d\n", std::is_floating_point_v<Q>);  printf("%zu\n", std::tuple_size_v<P>); printf("%d %d\n", std::is_same_v<std::tuple_element_t<0,P>, char>, std::is_same_v<std::common_type_t<P,Q>, Q>); printf("%zu\n", std::hash<P>{}(P{7})); }
