// The free functions of containers, strings and arrays.
#include <string>
#include <cstdio>
#include <iterator>
int main() { std::string s = "abc"; for (auto it = std::begin(s); it != std::end(s); ++it) putchar(*it); const std::string c = "xy"; printf("%c %zu\n", *std::begin(c), std::size(s)); auto f = std::cbegin(s); printf("%c %c\n", *f, *std::rbegin(s)); int a[3] = {1,2,3}; printf("%zu %d %d\n", std::size(a), *std::rbegin(a), *std::cbegin(a)); }
