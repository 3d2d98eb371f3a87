#include <cstdio>
#include <string>
struct A { operator int() const { std::puts("int"); return 1; } operator double() const { std::puts("double"); return 2.5; } };
void fi(int) { std::puts("fi"); } void fd(double) { std::puts("fd"); } void ff(float) { std::puts("ff"); } 
struct B { operator long() const { std::puts("long"); return 7; } operator float() const { std::puts("float"); return 2; } };
struct C { explicit operator bool() const { std::puts("bool"); return true; } operator int() const { std::puts("int"); return 5; } };
struct D { operator const char*() const { std::puts("cstr"); return "d"; } operator std::string() const { std::puts("string"); return "s"; } };
struct E { operator int&() { std::puts("int&"); return v; } operator int const&() const { std::puts("int const&"); return v; } int v = 3; };
struct F { template <class T> operator T() const { std::printf("T size %zu\n", sizeof(T)); return T(9); } };
struct G { operator int() { std::puts("G nonconst"); return 1; } operator int() const { std::puts("G const"); return 2; } };
struct H { operator short() const { std::puts("short"); return 1; } operator char() const { std::puts("char"); return 'c'; } };
struct I { operator int() const { std::puts("I int"); return 4; } template <class T> operator T() const { std::puts("I T"); return T(8); } };
struct J { operator char() { std::puts("J char"); return 'x'; } operator int() const { std::puts("J int"); return 1; } };
int main() {
  { A a; int i = a; double d = a; fi(a); fd(a); std::printf("%d %g\n", i, d); }
  { C c; if (c) std::puts("yes"); int ci = c; bool cb(c); bool cb2 = c; std::printf("%d %d %d\n", ci, cb, cb2); !c;  std::printf("%d\n", c && true); std::printf("%d\n", c ? 1 : 2); }
  { { C c; std::printf("%d\n", c + 1); } }
  { D dd; std::string s = dd; const char* p = dd; std::printf("%s %s\n", s.c_str(), p); }
  { E e; int& r = e; r = 8; std::printf("%d\n", e.v); E const& ec = e; int const& cr = ec; std::printf("%d\n", cr); int ei = e; int ei2 = ec; std::printf("%d %d\n", ei, ei2); }
  { F f; int fi1 = f; double fd1 = f; char fc = f; std::printf("%d %g %d\n", fi1, fd1, fc); float ff1 = static_cast<float>(f); std::printf("%g\n", ff1); }
  { G g; G const gc; int g1 = g; int g2 = gc; std::printf("%d %d\n", g1, g2); }
  { H h; short hs = h; char hc = h; std::printf("%d %d\n", hs, hc); }
  { I ii; int i1 = ii; double i2 = ii; long i3 = ii; std::printf("%d %g %ld\n", i1, i2, i3); }
  { J j; int j1 = j; std::printf("%d\n", j1); J const jc; int j2 = jc; std::printf("%d\n", j2); }
  { J j3; char j4 = j3; std::printf("%d\n", j4); }
}
