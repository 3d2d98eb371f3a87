// Braces within those of classes, pairs and tuples make what they stand for in their turn.
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
  printf("0: "); { struct X { X(T a, T b) { printf("X "); } }; T l(1), m(2); X x{l, m}; } puts("");
  printf("1: "); { struct X { X(T a, T b) { printf("X "); } }; T l(1), m(2); X x(l, m); } puts("");
  printf("2: "); { struct X { X(T const& a, T const& b) { printf("X "); } }; X x{1, 2}; X y(1, 2); X z = {3, 4}; } puts("");
  printf("3: "); { struct X { X(T const& a, T&& b) { printf("X "); } }; X x{1, 2}; X y(1, 2); X z = {{3}, {4}}; } puts("");
  printf("4: "); { struct X { X(T a, T b) { printf("X "); } }; X x{1, 2}; X y(1, 2); X z = {3, 4}; X w{{5}, {6}}; } puts("");
  printf("5: "); { struct X { X(P a, P b) { printf("X "); } }; X x{{1, 2}, {3, 4}}; X y({1, 2}, {3, 4}); X z = {{1, 2}, {T(3), 4}}; } puts("");
  printf("6: "); { struct X { X(T a, int b) { printf("X "); } }; struct Y { Y(X a, T b) { printf("Y "); } }; Y y{{1, 2}, 3}; Y z({1, 2}, 3); Y w = {{1, 2}, {3}}; } puts("");
  printf("7: "); { struct X { T a; T b; }; struct Y { Y(X x, T c) { printf("Y "); } }; Y y{{1, 2}, 3}; Y z({1, 2}, 3); } puts("");
  printf("8: "); { struct Y { Y(std::vector<T> x, T c) { printf("Y "); } }; Y y{{1, 2}, 3}; Y z({1, 2}, 3); Y w = {{T(1), T(2)}, T(3)}; } puts("");
  printf("9: "); { struct Y { std::vector<T> v; T c; }; Y y{{1, 2}, 3}; Y z = {{T(1)}, {T(2)}}; } puts("");
  printf("10: "); { struct Y { std::pair<T, T> v; T c; }; Y y{{1, 2}, 3}; Y z = {{T(1), 4}, {T(2)}}; } puts("");
  printf("11: "); { struct Y { std::pair<P, T> v; T c; }; Y y{{{1, 2}, 5}, 3}; Y z = {{{T(1), 4}, T(6)}, {T(2)}}; } puts("");
  printf("12: "); { struct Y { P p; Y(T a, T b) : p{a, b} {} Y(T a) : p(a, T(9)) {} Y() : p{{1}, {2}} {} }; Y y{1, 2}; Y z{3}; Y w; } puts("");
  printf("13: "); { struct Y { std::vector<P> p; Y(T a, T b) : p{{a, b}, {b, a}} {} Y() : p{{1, 2}} {} }; Y y{1, 2}; Y w; } puts("");
  printf("14: "); { struct B { T a, b; B(T x, T y) : a(x), b(std::move(y)) {} }; struct D : B { D(T x) : B{x, 4} {} D() : B({1}, {2}) {} }; D d(3); D e; } puts("");
  printf("15: "); { auto f = [](P p, P q) { printf("f "); }; f({1, 2}, {3, 4}); f({T(1), 2}, P(3, T(4))); } puts("");
  printf("16: "); { auto f = [](P const& p, P const& q) { printf("f "); }; f({1, 2}, {3, 4}); f({T(1), 2}, P(3, T(4))); } puts("");
  printf("17: "); { std::pair<std::tuple<T, T>, T> p{{1, 2}, 3}; std::pair<std::optional<T>, T> q{1, 2}; std::pair<std::optional<T>, T> r{{1}, {2}}; } puts("");
  printf("18: "); { std::pair<std::array<T, 2>, T> p{{1, 2}, 3}; std::pair<std::array<T, 2>, T> q{{{1, 2}}, T(3)}; } puts("");
  printf("19: "); { std::pair<std::map<int, T>, T> p{{{1, 2}, {3, 4}}, 5}; } puts("");
  printf("20: "); { std::pair<T, std::pair<T, T>> p{1, {2, 3}}; std::pair<T, std::pair<T, T>> q{T(1), {T(2), 3}}; std::pair<T, std::pair<T, T>> r = {T(1), {T(2), T(3)}}; } puts("");
  printf("21: "); { std::pair<int, std::pair<T, T>> p{1, {2, 3}}; std::pair<int, std::pair<T, T>> q{1, {T(2), T(3)}}; } puts("");
  printf("22: "); { T l(1); P const k(2, 3); std::pair<P, T> p{k, l}; std::pair<P, T> q{{l, l}, l}; std::pair<P, T> r{k, {l}}; std::pair<P, P> s{k, {l, 4}}; } puts("");
  printf("23: "); { T l(1); std::map<int, P> m{{1, {l, 2}}, {2, {std::move(l), 3}}}; } puts("");
  printf("24: "); { T l(1); std::vector<std::vector<T>> v{{l, 2}, {std::move(l)}}; } puts("");
  printf("25: "); { T l(1); std::map<T, std::vector<T>> m{{l, {l, 2}}, {std::move(l), {T(3)}}}; } puts("");
  printf("26: "); { T l(1); std::tuple<T, P> t{l, {l, 2}}; std::tuple<T, P> u{l, {std::move(l), 2}}; } puts("");
  printf("27: "); { T l(1); std::vector<std::optional<T>> v{l, {l}, {std::move(l)}, {}, T(2)}; } puts("");
  printf("28: "); { T l(1); std::vector<std::pair<int, std::unique_ptr<T>>> v; v.push_back({1, std::make_unique<T>(3)}); v.emplace_back(2, std::make_unique<T>(l)); } puts("");
  printf("29: "); { T l(1); std::map<int, T> m; m = {{1, l}, {2, 3}}; m = {{3, std::move(l)}}; std::vector<P> v; v = {{l, 1}, {2, T(3)}}; v = {}; } puts("");
  printf("30: "); { std::set<P> s{{1, 2}, {T(0), 4}}; s.insert({1, 2}); s.insert({{5, 6}, {7, 8}}); s = {{9, 9}}; } puts("");
}
int main() { run(); }
