// A member hides a function of the library in a class template, which is looked at where it runs.
#include <cstdio>
#include <utility>
#include <vector>
template <class T> struct Q { std::vector<T> data; int c; void swap(Q& o) noexcept { swap(data, o.data); swap(c, o.c); } int n() const { return c; } };
int main() { Q<int> q{{1}, 2}; printf("%d\n", q.n()); }
