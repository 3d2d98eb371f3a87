// References that the library returns lead to what they are of.
#include <iostream>
#include <vector>
#include <map>
#include <string>
#include <array>
#include <optional>
#include <variant>
#include <tuple>
#include <utility>
#include <functional>
#include <numeric>
#include <algorithm>
#include <deque>
#include <queue>
#include <stack>
#include <list>
#include <memory>
#include <iterator>
#include <set>
#include <any>
using std::cout;
template <class T> T& idr(T& x) { return x; }
template <class T> T const& idc(T const& x) { return x; }
template <class T> decltype(auto) fwd(T&& x) { return std::forward<T>(x); }
static void part_0() {
  int x = 1; int&& r = std::move(x); r = 5; cout << x << '\n'; int& q = idr(x); q = 7; cout << x << '\n'; const int& c = idc(x); x = 9; cout << c << '\n'; auto&& f = fwd(x); f = 3; cout << x << '\n';
}
static void part_1() {
  int x = 1; const int& c = std::as_const(x); x = 4; cout << c << '\n'; int y = std::exchange(x, 8); cout << x << y << '\n'; int& z = std::forward<int&>(x); z = 2; cout << x << '\n';
}
static void part_2() {
  std::vector<int> v; int& a = v.emplace_back(3); a = 4; cout << v[0] << '\n'; int& b = v.back(); b = 5; cout << v.front() << '\n'; const int& c = v.at(0); v[0] = 6; cout << c << '\n';
}
static void part_3() {
  std::map<int, int> m; int& a = m[3]; a = 4; cout << m.at(3) << '\n'; const auto& c = m.at(3); m[3] = 9; cout << c << '\n'; auto& [k, w] = *m.begin(); w = 1; cout << m[3] << k << '\n';
}
static void part_4() {
  std::array<int, 3> a{1, 2, 3}; int& r = std::get<1>(a); r = 8; cout << a[1] << '\n'; int& f = a.front(); f = 4; cout << a[0] << a.back() << '\n'; auto& [p, q, s] = a; p = 0; cout << a[0] << '\n';
}
static void part_5() {
  std::tuple<int, double> t{1, 2}; auto& g = std::get<0>(t); g = 5; cout << std::get<int>(t) << '\n'; int i = 3; std::tie(i, std::ignore) = t; cout << i << '\n'; auto u = std::forward_as_tuple(i); std::get<0>(u) = 6; cout << i << '\n';
}
static void part_6() {
  std::optional<int> o = 3; int& r = *o; r = 4; cout << *o << '\n'; int& e = o.emplace(7); e = 8; cout << o.value() << '\n'; int& vr = o.value(); vr = 9; cout << *o << '\n';
}
static void part_7() {
  std::variant<int, double> v = 1; int& r = std::get<int>(v); r = 4; cout << std::get<0>(v) << '\n'; int& e = v.emplace<0>(6); e = 7; cout << std::get<0>(v) << '\n'; if (int* p = std::get_if<int>(&v)) *p = 2; cout << std::get<0>(v) << '\n'; std::visit([](auto& x) { x = 5; }, v); cout << std::get<0>(v) << '\n';
}
static void part_8() {
  std::deque<int> d{1, 2}; int& f = d.emplace_front(0); f = 9; cout << d[0] << '\n'; std::list<int> l{1}; int& b = l.emplace_back(2); b = 5; cout << l.back() << '\n'; std::stack<int> s; s.push(1); int& t = s.top(); t = 3; cout << s.top() << '\n'; std::queue<int> q; q.push(4); q.front() = 6; cout << q.back() << '\n';
}
static void part_9() {
  std::any a = 5; int& r = std::any_cast<int&>(a); r = 6; cout << std::any_cast<int>(a) << '\n'; int* p = std::any_cast<int>(&a); *p = 7; cout << std::any_cast<const int&>(a) << '\n';
}
static void part_10() {
  std::unique_ptr<int> p = std::make_unique<int>(3); int& r = *p; r = 4; cout << *p << '\n'; std::shared_ptr<int[]> q(new int[2]{1, 2}); int& s = q[1]; s = 5; cout << q[1] << '\n';
}
static void part_11() {
  int a = 1, b = 2; auto p = std::minmax(a, b); const int& lo = p.first; a = 0; cout << lo << '\n'; const auto& m = std::max({a, b}, [](int x, int y) { return x > y; }); cout << m << '\n'; const int& cl = std::clamp(b, 0, 1); cout << cl << '\n';
}
static void part_12() {
  int a = 3, b = 5; const int& m = std::min(a, b, [](const int& x, const int& y) { return x > y; }); b = 9; cout << m << '\n'; std::string s = "aa", t = "b"; const auto& l = std::max(s, t, [](auto& x, auto& y) { return x.size() < y.size(); }); s = "zzz"; cout << l << '\n';
}
static void part_13() {
  int a[3] = {1, 2, 3}; int& r = *std::find(a, a + 3, 2); r = 8; cout << a[1] << '\n'; int& m = *std::max_element(a, a + 3); m = 0; cout << a[1] << '\n'; auto& n = *std::next(std::begin(a)); n = 4; cout << a[1] << '\n';
}
static void part_14() {
  std::pair<int, std::string> p{1, "a"}; auto& [i, s] = p; i = 2; s += "b"; cout << p.first << p.second << '\n'; auto&& [j, t] = std::move(p); j = 7; cout << p.first << '\n'; const auto& [k, u] = p; p.first = 8; cout << k << '\n';
}
static void part_15() {
  std::function<int&(int&)> f = [](int& x) -> int& { return x; }; int i = 1; f(i) = 5; cout << i << '\n'; auto g = std::bind([](int& x) { x++; }, std::ref(i)); g(); cout << i << '\n'; auto mf = std::mem_fn(&std::pair<int, int>::first); std::pair<int, int> p{1, 2}; mf(p) = 9; cout << p.first << '\n'; std::invoke(&std::pair<int, int>::second, p) = 3; cout << p.second << '\n';
}
static void part_16() {
  std::vector<int> v{1, 2, 3}; int s = 0; std::for_each(v.begin(), v.end(), [&](int& x) { x *= 2; s += x; }); cout << s << v[2] << '\n'; auto& last = *v.rbegin(); last = 0; cout << v.back() << '\n'; auto it = std::back_inserter(v); *it = 4; cout << v.size() << '\n'; const int& z = *std::min_element(v.begin(), v.end()); cout << z << '\n';
}
static void part_17() {
  std::string s = "abc"; char& c = s[1]; c = 'x'; cout << s << '\n'; char& f = s.front(); f = 'y'; cout << s << s.at(0) << '\n'; for (auto& ch : s) ch = toupper(ch); cout << s << '\n'; const char& cc = s.back(); s.back() = 'q'; cout << cc << '\n'; s += std::min('a', 'b'); cout << s << std::max<char>('a', 98) << '\n';
}
static void part_18() {
  int best = -1; for (int i = 0; i < 5; ++i) best = std::max(best, i * i % 7); cout << best << '\n'; int arr[3] = {4, 1, 9}; int mx = arr[0]; for (int z : arr) mx = std::max(mx, z); cout << mx << '\n'; auto f = [](int a, int b) { return std::max(a, b); }; cout << f(2, 3) << '\n'; auto g = [](auto a, auto b) -> decltype(auto) { return std::max(a, b) + 0; }; cout << g(2, 3) << '\n'; std::vector<int> v(std::max(2, 3), std::min(4, 5)); cout << v.size() << v[0] << '\n'; cout << std::accumulate(v.begin(), v.end(), 0, [](int a, int b) { return std::max(a, b); }) << '\n';
}
int main() {
  part_0();
  part_1();
  part_2();
  part_3();
  part_4();
  part_5();
  part_6();
  part_7();
  part_8();
  part_9();
  part_10();
  part_11();
  part_12();
  part_13();
  part_14();
  part_15();
  part_16();
  part_17();
  part_18();
}
