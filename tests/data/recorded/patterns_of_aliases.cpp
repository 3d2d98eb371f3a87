// Parameters are deduced through alias templates.
#include <cstdio>
#include <cstddef>
#include <type_traits>
namespace my {
template <class T, T... Ints>
struct isq { using value_type = T; static constexpr size_t size() noexcept { return sizeof...(Ints); } };
template <int... I> using sq = isq<int, I...>;
template <size_t... I> using xq = isq<size_t, I...>;
}
template <int... I> void f(my::sq<I...>) { ((printf("%d ", I)), ...); printf("\n"); }
template <size_t... I> void g(my::xq<I...>) { ((printf("%d ", int(I))), ...); printf("\n"); }
template <class T, T... I> void h(my::isq<T, I...>) { ((printf("%d ", int(I))), ...); printf("%d\n", int(sizeof(T))); }
template <class T> void k(T const&) { printf("other\n"); }
template <int... I> void k(my::sq<I...> const&) { printf("sq\n"); }
template <class T> struct P { static constexpr int n = -1; };
template <int... I> struct P<my::sq<I...>> { static constexpr int n = (I + ... + 0); };
template <class T, T... I> struct P<my::isq<T, I...>> { static constexpr int n = 1000; };
template <class T, T... N, T... M> auto cat(my::isq<T, N...>, my::isq<T, M...>) -> my::isq<T, N..., M...>;
int main() {
  f(my::sq<1,2>{}); f(my::isq<int,3>{}); g(my::xq<4,5>{}); h(my::xq<4,5>{}); h(my::isq<char,'a'>{});
  k(my::xq<1>{}); k(my::sq<1>{}); 
  printf("%d %d %d\n", P<my::sq<4,5>>::n, P<my::xq<4,5>>::n, P<int>::n);
  printf("%d\n", std::is_same<my::sq<1>, my::xq<1>>::value);
  printf("%d\n", std::is_same<decltype(cat(my::sq<1>{}, my::sq<2>{})), my::sq<1,2>>::value);
  printf("%d\n", int(my::sq<1,2>::size()));
}
