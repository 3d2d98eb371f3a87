// What is made, copied, moved and converted by braces within braces, in the order of g++.
#include <algorithm>
#include <any>
#include <array>
#include <cstdio>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>
struct T { int v; 
 T(int v=0):v(v){printf("+%d ",v);} 
 T(T const& o):v(o.v){printf("c%d ",v);} 
 T(T&& o) noexcept :v(o.v){o.v=-o.v;printf("m%d ",v);} 
 T& operator=(T const& o){v=o.v;printf("=c%d ",v);return *this;}
 T& operator=(T&& o) noexcept {v=o.v;o.v=-o.v;printf("=m%d ",v);return *this;}
 ~T(){printf("~%d ",v);} 
 bool operator<(T const& o)const{return v<o.v;} bool operator==(T const&o)const{return v==o.v;} };
struct N { int v; N(int v):v(v){printf("N%d ",v);} operator int() const { printf("N>int%d ",v); return v; } };
struct NN { int v; operator int() { printf("NN>int "); return v; } operator int() const { printf("NN>cint "); return v; } };
struct NL { int v; operator int() & { printf("NL& "); return v; } operator int() && { printf("NL&& "); return v; } operator int() const& { printf("NLc& "); return v; } };
struct NT { int v; operator T() const { printf("NT>T "); return T(v); } };
struct TD { TD(T){printf("TD ");} };
struct Ag { T a, b; };
using P = std::pair<T, T>; using PI = std::pair<int, T>;
template <class M> void sh(M const& m) { printf("[%zu] ", m.size()); }
void run() {
  printf("0: "); { std::map<int, T> m; m[7] = {8}; } puts("");
  printf("1: "); { std::map<int, T> m; m[7] = 8; } puts("");
  printf("2: "); { std::map<int, T> m; m[7] = T(8); m[7] = {}; sh(m); } puts("");
  printf("3: "); { std::map<int, T> m{{1, 2}, {3, 4}}; } puts("");
  printf("4: "); { std::map<int, T> m{{1, T(2)}, {3, T(4)}}; } puts("");
  printf("5: "); { std::map<T, T> m{{1, 2}}; } puts("");
  printf("6: "); { std::map<T, T> m{{T(1), T(2)}, {T(3), T(4)}}; } puts("");
  printf("7: "); { std::map<T, T> m{{{1}, {2}}}; } puts("");
  printf("8: "); { T x(1); std::map<int, T> m{{1, x}, {2, std::move(x)}}; } puts("");
  printf("9: "); { std::map<int, T> m = {{1, T(2)}}; } puts("");
  printf("10: "); { std::map<int, T> m{PI{1, 2}}; } puts("");
  printf("11: "); { std::map<int, T> m{std::pair<const int, T>{1, 2}}; } puts("");
  printf("12: "); { std::map<int, T> m{std::make_pair(1, T(2))}; } puts("");
  printf("13: "); { std::map<int, T> m{{N(1), 2}}; } puts("");
  printf("14: "); { std::map<int, Ag> m{{1, {2, 3}}}; } puts("");
  printf("15: "); { std::map<int, Ag> m{{1, {T(2), T(3)}}}; } puts("");
  printf("16: "); { std::map<int, P> m{{1, {2, 3}}}; } puts("");
  printf("17: "); { std::map<int, P> m{{1, {T(2), T(3)}}, {2, {T(4), 5}}}; } puts("");
  printf("18: "); { std::map<int, std::vector<T>> m{{1, {2, 3}}, {2, {T(4)}}}; } puts("");
  printf("19: "); { std::map<int, std::optional<T>> m{{1, T(3)}, {2, {}}, {3, std::nullopt}}; } puts("");
  printf("20: "); { std::map<int, std::unique_ptr<T>> m; m.insert({1, std::make_unique<T>(3)}); m.emplace(2, new T(4)); m[3] = std::make_unique<T>(5); } puts("");
  printf("21: "); { std::map<int, std::map<int, T>> m{{1, {{2, 3}}}, {4, {{5, T(6)}, {7, T(8)}}}}; } puts("");
  printf("22: "); { std::vector<P> v{{1, 2}, {3, 4}}; } puts("");
  printf("23: "); { std::vector<P> v{{T(1), T(2)}, {T(3), T(4)}}; } puts("");
  printf("24: "); { std::vector<P> v{{1, T(2)}}; } puts("");
  printf("25: "); { std::vector<P> v{{{1}, {2}}}; } puts("");
  printf("26: "); { std::vector<P> v{{{}, 2}}; } puts("");
  printf("27: "); { T x(1); std::vector<P> v{{x, x}}; } puts("");
  printf("28: "); { T x(1); std::vector<P> v{{x, T(2)}, {std::move(x), 3}}; } puts("");
  printf("29: "); { std::vector<PI> v{{1, T(2)}, {3, 4}}; } puts("");
  printf("30: "); { std::vector<P> v{P(1, 2)}; } puts("");
  printf("31: "); { std::vector<P> v{P(1, 2), P{3, 4}}; } puts("");
  printf("32: "); { std::vector<P> v; v.push_back({1, 2}); v.push_back({T(1), T(2)}); v.reserve(9); } puts("");
  printf("33: "); { std::vector<P> v; v.reserve(9); v.push_back({1, 2}); v.push_back({T(1), T(2)}); v.emplace_back(1, 2); v.emplace_back(T(1), 2); v.push_back(P(T(1), 2)); v.emplace_back(P(1, 2)); } puts("");
  printf("34: "); { std::vector<P> v; v.reserve(9); v.insert(v.begin(), {1, 2}); v.insert(v.begin(), {{3, 4}, {5, 6}}); } puts("");
  printf("35: "); { std::vector<std::tuple<T, int>> v{{T(1), 2}, {3, 4}}; } puts("");
  printf("36: "); { std::vector<std::tuple<T, T>> v{{T(1), T(2)}}; } puts("");
  printf("37: "); { std::vector<std::tuple<T, T>> v; v.reserve(3); v.push_back({T(1), T(2)}); v.push_back({1, 2}); v.emplace_back(1, T(2)); } puts("");
  printf("38: "); { std::vector<Ag> v{{1, 2}, {T(3), T(4)}}; } puts("");
  printf("39: "); { std::vector<Ag> v; v.reserve(3); v.push_back({1, 2}); v.push_back({T(3), T(4)}); v.push_back(Ag{5, 6}); } puts("");
  printf("40: "); { std::vector<std::vector<T>> v{{1, 2}, {T(3)}}; } puts("");
  printf("41: "); { std::vector<std::vector<P>> v{{{1, 2}, {3, 4}}, {{5, T(6)}}}; } puts("");
  printf("42: "); { std::vector<std::pair<T, std::vector<T>>> v{{1, {2, 3}}, {T(4), {T(5)}}}; } puts("");
  printf("43: "); { std::vector<std::pair<std::string, T>> v{{"a", 1}, {"b", T(2)}}; } puts("");
  printf("44: "); { std::vector<std::pair<P, T>> v{{{1, 2}, 3}, {{T(4), T(5)}, T(6)}}; } puts("");
  printf("45: "); { std::pair<P, T> p{{1, 2}, 3}; } puts("");
  printf("46: "); { std::pair<P, T> p{{T(1), T(2)}, T(3)}; } puts("");
  printf("47: "); { std::pair<P, P> p{{1, 2}, {3, 4}}; } puts("");
  printf("48: "); { std::pair<P, P> p{{T(1), T(2)}, {T(3), 4}}; } puts("");
  printf("49: "); { std::pair<P, P> p({T(1), T(2)}, {T(3), 4}); } puts("");
  printf("50: "); { std::pair<P, P> p = {{T(1), T(2)}, {T(3), 4}}; } puts("");
  printf("51: "); { std::pair<Ag, T> p{{1, 2}, 3}; } puts("");
  printf("52: "); { std::pair<Ag, T> p{{T(1), T(2)}, T(3)}; } puts("");
  printf("53: "); { std::pair<std::vector<T>, T> p{{1, 2}, 3}; } puts("");
  printf("54: "); { std::pair<std::vector<T>, std::vector<T>> p{{T(1), T(2)}, {T(3)}}; } puts("");
  printf("55: "); { std::tuple<P, T> p{{1, 2}, 3}; } puts("");
  printf("56: "); { std::tuple<P, T> p{{T(1), T(2)}, T(3)}; } puts("");
  printf("57: "); { std::tuple<std::vector<T>, T> p{{T(1), T(2)}, T(3)}; } puts("");
  printf("58: "); { std::tuple<T, T> p{1, 2}; } puts("");
  printf("59: "); { std::tuple<T, T> p{T(1), T(2)}; } puts("");
  printf("60: "); { std::tuple<T, T> p(1, T(2)); std::tuple<T, T> q(p); std::tuple<T, T> r(std::move(p)); q = r; q = std::move(r); } puts("");
  printf("61: "); { std::tuple<T, T> p{{1}, {2}}; } puts("");
  printf("62: "); { std::array<P, 2> a{{{1, 2}, {3, 4}}}; } puts("");
  printf("63: "); { std::array<P, 2> a{{{T(1), T(2)}, {T(3), 4}}}; } puts("");
  printf("64: "); { std::array<T, 2> a{1, 2}; std::array<T, 2> b = a; b = a; b = std::move(a); } puts("");
  printf("65: "); { std::array<T, 2> a{{{1}, {2}}}; } puts("");
  printf("66: "); { P a[2] = {{1, 2}, {T(3), T(4)}}; } puts("");
  printf("67: "); { std::optional<T> q; q = {3}; } puts("");
  printf("68: "); { std::optional<T> q(2); q = {3}; } puts("");
  printf("69: "); { std::optional<T> q(2); q = T(3); } puts("");
  printf("70: "); { std::optional<T> q(2); q = 3; } puts("");
  printf("71: "); { std::optional<T> q(2); q = {}; } puts("");
  printf("72: "); { std::optional<P> q; q = {{1, 2}}; } puts("");
  printf("73: "); { std::optional<P> q; q = P(1, 2); q = P(T(1), T(2)); q.emplace(1, T(2)); } puts("");
  printf("74: "); { std::optional<P> q{{1, 2}}; } puts("");
  printf("75: "); { std::optional<P> q{{T(1), T(2)}}; } puts("");
  printf("76: "); { std::optional<std::vector<T>> q; q = {1, 2}; } puts("");
  printf("77: "); { std::optional<std::vector<T>> q; q = {{1, 2}}; } puts("");
  printf("78: "); { std::optional<T> a(1), b(2); a = b; a = std::move(b); std::swap(a, b); a.swap(b); } puts("");
  printf("79: "); { std::variant<int, T> q; q = {T(3)}; q = T(4); q = 3; q.emplace<1>(5); q = std::variant<int, T>(T(3)); } puts("");
  printf("80: "); { std::variant<T, std::string> q; q = 3; q = "abc"; q = {4}; } puts("");
  printf("81: "); { std::vector<int> v; N a(1), b(2); v = {a, b}; } puts("");
  printf("82: "); { std::vector<int> v{N(1), N(2)}; } puts("");
  printf("83: "); { std::vector<int> v; v = {N(1), N(2)}; } puts("");
  printf("84: "); { std::vector<int> v; v = {N(1), 3}; } puts("");
  printf("85: "); { NN l{1}; NN const c{2}; std::vector<int> v{l, c}; } puts("");
  printf("86: "); { NN l{1}; NN const c{2}; std::vector<int> v; v = {l, c}; } puts("");
  printf("87: "); { NL l{1}; NL const c{2}; std::array<int, 3> a{l, c, NL{3}}; } puts("");
  printf("88: "); { NL l{1}; NL const c{2}; std::set<int> a{l, c, NL{3}}; std::list<int> li{l, c, NL{3}}; std::deque<int> d{l, c, NL{3}}; } puts("");
  printf("89: "); { NL l{1}; NL const c{2}; std::map<int, int> a{{l, c}, {NL{3}, NL{4}}, {c, l}}; } puts("");
  printf("90: "); { NL l{1}; NL const c{2}; std::pair<int, int> a{l, c}; std::pair<int, int> b{NL{3}, c}; std::tuple<int, int> t{l, c}; std::tuple<int, int> u{NL{3}, c}; } puts("");
  printf("91: "); { NL l{1}; NL const c{2}; std::vector<double> a{(double)l, (double)c}; std::vector<long> v{l, c, NL{3}}; } puts("");
  printf("92: "); { NL l{1}; NL const c{2}; std::vector<std::vector<int>> v{{l, c}, {NL{3}}}; } puts("");
  printf("93: "); { NL l{1}; NL const c{2}; std::initializer_list<int> i{l, c, NL{3}}; for (int k : {(int)l, (int)c}) printf("%d ", k); } puts("");
  printf("94: "); { struct X { int a, b, c; }; NL l{1}; NL const c{2}; X x{l, c, NL{3}}; X y = {c, l, std::move(l)}; } puts("");
  printf("95: "); { NL l{1}; NL const c{2}; auto f = [](std::vector<int> v) { sh(v); }; f({l, c, NL{3}}); } puts("");
  printf("96: "); { T l(1); T const c(2); std::vector<T> v; v = {l, c}; v = {T(3), l}; } puts("");
  printf("97: "); { T l(1); std::vector<T> v{l, T(2), std::move(l)}; } puts("");
  printf("98: "); { std::vector<T> v; v = {1, 2, 3}; } puts("");
  printf("99: "); { std::vector<T> v{1, 2, 3}; v = {4, 5}; } puts("");
  printf("100: "); { std::vector<T> v{1, 2}; v = {4, 5, 6}; } puts("");
  printf("101: "); { std::vector<T> v{1, 2}; v.assign({4, 5}); v.assign({6, 7, 8}); v.assign(2, T(9)); v.assign(4, 1); } puts("");
  printf("102: "); { std::vector<T> v{1, 2}; v.reserve(9); v.insert(v.begin() + 1, {4, 5}); v.insert(v.end(), {T(6)}); v.insert(v.begin(), 7); v.insert(v.begin(), T(8)); v.insert(v.begin() + 1, 2, T(3)); } puts("");
  printf("103: "); { std::vector<T> v{1, 2}; v.insert(v.begin() + 1, {4, 5}); v.insert(v.begin(), T(8)); } puts("");
  printf("104: "); { std::vector<T> v{1, 2}; v.reserve(9); v.insert(v.begin(), v[1]); v.emplace(v.begin(), 5); v.emplace(v.begin(), v[0]); v.emplace(v.end(), 3); } puts("");
  printf("105: "); { std::map<int, T> m; m.insert({1, 2}); m.insert({1, T(3)}); m.insert(std::make_pair(2, T(3))); m.insert(std::pair<int const, T>(3, 4)); m.insert({{5, 6}, {7, T(8)}}); } puts("");
  printf("106: "); { std::map<int, T> m; m.insert_or_assign(1, 2); m.insert_or_assign(1, T(3)); m.insert_or_assign(2, T(4)); T x(5); m.insert_or_assign(1, x); m.insert_or_assign(1, std::move(x)); } puts("");
  printf("107: "); { std::map<int, T> m; m.try_emplace(1, 2); m.try_emplace(1, T(3)); m.try_emplace(2); T x(4); m.try_emplace(3, x); m.try_emplace(4, std::move(x)); m.try_emplace(4, std::move(x)); } puts("");
  printf("108: "); { std::map<T, T> m; m.insert({1, 2}); m.try_emplace(1, 3); m.try_emplace(T(2), 3); m.insert_or_assign(T(1), T(9)); m[3] = 4; m[T(4)] = T(5); T k(6); m[k]; m.emplace(7, 8); m.emplace(7, 9); } puts("");
  printf("109: "); { std::map<int, T> m; m.emplace(1, 2); m.emplace(1, 3); m.emplace(std::make_pair(2, T(4))); m.emplace(std::piecewise_construct, std::make_tuple(5), std::make_tuple(6)); m.emplace_hint(m.end(), 9, 9); } puts("");
  printf("110: "); { std::unordered_map<int, T> m{{1, 2}}; m[3] = {4}; m.insert({5, T(6)}); m.try_emplace(1, 2); m.insert_or_assign(1, T(3)); m.emplace(1, T(2)); } puts("");
  printf("111: "); { std::set<T> s{3, 1, 3}; s.insert(2); s.insert(T(2)); s.emplace(2); s.emplace(9); s.insert({5, 6}); s.erase(T(1)); s.erase(s.begin()); } puts("");
  printf("112: "); { P a(1, 2), b(3, 4); a = b; a = std::move(b); a = {5, 6}; a = {T(7), 8}; a = P(9, 9); } puts("");
  printf("113: "); { std::vector<P> v{{1, 2}, {3, 4}}; v[0] = v[1]; v[0] = std::move(v[1]); v[1] = {5, 6}; v[1] = {T(5), T(6)}; v[1] = std::make_pair(7, 8); P q = v[0]; q = v[1]; v[0] = q; std::swap(v[0], v[1]); std::tie(q.first, q.second) = v[0]; auto [x, y] = v[1]; auto& [z, w] = v[0]; z = x; } puts("");
  printf("114: "); { std::vector<std::tuple<T, int>> v{{1, 2}, {3, 4}}; v[0] = v[1]; v[0] = std::move(v[1]); v[1] = {5, 6}; v[1] = std::make_tuple(7, 8); auto q = v[0]; q = v[1]; std::get<0>(v[0]) = std::get<0>(q); std::swap(v[0], v[1]); T r; int s; std::tie(r, s) = v[0]; } puts("");
  printf("115: "); { std::vector<PI> v{{1, 2}, {0, 4}}; std::sort(v.begin(), v.end()); std::pair<long, T> w = v[0]; w = v[1]; w = std::move(v[1]); std::pair<int, T> const c = v[0]; w = c; } puts("");
  printf("116: "); { T a(1), b(2); std::tie(a, b) = std::make_pair(3, 4); std::tie(a, b) = std::make_tuple(T(5), T(6)); std::tie(a, b) = std::tuple<T&, T&>(b, a); P p(7, 8); std::tie(a, b) = p; std::tie(a, std::ignore) = std::move(p); } puts("");
  printf("117: "); { std::list<T> l{1, 2}; l.push_back({3}); l.insert(l.begin(), {4, 5}); l.assign({6, 7, 8}); l = {9}; l.emplace_front(1); l.splice(l.end(), std::list<T>{2, 3}); } puts("");
  printf("118: "); { std::deque<T> l{1, 2}; l.push_back({3}); l.push_front(T(4)); l.emplace_back(5); l = {9}; l.assign({6, 7}); l.insert(l.begin(), {4, 5}); l.erase(l.begin()); } puts("");
  printf("119: "); { Ag a{1, 2}; a = {3, 4}; a = Ag{5, 6}; Ag b = a; Ag c = std::move(a); b = c; std::swap(b, c); } puts("");
  printf("120: "); { T a; a = {3}; a = {}; a = T{4}; a = 5; T b = {6}; T c{T(7)}; T d = T(T(8)); auto e = T{9}; auto f{T(10)}; } puts("");
  printf("121: "); { std::vector<std::optional<T>> v{T(1), {}, std::nullopt, 3}; v[1] = {4}; v[0].reset(); v.push_back({}); v.push_back(T(5)); } puts("");
  printf("122: "); { std::vector<std::unique_ptr<T>> v; v.push_back(std::make_unique<T>(1)); v.emplace_back(new T(2)); v[0] = {}; v[1].reset(new T(3)); v.erase(v.begin()); } puts("");
  printf("123: "); { std::any a = T(1); a = T(2); a = 3; a.emplace<T>(4); std::any b = a; b = std::move(a); T c = std::any_cast<T>(b); T& d = std::any_cast<T&>(b); std::any e = std::make_any<T>(5); std::any f{std::in_place_type<T>, 6}; } puts("");
  printf("124: "); { std::function<int(int)> f = [t = T(1)](int a) { return a + t.v; }; auto g = f; g = f; g = std::move(f); f = nullptr; printf("%d ", g(2)); } puts("");
  printf("125: "); { std::map<std::string, std::vector<P>> m{{"a", {{1, 2}, {3, T(4)}}}, {"b", {}}}; m["c"] = {{5, 6}}; m["a"].push_back({7, 8}); } puts("");
  printf("126: "); { auto f = [](P p) { return p.first; }; f({1, 2}); f({T(1), T(2)}); T r = f(P(3, 4)); } puts("");
  printf("127: "); { auto f = []() -> P { return {1, T(2)}; }; P p = f(); auto g = []() -> std::pair<P, T> { return {{1, 2}, T(3)}; }; auto q = g(); auto h = []() -> std::vector<P> { return {{1, T(2)}}; }; auto r = h(); } puts("");
  printf("128: "); { auto f = []() -> std::tuple<T, T> { return {1, T(2)}; }; auto [a, b] = f(); auto g = []() -> std::optional<T> { return {T(3)}; }; auto q = g(); auto h = []() -> std::optional<P> { return {{1, T(2)}}; }; auto r = h(); } puts("");
  printf("129: "); { auto f = []() -> std::map<int, T> { return {{1, T(2)}, {2, 3}}; }; auto m = f(); for (auto& [k, v] : f()) printf("<%d> ", v.v); for (auto [k, v] : m) printf("<%d> ", v.v); } puts("");
  printf("130: "); { std::pair p{T(1), 2}; std::tuple t{T(3), p}; std::vector v{T(4), T(5)}; std::array a{T(6), T(7)}; std::optional o{T(8)}; } puts("");
  printf("131: "); { std::vector<std::array<T, 2>> v{{1, 2}, {T(3), T(4)}}; v.push_back({5, 6}); v.push_back({{7, 8}}); } puts("");
  printf("132: "); { std::array<std::vector<T>, 2> a{{{1, 2}, {T(3)}}}; a[0] = {4}; a[1] = a[0]; } puts("");
  printf("133: "); { std::map<P, T> m{{{1, 2}, 3}, {{T(4), T(5)}, T(6)}}; m[{1, 2}] = 7; m[{7, 8}] = {9}; m.erase({1, 2}); m.find({7, 8}); m.count({T(1), 2}); } puts("");
}
int main() { run(); }
