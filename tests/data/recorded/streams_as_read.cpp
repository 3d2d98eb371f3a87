#include <iostream>
#include <limits>
#include <sstream>
#include <string>
struct C { double r, i; };
std::istream& operator>>(std::istream& is, C& c) { return is >> c.r >> c.i; }
int total(std::istream& in) { int x, s = 0; while (in >> x) s += x; return s; }
int main() {
  int n = 1; std::string line; char ch;
  std::istringstream s("12 abc 99999999999 -5 3.5e2x 7"); short k = 1; unsigned u = 2; float f = 3; s >> k; std::cout << k << s.good(); s >> k; std::cout << k << s.fail(); s.clear(); s >> line; std::cout << line; s >> n; std::cout << n << s.fail(); s.clear(); s >> u; std::cout << u << s.fail(); s >> f >> ch; std::cout << f << ch << "\n";
  s >> n; std::cout << n << s.eof() << s.good() << bool(s); s >> n; std::cout << s.fail() << n << "\n";
  std::istringstream t("1 2 3"); std::cout << total(t) << "\n"; std::istringstream e(""); e >> n; std::cout << n << e.eof() << e.fail() << "\n"; std::istringstream b("1 0 2 x"); bool p, q, r; b >> p >> q; std::cout << p << q; b >> r; std::cout << r << b.fail() << "\n";
  std::istringstream d("1e 5 . -.5 1e400 1e-3"); double x; d >> x; std::cout << x << d.fail(); d.clear(); d >> x; std::cout << x; d >> x; std::cout << x << d.fail(); d.clear(); d >> x; std::cout << x; d >> x; std::cout << (x > 1e308) << d.fail(); d.clear(); d >> x; std::cout << x << d.eof() << "\n";
  std::istringstream g("a,b,,c"); while (std::getline(g, line, ',')) std::cout << '<' << line << '>'; std::cout << g.eof() << "\n";
}
