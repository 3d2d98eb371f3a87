#include <cstdio>
#include <type_traits>
#include <vector>
template <class T> concept E1 = requires(T const& t) { requires std::is_same_v<decltype(t[0]), int&>; };
template <class T> concept E2 = requires(T const& t) { requires std::is_assignable_v<decltype(t[0]), int>; };
template <class T> concept E3 = requires(T const& t) { requires std::is_same_v<decltype(*t), int&>; };
template <class T> concept E4 = requires(T const& t) { t[0] = 1; *t = 1; };
template <class T> void f(T const& t) { printf("%d%d%d ", std::is_same_v<decltype(t[0]), int&>, std::is_same_v<decltype(*t), int&>, std::is_assignable_v<decltype(t[0]), int>); }
template <class T> void g(T const t) { printf("%d%d ", std::is_same_v<decltype(t[0]), int&>, std::is_same_v<decltype(*t), int&>); }
int main() { printf("%d%d%d%d\n", E1<int*>, E2<int*>, E3<int*>, E4<int*>); int a[3]; f(&a[0]); f((const int*)a); g(&a[0]); std::vector<int> v(2); f(v.begin()); f(v.cbegin()); }
