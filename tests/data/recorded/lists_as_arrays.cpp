// A list in braces is an array to a reference to one.
#include <cstdio>
#include <cstddef>
template <std::size_t N> constexpr int parse(const char (&a)[N]) { int r = 0; for (std::size_t i = 0; i < N; ++i) r = r * 10 + (a[i] - '0'); return r; }
template <std::size_t N> constexpr int total(const int (&a)[N]) { int r = 0; for (int x : a) r += x; return r; }
template <char... c> int f() { return parse<sizeof...(c)>({c...}); }
template <char... c> int g() { return parse({c...}); }
int main() { printf("%d\n", parse<2>({'4', '2'})); printf("%d\n", total({1, 2, 3})); printf("%d\n", total<3>({1, 2, 3})); printf("%d\n", parse({'4', '3'})); printf("%d\n", g<'1', '2'>()); printf("%d\n", f<'1', '2'>()); }
