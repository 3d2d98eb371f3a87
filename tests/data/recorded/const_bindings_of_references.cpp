// A name for a member that is a reference is not `const` with the whole.
#include <cstdio>
#include <tuple>
#include <utility>
struct S { int a; int& b; };
int main() { int n = 1; const std::pair<int,int&> p(1, n); const auto& [x, y] = p; y = 5; const auto [x2, y2] = p; y2 = 6; printf("%d\n", n); S s{1, n}; const auto& [a, b] = s; b = 9; printf("%d\n", n); std::tuple<int, int&> t(1, n); auto const& [u, v] = t; v = 11; printf("%d\n", n); }
