// Patterns of containers with the arguments that their names leave out.
#include <cstdio>
#include <vector>
#include <memory>
template <class T> struct K { static constexpr int v = 1; };
template <class T, class A> struct K<std::vector<T, A>> { static constexpr int v = 2 + 10 * K<T>::v; };
template <class T, class D> struct K<std::unique_ptr<T, D>> { static constexpr int v = 3; };
template <class T, class A> int f(std::vector<T, A> const& v) { return int(v.size()); }
template <template <class, class> class C, class T, class A> int g(C<T, A> const& c) { return 7 + int(c.size()); }
int main() { std::vector<char> v(3); printf("%d %d %d %d %d\n", K<int>::v, K<std::vector<std::vector<int>>>::v, K<std::unique_ptr<int>>::v, f(v), g(v)); }
