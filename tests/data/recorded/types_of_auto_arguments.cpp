// Arguments of `template <auto V>` keep their types: instances, specialisations and static variables are told apart.
#include <cstdio>
#include <type_traits>
namespace kinds {
  template <auto V> struct Z {
    static constexpr bool k = std::is_same_v<decltype(V), int>;
    static constexpr bool u = std::is_same_v<decltype(V), unsigned>;
  };
  template <auto V> struct R { static constexpr int k = 0; };
  template <auto V> requires (std::is_same_v<decltype(V),int>) struct R<V> { static constexpr int k = 1; };
  template <auto V> requires (sizeof(V) == 8) struct R<V> { static constexpr int k = 2; };
  template <auto V> constexpr int f() { return 0; }
  template <auto V> requires std::is_same_v<decltype(V), int> constexpr int f() { return 1; }
  template <unsigned V> struct U { static constexpr int k = sizeof(V) + std::is_same_v<decltype(V), unsigned> ; };
  template <class T, T V> struct TV { static constexpr bool k = std::is_same_v<decltype(V), T>; };
  void test(){
    printf("%d %d %d %d\n", Z<3>::k, Z<3u>::k, Z<3u>::u, Z<3>::u);
    printf("%d %d %d %d\n", R<3u>::k, R<3>::k, R<3l>::k, R<'c'>::k);
    printf("%d %d\n", f<3>(), f<3u>());
    printf("%d %d %d\n", U<3>::k, TV<long,3>::k, TV<char, 'c'>::k);
  }
}
namespace instances {
  enum class E { a, b }; enum F { fa };
  template <auto V> struct Z { static inline int n = 0; static constexpr int s = sizeof(V); };
  template <auto... V> struct P { static constexpr int s = (0 + ... + sizeof(V)); };
  template <auto V> constexpr bool is_int = std::is_same_v<decltype(V), int>;
  template <int V> struct I {};
  template <auto V> struct N {
    using next = N<V + 1>;
    static constexpr auto v = V;
  };
  template <bool B> struct Bo {};
  template <auto V> int counter() { static int n = 0; return ++n; }
  void values(){
    Z<1>::n++;
    Z<1u>::n += 5;
    printf("%d %d %d\n", Z<1>::n, Z<1u>::n, std::is_same_v<Z<1>, Z<1u>>);
    printf("%d %d %d %d %d\n", Z<E::b>::n, (int)Z<'a'>::s, (int)Z<1l>::s, (int)Z<true>::s, Z<fa>::s);
    printf("%d %d\n", P<1,'c',2l>::s, P<1,2>::s);
    printf("%d %d\n", is_int<3>, is_int<3u>);
    printf("%d %d %d\n", std::is_same_v<I<3>, I<3u>>, std::is_same_v<I<'a'>, I<97>>, std::is_same_v<Bo<true>, Bo<(3 > 2)>>);
    printf("%d %zu\n", N<'a'>::next::v, sizeof(N<'a'>::next::v));
    printf("%d %d\n", std::is_same_v<N<1>::next, N<2>>, std::is_same_v<N<1u>::next, N<2>>);
    printf("%d %d %d\n", counter<1>(), counter<1u>(), counter<1>());
  }
}
int main() {
  kinds::test();
  instances::values();
}
