// Variables whose constructors keep their address.
#include <cstdio>
struct R { static R* last; int id; R(int i) : id(i) { last = this; } ~R() { printf("-%d ", id); } }; R* R::last;
R g(1); static R g2{2}; namespace n { R g3 = {3}; } inline R g4(4);
struct H { R r{7}; R q; H() : q(8) {} }; struct I : R { I() : R(9) {} }; H gh;
int main() { printf("%d ", R::last->id); static R st(5); printf("%d ", R::last == &st); static R s2{6}; printf("%d ", R::last == &s2); H h; printf("%d ", R::last == &h.q); I i; printf("%d ", R::last == &i); R* p = new R(10); printf("%d ", R::last == p); delete p; R const c(13); printf("%d ", R::last == &c); auto f = [r = 5] { R x(r); return R::last == &x; }; printf("%d ", f()); if (R y(14); R::last == &y) printf("y "); for (R z(15); z.id < 16; ++z.id) printf("%d ", R::last == &z); R e{16}; R ee = {17}; printf("%d ", R::last == &ee);
}
