#include <iostream>
#include <limits>
#include <sstream>
#include <string>
#include <vector>
struct C { double r, i; };
std::istream& operator>>(std::istream& is, C& c) { return is >> c.r >> c.i; }
int total(std::istream& in) { int x, s = 0; while (in >> x) s += x; return s; }
int main() {
  int n; std::string name; C c;
  std::cout << "n? "; std::cin >> n >> name; std::cout << n << name << "\n";
  std::cin >> c; std::cout << c.r << ' ' << c.i << ' ' << std::cin.peek() << "\n";
  std::string line; std::getline(std::cin, line); std::cout << '[' << line << "]\n"; std::getline(std::cin >> std::ws, line); std::cout << '[' << line << "]\n";
  std::vector<int> v; for (int x; std::cin >> x;) v.push_back(x); std::cout << v.size() << std::cin.fail() << std::cin.eof() << "\n";
  std::cin.clear(); std::cin.ignore(std::numeric_limits<std::streamsize>::max(), '\n'); char ch; std::cin >> ch; std::cout << ch << std::cin.get() << "\n";
  while (std::getline(std::cin, line)) std::cout << line.size() << ','; std::cout << std::cin.eof() << std::cin.fail() << bool(std::cin) << "\n";
  std::istringstream s("12 abc 99999999999 -5 3.5e2x 7"); short k = 1; unsigned u = 2; float f = 3; s >> k; std::cout << k << s.good(); s >> k; std::cout << k << s.fail(); s.clear(); s >> line; std::cout << line; s >> n; std::cout << n << s.fail(); s.clear(); s >> u; std::cout << u << s.fail(); s >> f >> ch; std::cout << f << ch << "\n";
  s >> n; std::cout << n << s.eof() << s.good() << bool(s); s >> n; std::cout << s.fail() << n << "\n";
  std::istringstream t("1 2 3"); std::cout << total(t) << "\n"; std::istringstream e(""); e >> n; std::cout << n << e.eof() << e.fail() << "\n"; std::istringstream b("1 0 2 x"); bool p, q, r; b >> p >> q; std::cout << p << q; b >> r; std::cout << r << b.fail() << "\n";
  std::istringstream d("1e 5 . -.5 1e400 1e-3"); double x; d >> x; std::cout << x << d.fail(); d.clear(); d >> x; std::cout << x; d >> x; std::cout << x << d.fail(); d.clear(); d >> x; std::cout << x; d >> x; std::cout << (x > 1e308) << d.fail(); d.clear(); d >> x; std::cout << x << d.eof() << "\n";
  std::istringstream g("a,b,,c"); while (std::getline(g, line, ',')) std::cout << '<' << line << '>'; std::cout << g.eof() << "\n";
}
