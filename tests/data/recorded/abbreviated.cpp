#include <concepts>
#include <cstdio>
template <std::integral T> const char* k(T) { return "int"; }
const char* k(auto) { return "other"; }
template <class T> requires std::integral<T> const char* l(T) { return "int"; }
template <class T> const char* l(T) { return "other"; }
const char* n(std::integral auto) { return "int"; }
const char* n(auto) { return "other"; }
template <class T> const char* q(T) { return "T"; }
const char* q(std::integral auto) { return "int"; }
const char* r(auto const&) { return "other"; }
const char* r(std::integral auto const&) { return "int"; }
const char* s(auto... ) { return "pack"; }
const char* s(auto) { return "one"; }
int main() { printf("%s %s %s %s %s %s\n", k(1), l(1), n(1), q(1), r(1), s(1)); printf("%s %s %s %s %s\n", k(1.), l(1.), n(1.), q(1.), r(1.)); }
