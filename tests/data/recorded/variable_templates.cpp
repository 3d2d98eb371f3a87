// Variable templates: their specialisations, variables of their own, members of classes.
#include <cstdio>
#include <type_traits>
#include <utility>
#include <vector>
template <class T> int counter = 10;
template <class T, int N> struct Box { T v[N]; };
template <class T> constexpr int extent_of = -1;
template <class T, int N> constexpr int extent_of<Box<T, N>> = N;
template <class T, int N> constexpr int extent_of<T[N]> = N * 10;
template <> constexpr int extent_of<void> = 7;
template <class... T> constexpr int sum_sizes = (0 + ... + int(sizeof(T)));
template <class T> constexpr int sum_sizes<T> = 1000;
template <int N> constexpr long long fact = N * fact<N - 1>;
template <> constexpr long long fact<0> = 1;
template <class T> const T pi = T(3.14159265358979L);
template <class T, class U = T> constexpr bool pairwise = false;
template <class T> constexpr bool pairwise<T> = true;
template <class T, class U> constexpr int both = 0;
template <class T, class U> constexpr int both<T*, U> = 1;
template <class T, class U> constexpr int both<T, U*> = 2;
template <class T> constexpr int both<T, T> = 3;
struct Reg {
  template <class T> static constexpr int id = sizeof(T);
  template <class T> static inline std::vector<T> pool{};
  template <class T> int get() const { return id<T>; }
};
template <class T> struct Outer {
  template <class U> static constexpr bool same = std::is_same_v<T, U>;
  template <class U, int N = 3> static constexpr auto mul = U(N) * U(sizeof(T));
};
template <class T> struct tag { using type = T; };
template <class T> constexpr tag<T> tag_v{};
template <class F, class... A> constexpr bool callable = std::is_invocable_v<F, A...>;
template <template <class> class, class> constexpr bool is_a = false;
template <template <class> class C, class T> constexpr bool is_a<C, C<T>> = true;
template <class T, class = void> constexpr bool p1 = false;
template <class T> constexpr bool p1<T, std::void_t<typename T::type>> = true;
template <class T, class = void> inline constexpr bool p2 = false;
template <class T> inline constexpr bool p2<T, std::void_t<decltype(std::declval<T>() + 1)>> = true;
template <class T, class U, class = void> constexpr bool p3 = false;
template <class T, class U> constexpr bool p3<T, U, std::void_t<decltype(std::declval<T>() + 1)>> = true;
template <class T, class U, class = void> constexpr bool p4 = false;
template <class T, class U> constexpr bool p4<T, U, std::void_t<decltype(std::declval<T>() + std::declval<U>())>> = true;
struct A { using type = int; };
int main() {
  counter<int> += 5; counter<char>++; ++counter<int>; int& r = counter<int>; r *= 2;
  printf("%d %d %d\n", counter<int>, counter<char>, counter<long>);
  printf("%d %d %d %d\n", extent_of<int>, extent_of<Box<char, 4>>, extent_of<int[3]>, extent_of<void>);
  printf("%d %d %lld %.3f %.8f %d\n", sum_sizes<int, char, double>, sum_sizes<char>, fact<15>, pi<float>, pi<double>, pi<int>);
  printf("%d %d %d\n", pairwise<int>, pairwise<int, int>, pairwise<int, char>);
  printf("%d %d %d %d\n", both<int, char>, both<int*, int>, both<int, char*>, both<int, int>);
  printf("%d %d %d\n", Reg::id<double>, Reg::id<int*>, Reg{}.get<short>());
  Reg::pool<int>.push_back(4); Reg::pool<int>.push_back(5); Reg::pool<char>.push_back('a');
  printf("%zu %zu\n", Reg::pool<int>.size(), Reg::pool<char>.size());
  printf("%d %d %g %d\n", Outer<int>::same<int>, Outer<int>::same<char>, Outer<int>::mul<double>, Outer<short>::mul<int, 7>);
  static_assert(std::is_same_v<decltype(tag_v<int>)::type, int>);
  auto f = [](int) {}; printf("%d %d\n", callable<decltype(f), int>, callable<decltype(f), char*>);
  printf("%d %d\n", is_a<tag, tag<int>>, is_a<tag, int>);
  int arr[extent_of<Box<int, 3>>]{}; printf("%zu\n", sizeof arr);
  static_assert(!std::is_reference_v<decltype(counter<int>)>); static_assert(std::is_same_v<decltype((counter<int>)), int&>);
  static_assert(std::is_same_v<decltype(pi<float>), const float>);
  printf("%d%d%d%d %d %d %d\n", p1<A>, p1<int>, p2<int>, p2<A>, p3<int, double>, p4<int, double>, p4<int, A>);
}
