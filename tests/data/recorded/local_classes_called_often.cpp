#include <cstdio>
#include <vector>
#include <memory>
int f(int n) { struct R { int v; int twice() const { return 2 * v; } }; R r{n}; return r.twice(); }
template <class T> T g(T n) { struct R { T v; }; std::vector<R> x; x.push_back({n}); return x[0].v + sizeof(R); }
int main() { long s = 0; for (int i = 0; i < 100000; ++i) s += f(i); for (int i = 0; i < 80000; ++i) s += g(i); printf("%ld %g\n", s, g(2.5)); }
