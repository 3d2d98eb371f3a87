// Members whose address is taken before they are made, and pointers to arrays that are members.
#include <cstdio>
#include <vector>
struct Buf { char* cur = data; char data[16]; int n = 0; void put(char c) { *cur++ = c; n = cur - data; } };
struct Buf2 { float* p; float d[4]; Buf2() : p(d), d{1, 2, 3, 4} {} };
struct Buf3 { int* e; int d[4]; Buf3() : e(&d[4]) { for (int i = 0; i < 4; i++) d[i] = i; } int sum() { int s = 0; for (int* q = d; q != e; ++q) s += *q; return s; } };
struct In { int a = 1; ~In() { std::printf("~In\n"); } };
struct Ref { In& r; In i; Ref() : r(i) {} };
struct Ptr { In* r; In i; Ptr() : r(&i) {} };
struct Arr { In* b; In* e; In d[2]; Arr() : b(d), e(d + 2) {} };
struct Arr2 { In d[2]; In* b = d; In* e = d + 2; };
struct W { int v; W* me; ~W() { std::printf("~W %d %d\n", v, me == this); } };
struct Pool { W* free = nullptr; W items[2] = {{1, &items[0]}, {2, &items[1]}}; };
struct PV { In* at; std::vector<In> v; PV() : v(2) { at = &v[0]; } };
int main() {
  Buf b; b.put('x'); b.put('y'); std::printf("%d %c%c\n", b.n, b.data[0], b.data[1]);
  Buf2 b2; b2.d[1] = 7; std::printf("%g %d\n", b2.p[1], b2.p == b2.d);
  Buf3 b3; std::printf("%d\n", b3.sum());
  Ref r; r.r.a = 4; std::printf("%d\n", r.i.a); Ptr p; p.r->a = 5; std::printf("%d\n", p.i.a);
  Arr a; a.b[1].a = 6; std::printf("%d %d\n", a.d[1].a, int(a.e - a.b));
  Arr2 a2; a2.b[1].a = 6; std::printf("%d %d\n", a2.d[1].a, int(a2.e - a2.b));
  W ws[2]; ws[0].v = 1; ws[0].me = &ws[0]; ws[1].me = &ws[1]; ws[1].v = 2;
  { Pool pool; std::printf("%d\n", pool.items[1].me == pool.items + 1); }
  { PV pv; pv.at->a = 3; std::printf("%d\n", pv.v[0].a); }
}
