// The categories of parts of objects, arrays, tuples and optionals, by decltype and by overloads.
#include <cstdio>
#include <utility>
#include <type_traits>
#include <string>
#include <vector>
#include <array>
#include <tuple>
#include <optional>
#include <functional>
#include <memory>
#include <map>
template <class T> struct kind { static const char* s() { return std::is_const_v<T> ? "const prvalue" : "prvalue"; } };
template <class T> struct kind<T&> { static const char* s() { return std::is_const_v<T> ? "const lvalue" : "lvalue"; } };
template <class T> struct kind<T&&> { static const char* s() { return std::is_const_v<T> ? "const xvalue" : "xvalue"; } };
#define K(...) std::printf("%-40s %s\n", #__VA_ARGS__, kind<decltype((__VA_ARGS__))>::s())
#define D(...) std::printf("%-40s decl %s\n", #__VA_ARGS__, kind<decltype(__VA_ARGS__)>::s())
#define SAME(e, ...) std::printf("%-40s %d\n", #e, (int)std::is_same_v<decltype((e)), __VA_ARGS__>)
const char* o(int&) { return "lvalue"; } const char* o(const int&) { return "const lvalue"; } const char* o(int&&) { return "rvalue"; } const char* o(const int&&) { return "const rvalue"; }
const char* o(std::string&) { return "lvalue"; } const char* o(const std::string&) { return "const lvalue"; } const char* o(std::string&&) { return "rvalue"; } const char* o(const std::string&&) { return "const rvalue"; }
template<class T> const char* t(T&&) { return kind<T&&>::s(); }
#define O(e) std::printf("%-40s %s %s\n", #e, o(e), t(e))
struct P { int i = 1; std::string s = "s"; mutable int mu = 2; int& r; static inline int st = 3; int a[2] = {1,2}; P(int& x) : r(x) {} std::string& get() & { return s; } std::string&& get() && { return std::move(s); } const std::string& get() const& { return s; } };
template<class X> struct W { X x{}; X& g() & { return x; } X&& g() && { return std::move(x); } X const& g() const& { return x; } };
#define ALL(...) K(__VA_ARGS__); O((__VA_ARGS__))
template<class T> void in() {
  T p; const T cp; ALL(p.x); ALL(cp.x); ALL(std::move(p).x); ALL(T{}.x); ALL(p.g()); ALL(cp.g()); ALL(std::move(p).g());
  ALL(std::move(cp).x); ALL(T{}.g());
}
int main() {
  int z = 0; P p(z); const P cp(z); std::optional<int> oi = 1; const std::optional<int> coi = 1;
  std::optional<std::string> os = "a"; const std::optional<std::string> cos = "a";
  ALL(*oi); ALL(*coi); ALL(*std::move(oi)); ALL(*std::move(coi)); ALL(oi.value()); ALL(std::move(oi).value()); ALL(coi.value());
  ALL(std::move(coi).value()); ALL(*os); ALL(*cos); ALL(*std::move(os)); ALL(os.value()); ALL(std::move(os).value());
  ALL(*std::optional<int>(3)); ALL(std::optional<int>(3).value()); ALL(oi.value_or(3)); ALL(*std::move(cos));
  int a[3] = {}; std::string sa[2]; const int ca[2] = {1,2}; const std::string csa[2]; ALL(a[0]); ALL(std::move(a)[0]);
  ALL(sa[0]); ALL(std::move(sa)[0]); ALL(ca[0]); ALL(std::move(ca)[0]); ALL(csa[0]); ALL(std::move(csa)[0]);
  std::array<int, 2> ar{}; std::array<std::string, 2> sar; ALL(ar[0]); ALL(std::move(ar)[0]); ALL(sar[0]);
  ALL(std::move(sar)[0]); ALL(std::get<0>(ar)); ALL(std::get<0>(std::move(ar))); ALL(std::get<0>(std::move(sar)));
  ALL(p.i); ALL(cp.i); ALL(std::move(p).i); ALL(std::move(p).s); ALL(std::move(cp).s); ALL(std::move(cp).i); ALL(P(z).i);
  ALL(P(z).s); ALL(p.mu); ALL(cp.mu); ALL(std::move(p).mu); ALL(std::move(cp).mu); ALL(p.r); ALL(cp.r); ALL(std::move(p).r);
  ALL(P(z).r); ALL(p.st); ALL(std::move(p).st); ALL(cp.st); ALL(p.a[0]); ALL(cp.a[0]); ALL(std::move(p).a[0]); ALL(P(z).a[1]);
  ALL(p.get()); ALL(std::move(p).get()); ALL(cp.get()); ALL(P(z).get());
  std::tuple<int, std::string, int&> tu{1, "a", z}; const std::tuple<int, std::string, int&> ctu{1, "a", z};
  ALL(std::get<0>(tu)); ALL(std::get<1>(tu)); ALL(std::get<2>(tu)); ALL(std::get<0>(std::move(tu)));
  ALL(std::get<1>(std::move(tu))); ALL(std::get<2>(std::move(tu))); ALL(std::get<0>(ctu)); ALL(std::get<1>(ctu));
  ALL(std::get<2>(ctu)); ALL(std::get<1>(std::move(ctu))); ALL(std::get<0>(std::make_tuple(1, 2))); ALL(std::get<int>(tu));
  ALL(std::get<int>(std::move(tu)));
  std::pair<int, std::string> pr; const std::pair<int, std::string> cpr; ALL(pr.first); ALL(cpr.second);
  ALL(std::move(pr).first); ALL(std::move(pr).second); ALL(std::get<1>(std::move(pr))); ALL(std::make_pair(1, 2).first);
  ALL(std::pair<int, std::string>().second); ALL(std::get<0>(std::move(cpr)));
  std::unique_ptr<int> up(new int(1)); const std::unique_ptr<int> cup(new int(2)); ALL(*up); ALL(*cup); ALL(*std::move(up));
  ALL(*up.get());
  std::vector<std::string> v(1); const std::vector<std::string> cv(1); ALL(v[0]); ALL(cv[0]); ALL(std::move(v)[0]);
  ALL(v.front()); ALL(cv.front()); ALL(*v.begin()); ALL(*cv.begin()); ALL(*v.cbegin()); ALL(v.at(0)); ALL(std::move(v).front());
  ALL(std::move(*v.begin())); ALL(std::move(v[0]));
  int* q = a; const int* cq = a; ALL(*q); ALL(*cq); ALL(q[0]); ALL(cq[0]); ALL(*std::move(q)); ALL(*&a[0]); ALL(std::move(*q));
  ALL(*(q + 1)); ALL(*q++); ALL(*--q);
  int i = 0; ALL(i); ALL(+i); ALL(-i); ALL(i++); ALL(++i); ALL(i = 3); ALL(i += 3); ALL((i, z)); ALL((z, 3));
  ALL((z, std::move(i))); ALL(int(i)); ALL((int&&)i); ALL((int&)i); ALL(static_cast<const int&>(i)); ALL(static_cast<int&&>(i));
  ALL(int{}); ALL(5);
  std::map<int, std::string> m; m[1]; ALL(m[1]); ALL(m.at(1)); ALL(m.begin()->second); ALL(m.begin()->first);
  ALL((*m.begin()).second); ALL(std::as_const(m).at(1));
  std::string s; ALL(s); ALL(s + "a"); ALL(s += "a"); ALL(std::string("a")); ALL(std::move(s)); ALL(std::as_const(s));
  ALL(std::move(std::as_const(s))); ALL(s = "b"); ALL(std::forward<std::string>(s)); ALL(std::forward<std::string&>(s));
  ALL(std::forward<const std::string>(s)); ALL(std::exchange(s, "c"));
  std::reference_wrapper<int> rw = i; ALL(rw.get()); std::reference_wrapper<const int> crw = i; ALL(crw.get());
  auto lm = [&]() -> int& { return i; }; ALL(lm()); auto lx = [&]() -> int&& { return std::move(i); }; ALL(lx());
  auto lv = [&] { return i; }; ALL(lv()); auto lc = [&]() -> const int& { return i; }; ALL(lc());
  in<W<int>>(); in<W<std::string>>();
}
