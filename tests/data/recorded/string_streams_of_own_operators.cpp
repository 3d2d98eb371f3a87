// String streams write by the operators of the program; namespaces that are inline are opened by name; bit fields in traits.
#include <iostream>
#include <map>
#include <string>
#include <variant>
#include <sstream>
#include <vector>
#include <optional>
using Value = std::variant<int, std::string>;
std::ostream& operator<<(std::ostream& o, Value const& v) { return o << "v" << v.index(); }
std::ostream& operator<<(std::ostream& o, std::vector<int> const& v) { return o << "vec" << v.size(); }
template <class T> std::ostream& operator<<(std::ostream& o, std::optional<T> const& v) { return o << "opt" << v.has_value(); }
template <class A, class B> std::ostream& operator<<(std::ostream& o, std::pair<A, B> const& v) { return o << v.first << v.second; }
namespace units { struct T { double v; }; inline namespace literals { constexpr T operator""_s(unsigned long long v) { return T{double(v)}; } int fun() { return 4; } } inline namespace v1 { constexpr T operator""_w(unsigned long long v) { return T{double(v)}; } struct K { static int n() { return 6; } }; namespace deep { int g() { return 8; } } } }
using namespace units::literals;
struct H { char m[4]; unsigned short v; unsigned short f : 4; unsigned short k : 12; unsigned s; };
int main() { std::cout << fun() << (3_s).v << std::is_trivially_copyable_v<H> << std::is_standard_layout_v<H> << std::is_aggregate_v<H>; { using namespace units::v1; std::cout << (5_w).v << K::n() << deep::g() << ' '; } Value v = 3; std::vector<int> w{1}; std::optional<int> p; std::pair<int, int> q{1, 2};
  { std::ostringstream o; o << v; std::cout << o.str(); } { std::ostringstream o; o << w; std::cout << o.str(); } { std::ostringstream o; o << p << q; std::cout << o.str(); } { std::ostringstream o; o << "a" << v << w << p << q; std::cout << o.str(); } { std::stringstream o; o << 1 << w; std::cout << o.str(); }
  struct L { Value v; std::string f() const { std::ostringstream o; o << "l" << v; return o.str(); } }; std::cout << L{v}.f(); }
