// the same of numbers in folds over operators
#include <iostream>
#include <string>
struct R { R& operator<<(int&) { std::cout << "w"; return *this; } R& operator<<(int const&) { std::cout << "r"; return *this; } };
R operator+(R r, int&) { std::cout << "w"; return r; } R operator+(R r, int const&) { std::cout << "r"; return r; }
R operator*(int&, R r) { std::cout << "w"; return r; } R operator*(int const&, R r) { std::cout << "r"; return r; }
namespace n1 {
template <class... A> void f(R& r, A&&... x) { (r << ... << x); }
void run() {
  R r; int a = 1; const int b = 2; f(r, a, b, 2);
}
}
namespace n2 {
template <class... A> void f(R& r, A const&... x) { (r << ... << x); }
void run() {
  R r; int a = 1; const int b = 2; f(r, a, b, 2);
}
}
namespace n3 {
template <class... A> void f(R& r, A&&... x) { (r + ... + x); (r + ... + std::forward<A>(x)); }
void run() {
  R r; int a = 1; const int b = 2; f(r, a, b, 2);
}
}
namespace n4 {
template <class... A> void f(R& r, A&&... x) { (x * ... * r); }
void run() {
  R r; int a = 1; const int b = 2; f(r, a, b, 2);
}
}
namespace n5 {
template <class... A> void f(R r, A... x) { (r << ... << x); (x * ... * r); ((r + x), ...); }
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
}
