// A std::ostream that is bound to a string stream is no std::string.
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <type_traits>

int k(std::ostream&) { return 1; } int k(const std::string&) { return 2; } int j(const std::string&) { return 2; } int j(std::ostream&) { return 1; }
template <class S> int tk(S&) { return std::is_same_v<S, std::ostream> ? 1 : std::is_same_v<S, std::string> ? 2 : 3; } template <class T> void show(T& o) { if constexpr (std::is_base_of_v<std::ios_base, T>) o << "ios"; else printf("no"); }
template <class T> concept Out = requires (T& t) { t << 1; }; template <Out T> void put(T& t) { t << "x"; } template <class T> void put(T&) requires (!Out<T>) { printf("none"); }
struct W { std::ostream& o; int f() { return k(o); } template <class T> W& operator<<(T const& t) { o << t; return *this; } };
template <class O> O& log(O& o) { return o << "l"; } template <class T, class O> void two(O& o, T t) { o << t; }

namespace n0 {

void run() {
  std::ostringstream s; std::ostream& o = s; printf("%d %d %d", k(o), j(o), tk(o));
}
}

namespace n1 {

void run() {
  std::ostringstream s; W w{s}; printf("%d", w.f()); w << 1 << "a"; std::cout << s.str();
}
}

namespace n2 {

void run() {
  std::ostringstream s; std::ostream& o = s; show(o); show(s); std::cout << s.str();
}
}

namespace n3 {

void run() {
  std::ostringstream s; std::ostream& o = s; put(o); put(s); std::cout << s.str();
}
}

namespace n4 {

void run() {
  std::ostringstream s; std::ostream& o = s; two(o, 1); two(s, 2); log(o) << "z"; std::cout << s.str();
}
}

namespace n5 {
int f(std::ostream& o) { return tk(o); }
void run() {
  std::ostringstream s; printf("%d %d", f(s), f(std::cout));
}
}

namespace n6 {

void run() {
  std::ostringstream s; std::ostream& o = s; auto& p = o; printf("%d %d", k(p), tk(p)); auto l = [&](auto& x) { return tk(x); }; printf("%d", l(o));
}
}

namespace n7 {

void run() {
  std::ostringstream s; std::ostream& o = s; printf("%d %d", std::is_same_v<decltype(o), std::ostream&>, std::is_same_v<decltype((o)), std::ostream&>);
}
}

namespace n8 {
template <class T> int h(T&& t) { return std::is_same_v<std::decay_t<T>, std::string> ? 2 : std::is_base_of_v<std::ios_base, std::decay_t<T>> ? 1 : 3; }
void run() {
  std::ostringstream s; std::ostream& o = s; printf("%d %d %d", h(o), h(s), h(s.str()));
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
}
