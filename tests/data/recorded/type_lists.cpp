#include <cstdio>
#include <tuple>
#include <type_traits>
#include <utility>
template <class... Ts> struct list {};
template <class L> struct head; template <class H, class... T> struct head<list<H, T...>> { using type = H; };
template <class L> struct tail; template <class H, class... T> struct tail<list<H, T...>> { using type = list<T...>; };
template <class L, class T> struct push; template <class... A, class T> struct push<list<A...>, T> { using type = list<A..., T>; };
template <class L> struct len; template <class... A> struct len<list<A...>> : std::integral_constant<int, sizeof...(A)> {};
template <class L, template <class> class F> struct map_; template <class... A, template <class> class F> struct map_<list<A...>, F> { using type = list<typename F<A>::type...>; };
template <class L, template <class> class P, class Out = list<>> struct filter;
template <template <class> class P, class Out> struct filter<list<>, P, Out> { using type = Out; };
template <class H, class... T, template <class> class P, class Out> struct filter<list<H, T...>, P, Out>
  : filter<list<T...>, P, std::conditional_t<P<H>::value, typename push<Out, H>::type, Out>> {};
template <class L, class T> struct index_of;
template <class T, class... R> struct index_of<list<T, R...>, T> : std::integral_constant<int, 0> {};
template <class H, class... R, class T> struct index_of<list<H, R...>, T> : std::integral_constant<int, 1 + index_of<list<R...>, T>::value> {};
template <class A, class B> struct concat; template <class... A, class... B> struct concat<list<A...>, list<B...>> { using type = list<A..., B...>; };
template <class L> struct reverse; template <> struct reverse<list<>> { using type = list<>; };
template <class H, class... T> struct reverse<list<H, T...>> { using type = typename push<typename reverse<list<T...>>::type, H>::type; };
template <class T, T... V> struct vals { static constexpr T sum = (V + ... + T{}); static constexpr T arr[] = {V...}; };
template <std::size_t N> struct fix { char d[N]; constexpr fix(char const (&s)[N]) : d{} { for (std::size_t i = 0; i < N; ++i) d[i] = s[i]; } constexpr std::size_t size() const { return N - 1; } };
template <class... F> struct over : F... { using F::operator()...; };
template <class... F> over(F...) -> over<F...>;
template <int N> struct fact { static constexpr long v = N * fact<N - 1>::v; }; template <> struct fact<0> { static constexpr long v = 1; };
template <class T, class = void> struct has_size : std::false_type {};
template <class T> struct has_size<T, std::void_t<decltype(std::declval<T>().size())>> : std::true_type {};
template <class T> constexpr bool has_size_v = has_size<T>::value;
template <typename D> struct base { int go() { return static_cast<D*>(this)->impl() * 2; } };
struct d1 : base<d1> { int impl() { return 21; } };
template <auto V> struct box { static constexpr auto value = V; };
template <class F, class Tup, std::size_t... I> void each(F f, Tup const& t, std::index_sequence<I...>) { (f(I, std::get<I>(t)), ...); }
template <class T> constexpr const char* name() { if constexpr (std::is_same_v<T, int>) return "int"; else if constexpr (std::is_floating_point_v<T>) return "real"; else return "?"; }
template <class T> struct rank_ : std::integral_constant<int, 0> {}; template <class T, std::size_t N> struct rank_<T[N]> : std::integral_constant<int, 1 + rank_<T>::value> {}; template <class T> struct rank_<T[]> : std::integral_constant<int, 1 + rank_<T>::value> {};
template <class> struct sig; template <class R, class... A> struct sig<R(A...)> { using ret = R; static constexpr int n = sizeof...(A); template <int I> using arg = std::tuple_element_t<I, std::tuple<A...>>; };
template <class R, class C, class... A> struct sig<R (C::*)(A...) const> : sig<R(A...)> {};
template <class F> struct sig : sig<decltype(&F::operator())> {};
int main() {
  using L = list<int, float, char, double>;
  printf("%d %d %d\n", len<L>::value, index_of<L, char>::value, std::is_same_v<reverse<L>::type, list<double, char, float, int>>);
  printf("%d\n", std::is_same_v<filter<L, std::is_floating_point>::type, list<float, double>>);
  printf("%d\n", std::is_same_v<map_<L, std::add_pointer>::type, list<int*, float*, char*, double*>>);
  printf("%d %d\n", vals<int, 1, 2, 3>::sum, vals<char, 'a', 'b'>::arr[1]);
  constexpr fix f("hello"); printf("%s %zu\n", f.d, f.size());
  auto o = over{[](int x) { return x + 1; }, [](double x) { return x * 2; }, [](const char* s) { return s[0]; }};
  printf("%d %g %c\n", o(1), o(2.5), o("zed"));
  printf("%ld\n", fact<10>::v);
  printf("%d%d\n", has_size_v<fix<3>>, has_size_v<int>);
  printf("%d\n", d1{}.go());
  printf("%d %c\n", box<42>::value, box<'q'>::value);
  each([](auto i, auto const& x) { printf("%d:%s ", int(i), name<std::decay_t<decltype(x)>>()); }, std::make_tuple(1, 2.0, 'c'), std::make_index_sequence<3>{});
  printf("\n%d %d\n", rank_<int[2][3]>::value, rank_<int[]>::value);
  auto lam = [](int, double) -> float { return 0; };
  using S = sig<decltype(lam)>; printf("%d %d %d\n", S::n, std::is_same_v<S::ret, float>, std::is_same_v<S::arg<1>, double>);
}
