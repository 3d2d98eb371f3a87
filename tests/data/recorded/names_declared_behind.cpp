// Names that a namespace declares behind their use: the outer ones are meant there.
#include <iostream>
#include <type_traits>

int y = 3;
const int n = 2;
using T = int;
struct S { int v = 1; };
enum E { one = 1 };
void g(double) { std::cout << "d"; }

namespace a {
int before() { return y; }
template <class U> int in_template(U) { return y; }
struct In { int r() { return y; } int w = y; };
struct Own { int r() { return z; } int z = 5; };
int y = 4;
int behind() { return y; }

int array[n];
template <int N = n> struct Sized { static const int v = N; };
const int n = 5;

T whole(T x) { return x; }
using T = double;
T half(T x) { return x; }

int of_class() { return S().v; }
struct S { int v = 2; };
int of_own() { return S().v; }

int enumerator() { return one; }
enum E { one = 11 };

void h() { g(1); }
template <class U> void t(U u) { g(u); }
struct A {};
void g(int) { std::cout << "i"; }
void g(A) { std::cout << "A"; }
void k() { g(1); }

extern int later;
int declared() { return later; }
int later = 7;
}
int later = 1;

int main() {
  std::cout << a::before() << a::in_template(1) << a::In().r() << a::In().w << a::Own().r() << a::behind() << "\n";
  std::cout << sizeof(a::array) / sizeof(int) << a::Sized<>::v << a::n << "\n";
  std::cout << a::whole(2.5) << a::half(2.5) << a::of_class() << a::of_own() << a::enumerator() << a::one << "\n";
  a::h(); a::k(); a::t(1); a::t(a::A{});
  std::cout << a::declared() << later << "\n";
}
