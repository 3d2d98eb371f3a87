#include <cstdio>
#include <string>
#include <vector>
#include <map>
#include <stdexcept>
#include <array>
#include <tuple>
#include <iostream>
#include <deque>
#include <algorithm>
#include <ranges>
struct ParseError : std::runtime_error { size_t pos; ParseError(std::string const& m, size_t p) : std::runtime_error(m + " at " + std::to_string(p)), pos(p) {} };
class Stack : std::vector<double> { public: using std::vector<double>::empty; using std::vector<double>::size; void push(double x) { push_back(x); } double pop() { if (empty()) throw ParseError("empty", size()); double x = back(); pop_back(); return x; } double& operator[](size_t i) { return at(size() - 1 - i); } using vector::begin; using vector::end; };
struct Line : std::string { using std::string::string; Line(std::string s) : std::string(std::move(s)) {} std::vector<Line> split(char c) const { std::vector<Line> r; size_t b = 0, e; while ((e = find(c, b)) != npos) { r.push_back(substr(b, e - b)); b = e + 1; } r.push_back(substr(b)); return r; } Line trim() const { auto b = find_first_not_of(" "); if (b == npos) return {}; return substr(b, find_last_not_of(" ") - b + 1); } bool operator<(Line const& o) const { return size() != o.size() ? size() < o.size() : compare(o) < 0; } };
struct Hist : std::map<std::string, int, std::less<>> { Hist& operator+=(std::string_view w) { auto it = find(w); if (it == end()) emplace(std::string(w), 1); else ++it->second; return *this; } auto top() const { return *std::max_element(begin(), end(), [](auto& a, auto& b) { return a.second < b.second; }); } };
template <size_t N> struct Color : std::array<unsigned char, N> { constexpr unsigned sum() const { unsigned s = 0; for (auto x : *this) s += x; return s; } static constexpr Color grey(unsigned char v) { Color c{}; for (auto& x : c) x = v; return c; } };
struct Ring : std::deque<int> { size_t cap; explicit Ring(size_t n) : cap(n) {} void add(int x) { if (size() == cap) pop_front(); push_back(x); } double mean() const { double s = 0; for (int x : *this) s += x; return empty() ? 0 : s / size(); } };
struct Poly3 : std::tuple<int, int, int> { using std::tuple<int, int, int>::tuple; int at(int x) const { auto& [a, b, c] = static_cast<std::tuple<int, int, int> const&>(*this); return a + b * x + c * x * x; } };
std::ostream& operator<<(std::ostream& o, std::vector<Line> const& v) { for (auto& l : v) o << '[' << l << ']'; return o; }
template <class T> void dump(std::vector<T> const& v) { for (auto& x : v) std::cout << x << ' '; std::cout << '\n'; }
struct Ints : std::vector<int> { using std::vector<int>::vector; };
int main() {
  Stack s; s.push(1); s.push(2); s[0] += 10; std::cout << s.pop() << s.size() << '\n'; s.pop(); try { s.pop(); } catch (ParseError const& e) { std::cout << e.what() << e.pos << '\n'; } for (double d : {3., 4.}) s.push(d); for (auto x : s) std::cout << x; std::cout << '\n';
  Line l("  a, bb ,ccc "); auto parts = l.split(','); std::cout << parts << '\n'; for (auto& p : parts) p = p.trim(); std::cout << parts << parts[1].size() << '\n'; std::sort(parts.rbegin(), parts.rend()); std::cout << parts << '\n'; Line k = l + "x"; std::cout << k.trim() << (k == "  a, bb ,ccc x") << (k != l) << '\n';
  Hist h; for (auto w : {"x", "y", "x", "z", "x", "y"}) h += w; auto [w, n] = h.top(); std::cout << w << n << h.size() << h["y"] << '\n'; for (auto& [a, b] : h) std::cout << a << b; std::cout << '\n';
  Color<3> c{1, 2, 3}; std::cout << c.sum() << Color<4>::grey(9).sum() << (c == Color<3>{1, 2, 3}) << c.size() << sizeof c << '\n'; Ring r(3); for (int i = 0; i < 6; ++i) r.add(i); std::cout << r.mean() << r.front() << r.back() << r[1] << '\n'; Poly3 p(1, 2, 3); std::cout << p.at(2) << std::get<1>(p) << '\n';
  Ints v{3, 1, 2}; dump(v); std::sort(v.begin(), v.end()); dump(v); for (int x : v | std::views::reverse) std::cout << x; for (int& x : v | std::views::filter([](int x) { return x > 1; })) x = 0; dump(v); std::vector<int> plain(v.begin(), v.end()); std::cout << (plain == v) << std::ranges::count(v, 0) << '\n'; std::vector<int> moved = std::move(v); std::cout << moved.size() << v.size() << '\n';
}
