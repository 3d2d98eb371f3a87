#include <compare>
#include <cstdio>
#include <utility>
#include <string>
#include <deque>
struct B { int a, b; auto operator<=>(B const&) const = default; };
struct D : B { };
struct C { int a; friend bool operator<(C x, C y) { return x.a < y.a; } bool operator==(C const&) const = default; };
struct E : C {};
struct P : std::pair<int,int> { using pair::pair; };
struct Q : std::pair<int,int> { Q(int a, int b) : pair(a, b) {} };
int main() { D x{{1,2}}, y{{1,3}}; printf("%d %d %d\n", x < y, x == y, x > y); E p{{1}}, q{{2}}; printf("%d %d\n", p < q, p == q); P s(1,2), t(1,3); printf("%d %d %d %d\n", s < t, s == t, s > t, s != t); Q u(1,2), v(2,1); printf("%d %d\n", u < v, u == v); printf("%d\n", u < std::pair<int,int>(1,5)); }
