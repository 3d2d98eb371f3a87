// Reading at the end of a stream leaves what is there; macros that a pragma keeps.
#include <iostream>
#include <sstream>
#include <string>
void pragmas();
int main() { pragmas(); { std::istringstream in(""); std::string s = "old"; int n = 5; char c = 'x'; in >> s; std::cout << s << in.fail() << in.eof(); in.clear(); in >> n; std::cout << n; in.clear(); in >> c; std::cout << c; }
 { std::istringstream in("  "); std::string s = "old"; char b[4] = "old"; in >> s; std::cout << s; in.clear(); in >> b; std::cout << b << "\n"; } }
#define LEVEL 1
#pragma push_macro("LEVEL")
#undef LEVEL
#define LEVEL 2
#pragma push_macro("LEVEL")
#define LEVEL 3
int third = LEVEL;
#pragma pop_macro("LEVEL")
int second = LEVEL;
#pragma pop_macro("LEVEL")
int first = LEVEL;
#pragma push_macro("NOTHING")
#define NOTHING 4
#pragma pop_macro("NOTHING")
#ifdef NOTHING
int none = 1;
#else
int none = 0;
#endif
void pragmas() { std::cout << first << second << third << none << "\n"; }
