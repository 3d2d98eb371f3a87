// elements of packs of references are as const as their types say, to calls and operators
#include <iostream>
#include <string>
#include <utility>
struct R { R& operator<<(int&) { std::cout << "w"; return *this; } R& operator<<(int const&) { std::cout << "r"; return *this; } };
struct Q { Q& operator<<(std::string&) { std::cout << "w"; return *this; } Q& operator<<(std::string const&) { std::cout << "r"; return *this; } Q& operator<<(std::string&&) { std::cout << "m"; return *this; } };
struct V { Q& operator<<(int); };
struct P { int x = 0; }; 
struct O { O& operator<<(P&) { std::cout << "w"; return *this; } O& operator<<(P const&) { std::cout << "r"; return *this; } O& operator<<(P&&) { std::cout << "m"; return *this; } };
void w(int&) { std::cout << "w"; } void w(int const&) { std::cout << "r"; } void w(int&&) { std::cout << "m"; }
namespace n1 {
template <class... A> void f(R& r, A&&... x) { ((r << x), ...); }
void run() {
  R r; int a = 1; const int b = 2; f(r, a, b, 2);
}
}
namespace n2 {
template <class... A> void f(R& r, A&&... x) { (r << ... << x); }
void run() {
  R r; int a = 1; const int b = 2; f(r, a, b, 2);
}
}
namespace n3 {
template <class A> void f(R& r, A&& x) { r << x; }
void run() {
  R r; int a = 1; const int b = 2; f(r, a); f(r, b); f(r, 2);
}
}
namespace n4 {
template <class... A> void f(R& r, A&... x) { ((r << x), ...); (r << ... << x); }
void run() {
  R r; int a = 1; const int b = 2; f(r, a, b);
}
}
namespace n5 {
template <class... A> void f(O& r, A&&... x) { ((r << x), ...); (r << ... << x); }
void run() {
  O r; P a; const P b; f(r, a, b, P());
}
}
namespace n6 {
template <class... A> void f(O& r, A&&... x) { ((r << std::forward<A>(x)), ...); (r << ... << std::forward<A>(x)); }
void run() {
  O r; P a; const P b; f(r, a, b, P());
}
}
namespace n7 {
template <class... A> void f(Q& r, A&&... x) { ((r << x), ...); (r << ... << x); ((r << std::forward<A>(x)), ...); }
void run() {
  Q r; std::string a; const std::string b; f(r, a, b, std::string());
}
}
namespace n8 {
template <class... A> void f(A&&... x) { (w(x), ...); (w(std::forward<A>(x)), ...); }
void run() {
  int a = 1; const int b = 2; f(a, b, 2);
}
}
namespace n9 {
template <class... A> void f(A&&... x) { int i = 0; ((i ? w(x) : w(i), ++i), ...); auto g = [&](auto&& y) { w(y); }; (g(x), ...); }
void run() {
  int a = 1; const int b = 2; f(a, b, 2);
}
}
namespace n10 {
template <class... A> void f(R& r, A&&... x) { auto g = [&](auto&& y) { r << y; }; (g(x), ...); (g(std::forward<A>(x)), ...); }
void run() {
  R r; int a = 1; const int b = 2; f(r, a, b, 2);
}
}
int main() {
  n1::run();
  std::cout << "\n";
  n2::run();
  std::cout << "\n";
  n3::run();
  std::cout << "\n";
  n4::run();
  std::cout << "\n";
  n5::run();
  std::cout << "\n";
  n6::run();
  std::cout << "\n";
  n7::run();
  std::cout << "\n";
  n8::run();
  std::cout << "\n";
  n9::run();
  std::cout << "\n";
  n10::run();
  std::cout << "\n";
}
