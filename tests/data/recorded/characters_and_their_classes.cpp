#include <initializer_list>
#include <cctype>
#include <cstdio>
int main() { for (int c : {-1, -2, -100, 0, 255, 200, 65, 98, 48, 32, 9, 10, 127, 95, 300}) if (c < 256) std::printf("%d: %d %d %d %d %d %d %d %d %d %d %d %d - %d %d\n", c, std::isalpha(c), std::isdigit(c), isalnum(c), isspace(c), isupper(c), islower(c), ispunct(c), isprint(c), iscntrl(c), isxdigit(c), isgraph(c), isblank(c), tolower(c), toupper(c)); }
