// What `using std::f;` in a block brings hides the functions around it, but for those that arguments find.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
namespace m { struct A { int v; }; void swap(A&, A&) { std::cout << "m"; } } 
struct B { int v; }; void swap(B&, B&) { std::cout << "own"; }
void swap(int&, int&) { std::cout << "int"; }
namespace w { template <class T> void ex(T& a, T& b) { using std::swap; swap(a, b); } struct C { int v; friend void swap(C&, C&) { std::cout << "friend"; } }; }
int max(int, int) { return 77; }
namespace k { struct D {}; void swap(D&, D&) { std::cout << "D"; } void f(D& a, D& b) { using std::swap; swap(a, b); } void g(int& a, int& b) { using std::swap; swap(a, b); } void swap(int&, int&) { std::cout << "k"; } }

int main() {
  { using std::swap; int a = 1, b = 2; swap(a, b); std::cout << a << b; std::cout << "\n"; }
  { using std::swap; B a{1}, b{2}; swap(a, b); std::cout << a.v; std::cout << "\n"; }
  { using std::swap; m::A a{1}, b{2}; swap(a, b); std::cout << a.v; std::cout << "\n"; }
  { int a = 1, b = 2; w::ex(a, b); std::cout << a; B x{1}, y{2}; w::ex(x, y); m::A p{1}, q{2}; w::ex(p, q); w::C c{1}, d{2}; w::ex(c, d); std::string s = "a", t = "b"; w::ex(s, t); std::cout << s; std::cout << "\n"; }
  { int a = 1, b = 2; swap(a, b); std::cout << a; std::cout << "\n"; }
  { using std::max; std::cout << max(1, 2); std::cout << "\n"; }
  { std::cout << max(1, 2); { using std::max; std::cout << max(1, 2); } std::cout << max(1, 2); std::cout << "\n"; }
  { int a = 1, b = 2; k::g(a, b); std::cout << a; k::D x, y; k::f(x, y); std::cout << "\n"; }
}
