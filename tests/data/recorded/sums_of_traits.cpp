// Variable templates of the library in sums, where a pointer ends their arguments.
#include <type_traits>
#include <cstdio>
struct Acc { int sum = 0; };
template <class... A> int s1(A&&... a) { return (std::is_same_v<A, Acc*> + ...); }
template <class... A> int s2(A&&... a) { return (std::is_same_v<A, Acc*> && ...); }
template <class A> int s3(A&& a) { return (std::is_same_v<A, Acc*> + 1); }
template <class A> int s4(A&& a) { return (std::is_same_v<A, Acc*> && 1); }
template <class A> int s5(A&& a) { return std::is_same_v<A, Acc*> + 1; }
template <class... A> int s6(A&&... a) { return (std::is_same_v<A, int*> + ...); }
int main() { Acc c; printf("%d %d %d %d %d %d\n", s1(&c), s2(&c), s3(&c), s4(&c), s5(&c), s6(&c)); }
