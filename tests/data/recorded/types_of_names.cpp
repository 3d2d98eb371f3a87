// What `decltype` says of names and of names in parentheses: of namespaces, of classes, of templates.
#include <cstdio>
#include <type_traits>
namespace n { int g; const int cg = 1; constexpr long k = 2; int& r = g; enum E { A, B }; }
struct S { static inline int s = 0; static constexpr int c = 1; enum { X, Y }; int f; };
template <class T> struct Q { static inline T s{}; static constexpr T c{}; static const int d = 3; };
template <class T> int v = 1; template <class T> constexpr T cv = 2; template <class T> const int& rv = v<T>;
int a; const int b = 1; int& ra = a;
template <class T> const char* k() { if (std::is_same_v<T, int>) return "int"; if (std::is_same_v<T, int&>) return "int&"; if (std::is_same_v<T, const int&>) return "const int&"; if (std::is_same_v<T, const int>) return "const int"; if (std::is_same_v<T, const long&>) return "const long&"; if (std::is_same_v<T, const long>) return "const long"; return "?"; }
#define P(x) printf("%s: %s %s\n", #x, k<decltype(x)>(), k<decltype((x))>())
int main() {
  P(a); P(b); P(ra); P(n::g); P(n::cg); P(n::k); P(n::r); P(S::s); P(S::c); P(Q<int>::s); P(Q<int>::c); P(Q<int>::d); P(v<int>); P(cv<int>); P(cv<long>); P(rv<int>);
  S o; const S co{}; P(o.f); P(co.f); P(o.s); P(o.c); P((&o)->f); P((&co)->f); P(o.s);
  P(v<int> + 1); P(n::g + 1); P(S::s = 3); P(+n::g); P(a++); P(++a); P(a += 1);
  static int st; static const int cst = 2; P(st); P(cst);
  auto& x = S::s; const auto& y = v<int>; auto&& z = Q<int>::s; P(x); P(y); P(z);
  printf("%d %d %d\n", std::is_same_v<decltype(n::A), n::E>, std::is_same_v<decltype((n::A)), n::E>, std::is_same_v<decltype((S::X)), decltype(S::Y)>);
}
