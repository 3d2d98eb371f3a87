// Casts of a std::ostream to the string stream that it is.
#include <cstdio>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>

struct My : std::ostringstream { int n = 7; };
int d(std::ostream& o) { if (auto* s = dynamic_cast<std::ostringstream*>(&o)) return s->str().size(); return -1; } int e(std::ostream* o) { if (auto* s = dynamic_cast<std::stringstream*>(o)) return s->str().size(); return -1; }

namespace n0 {

void run() {
  std::ostringstream s; s << "abc"; std::ostream& o = s; printf("%zu", static_cast<std::ostringstream&>(o).str().size()); printf("%zu", dynamic_cast<std::ostringstream&>(o).str().size());
}
}

namespace n1 {

void run() {
  std::ostringstream s; s << "abc"; printf("%d %d %d", d(s), d(std::cout), e(&s)); std::stringstream t; t << "ab"; printf("%d %d", d(t), e(&t));
}
}

namespace n2 {

void run() {
  My m; m << "q"; std::ostream& o = m; printf("%d", static_cast<My&>(o).n); if (auto* p = dynamic_cast<My*>(&o)) printf("%d", p->n); std::ostringstream t; std::ostream& u = t; printf("%d", dynamic_cast<My*>(&u) == nullptr);
}
}

namespace n3 {

void run() {
  std::ostringstream s; std::ostream& o = s; try { dynamic_cast<std::stringstream&>(o) << 1; } catch (std::bad_cast&) { printf("bad"); }
}
}

namespace n4 {

void run() {
  std::ostringstream s; std::ostream& o = s; printf("%d", &o == &s); std::ostream* p = &o; printf("%d", p == &s); *p << "z"; std::cout << s.str();
}
}

namespace n5 {

void run() {
  std::unique_ptr<std::ostream> o(new std::ostringstream); *o << "x" << 1; std::cout << static_cast<std::ostringstream&>(*o).str();
}
}

namespace n6 {
void w(std::ostream& o) { o << "log"; if (auto s = dynamic_cast<std::ostringstream*>(&o)) { std::cout << s->str(); s->str(""); } }
void run() {
  std::ostringstream s; w(s); w(s); std::cout << s.str().size(); w(std::cout);
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
}
