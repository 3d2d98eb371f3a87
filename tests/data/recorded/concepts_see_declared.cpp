// What a concept calls is looked up in front of it, and by its arguments.
#include <cstdio>
template <class T> concept CanF = requires(T t) { fq(t); };
template <class T> void g(T t) { if constexpr (requires { fq(t); }) std::puts("yes"); else std::puts("no"); }
template <class T> auto h(T t, int) -> decltype(fq(t), 1) { return 1; }
template <class T> auto h(T t, long) { return 2; }
struct O { operator int() const { return 1; } };
void fq(int) {}
template <class T> concept CanG = requires(T t) { fq(t); };
int main() { g(1); g(O{}); std::printf("%d%d%d%d %d %d\n", CanF<int>, CanF<O>, CanG<int>, CanG<O>, h(1, 1), h(O{}, 1)); }
