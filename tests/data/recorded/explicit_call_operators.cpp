// A lambda called by the name of its operator, with template arguments that nothing deduces.
#include <cstdio>
struct F { template<class T> int operator()(int x) const { return int(sizeof(T))*x; } };
template <class L> int through(L const& l) { return l.template operator()<double>(2); }
int main(){ auto l = []<class T>(int x){ return int(sizeof(T)) + x; }; printf("%d\n", l.operator()<char>(3)); auto v = []<class T, int N = 2>(T x){ return int(sizeof(T)) * N + int(x); };  printf("%d %d %d\n", v(1), v.operator()<char>(3), v.operator()<short, 5>(4));
 printf("%d %d\n", l.template operator()<long>(3), through(l)); auto p = []<class... T>(){ return int(sizeof...(T)); }; printf("%d\n", p.operator()<int, char, long>()); F f; printf("%d\n", f.operator()<long>(3)); printf("%d\n", f.template operator()<char>(3)); auto plain = [](int x){ return x; }; printf("%d\n", plain.operator()(4)); }
