#include <cute/tensor.hpp>
#include <cstdio>
#include <tuple>
using namespace cute;
template <class T, template <class...> class TT> inline constexpr bool spec_v = false;
template <template <class...> class TT, class... A> inline constexpr bool spec_v<TT<A...>, TT> = true;
template <template <class...> class TT, class T> struct is_spec : std::false_type {};
template <template <class...> class TT, class... A> struct is_spec<TT, TT<A...>> : std::true_type {};
int main() {
  using A = Layout<Shape<_2,_4>>; using S = Shape<_2,_4>;
  printf("%d%d%d%d%d\n", spec_v<A, Layout>, spec_v<S, Layout>, spec_v<S, cute::tuple>, spec_v<A, cute::tuple>, spec_v<S, std::tuple>);
  printf("%d%d%d%d%d\n", is_spec<Layout, A>::value, is_spec<Layout, S>::value, is_spec<cute::tuple, S>::value, is_spec<cute::tuple, A>::value, is_spec<std::tuple, S>::value);
  printf("%d%d\n", spec_v<Int<2>, cute::tuple>, is_spec<cute::tuple, int>::value);
}
