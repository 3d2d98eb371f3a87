// constants as the values of templates keep their types
#include <bits/stdc++.h>
template <auto V> struct Val { static constexpr auto value = V; using type = decltype(V); };
template <auto A, auto B> constexpr bool same = std::is_same_v<Val<A>, Val<B>>;
struct Cfg { int a; constexpr bool operator==(Cfg const&) const = default; };
template <auto V> constexpr auto kind() { return std::is_class_v<decltype(V)> * 10 + std::is_const_v<decltype(V)>; }
template <Cfg V> constexpr auto kind2() { return std::is_class_v<decltype(V)> * 10 + std::is_const_v<decltype(V)>+ 100 * std::is_const_v<std::remove_reference_t<decltype((V))>>; }
#include <bits/stdc++.h>
template <int N> struct In { static constexpr int n = N; };
template <bool B> struct Bo { static constexpr bool b = B; };
template <class T, T V> struct TV { static constexpr T v = V; };
using three = std::integral_constant<int, 3>; using zero = std::integral_constant<std::size_t, 0>;
template <int N> int f() { return N; }
template <int N> constexpr int vt = N * 2;
template <bool B> using al = std::conditional_t<B, int, char>;
struct M { template <int N> int g() const { return N; } };
template <class T, bool = std::is_integral<T>{}> struct Sel { static constexpr int k = 1; };
template <class T> struct Sel<T, false> { static constexpr int k = 2; };
template <class T> struct Sz : std::integral_constant<int, sizeof(T)> {};

int main() {
  { std::cout << same<std::true_type{}, true> << same<std::true_type{}, std::true_type{}> << same<std::integral_constant<int,3>{}, 3>; std::cout << "\n"; }
  { std::cout << kind<Cfg{1}>() << " " << kind<std::true_type{}>() << " " << kind<3>() << " " << kind<true>() << " " << kind2<Cfg{2}>(); std::cout << "\n"; }
  { std::cout << std::is_class_v<Val<std::true_type{}>::type> << std::is_same_v<Val<Cfg{1}>::type, const Cfg> << std::is_same_v<Val<3>::type, int>; std::cout << "\n"; }
  { std::cout << std::is_same_v<decltype(Val<std::true_type{}>::value), const std::true_type>; std::cout << "\n"; }
  { std::array<int, three{}> a{}; std::cout << a.size() << In<three{}>::n << TV<int, three{}>::v << TV<three, three{}>::v; std::cout << "\n"; }
  { std::tuple<int, char> t{5, 'x'}; std::cout << std::get<zero{}>(t) << f<three{}>() << vt<three{}> << M{}.g<three{}>() << sizeof(al<std::true_type{}>); std::cout << "\n"; }
  { std::cout << std::make_index_sequence<three{}>::size() << Bo<std::is_same<int,int>{}>::b << Bo<!std::is_same<int,int>{}>::b << Bo<std::is_integral<int>{} && std::is_signed<int>{}>::b; std::cout << "\n"; }
  { std::cout << Sel<int>::k << Sel<float>::k << Sel<int, std::false_type{}>::k << In<Sz<double>{}>::n << sizeof(std::conditional_t<std::is_void<int>{}, int, char>); std::cout << "\n"; }
  { std::enable_if_t<std::is_integral<int>{}, int> x = 3; std::cout << x << std::bitset<three{}>(5) << std::is_same_v<In<three{}>, In<3>> << std::is_same_v<std::array<int, three{}>, std::array<int, 3>>; std::cout << "\n"; }
  { std::cout << std::ratio<three{}, 4>::num << std::tuple_element_t<zero{}, std::tuple<long>>{} << (std::variant<int, char>{std::in_place_index<zero{}>, 3}.index()); std::cout << "\n"; }
  { switch (3) { case three{}: std::cout << "t"; } int b[three{}]; std::cout << sizeof b; constexpr int k = three{}; std::cout << k; static_assert(std::true_type{}); std::cout << "\n"; }
  { [](auto i) { std::cout << In<i>::n; std::array<int, i> a{}; std::cout << a.size() << f<i>() << vt<i>; if constexpr (i == 3) std::cout << "y"; }(three{}); std::cout << "\n"; }
  { []<class... T>(T... i) { std::cout << (In<i>::n + ...); }(three{}, zero{}); std::cout << "\n"; }
  { std::variant<int, double> v = 2.5; std::cout << std::get<std::integral_constant<int, 1>{}>(v); std::vector<int> w(three{}); std::cout << w.size(); using namespace std; cout << In<tuple_size<std::tuple<int,int>>{}>::n << In<std::rank<int[2][3]>{}>::n << In<std::extent<int[7]>{}>::n; std::cout << "\n"; }
}
