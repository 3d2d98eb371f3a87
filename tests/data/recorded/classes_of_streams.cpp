// Classes derived from string streams, and what is written by references.
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>

struct My : std::ostringstream { int n = 0; }; struct Mi : std::stringstream { };
template <class S> void dump(S& s) { std::cout << "[" << s.str() << "]"; } void pr(std::ostream& o) { o << "p"; } void pr2(std::ostream* o) { *o << "q"; }

namespace n0 {

void run() {
  My m; m << "abc"; std::cout << m.rdbuf()->str();
}
}

namespace n1 {

void run() {
  My m; m << "abc" << 1; dump(m); pr(m); pr2(&m); dump(m);
}
}

namespace n2 {

void run() {
  Mi m; m << "a b"; std::string x, y; m >> x >> y; std::cout << x << y;
}
}

namespace n3 {

void run() {
  Mi m; m << "abc"; std::cout << m.rdbuf();
}
}

namespace n4 {

void run() {
  Mi m; m << "abc"; std::ostringstream t; t << m.rdbuf(); std::cout << t.str();
}
}

namespace n5 {

void run() {
  std::ostringstream s; std::ostream& o = s; o << "a"; std::string c = s.str(); std::ostringstream z(std::move(s)); std::cout << c << z.str();
}
}

namespace n6 {

void run() {
  std::ostringstream s; pr(s); s.str(""); pr(s); std::cout << s.str() << s.str().size() << s.tellp();
}
}

namespace n7 {

void run() {
  std::ostringstream s; std::ostream& o = s; s << "12"; std::string t = s.str(); t += "3"; std::cout << t << s.str() << t.size(); std::string& r = t; r += "x"; std::cout << r;
}
}

namespace n8 {

void run() {
  std::ostringstream s; std::ostream& o = s; auto t = std::move(s).str(); std::cout << t.size() << (t == "");
}
}

namespace n9 {

void run() {
  std::stringstream s; std::ostream& o = s; o << 5 << " " << 6; int a, b; s >> a >> b; std::cout << a + b; std::string l; s.clear(); o << " xyz"; std::getline(s, l); std::cout << l;
}
}

namespace n10 {

void run() {
  std::stringstream s; std::ostream& o = s; o.width(5); o.fill('*'); o << 3; o.precision(2); o << 3.14159; std::cout << s.str();
}
}

namespace n11 {

void run() {
  std::ostringstream a, b; std::ostream& o = a; std::swap(a, b); o << "x"; std::cout << a.str() << "|" << b.str();
}
}

int main() {
  std::cout << std::flush; printf("\n@0\n"); fflush(stdout); n0::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@1\n"); fflush(stdout); n1::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@2\n"); fflush(stdout); n2::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@3\n"); fflush(stdout); n3::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@4\n"); fflush(stdout); n4::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@5\n"); fflush(stdout); n5::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@6\n"); fflush(stdout); n6::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@7\n"); fflush(stdout); n7::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@8\n"); fflush(stdout); n8::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@9\n"); fflush(stdout); n9::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@10\n"); fflush(stdout); n10::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@11\n"); fflush(stdout); n11::run(); std::cout << std::flush; fflush(stdout);
}
