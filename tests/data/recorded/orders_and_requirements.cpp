// What `<=>` and `==` give the other comparisons, and requirements whose parameters are references, packs, and of classes
// without a default constructor.
#include <compare>
#include <concepts>
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

struct Version {
  int major, minor;
  std::strong_ordering operator<=>(Version const& o) const {
    if (auto c = major <=> o.major; c != 0) return c;
    return minor <=> o.minor;
  }
  bool operator==(Version const&) const = default;
};

struct Friend {
  int a;
  friend auto operator<=>(Friend const& x, Friend const& y) { return x.a <=> y.a; }
};

struct Real {
  double a;
  std::partial_ordering operator<=>(Real const& o) const { return a <=> o.a; }
};

struct Digit {
  int x;
  std::weak_ordering operator<=>(int o) const { return x % 10 <=> o; }
  bool operator==(int o) const { return x % 10 == o; }
};

struct Plain {
  int a;
  auto operator<=>(Plain const&) const = default;
};

template <class F, class... A>
concept Callable = requires(F&& f, A&&... a) {
  { f(std::forward<A>(a)...) } -> std::convertible_to<int>;
};
template <class T>
concept Pushable = requires(T& t, typename T::value_type v) {
  t.push_back(v);
  { t.size() } -> std::convertible_to<std::size_t>;
};
template <class T>
concept ConstPush = requires(T const& t) { t.push_back(1); };
template <class T>
concept Streamable = requires(std::ostream& os, T const& t) {
  { os << t } -> std::same_as<std::ostream&>;
};
template <class T>
concept Indexed = requires(T const& t, int i) {
  { t[i] } -> std::same_as<int const&>;
};
struct Bare {
  int v[3];
  Bare() = delete;
  explicit Bare(int) {}
  int const& operator[](int i) const { return v[i]; }
};
struct Noisy {
  Noisy() { std::cout << "made\n"; }
  int size() const { return 1; }
};
template <class T>
concept Sized = requires(T t) {
  { t.size() } -> std::same_as<int>;
};

template <class T>
  requires Streamable<T> && (!std::integral<T>) || std::same_as<T, bool>
char const* kind(T const&) {
  return "other";
}
char const* kind(std::integral auto) { return "integral"; }

int main() {
  Version v{1, 2}, w{1, 1};
  std::cout << (v < w) << (v > w) << (v <= w) << (v >= w) << (v == w) << (v != w) << '\n';
  Friend a{1}, b{2};
  Real p{1}, q{0.0 / 0.0};
  Digit m{13};
  std::cout << (a < b) << (a >= b) << (p < q) << (p >= q) << (p <= p) << (m < 4) << (4 < m) << (3 == m) << (m != 3) << '\n';
  auto c = 3 <=> 2;
  std::weak_ordering weak = std::strong_ordering::less;
  std::cout << (c > 0) << (c == std::strong_ordering::greater) << std::is_gt(c) << (1.0 <=> 2.0 == std::partial_ordering::less)
            << (std::string("a") <=> std::string("b") < 0) << ((Plain{1} <=> Plain{2}) < 0)
            << ((std::vector<int>{1, 3} <=> std::vector<int>{1, 2}) > 0) << (weak < 0) << std::is_eq(v <=> v) << '\n';
  std::set<Version> sorted{{2, 1}, {1, 9}, {1, 1}};
  for (auto const& [major, minor] : sorted) std::cout << major << '.' << minor << ' ';
  std::cout << '\n';
  auto size = [](int x, std::string const& s) { return x + int(s.size()); };
  std::cout << Callable<decltype(size)&, int, char const*> << Callable<decltype(size)&, int> << Callable<int> << Pushable<std::vector<Bare>>
            << Pushable<std::string> << Pushable<std::set<int>> << ConstPush<std::vector<int>> << Streamable<int> << Streamable<Bare>
            << Indexed<Bare> << Indexed<std::vector<int>> << Indexed<std::string> << Sized<Noisy> << Sized<Bare> << '\n';
  std::cout << kind(3) << kind(2.5) << kind("text") << '\n';
}
