#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>
struct P {
  int v;
  P() : v(0) { printf(" d"); }
  P(int a) : v(a) { printf(" c%d", v); }
  P(int a, int b) : v(a * 10 + b) { printf(" cc%d", v); }
  P(const P& o) : v(o.v) { printf(" copy%d", v); }
  P(P&& o) : v(o.v) { o.v = -o.v; printf(" move%d", v); }
  P& operator=(const P& o) { v = o.v; printf(" =copy%d", v); return *this; }
  P& operator=(P&& o) { v = o.v; o.v = -o.v; printf(" =move%d", v); return *this; }
  ~P() { printf(" ~%d", v); }
};
#define T(n, ...) { printf("%s:", n); { __VA_ARGS__; printf(" |"); } printf("\n"); }
// `throw` and `return` move from a parameter, from what a handler caught by value and from an rvalue reference, as in C++20.
void t1(P y) { try { throw y; } catch (P& p) { printf(" in%d %d", p.v, y.v); } }
void t2(P&& y) { try { throw y; } catch (P& p) { printf(" in%d %d", p.v, y.v); } }
void t3() { try { throw P(1); } catch (P p) { p.v = 2; throw p; } }
void t4() { try { throw P(1); } catch (P p) { p.v = 2; throw; } }
void t5() { try { throw P(1); } catch (P& p) { p.v = 2; throw p; } }
void t6() { try { P q(1); throw q; } catch (P p) { p.v = 2; throw p; } }
void t7(const P y) { throw y; }
void t8(P& y) { throw y; }
template <class U> void t9(U&& y) { throw y; }
template <class U> void t10(U y) { throw y; }
void t11() { P q(4); auto f = [&] { throw q; }; f(); }
void t12() { P q(4); auto f = [q]() mutable { throw q; }; f(); }
void t13() { static P q(4); throw q; }
void t14() { P&& r = P(4); throw r; }
void t15() { P q(4); throw (q); }
void t16(bool b) { P q(4), r(5); throw b ? q : r; }
void t17() { try { throw P(1); } catch (P p) { printf(" in%d", p.v); } printf(" after"); }
void t18() { for (int i = 0; i < 2; ++i) { try { throw P(i); } catch (P p) { printf(" in%d", p.v); if (i == 0) continue; else break; } } }
void t19() { try { try { throw P(1); } catch (P p) { P k(9); throw 5; } } catch (int) { printf(" int"); } throw P(3); }
P t20() { try { throw P(5); } catch (P p) { if (p.v == 5) return p; return P(7); } }
struct X { P p; X() try : p(3) { throw p; } catch (P& q) { printf(" ctor%d", q.v); } };
#define R(n, e) T(#n, try { e; } catch (P& p) { printf(" caught%d", p.v); })
  P x(50);
template <class U> struct Box { U u; U get(U&& y) { return y; } static U of(U&& y) { return (y); } void thrown(U&& y) { throw y; } template <class V> U both(U&& y, V&& v) { return y; } };
int main() {
  P x(50);
  R(1, t1(P(1))) R(2, t2(P(1))) R(3, t3()) R(4, t4()) R(5, t5()) R(6, t6()) R(7, t7(P(1))) R(8, t8(x)) R(9, t9(P(1))) R(9b, t9(x)) R(10, t10(x)) R(10b, t10(P(2)))
  R(11, t11()) R(12, t12()) R(13, t13()) R(14, t14()) R(15, t15()) R(16, t16(true)) R(17, t17()) R(18, t18()) R(19, t19()) R(20, P q = t20()) R(21, X a)
  R(22, P q(3); throw q) R(23, { P q(3); throw std::move(q); }) R(24, const P q(3); throw q)
  T("25", Box<P> b{P(2)}; P q = b.get(P(3)); P t = Box<P>::of(P(6)); P u = b.both(P(7), 8))
  T("27", Box<P> b{P(2)}; try { b.thrown(P(3)); } catch (P& p) { printf(" caught%d", p.v); })
}
