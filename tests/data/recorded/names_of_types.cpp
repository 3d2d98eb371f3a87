// What `typeid(T).name()` is of types in which others stand twice and of the library's, and what `abi::__cxa_demangle` makes of it.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cxxabi.h>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <typeinfo>
#include <unordered_map>
#include <variant>
#include <vector>
namespace ns {
struct A { enum class K { x }; struct B {}; };
template <class T, int N> struct V {};
enum class E { a, b };
template <bool B, class... T> struct Pack {};
template <E e> struct Of {};
struct Less { bool operator()(A, A) const; };
}
struct Node { virtual ~Node() {} };
struct Leaf : Node {};
template <unsigned long N> struct Sized {};
std::string readable(const char* name) {
  int status = -1;
  std::unique_ptr<char, void (*)(void*)> text(abi::__cxa_demangle(name, nullptr, nullptr, &status), std::free);
  return status == 0 ? text.get() : name;
}
template <class... T> void show() { (std::printf("%s = %s\n", typeid(T).name(), readable(typeid(T).name()).c_str()), ...); }
int main() {
  show<unsigned, long double, const char* const*, int (*)(int*, const int*, int*), int[2][3], int (*)[3], void (*)(void (*)(int))>();
  show<std::string, std::vector<int>, std::vector<std::string>, std::map<int, std::string>, std::pair<int, const char*>>();
  show<std::tuple<>, std::tuple<std::string, std::string>, std::unique_ptr<ns::A>, std::shared_ptr<int>, std::array<int, 3>>();
  show<std::function<std::string(const std::string&, int)>, std::set<ns::A, ns::Less>, std::list<int>, std::unordered_map<std::string, int>>();
  show<std::variant<int, std::string, std::vector<std::string>>, std::optional<std::string_view>, std::vector<int>::iterator>();
  show<ns::A, ns::A::B, ns::A::K, ns::E, ns::V<ns::A, -3>*, ns::V<ns::V<int, 1>, 2>, ns::Pack<true, int, char>, ns::Pack<false>, ns::Of<ns::E::b>>();
  show<Sized<7>, std::pair<ns::A, ns::A::B>, std::map<ns::A, std::vector<ns::A*>>>();
  Node* n = new Leaf; std::printf("%s\n", readable(typeid(*n).name()).c_str()); delete n;
}
