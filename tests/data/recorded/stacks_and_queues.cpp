#include <stack>
#include <queue>
#include <deque>
#include <vector>
#include <iostream>
#include <string>
#include <type_traits>
struct T { std::string n; T(const char* n) : n(n) { std::cout << '+' << n; } T(T const& o) : n(o.n) { std::cout << 'c' << n; } T(T&& o) : n(std::move(o.n)) { std::cout << 'm' << n; } ~T() { std::cout << '-' << n; } T& operator=(T&&) = default; };
int peek(std::stack<int> const& s) { static_assert(std::is_same_v<decltype(s.top()), int const&>); return s.top(); }
int main() {
  std::stack<int> s; s.push(1); s.emplace(2); std::stack<int> u(s); std::cout << (u == s) << (u != s) << peek(u); u.pop(); std::cout << (u == s) << u.top(); u.swap(s); std::cout << s.size() << u.size() << '\n';
  std::queue<int> r(std::deque<int>{1, 2}); std::cout << r.size() << r.front() << r.back() << (r == std::queue<int>()) << '\n'; std::stack<int, std::vector<int>> v(std::vector<int>{4, 5}); std::cout << v.top() << (v == v) << '\n';
  { std::queue<T> q; q.push("a"); q.emplace("b"); q.front().n += "!"; auto w = q; q.pop(); std::cout << '\n' << q.front().n << w.size() << ' '; } std::cout << '\n';
  { std::stack<T, std::vector<T>> q; q.emplace("x"); T t = std::move(q.top()); q.pop(); std::cout << t.n << q.empty(); } std::cout << '\n';
  std::priority_queue<int> a, b; a.push(3); b.push(9); a.swap(b); std::cout << a.top() << std::is_same_v<std::stack<int>::value_type, int> << std::is_same_v<std::queue<int>::container_type, std::deque<int>> << sizeof(s) << '\n'; std::swap(a, b); std::cout << a.top(); std::queue<std::pair<int, int>> bfs; bfs.push({0, 1}); bfs.emplace(2, 3); auto [x, y] = bfs.front(); std::cout << x << y << bfs.back().first << '\n';
  std::stack<char> st; std::string in = "{[()]}("; bool ok = true; for (char c : in) { if (c == '(' || c == '[' || c == '{') st.push(c); else { if (st.empty()) { ok = false; break; } char o = st.top(); st.pop(); ok = ok && ((o == '(' && c == ')') || (o == '[' && c == ']') || (o == '{' && c == '}')); } } std::cout << ok << st.size() << '\n';
}
