#include <chrono>
#include <complex>
#include <cstdio>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <queue>
#include <random>
#include <set>
#include <sstream>
#include <stack>
#include <stdexcept>
#include <string>
#include <string_view>
#include <typeinfo>
#include <vector>

// How what the library has is made, copied, swapped and laid out, and what converts to classes of constructors by reference.
template <class T>
void told(char const* name) {
  printf("%s: %d%d%d %d%d%d %d%d%d%d\n", name, std::is_nothrow_default_constructible_v<T>, std::is_nothrow_copy_constructible_v<T>,
         std::is_nothrow_swappable_v<T>, std::is_trivially_copyable_v<T>, std::is_standard_layout_v<T>, std::is_aggregate_v<T>,
         std::is_trivial_v<T>, std::is_polymorphic_v<T>, std::has_virtual_destructor_v<T>, std::is_copy_constructible_v<T>);
}
#define TOLD(...) told<__VA_ARGS__>(#__VA_ARGS__)
struct Holds { std::list<int> items; };
struct Error : std::runtime_error { using runtime_error::runtime_error; };

struct Keeps { Keeps(int&) {} Keeps(int&&) = delete; };
struct Takes { Takes(int&) {} };
struct Refuses { Refuses(int) {} Refuses(double) = delete; };
template <class From, class To>
constexpr int converts = std::is_convertible_v<From, To> + 2 * std::is_constructible_v<To, From> + 4 * std::is_assignable_v<To&, From>;
struct Deletes { void operator()(int*) const {} };
int square(int x) { return x * x; }
struct Adds { int sum; int operator()(int x) { return sum += x; } };

int main() {
  TOLD(std::map<int, int>); TOLD(std::multiset<int>); TOLD(std::list<int>); TOLD(std::deque<int>); TOLD(std::stack<int>);
  TOLD(std::queue<int, std::list<int>>); TOLD(std::priority_queue<int>); TOLD(std::function<int()>); TOLD(Holds);
  TOLD(std::complex<float>); TOLD(std::mt19937); TOLD(std::uniform_int_distribution<int>); TOLD(std::weibull_distribution<double>);
  TOLD(std::random_device); TOLD(std::exception); TOLD(std::bad_alloc); TOLD(std::out_of_range); TOLD(Error);
  TOLD(std::allocator<int>); TOLD(std::in_place_t); TOLD(std::chrono::milliseconds); TOLD(std::vector<bool>::reference);
  printf("%d\n", std::is_polymorphic_v<std::ostringstream>);

  printf("%d %d %d %d\n", converts<int, Keeps>, converts<int&, Keeps>, converts<int const&, Keeps>, converts<double&, Keeps>);
  printf("%d %d %d %d\n", converts<int, Takes>, converts<int&, Takes>, converts<short&, Takes>, converts<double&, Takes>);
  printf("%d %d %d\n", converts<int, Refuses>, converts<double, Refuses>, converts<long, Refuses>);
  using Wrapped = std::reference_wrapper<int>;
  printf("%d %d %d\n", converts<int, Wrapped>, converts<int&, Wrapped>, converts<int const&, std::reference_wrapper<int const>>);
  using Owner = std::unique_ptr<int, Deletes&>;
  printf("%d %d\n", std::is_constructible_v<Owner, int*, Deletes&>, std::is_constructible_v<Owner, int*, Deletes>);

  int n = 1;
  auto counts = [n](int x) mutable { return n += x; };
  auto bare = [](int x) mutable { return x; };
  using Counts = decltype(counts);
  printf("%d %d %d\n", std::is_invocable_v<Counts&, int>, std::is_invocable_v<Counts const&, int>, std::is_invocable_v<decltype(bare) const, int>);

  std::function<int(int)> f = square;
  printf("%d %d %d\n", (*f.target<int (*)(int)>())(5), f.target<Adds>() == nullptr, noexcept(f.target<Adds>()));
  f = Adds{3};
  f(4);
  printf("%d %d %d\n", f.target<Adds>()->sum, f.target_type() == typeid(Adds), f.target_type() == typeid(int));
  std::string a = "x", b = "y";
  printf("%d %d %d\n", noexcept(a.compare(b)), noexcept(a.compare("y")), noexcept(a.compare(std::string_view("y"))));
}
