// Attributes of GCC in both spellings, and empty assembly, which evaluates its operands.
#include <cstdio>
struct [[gnu::packed]] P { char a; int b; };
struct __attribute__((packed)) Q { char a; int b; };
struct [[gnu::aligned(16)]] R { char a; };
int n = 0;
int* next() { static int v[2]; ++n; return v; }
[[nodiscard]] int f() { return 1; }
__attribute__((noinline, unused)) static int g(int x) { asm volatile("" : : "r"(x), "m"(n) : "memory"); return x; }
int main() { asm("" : "+r"(*next())); asm volatile("" ::: "memory"); __asm__ __volatile__("" : [o] "+m"(n)); printf("%zu %zu %zu %d %d\n", sizeof(P), sizeof(Q), alignof(R), n, g(4)); 
 if (n) asm(""); else printf("no\n"); }
