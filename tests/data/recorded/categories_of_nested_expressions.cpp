// Categories of arms, members and elements within each other, by decltype and by overloads.
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
struct S { int v = 1; std::string s; static const int k = 3; static constexpr int c = 4; enum { en = 5 }; }; constexpr int gk = 3; const int gc = 4; inline constexpr int arr[2] = {1, 2};
#define O(...) std::printf("%-40s %s %s\n", #__VA_ARGS__, o(__VA_ARGS__), t(__VA_ARGS__))
#define ALL(...) K(__VA_ARGS__); O((__VA_ARGS__))
template<int N> void np() { bool b = true; ALL(b ? N : N); int x = 1; ALL(b ? x : N); }
template<class U> void tm(U a, const U& b, U&& c, bool n) { ALL(n ? a : b); ALL(n ? a : c); ALL(n ? std::move(a) : std::move(c)); ALL(n ? a : U{}); ALL(n ? std::forward<U>(a) : std::forward<U>(c)); ALL(n ? a : std::move(a)); ALL(std::forward<const U>(b)); ALL(static_cast<const U&&>(a)); }
int main() {
  bool b = true; int i = 1; const int ci = 2; S s; const S cs{};
  ALL(b ? gk : gc); ALL(b ? S::c : S::c); ALL(b ? s.v : cs.v); ALL(b ? arr[0] : arr[1]); ALL(b ? i : gk); ALL(b ? (i, ci) : ci);
  ALL(b ? (b ? i : i) : i); ALL(b ? (b ? i : 1) : i); ALL(b ? i++ : i); ALL(b ? ++i : i); ALL(b ? i = 1 : i); ALL(b ? -i : i);
  ALL(b ? int(i) : i); ALL(b ? s.s : cs.s); ALL(b ? s.s : std::move(s).s); ALL(b ? std::move(s).s : std::move(s).s);
  ALL(b ? std::move(cs).s : std::move(s).s); ALL((b ? s : cs).v); ALL((b ? s : S{}).v); ALL((b ? s : S{}).s);
  ALL((b ? s : s).v); ALL(b ? s.s : "x"); ALL(b ? "x" + s.s : s.s); K(b ? throw 1 : i); ALL(b ? i : throw 1);
  ALL(std::move(s).v); ALL(std::move(cs).v); ALL(S().v); ALL(S{}.s); ALL((&s)->v); ALL((*&s).v); ALL(std::as_const(s).s);
  ALL(std::move(std::as_const(s)).s); ALL(s.c); ALL(gk); ALL(gc); ALL(arr[1]);
  int* p = &i; ALL(b ? *p : i); ALL(*(b ? p : &i)); ALL((b ? p : &i)[0]); std::vector<std::string> v(2); ALL(b ? v[0] : v[1]);
  ALL(b ? v[0] : s.s); ALL(b ? v.front() : std::string()); std::pair<int, std::string> pr; ALL(b ? pr.first : i);
  ALL(b ? std::move(pr).second : std::string()); ALL(std::get<0>(b ? pr : pr)); std::tuple<int, std::string> tu;
  ALL(std::get<1>(std::forward<std::tuple<int, std::string>>(tu))); ALL(std::get<0>(std::tuple<int>(1)));
  ALL(std::get<0>(std::as_const(tu)));
  std::optional<std::string> os("a"); ALL(std::move(os)->size() ? i : i); ALL(os.value_or("x")); ALL(std::move(*os));
  ALL(*std::as_const(os)); auto l = [&i]() -> int& { return i; }; ALL(b ? l() : i); ALL(b ? l() : 3); auto& ref = i; ALL(ref);
  auto&& fr = 3; ALL(fr); ALL(std::move(fr)); const auto& cr = 4; ALL(cr); int&& rr = std::move(i); ALL(rr);
  ALL(std::forward<int&&>(rr)); ALL(static_cast<int&&>(rr)); std::reference_wrapper<int> rw(i); ALL(rw.get());
  ALL(static_cast<int&>(rw)); np<3>(); tm<int>(1, 2, 3, true); tm<std::string>("a", "b", "c", true);
}
