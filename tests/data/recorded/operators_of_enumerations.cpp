// Operators of enumerations: a number before it becomes an object.
#include <iostream>
#include <string>
struct D { double v; D(double v) : v(v) {} D operator+(D const& o) const { return v + o.v + 1000; } };
std::ostream& operator<<(std::ostream& o, D const& d) { return o << "D" << d.v; }
D operator*(D const& a, D const& b) { return D(a.v * b.v + 500); }
bool operator<(D const& a, D const& b) { return a.v > b.v; }
enum class E { a = 3, b = 5 }; enum U { u = 4, w = 6 }; enum class F : unsigned { x = 1, y = 2 };
std::ostream& operator<<(std::ostream& o, E e) { return o << "E" << int(e); }
E operator|(E a, E b) { return E(int(a) | int(b)); }
F operator|(F const& a, F const& b) { return F(unsigned(a) | unsigned(b)); }
template <class T> T operator&(T a, T b) { return T(unsigned(a) & unsigned(b)); }
int operator+(U a, U b) { return 77; }
std::string operator+(std::string const& s, E e) { return s + "E"; }
F& operator++(F& f) { f = F(unsigned(f) + 1); return f; }
E operator~(E e) { return E(9); }
int main() {
  std::cout << u << E::a << (E::a | E::b) << unsigned(F::x | F::y) << unsigned(F::x & F::y) << (u + w) << (u * w) << (u < w) << (std::string("s") + E::a) << "\n";
  F f = F::x; ++f; std::cout << unsigned(f) << int(~E::a) << (D(1) * u) << (D(2) < D(1)) << (E::a < E::b) << (E::a == E::b) << "\n";
}
