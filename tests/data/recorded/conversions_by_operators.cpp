#include <cstdio>
#include <string>
#include <string_view>
struct V { int v; explicit V(int x) : v(x) {} }; struct W { operator V() const { return V(5); } };
template <int N> struct S { char s[N] = {'a', 0}; operator std::string_view() const { return {s, 1}; } operator std::string() const { return s; } };
int main() { W w; V a(w), b{w}; V c = w; printf("%d %d %d %d\n", a.v, b.v, c.v, V(w).v); S<3> s; std::string_view x(s), y = s; printf("%zu %zu %d\n", x.size(), y.size(), std::string_view(s) == "a"); std::string z = s; std::string q = static_cast<std::string>(s); printf("%s%s\n", z.c_str(), q.c_str()); }
