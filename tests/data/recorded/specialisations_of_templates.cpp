#include <cstdio>
#include <vector>
#include <map>
#include <list>
#include <set>
#include <array>
#include <string>
#include <optional>
#include <tuple>
#include <memory>
#include <complex>
#include <type_traits>
template <class T, template <class...> class TT> struct is_spec : std::false_type {};
template <template <class...> class TT, class... A> struct is_spec<TT<A...>, TT> : std::true_type {};
template <class T, template <class...> class TT> inline constexpr bool spec_v = false;
template <template <class...> class TT, class... A> inline constexpr bool spec_v<TT<A...>, TT> = true;
template <class A, class B> struct same_t : std::false_type {};
template <template <class...> class TT, class... A, class... B> struct same_t<TT<A...>, TT<B...>> : std::true_type {};
template <class T, template <class...> class TT> concept spec = is_spec<std::remove_cvref_t<T>, TT>::value;
template <template <class...> class TT, class... A> void isa(const TT<A...>&, const TT<A...>&) { puts("same"); }
template <class A, class B> void isa(const A&, const B&) { puts("other"); }
template <class T, template <class, size_t> class TT> struct is_arr : std::false_type {};
template <class T, size_t N, template <class, size_t> class TT> struct is_arr<TT<T, N>, TT> : std::true_type {};
template <class T, class U = int> struct Own { T t; }; template <class T, class U = int> struct Two { T t; }; template <class T, size_t N> struct Ar {};
template <class... T> struct L {}; template <class... T> struct K {};
void f(auto const& x) requires spec<decltype(x), std::vector> { puts("vector"); }
void f(auto const& x) requires spec<decltype(x), std::map> { puts("map"); }
void f(auto const& x) { puts("none"); }
#define R(TT) printf(#TT " %d%d%d%d%d%d%d%d%d%d%d%d\n", spec_v<std::vector<int>, TT>, spec_v<std::map<int,int>, TT>, spec_v<std::list<int>, TT>, spec_v<std::set<int>, TT>, spec_v<std::optional<int>, TT>, spec_v<std::tuple<int>, TT>, spec_v<std::pair<int,int>, TT>, spec_v<std::unique_ptr<int>, TT>, spec_v<Own<int>, TT>, spec_v<Two<int>, TT>, spec_v<L<int>, TT>, spec_v<std::complex<float>, TT>);
int main() {
  R(std::vector) R(std::map) R(std::list) R(std::set) R(std::optional) R(std::tuple) R(std::pair) R(std::unique_ptr) R(Own) R(Two) R(L) R(K) R(std::multimap)
  printf("%d%d%d%d\n", is_spec<std::vector<int>, std::vector>::value, is_spec<std::vector<int>, std::list>::value, is_spec<Own<int>, Two>::value, is_spec<int, Two>::value);
  printf("%d%d%d%d\n", same_t<L<int>, L<char, int>>::value, same_t<L<int>, K<int>>::value, same_t<std::vector<int>, std::vector<char>>::value, same_t<std::vector<int>, std::list<int>>::value);
  isa(L<int>{}, L<int>{}); isa(L<int>{}, K<int>{}); isa(std::vector<int>{}, std::list<int>{}); isa(std::vector<int>{}, std::vector<int>{});
  printf("%d%d%d%d\n", is_arr<std::array<int, 3>, std::array>::value, is_arr<Ar<int, 3>, std::array>::value, is_arr<Ar<int, 3>, Ar>::value, is_arr<std::array<int, 3>, Ar>::value);
  f(std::vector<int>{}); f(std::map<int,int>{}); f(std::list<int>{}); f(1);
  
}
