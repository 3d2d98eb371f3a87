// Tuples that expressions make, std::apply, std::function and std::bind copy and end their values as C++ does.
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <array>
#include <tuple>
#include <utility>
#include <string>
#include <optional>
#include <map>
#include <memory>
struct D { int v; D(int i=7):v(i){ std::printf("D%d ",i);} D(D const&o):v(o.v){std::printf("c%d ",v);} D(D&&o):v(o.v){std::printf("m%d ",v);o.v=-1;} D& operator=(D const&o){v=o.v;std::printf("=%d ",v);return *this;} D& operator=(D&&o){v=o.v;o.v=-2;std::printf("=m%d ",v);return *this;} ~D(){std::printf("~%d ",v);} };
struct B { D a[2]; };
struct P { D a, b; };
struct Q { B b; D d; };
struct Z { D d; P p[2]; };
struct N { int i; D d[2]; P p; };
struct M { D m[2][2]; };
template<class T> void sh(T const& t) { std::printf("| "); }
void fb(B b) { std::printf("fb "); }
void fp(P b) { std::printf("fp "); }
void fq(Q const& b) { std::printf("fq "); }
D mk(int i) { std::printf("mk%d ", i); return D(i); }
B mb() { return {D(3), mk(4)}; }
#include <deque>
#include <list>
#include <set>
#include <unordered_map>
#include <functional>
#include <algorithm>
#include <numeric>
#include <variant>
#include <any>
#include <iterator>
#include <queue>
#include <random>
#include <stack>
struct L { int v; L(int i=0):v(i){} L(L const&o):v(o.v){std::printf("c%d ",v);} L(L&&o) noexcept:v(o.v){std::printf("m%d ",v);} L& operator=(L const&o){v=o.v;std::printf("=%d ",v);return *this;} L& operator=(L&&o) noexcept{v=o.v;std::printf("=m%d ",v);return *this;} ~L(){std::printf("~%d ",v);} bool operator<(L const& o) const { return v < o.v; } bool operator==(L const& o) const { return v == o.v; } };
struct S { int v; S(int i=0):v(i){} S(S const&o):v(o.v){std::printf("c%d ",v);} S& operator=(S const&o){v=o.v;std::printf("=%d ",v);return *this;} ~S(){std::printf("~%d ",v);} bool operator<(S const& o) const { return v < o.v; } };
struct Hs { size_t operator()(L const& l) const { return l.v; } };
std::vector<L> three() { std::vector<L> v; v.reserve(3); v.emplace_back(3); v.emplace_back(1); v.emplace_back(2); return v; }
std::vector<S> threes() { std::vector<S> v; v.reserve(3); v.emplace_back(3); v.emplace_back(1); v.emplace_back(2); return v; }
L add(L a, L const& b) { a.v += b.v; return a; }
using T2 = std::tuple<D, D>;
using namespace std::placeholders;
void f(D a, D b) { std::printf("f "); }
void gg(D const& a, D b) { std::printf("g "); }
void tk(std::tuple<D, D> t) { std::printf("tk "); }
template<class F, class T> auto h1(F&& f, T&& t) { return f(std::get<0>(std::forward<T>(t))); }
template<class T> void id(T&& t) { std::printf("id "); }
template<class T> T tt(T const& t) { return t; }
template<class F> auto call(F f) -> decltype(f(L(3))) { return f(L(4)); }
template<class F> auto call2(F f) { return f(L(4)); }
template<class F, class R = std::invoke_result_t<F, L const&>> R call3(F f) { return f(L(4)); }

int main() {
  std::printf("\n0: "); { std::function<L(L const&)> f = [](L const& l) { return l; }; }
  std::printf("\n1: "); { std::function<L(L const&)> f = [](auto const& l) { return l; }; }
  std::printf("\n2: "); { std::function<L(L const&)> f; f = [](L const& l) { return l; }; }
  std::printf("\n3: "); { auto y = call([](L const& l) { return l; }); }
  std::printf("\n4: "); { auto y = call3([](L const& l) { return l; }); }
  std::printf("\n5: "); { std::printf("%d ", std::is_invocable_r_v<L, decltype([](L const& l) { return l; }), L const&>); }
  std::printf("\n6: "); { std::apply([](L a, L const& b) { std::printf("ap "); }, std::make_tuple(L(1), L(2))); }
  std::printf("\n7: "); { std::apply(add, std::make_tuple(L(1), L(2))); }
  std::printf("\n8: "); { auto b = std::bind([](L a, L b) { std::printf("f "); }, L(1), std::placeholders::_1); b(L(2)); }
  std::printf("\n9: "); { id(std::tuple<D, D>(D(1), D(2))); }
  std::printf("\n10: "); { auto t = std::tuple<D, D>(D(1), D(2)); }
  std::printf("\n11: "); { tk(std::tuple<D, D>(D(1), D(2))); }
  std::printf("\n12: "); { std::vector<std::tuple<D, D>> v; v.reserve(2); v.push_back(std::tuple<D, D>(D(1), D(2))); }
  std::printf("\n13: "); { auto l = [] { return std::tuple<D, D>(D(1), D(2)); }; l(); }
  std::printf("\n14: "); { std::get<0>(std::tuple<D, D>(D(1), D(2))).v; }
  std::printf("\n15: "); { std::printf("%d ", std::get<0>(std::tuple<D, D>(D(1), D(2))).v); }
  std::printf("\n16: "); { auto [a, b] = std::tuple<D, D>(D(1), D(2)); std::printf("%d ", a.v); }
  std::printf("\n17: "); { auto&& [a, b] = std::tuple<D, D>(D(1), D(2)); std::printf("%d ", a.v); }
  std::printf("\n18: "); { D a(1), b(2); std::tie(a, b) = std::tuple<D, D>(D(3), D(4)); }
  std::printf("\n19: "); { auto t = std::forward_as_tuple(D(1), D(2)); std::printf("x "); }
  std::printf("\n20: "); { id(std::tuple<int, D, D>(1, D(1), mk(2))); }
  std::printf("\n21: "); { std::apply([](D a, D const& b) { std::printf("ap "); }, std::make_tuple(D(1), D(2))); }
  std::printf("\n22: "); { std::apply([](auto... a) { return (a.v + ...); }, std::make_tuple(D(1), D(2))); }
  std::printf("\n23: "); { auto t = std::tuple<D, D>(D(1), D(2)); }
  std::printf("\n24: "); { auto t = std::tuple<D, D>(mk(1), mk(2)); }
  std::printf("\n25: "); { auto t = std::tuple<D, int>(mk(1), mk(2).v); }
  std::printf("\n26: "); { auto t = std::tuple<int, int>(mk(1).v, mk(2).v); }
  std::printf("\n27: "); { auto t = std::tuple(mk(1), mk(2)); }
  std::printf("\n28: "); { auto t = std::tuple<D, D, D>(mk(1), mk(2), mk(3)); }
  std::printf("\n29: "); { auto t = std::tuple<D const&, D const&>(mk(1), mk(2)); }
  std::printf("\n30: "); { auto b = std::bind(f, D(1), _1); b(D(2)); }
  std::printf("\n31: "); { auto b = std::bind(f, _1, _2); b(D(1), D(2)); D x(3); b(x, std::move(x)); }
  std::printf("\n32: "); { auto b = std::bind(f, _2, _1); b(D(1), D(2)); }
  std::printf("\n33: "); { std::function<void(D)> b = std::bind(f, D(1), _1); b(D(2)); }
  std::printf("\n");
}
