#include <cstdio>
#include <iostream>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>
template <class T>
T maxof(T a, T b) {
  return a > b ? a : b;
}
template <>
const char* maxof(const char* a, const char* b) {
  return "special";
}
template <class T, int N>
constexpr int count(T (&)[N]) {
  return N;
}
template <class T>
struct Name {
  static constexpr const char* value = "?";
};
template <>
struct Name<int> {
  static constexpr const char* value = "int";
};
template <>
struct Name<float> {
  static constexpr const char* value = "float";
};
template <class T>
struct Name<T*> {
  static constexpr const char* value = "pointer";
};
template <class T>
struct Name<std::vector<T>> {
  static constexpr const char* value = "vector";
};
template <class T, class U>
struct Name<std::pair<T, U>> {
  static std::string get() { return std::string(Name<T>::value) + "/" + Name<U>::value; }
};
template <int N>
struct Fact {
  static constexpr int value = N * Fact<N - 1>::value;
};
template <>
struct Fact<0> {
  static constexpr int value = 1;
};
template <class... Ts>
struct List {
  static constexpr size_t size = sizeof...(Ts);
};
template <class T, class... Ts>
constexpr bool all_same = (std::is_same_v<T, Ts> && ...);
template <class T>
void print_all(T const& t) {
  std::cout << t << "\n";
}
template <class T, class... Ts>
void print_all(T const& t, Ts const&... ts) {
  std::cout << t << ", ";
  print_all(ts...);
}
template <class... Ts>
void folded(Ts... ts) {
  ((std::cout << ts << ';'), ...);
  std::cout << (ts + ...) << "\n";
}
template <class T, std::enable_if_t<std::is_integral_v<T>, int> = 0>
const char* kind(T) {
  return "integral";
}
template <class T, std::enable_if_t<std::is_floating_point_v<T>, int> = 0>
const char* kind(T) {
  return "floating";
}
template <class T>
auto size_of(T const& t) -> decltype(t.size()) {
  return t.size();
}
template <class T>
std::enable_if_t<std::is_pointer_v<T>, const char*> what(T) {
  return "ptr";
}
template <class T>
std::enable_if_t<!std::is_pointer_v<T>, const char*> what(T) {
  return "value";
}
template <class T>
struct Stack {
  std::vector<T> items;
  void push(T const& t) { items.push_back(t); }
  T pop() {
    T t = items.back();
    items.pop_back();
    return t;
  }
  bool empty() const { return items.empty(); }
  template <class U>
  Stack<U> as() const {
    Stack<U> r;
    for (auto& i : items) r.push(U(i));
    return r;
  }
};
template <class T, class U = T, int N = 3>
struct Def {
  T t{};
  U u{};
  static constexpr int n = N;
};
template <template <class...> class C, class T>
int holds(C<T> const& c) {
  return (int)c.size();
}
template <class T>
using Ptr = T*;
template <bool B>
using Flag = std::conditional_t<B, char, double>;
template <class D>
struct Shape {
  int area() const { return static_cast<D const*>(this)->w() * self().h(); }
  D const& self() const { return static_cast<D const&>(*this); }
};
struct R : Shape<R> {
  int w() const { return 3; }
  int h() const { return 4; }
};
template <auto V>
struct Const {
  static constexpr auto value = V;
};
template <class T>
constexpr T pi = T(3.1415926535897932385);
template <class T>
struct Wrap {
  T v;
  Wrap(T v) : v(v) {}
};
template <class T>
Wrap(T) -> Wrap<T>;
template <int I = 0, class... Ts>
void each(std::tuple<Ts...> const& t) {
  if constexpr (I < sizeof...(Ts)) {
    std::cout << std::get<I>(t) << (I + 1 < sizeof...(Ts) ? " " : "\n");
    each<I + 1>(t);
  }
}
template <size_t... Is>
int sum_of(std::index_sequence<Is...>) {
  return (0 + ... + (int)Is);
}
template <class T>
void categorize(T&& t) {
  std::cout << (std::is_lvalue_reference_v<T> ? "lvalue" : "rvalue")
            << (std::is_const_v<std::remove_reference_t<T>> ? " const" : "") << "\n";
}
void over(int) { puts("int"); }
void over(long) { puts("long"); }
void over(double) { puts("double"); }
void over(char) { puts("char"); }
void over(const char*) { puts("cstr"); }
void over(bool) { puts("bool"); }
void over(std::string const&) { puts("string"); }
void ref(int&) { puts("int&"); }
void ref(int const&) { puts("int const&"); }
void ref(int&&) { puts("int&&"); }
int main() {
  std::cout << maxof(3, 4) << maxof(2.5, 1.5) << maxof<double>(1, 2.5) << maxof("a", "b") << "\n";
  int arr[7];
  std::cout << count(arr) << "\n";
  std::cout << Name<int>::value << Name<float*>::value << Name<std::vector<int>>::value << Name<char>::value
            << Name<std::pair<int, float>>::get() << "\n";
  std::cout << Fact<6>::value << List<int, char, long>::size << all_same<int, int, int> << all_same<int, char> << "\n";
  print_all(1, "two", 3.5, 'c');
  folded(1, 2.5, 3);
  std::cout << kind(1) << kind(1.0f) << kind('c') << "\n";
  std::cout << size_of(std::string("abc")) << what(&arr) << what(3) << "\n";
  Stack<int> s;
  s.push(65);
  s.push(66);
  auto t = s.as<char>();
  std::cout << t.pop() << s.pop() << s.empty() << "\n";
  Def<int> d;
  Def<int, double, 5> e;
  std::cout << d.n << e.n << sizeof(d) << " " << sizeof(e) << "\n";
  std::cout << holds(std::vector<int>{1, 2}) << sizeof(Ptr<char>) << sizeof(Flag<true>) << "\n";
  std::cout << R{}.area() << Const<5>::value << Const<'x'>::value << pi<int> << " " << pi<float> << "\n";
  Wrap w(2.5);
  std::cout << w.v << "\n";
  each(std::make_tuple(1, "b", 2.5));
  std::cout << sum_of(std::make_index_sequence<5>{}) << "\n";
  int x = 1;
  const int y = 2;
  categorize(x);
  categorize(3);
  categorize(std::move(x));
  over(1);
  over(1L);
  over(1.0f);
  over('c');
  over("s");
  over(true);
  over(std::string("t"));
  over((short)1);
  over(3u == 3);
  ref(x);
  ref(3);
  ref(std::move(x));
  auto tup = std::tuple_cat(std::make_tuple(1, 2), std::make_tuple('c'));
  std::cout << std::tuple_size_v<decltype(tup)> << std::get<2>(tup) << "\n";
  auto [p, q, r] = tup;
  std::cout << p + q << r << "\n";
  std::cout << std::apply([](auto... v) { return (v + ...); }, std::make_tuple(1, 2, 3)) << "\n";
  std::tuple<int, double> td{1, 2.5};
  std::get<double>(td) = 7;
  std::cout << std::get<1>(td) << "\n";
  int m, n;
  std::tie(m, n) = std::make_pair(8, 9);
  std::cout << m << n << "\n";
}
