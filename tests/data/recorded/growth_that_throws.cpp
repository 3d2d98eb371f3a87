// Vectors, lists in braces and variants whose elements throw while they are made, copied or moved.
#include <cstdio>
#include <vector>
#include <map>
#include <set>
#include <list>
#include <deque>
#include <array>
#include <tuple>
#include <utility>
#include <string>
#include <memory>
#include <optional>
#include <variant>
#include <functional>
#include <stdexcept>
#include <exception>
#include <algorithm>
using namespace std;
struct X { int id; static inline int n = 0, live = 0, throw_at = -1;
  void tick(const char* w, int o) { ++n; if (n == throw_at) { printf("  !%s %d\n", w, o); throw runtime_error("tick"); } ++live; }
  X(int i = 0) : id(i) { tick("make", i); printf("  +%d\n", id); }
  X(const X& o) : id(o.id + 100) { tick("copy", o.id); printf("  c%d->%d\n", o.id, id); }
  X(X&& o) : id(o.id + 1000) { tick("move", o.id); printf("  m%d->%d\n", o.id, id); o.id = -o.id; }
  X& operator=(const X& o) { printf("  =c%d<-%d\n", id, o.id); id = o.id; return *this; }
  X& operator=(X&& o) { printf("  =m%d<-%d\n", id, o.id); id = o.id; return *this; }
  bool operator<(const X& o) const { return id < o.id; }
  bool operator==(const X& o) const { return id == o.id; }
  ~X() { --live; printf("  -%d\n", id); } };
struct Y { int id; 
  Y(int i = 0) : id(i) { printf("  +y%d\n", id); }
  Y(const Y& o) : id(o.id + 100) { printf("  cy%d->%d\n", o.id, id); }
  Y(Y&& o) noexcept : id(o.id + 1000) { printf("  my%d->%d\n", o.id, id); o.id = -o.id; }
  Y& operator=(const Y& o) { printf("  =cy%d<-%d\n", id, o.id); id = o.id; return *this; }
  Y& operator=(Y&& o) noexcept { printf("  =my%d<-%d\n", id, o.id); id = o.id; return *this; }
  bool operator<(const Y& o) const { return id < o.id; }
  ~Y() { printf("  -y%d\n", id); } };
#define T(...) { printf("## %s\n", #__VA_ARGS__); X::n = 0; X::throw_at = -1; X::live = 0; { __VA_ARGS__; puts("  ."); } printf("  live %d\n", X::live); }
#define TH(k, ...) { printf("## @%d %s\n", k, #__VA_ARGS__); X::n = 0; X::throw_at = k; X::live = 0; try { __VA_ARGS__; puts("  ."); } catch (exception& e) { printf("  caught %s\n", e.what()); } X::throw_at = -1; printf("  live %d\n", X::live); }
struct M { int id; M(int i) : id(i) { printf("  +%d\n", i); } M(M&& o) : id(o.id) { o.id = 0; printf("  m%d\n", id); } M& operator=(M&& o) { id = o.id; o.id = 0; printf("  =m%d\n", id); return *this; } ~M() { printf("  -%d\n", id); } };
template <class A> struct W { A a; W(int i) : a(i) {} W(W&&) = default; W& operator=(W&&) = default; };
struct ND { int id; ND(int i) : id(i) {} ND(ND&& o) noexcept : id(o.id) { printf("  m%d\n", id); o.id = -1; } ND& operator=(ND&& o) = default; ~ND() noexcept(false) { printf("  -%d\n", id); } };
struct NE { int id; NE(int i) : id(i) {} NE(const NE& o) : id(o.id) { printf("  c%d\n", id); } NE(NE&& o) noexcept(sizeof(int) == 5) : id(o.id) { printf("  m%d\n", id); } NE& operator=(const NE&) = default; };
template <class A> void go() { vector<A> v; for (int i = 0; i < 4; ++i) v.emplace_back(i + 1); v.reserve(9); v.insert(v.begin() + 1, A(7)); v.erase(v.begin()); v.shrink_to_fit(); v.push_back(A(8)); }
template <class T> void tells() { printf("%d %d %d %d\n", is_copy_constructible_v<T>, is_nothrow_move_constructible_v<T>, is_nothrow_copy_constructible_v<T>, is_copy_assignable_v<T>); }
struct S { vector<X> v; X last; S() : v{1, 2}, last(3) {} };
struct B { int v; B(X const& a) : v(a.id) { puts("  const&"); } B(X&& a) : v(a.id) { puts("  &&"); } B(X& a) : v(a.id) { puts("  &"); } ~B() { puts("  ~B"); } };
int main() {
  TH(5, X a(1), b(2); vector<X> v{a, b})
  TH(6, X a(1), b(2); vector<X> v{a, b})
  TH(3, vector<X> v{1, 2, 3})
  TH(4, vector<X> v{1, 2, 3})
  TH(6, vector<X> v{1, 2, 3})
  TH(3, S s)
  TH(4, S s)
  TH(5, vector<X> v; v.push_back(1); v.push_back(2))
  TH(3, vector<X> v; try { v.emplace_back(1); v.emplace_back(2); v.emplace_back(3); } catch (...) { for (auto& x : v) printf("  has %d\n", x.id); throw; })
  TH(5, vector<X> v; try { v.emplace_back(1); v.emplace_back(2); v.emplace_back(3); } catch (...) { for (auto& x : v) printf("  has %d\n", x.id); throw; })
  TH(6, vector<X> v; try { v.emplace_back(1); v.emplace_back(2); v.emplace_back(3); } catch (...) { for (auto& x : v) printf("  has %d\n", x.id); throw; })
  TH(4, vector<X> a(2); try { a.resize(4); } catch (...) { printf("  n %d\n", (int)a.size()); throw; })
  TH(5, vector<X> a(2); try { a.resize(4); } catch (...) { printf("  n %d\n", (int)a.size()); throw; })
  TH(6, vector<X> a(2); try { a.resize(4); } catch (...) { printf("  n %d\n", (int)a.size()); throw; })
  TH(3, vector<X> a(2); try { a.reserve(4); } catch (...) { printf("  n %d\n", (int)a.size()); throw; })
  TH(4, vector<X> a(2); try { a.reserve(4); } catch (...) { printf("  n %d\n", (int)a.size()); throw; })
  TH(1, variant<int, X> v = 3; try { v = X(4); } catch (...) { printf("  at %d\n", (int)v.index()); throw; })
  TH(2, variant<int, X> v = 3; try { v = X(4); } catch (...) { printf("  at %d\n", (int)v.index()); throw; })
  TH(2, variant<X, int> v(in_place_index<0>, 3); try { v.emplace<X>(4); } catch (...) { printf("  at %d %d\n", (int)v.index(), v.valueless_by_exception()); throw; })
  T(variant<int, X> v = 3, w; X::throw_at = 1; try { v.emplace<1>(4); } catch (...) {}
    try { visit([](auto&&) {}, v); } catch (bad_variant_access& e) { puts(e.what()); }
    try { visit([](auto&&, auto&&) {}, w, v); } catch (bad_variant_access& e) { puts(e.what()); }
    try { get<0>(v); } catch (bad_variant_access& e) { puts(e.what()); }
    auto u = v; printf("%d %d %d %d %d\n", u == v, v < w, w < v, (int)u.index(), get_if<1>(&u) == nullptr); u = w; v = std::move(u); printf("%d\n", (int)v.index()))
  T(go<M>()) T(go<W<M>>()) T(go<ND>()) T(go<NE>())
  T(vector<optional<M>> v; v.emplace_back(1); v.emplace_back(2))
  tells<optional<M>>(), tells<optional<X>>(), tells<optional<int>>(), tells<variant<int, M>>(), tells<variant<int, Y>>(), tells<variant<int, X>>(), tells<optional<unique_ptr<int>>>();
  T(X a(1); const X c(2); vector<B> v; v.reserve(3); v.insert(v.begin(), c); v.insert(v.end(), a))
}
