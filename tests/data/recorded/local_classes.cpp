// A local class keeps nothing of what stands around it.
#include <cstdio>
struct In { int v; In(int v) : v(v) { std::printf("I%d ", v); } In(In const& o) : v(o.v) { std::printf("K%d ", v); } ~In() { std::printf("~I%d ", v); } };
In mk(int v) { return In(v); }
void f(int n) { In const& a = In(n); In&& b = mk(n + 1); constexpr int two = 2; struct R { In const& r; int d[two]; int sum() const { return r.v + two + 3; } }; R r{a, {1, 2}}; std::printf("y%d ", r.sum() + b.v); }
template <class T> int g(T const& t) { In kept(9); struct Q { T t; int twice() const { return int(t) * 2; } }; Q q{t}; return q.twice(); }
int main() { f(1); std::puts(""); f(5); std::puts(""); int n = g(3); n += g(1.5); std::printf("%d\n", n); }
