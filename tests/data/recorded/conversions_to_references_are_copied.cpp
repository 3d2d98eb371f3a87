#include <cstdio>
#include <algorithm>
#include <utility>
#include <vector>
#include <string>
#include <tuple>
#include <map>
#include <optional>
#include <array>
#include <memory>
#include <sstream>
#include <type_traits>
static int next_id = 0;
struct X {
  int v, id;
  X(int v) : v(v), id(next_id++) { printf("X(%d)#%d ", v, id); }
  X(const X& o) : v(o.v), id(next_id++) { printf("copy#%d<-#%d ", id, o.id); }
  X(X&& o) : v(o.v), id(next_id++) { printf("move#%d<-#%d ", id, o.id); o.v = -1; }
  X& operator=(const X& o) { printf("#%d=#%d ", id, o.id); v = o.v; return *this; }
  X& operator=(X&& o) { printf("#%d<=#%d ", id, o.id); v = o.v; o.v = -2; return *this; }
  ~X() { printf("~%d#%d ", v, id); }
};
struct C2 { X x{7}; operator const X&() const { printf("C2->X& "); return x; } };
struct C3 { X x{8}; operator X&&() { printf("C3->X&& "); return std::move(x); } };
struct Q { int v = 0; Q& operator=(const Q& o) { v = o.v; printf("=\n"); return *this; } };
struct R { Q q; operator const Q&() const { return q; } };
void ov(const X&) { printf("const& "); } void ov(X&&) { printf("&& "); }
void g(const X& x) { printf("g "); }
struct V { int v; };
struct D2 { V x{7}; operator const V&() const { return x; } operator V&() { return x; } };
struct S2 { std::string s = "abc"; operator const std::string&() const { return s; } };
void f(V x) { x.v = 50; }
V ret(D2& c) { return c; }
void aliases() { D2 d; V a = d; a.v = 9; printf("%d\n", d.x.v); f(d); printf("%d\n", d.x.v); V b(d); b.v = 8;  printf("%d\n", d.x.v); a = d; a.v = 44; printf("%d\n", d.x.v); V e = ret(d); e.v = 3; printf("%d\n", d.x.v);
 S2 s; std::string t = s; t += "x"; printf("%s\n", s.s.c_str()); t = s; t += "q"; printf("%s\n", s.s.c_str()); std::string u(s); u += "x"; printf("%s\n", s.s.c_str()); V arr[1] = {d}; arr[0].v = 1; printf("%d\n", d.x.v); }

int main() { aliases(); { C2 d; g(d); printf("\n"); } R r; r.q.v = 5; Q q; q = r; printf("%d\n", q.v); C2 d; printf("\n"); X a(1); a = d; printf("\n"); ov(d); printf("\n"); C3 e; ov(e); printf("\n"); a = e; printf("\n"); }
