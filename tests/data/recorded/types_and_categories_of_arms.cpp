// The type and the category of the conditional operator, by decltype and by overloads.
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
struct Ba { int b; }; struct De : Ba {}; enum Co { red, green }; enum class Sc { a, b }; enum Ot { o1 = 7 };
int f(); int g(); int h(int&); int h2(int&&);
const char* o(int&) { return "lvalue"; } const char* o(const int&) { return "const lvalue"; } const char* o(int&&) { return "rvalue"; }
const char* o(std::string&) { return "lvalue"; } const char* o(const std::string&) { return "const lvalue"; } const char* o(std::string&&) { return "rvalue"; } const char* o(const std::string&&) { return "const rvalue"; }
const char* o(Ba&) { return "lvalue"; } const char* o(const Ba&) { return "const lvalue"; } const char* o(Ba&&) { return "rvalue"; } const char* o(const Ba&&) { return "const rvalue"; }
const char* q(int*) { return "int*"; } const char* q(const int*) { return "const int*"; } const char* q(Ba*) { return "Ba*"; } const char* q(const Ba*) { return "const Ba*"; } const char* q(void*) { return "void*"; }
const char* q(int) { return "int"; } const char* q(unsigned) { return "unsigned"; } const char* q(long) { return "long"; } const char* q(Co) { return "Co"; } const char* q(Sc) { return "Sc"; } const char* q(double) { return "double"; } const char* q(char) { return "char"; } const char* q(bool) { return "bool"; }
#define O(e) std::printf("%-40s %s\n", #e, o(e))
#define Q(e) std::printf("%-40s %s\n", #e, q(e))
int main() {
  bool t = true, n = false; int i = 3; const int ci = 4; long l = 5; short s = 6; char c = 'c'; int a[2] = {1, 2}; int* p = a;
  const int* cp = &ci; unsigned u = 1;
  K(t ? std::move(i) : std::move(i)); K(t ? i : std::move(i)); K(t ? std::move(i) : std::move(ci)); K(t ? i : ci); K(t ? i : 3);
  K(t ? i : l); K(t ? i : i);
  K(n ? std::move(i) : std::move(i)); K(t ? a : a); K(t ? "ab" : "cde"); K(t ? "abc" : "def"); K(t ? f : g); K(t ? p : cp);
  K(t ? *p : i); K(t ? *cp : i); K(t ? a[0] : i);
  Ba b; De d; const De cd{}; Ba* bp = &b; const Ba cb{};
  K(t ? b : static_cast<Ba&>(d)); K(t ? d : b); K(t ? b : d); K(t ? b : Ba{}); K(t ? std::move(b) : std::move(b));
  K(t ? std::move(d) : std::move(b)); K(t ? b.b : d.b); K(t ? b.b : cd.b); K(t ? std::move(b).b : std::move(d).b);
  SAME(t ? 0 : p, int*); SAME(t ? p : nullptr, int*); SAME(t ? &b : &d, Ba*); SAME(t ? &b : &cd, const Ba*);
  SAME(t ? (void*)p : p, void*); SAME(t ? cp : (void*)p, const void*); SAME(t ? red : green, Co); SAME(t ? red : 1, int);
  SAME(t ? red : 1.5, double); SAME(t ? Sc::a : Sc::b, Sc); SAME(t ? red : o1, unsigned); SAME(t ? &Ba::b : nullptr, int Ba::*);
  SAME(t ? &f : g, int (*)()); SAME(t ? f : g, int (&)()); SAME(t ? d : b, Ba&);
  SAME(t ? s : c, int); SAME(t ? c : c, char&); SAME(t ? true : c, int); SAME(t ? u : i, unsigned); SAME(t ? l : u, long);
  SAME(t ? "ab" : "cde", const char*);
  std::string st = "a"; const std::string cst = "b"; K(t ? st : cst); K(t ? st : std::string()); K(t ? "lit" : st);
  K(t ? std::move(st) : std::string()); K(t ? std::move(st) : std::move(st)); K(t ? std::move(st) : std::move(cst));
  K(t ? st : std::move(st));
  O(t ? i : i); O(t ? i : ci); O(t ? i : 3); O(t ? std::move(i) : std::move(i)); O(t ? i : std::move(i));
  O(n ? std::move(i) : i); O(t ? i : s); O(t ? *p : i); O(t ? *cp : i); O(t ? a[0] : a[1]);
  O(t ? b : b); O(t ? b : d); O(t ? d : b); O(t ? b : cb); O(t ? std::move(b) : std::move(b)); O(t ? std::move(b) : b);
  O(t ? b : Ba{}); O(n ? b : Ba{}); O(t ? std::move(b) : std::move(cb)); O(t ? std::move(cb): std::move(cb));
  O(t ? st : st); O(t ? st : cst); O(t ? st : std::string()); O(t ? std::move(st) : std::move(st));
  O(n ? std::move(st) : std::string()); O(t ? "lit" : st); O(t ? std::move(st) : std::move(cst));
  Q(t ? p : cp); Q(t ? p : nullptr); Q(t ? 0 : p); Q(t ? &b : &d); Q(t ? &d : &b); Q(t ? &b : &cd); Q(t ? (void*)p : p);
  Q(t ? red : green); Q(t ? red : 1); Q(n ? red : 1); Q(t ? red : 1.5); Q(t ? red : o1); Q(t ? Sc::a : Sc::b); Q(t ? c : c);
  Q(t ? c : s); Q(t ? true : c); Q(t ? u : i); Q(t ? 'a' : 'b'); Q(t ? s : s); Q(t ? u : l); Q(n ? p : cp); Q(n ? &d : &b);
  (n ? i : a[1]) = 50; auto&& mv = t ? std::move(st) : std::move(st); K(mv); D(mv); decltype(auto) dd = (t ? i : a[0]); D(dd);
  std::string moved = t ? std::move(st) : std::string("x"); std::printf("%s %zu %d\n", moved.c_str(), st.size(), a[1]);
  std::printf("%s\n", [](auto&& x) { return kind<decltype(x)>::s(); }(t ? i : ci));
  std::printf("%s\n", [](auto&& x) { return kind<decltype(x)>::s(); }(t ? std::move(i) : std::move(i)));
  std::printf("%s\n", [](auto&& x) { return kind<decltype(x)>::s(); }(t ? i : i));
  std::printf("%s\n", [](auto&& x) { return kind<decltype(x)>::s(); }(t ? i : 2));
}
