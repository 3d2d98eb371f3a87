// Views of temporaries within an expression.
#include <iostream>
#include <string>
#include <string_view>
#include <vector>
#include <span>
#include <optional>
#include <map>
using namespace std;
string mk() { return "made"; } void f(string_view s) { cout << s; } struct C { string_view h; int n = 0; }; vector<int> mv() { return {1, 2}; } int sum(span<const int> s) { int t = 0; for (int x : s) t += x; return t; } size_t len(initializer_list<string_view> l) { size_t n = 0; for (auto s : l) n += s.size(); return n; } struct K { string_view a; K(string_view a) : a(a) {} }; void g(vector<string_view> const& v) { for (auto s : v) cout << s; } void h(C const& c) { cout << c.h; } void o(optional<string_view> s) { cout << *s; }

int main() {
  { f(string_view(mk())); f(std::string_view{mk()}); f(static_cast<string_view>(mk())); f((string_view)mk()); std::cout << "\n"; }
  { f({mk()}); std::cout << "\n"; }
  { cout << C{mk()}.h << C{mk(), 3}.n; std::cout << "\n"; }
  { h({mk()}); std::cout << "\n"; }
  { h(C{mk()}); std::cout << "\n"; }
  { cout << len({"ab"s, "c", mk()}); std::cout << "\n"; }
  { g({"ab"s, "c", mk()}); std::cout << "\n"; }
  { o(mk()); std::cout << "\n"; }
  { o(string_view(mk())); std::cout << "\n"; }
  { cout << sum(span<const int>(mv())) << sum(mv()) << K(mk()).a << K{mk()}.a << string_view(mk()).size() << string_view(mk()).substr(1); std::cout << "\n"; }
}
