#include <cstdio>
#include <utility>
template <unsigned char... C> int sum() { return (C + ... + 0); }
template <long... I> void sizes() { printf("%zu\n", (sizeof(I) + ... + 0)); }
template <auto... V> void any() { printf("%zu\n", (sizeof(V) + ... + 0)); }
template <bool... B> constexpr int count = (int(B) + ... + 0);
template <class T, T... V> struct Seq { static constexpr T arr[] = {V...}; };
int main() { printf("%d %d\n", sum<255, 1>(), count<true, false, true>); sizes<1, 'c'>(); any<1, 'c', 2L>(); printf("%zu\n", sizeof(Seq<short, 1, 2>::arr)); }
