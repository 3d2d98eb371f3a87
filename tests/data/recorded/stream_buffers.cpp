// Buffers of streams that are exchanged, streams as what they are made of, and templates over streams and strings of characters.
#include <initializer_list>
#include <algorithm>
#include <iomanip>
#include <iostream>
#include <span>
#include <sstream>
#include <string>
#include <vector>
struct Redirect {
  std::ostream& s; std::streambuf* old;
  Redirect(std::ostream& s, std::streambuf* b) : s(s), old(s.rdbuf(b)) {}
  ~Redirect() { s.rdbuf(old); }
};
template <class F> std::string captured(F f) { std::ostringstream o; Redirect r(std::cout, o.rdbuf()); f(); return o.str(); }
std::ios_base& two_digits(std::ios_base& b) { b.precision(2); b.setf(std::ios_base::fixed, std::ios_base::floatfield); return b; }
struct Red { int v; };
template <class C, class T> std::basic_ostream<C, T>& operator<<(std::basic_ostream<C, T>& o, Red const& r) { return o << "red " << r.v; }
struct Blue { int v; };
std::basic_ostream<char>& operator<<(std::basic_ostream<char>& o, Blue const& b) { return o << "blue " << b.v; }
template <class C> std::size_t length(std::basic_string<C> const& s) { return s.size(); }
template <class T> struct is_string { static constexpr bool value = false; };
template <class C, class T, class A> struct is_string<std::basic_string<C, T, A>> { static constexpr bool value = true; };
void table(std::ostream& o) { o.width(6); o.fill('.'); o << 1.5; o.put('|'); o.write("xyz", 2); o << (o.good() ? " good\n" : " bad\n"); }
template <class T> T total(std::initializer_list<T> l) { T s{}; for (auto& x : l) s += x; return s; }
namespace shapes { struct Box; int area(Box const&); }
struct shapes::Box { int w, h; };
int shapes::area(Box const& b) { return b.w * b.h; }
int main() {
  std::string inner = captured([] { std::cout << "seen " << std::hex << 255 << std::dec << std::endl; });
  std::cout << "[" << inner << "]\n" << captured([] { std::cout << captured([] { std::cout << "in"; }) << " out\n"; });
  std::stringstream from; from << "word rest"; std::string word; from >> word; std::cout << word << ":" << from.rdbuf() << "\n";
  std::ostringstream o; std::cout << o.rdbuf()->str().size() << (std::cout.rdbuf() == o.rdbuf()) << "\n";
  std::ostream other(std::cout.rdbuf()); other << std::hex << 255 << " "; std::cout << 255 << "\n";
  o << 3.14159 << two_digits << " " << 3.14159 << " " << Red{1} << " " << Blue{2}; std::cout << o.str() << " " << Red{3} << "\n";
  std::ios saved(nullptr); saved.copyfmt(std::cout);
  std::cout << std::setfill('0') << two_digits << std::setw(8) << 2.5; std::cout.copyfmt(saved); std::cout << " " << 2.5 << "\n";
  std::ostringstream t; table(t); std::cout << t.str(); table(std::cout);
  std::cout << length(std::string("abc")) << is_string<std::string>::value << is_string<int>::value << "\n";
  std::initializer_list<int> list = {3, 9, 2}; auto [least, most] = std::minmax(list);
  std::cout << total(list) << " " << std::max(list) << " " << least << most << "\n";
  std::vector<std::vector<int>> rows{{1, 2}, {3}}; std::vector<std::span<int>> spans{rows[0], rows[1]};
  std::cout << spans.size() << spans[0].size() << " " << shapes::area(shapes::Box{2, 3}) << "\n";
}
