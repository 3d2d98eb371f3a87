#include <cstdio>
#include <type_traits>
#include <utility>
#include <tuple>
#include <array>
#include <vector>
#include <string>
#include <string_view>
#include <optional>
#include <variant>
#include <functional>
#include <memory>
#include <complex>
#include <cstddef>
#include <map>
#include <set>
#include <unordered_map>
#include <deque>
#include <list>
#include <span>
#include <iterator>
#include <algorithm>
#include <concepts>
#include <any>
template <class T> const char* ty() { return __PRETTY_FUNCTION__; }
#define P(...) std::printf("%d\n", int(__VA_ARGS__))
#define S(A, ...) std::printf("%d\n", int(std::is_same_v<A, __VA_ARGS__>))
#define D(...) std::puts(ty<decltype(__VA_ARGS__)>())
#define N(...) std::printf("%d\n", int(noexcept(__VA_ARGS__)))
struct M { int m; void f() {} }; struct Arrow { M* p; M* operator->() const { return p; } }; struct Arrow2 { Arrow a; Arrow operator->() const { return a; } }; struct ArrowM { M* p; M* operator->() { return p; } }; struct Star { int operator*() const { return 1; } }; struct StarR { int x; int& operator*() { return x; } int const& operator*() const { return x; } }; struct Emp {}; struct Priv { private: M* operator->() { return 0; } int operator*() { return 0; } };
template <class T> concept arrow_m = requires(T t) { t->m; }; template <class T> concept arrow_f = requires(T t) { t->f(); }; template <class T> concept arrow_x = requires(T t) { t->nope; };
template <class T> concept arrow_first = requires(T t) { t->first; }; template <class T> concept arrow_size = requires(T t) { t->size(); };
template <class T> concept star = requires(T t) { *t; }; template <class T, class U> concept star_is = requires(T t) { { *t } -> std::same_as<U>; }; template <class T> concept star_int = requires(T t) { { *t } -> std::convertible_to<int>; };
template <class T> concept arrow_op = requires(T t) { t.operator->(); }; template <class T, class U> concept arrow_op_is = requires(T t) { { t.operator->() } -> std::same_as<U>; }; template <class T> concept am_int = requires(T t) { { t->m } -> std::same_as<int&>; };
template <class T> concept inc = requires(T t) { { ++t } -> std::same_as<T&>; { t++ } -> std::same_as<T>; }; template <class T> concept cm = requires(T const t) { t->m; }; template <class T> concept cmset = requires(T const t) { t->m = 1; }; template <class T> concept mset = requires(T t) { t->m = 1; };
template <class T> concept dot_m = requires(T t) { t.m; }; template <class T> concept starset = requires(T t) { *t = 1; }; template <class T> concept cstarset = requires(T const t) { *t = 1; };
template <class T> void all() { std::printf("%d%d%d %d%d%d %d %d%d%d %d%d%d\n", arrow_m<T>, arrow_f<T>, arrow_x<T>, star<T>, star_int<T>, arrow_op<T>, am_int<T>, cm<T>, cmset<T>, mset<T>, dot_m<T>, starset<T>, cstarset<T>); }
template <class T, class U> void ss() { std::printf("%d%d\n", star_is<T, U>, arrow_op_is<T, std::remove_reference_t<U>*>); }
enum class Sc : short { s0, s1 }; enum Un { u0, u1 }; enum class Bo : bool { no, yes };
template <class T> concept minus = requires(T a) { -a; }; template <class T> concept plus = requires(T a) { +a; }; template <class T> concept nt = requires(T a) { !a; }; template <class T> concept cond = requires(T a) { a ? 1 : 2; }; template <class T> concept compl_ = requires(T a) { ~a; }; template <class T> concept andb = requires(T a) { a && true; }; template <class T> concept cb = requires(T a) { bool(a); static_cast<bool>(a); }; template <class T> concept inca = requires(T a) { ++a; }; template <class T> concept idx = requires(T a, int* p) { p[a]; }; template <class T> concept sw = requires(T a) { a + 1; }; template <class T> concept ini = requires(T a) { int{a}; }; template <class T> concept shl = requires(T a) { 1 << a; };
constexpr Sc operator~(Sc a) { return Sc(1 - int(a)); } constexpr bool operator!(Bo b) { return b == Bo::no; }
int main() {
  { all<std::optional<M>>(); all<std::optional<int>>(); all<const std::optional<M>>(); all<std::optional<M*>>(); }
  { all<std::unique_ptr<M>>(); all<std::shared_ptr<M>>(); all<std::weak_ptr<M>>(); all<std::unique_ptr<int>>(); all<const std::unique_ptr<M>>(); all<std::unique_ptr<const M>>(); all<std::unique_ptr<M[]>>(); all<std::shared_ptr<const M>>(); all<std::reference_wrapper<M>>(); }
  { all<std::vector<M>::iterator>(); all<std::vector<M>::const_iterator>(); all<std::list<M>::iterator>(); all<std::set<M>::iterator>(); all<std::deque<M>::iterator>(); all<std::vector<M*>::iterator>(); all<std::reverse_iterator<M*>>(); all<std::reverse_iterator<std::vector<M>::iterator>>(); all<std::move_iterator<M*>>(); all<std::vector<int>::iterator>(); all<std::unordered_map<int,M>::iterator>(); all<std::array<M,2>::iterator>(); all<std::span<M>::iterator>(); }
  { P(arrow_first<std::map<int,int>::iterator>); P(arrow_first<std::unordered_map<int,int>::iterator>); P(arrow_first<std::vector<int>::iterator>); P(arrow_first<std::vector<std::pair<int,int>>::iterator>); P(arrow_size<std::vector<std::string>::iterator>); P(arrow_size<std::optional<std::string>>); P(arrow_size<std::unique_ptr<std::vector<int>>>); P(arrow_size<std::map<int,int>::iterator>); P(arrow_size<std::string*>); P(arrow_size<std::optional<int>>); P(arrow_first<std::optional<std::pair<int,int>>>); P(arrow_first<std::set<int>::iterator>); P(arrow_first<std::pair<int,int>*>); }
  { ss<std::optional<int>, int&>(); ss<const std::optional<int>, const int&>(); ss<std::unique_ptr<int>, int&>(); ss<std::shared_ptr<const int>, const int&>(); ss<std::vector<int>::iterator, int&>(); ss<std::vector<int>::const_iterator, const int&>(); ss<std::set<int>::iterator, const int&>(); ss<std::list<int>::iterator, int&>(); ss<std::map<int,char>::iterator, std::pair<const int,char>&>(); ss<std::map<int,char>::const_iterator, const std::pair<const int,char>&>(); ss<std::deque<int>::iterator, int&>(); ss<std::vector<bool>::iterator, std::vector<bool>::reference>(); ss<std::vector<bool>::const_iterator, bool>(); ss<int*, int&>(); ss<std::reverse_iterator<int*>, int&>(); ss<std::move_iterator<int*>, int&&>(); ss<StarR, int&>(); ss<const StarR, const int&>(); ss<std::unordered_map<int,char>::iterator, std::pair<const int,char>&>(); ss<std::string::iterator, char&>(); ss<std::string_view::iterator, const char&>(); ss<std::istream_iterator<int>, const int&>(); ss<std::back_insert_iterator<std::vector<int>>, std::back_insert_iterator<std::vector<int>>&>(); }
  { P(inc<int>); P(inc<int*>); P(inc<std::vector<int>::iterator>); P(inc<std::list<int>::iterator>); P(inc<M>); P(inc<std::optional<int>>); P(inc<bool>); P(inc<double>); P(inc<std::reverse_iterator<int*>>); P(inc<std::map<int,int>::iterator>); P(inc<const int>); P(inc<void*>); P(inc<std::unique_ptr<int>>); }
  { auto f = [](auto t) { if constexpr (requires { t->m; }) return 1; else if constexpr (requires { t.m; }) return 2; else if constexpr (requires { *t; }) return 3; else return 4; }; M m; P(f(m)); P(f(&m)); P(f(Arrow{&m})); P(f(Arrow2{{&m}})); P(f(std::optional<M>())); P(f(std::optional<int>())); P(f(std::make_unique<M>())); P(f(std::make_unique<int>())); P(f(std::vector<M>().begin())); P(f(1)); P(f(std::make_shared<M>())); P(f(Priv())); int i; P(f(&i)); }
  { P(minus<Un>); P(plus<Un>); P(nt<Un>); P(cond<Un>); P(compl_<Un>); P(andb<Un>); P(cb<Un>); P(inca<Un>); P(idx<Un>); P(sw<Un>); P(ini<Un>); P(shl<Un>); }
  { Sc s = Sc::s1; P(bool(s)); P(static_cast<bool>(Sc::s0)); P((bool)s); P(int(~s)); Bo b = Bo::yes; P(!b); if (bool(b)) P(1); if (u1) P(2); P(!u0); P(-u1); P(~u1); P(u1 && true); switch (s) { case Sc::s1: P(7); break; default: P(8); } P(s != Sc::s0 ? 1 : 2); bool q{b == Bo::yes}; P(q); }
}
