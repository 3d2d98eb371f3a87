// A function of the program that is called as a type of the library.
#include <cstdio>
#include <tuple>
template <class P> auto seq(P p) { return p; }
int main() { printf("%d\n", std::apply([](auto... x) { return (x + ...); }, std::make_tuple(1, 2))); printf("%d\n", seq(3)); }
