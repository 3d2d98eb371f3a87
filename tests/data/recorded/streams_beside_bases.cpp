// Streams that references and pointers are bound to, for overloads and templates.
#include <cstdio>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <type_traits>

int k(std::ostream&) { return 1; } int k(std::ostringstream&) { return 2; } int k2(std::ostream&) { return 1; } int k2(std::stringstream&) { return 2; }
template <class S> int tk(S&) { return std::is_same_v<S, std::ostream> ? 1 : std::is_same_v<S, std::ostringstream> ? 2 : 3; }
struct X { int v; }; std::ostream& operator<<(std::ostream& o, const X& x) { return o << "o" << x.v; } std::ostringstream& operator<<(std::ostringstream& o, const X& x) { o << "s" << x.v; return o; }
struct Y { int v; }; std::ostream& operator<<(std::ostream& o, const Y& y) { return o << "y" << y.v; }
int f(std::ostream& o) { return k(o); } std::ostream& id(std::ostream& o) { return o; } struct L { std::ostream* p; std::ostream& r; L(std::ostream& o) : p(&o), r(o) {} int a() { return k(*p); } int b() { return k(r); } };
struct My : std::ostringstream { int n = 0; }; int km(std::ostream&) { return 1; } int km(My&) { return 2; }

namespace n0 {

void run() {
  std::ostringstream s; printf("%d %d", k(s), k(std::cout));
}
}

namespace n1 {

void run() {
  std::ostringstream s; std::ostream& o = s; printf("%d", k(o));
}
}

namespace n2 {

void run() {
  std::ostringstream s; std::ostream* p = &s; printf("%d", k(*p));
}
}

namespace n3 {

void run() {
  std::ostringstream s; printf("%d %d", f(s), f(std::cout));
}
}

namespace n4 {

void run() {
  std::ostringstream s; printf("%d %d", k(id(s)), k(id(std::cout)));
}
}

namespace n5 {

void run() {
  std::ostringstream s; L l(s); printf("%d %d", l.a(), l.b());
}
}

namespace n6 {

void run() {
  std::ostringstream s; printf("%d", tk(s)); std::ostream& o = s; printf("%d", tk(o)); printf("%d", tk(std::cout));
}
}

namespace n7 {

void run() {
  std::ostringstream s; s << X{1}; std::cout << s.str(); std::ostream& o = s; o << X{2}; std::cout << s.str();
}
}

namespace n8 {

void run() {
  std::ostringstream s; s << 1 << X{2}; std::cout << s.str();
}
}

namespace n9 {

void run() {
  std::ostringstream s; s << Y{2} << "z" << Y{3}; std::cout << s.str();
}
}

namespace n10 {

void run() {
  My m; m << "a" << 1; std::cout << m.str() << m.n; printf("%d %d", km(m), k(m)); std::ostream& o = m; printf("%d", km(o));
}
}

namespace n11 {

void run() {
  std::ostringstream s; s << "abc"; std::cout << s.rdbuf()->str();
}
}

namespace n12 {

void run() {
  std::stringstream s; s << "abc"; std::cout << s.rdbuf();
}
}

namespace n13 {

void run() {
  My m; m << "abc"; std::cout << m.rdbuf()->str();
}
}

namespace n14 {

void run() {
  std::unique_ptr<std::ostream> p = std::make_unique<std::ostringstream>(); printf("%d", k(*p));
}
}

namespace n15 {

void run() {
  std::ostringstream s; auto& r = static_cast<std::ostream&>(s); printf("%d", k(r)); printf("%d", k(static_cast<std::ostream&>(s)));
}
}

namespace n16 {

void run() {
  std::ostringstream s; auto l = [](std::ostream& o) { return k(o); }; printf("%d", l(s)); auto g = [](auto& o) { return k(o); }; printf("%d", g(s));
}
}

namespace n17 {

void run() {
  std::ostringstream s; printf("%d", std::is_same_v<decltype(s << 1), std::ostream&>); printf("%d", k(s << 1));
}
}

namespace n18 {

void run() {
  std::ostringstream s; std::ostream& o = s; std::ostream& q = o; printf("%d", k(q)); std::ostream* p = &q; printf("%d", k(*p)); std::ostream& z = *p << 1; printf("%d", k(z));
}
}

namespace n19 {
template <class T> int h(T& t) { return k(t); } int h2(std::ostream& o) { return h(o); }
void run() {
  std::ostringstream s; printf("%d %d", h(s), h2(s));
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
  std::cout << std::flush; printf("\n@12\n"); fflush(stdout); n12::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@13\n"); fflush(stdout); n13::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@14\n"); fflush(stdout); n14::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@15\n"); fflush(stdout); n15::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@16\n"); fflush(stdout); n16::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@17\n"); fflush(stdout); n17::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@18\n"); fflush(stdout); n18::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@19\n"); fflush(stdout); n19::run(); std::cout << std::flush; fflush(stdout);
}
