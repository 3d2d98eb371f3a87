// Names and bases that look like the library, or like `this`; enumerations of a function that go on.
#include <vector>
#include <string>
#include <cstdio>
#include <string_view>
namespace my { struct string_view { char c; }; }
struct B{int a,b;}; struct D:B{int c; D():B{1,2},c(3){}};
struct K { ~K(){ std::puts("~K"); } auto f() { int mythis = 4; return [mythis]{ return mythis; }; } };
struct N{std::vector<N> kids; ~N(){}};
int main(){ std::printf("%d %d\n",(int)sizeof(my::string_view),(int)sizeof(std::string_view)); D d; std::printf("%d%d%d\n",d.a,d.b,d.c);
 auto g = K().f(); std::printf("%d\n", g());
 enum { A = 1, B2, C = A + B2, E2 }; enum { F = E2 + 1 }; std::printf("%d %d\n", E2, F);
}
