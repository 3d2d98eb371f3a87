#include <cstdio>
#include <type_traits>
#include <sstream>
#include <iostream>
#include <string>
struct A { int v; A& operator<<(int) { return *this; } A const& operator+(int) const { return *this; } A operator-(int) const { return *this; } int& operator*(A) { return v; } A& operator+=(int) { return *this; } bool operator==(A const&) const { return true; } A&& operator/(int) { return static_cast<A&&>(*this); } int& operator()(int) { return v; } int const& operator[](int) const { return v; } A& operator++() { return *this; } A operator++(int) { return *this; } A* operator->() { return this; } A& operator-() { return *this; } const A operator~() const { return *this; } };
struct Base { Base& operator<<(int) { return *this; } }; struct Der : Base { using Base::operator<<; };
template <class T> struct W { T& operator<<(T& t) { return t; } T operator>>(T t) { return t; } T const& operator%(T const& t) const { return t; } };
A& operator|(A& a, int) { return a; } A const& operator&(A const& a, int) { return a; }
#define S(...) printf("%d", std::is_same_v<__VA_ARGS__>);
int main() {
  A a{}; const A ca{}; Der d; W<int> w; int i = 0; std::ostringstream os; std::stringstream ss; std::istringstream is; const W<int> cw{};
  S(decltype(a << 1), A&) S(decltype(a + 1), A const&) S(decltype(a - 1), A) S(decltype(a * a), int&) S(decltype(a += 1), A&) S(decltype(a == a), bool) S(decltype(a / 1), A&&) S(decltype(a(1)), int&) S(decltype(a[1]), int const&) S(decltype(++a), A&) S(decltype(a++), A) S(decltype(-a), A&) S(decltype(~a), const A) S(decltype(a->v), int) S(decltype((a->v)), int&) puts("");
  S(decltype(d << 1), Base&) S(decltype(w << i), int&) S(decltype(w >> i), int) S(decltype(w % i), int const&) S(decltype(cw % 1), int const&) S(decltype(a | 1), A&) S(decltype(ca & 1), A const&) S(decltype(a << 1 << 2), A&) S(decltype((a << 1) + 2), A const&) S(decltype(w % 1 + 2), int) puts("");
  S(decltype(os << 1), std::ostream&) S(decltype(os << "x"), std::ostream&) S(decltype(ss << 1 << 2), std::ostream&) S(decltype(ss >> i), std::istream&) S(decltype(is >> i), std::istream&) S(decltype(os << 'c' << std::string()), std::ostream&) S(decltype(os), std::ostringstream) S(decltype((os)), std::ostringstream&) S(decltype(std::cout << 1), std::ostream&) S(decltype(std::cout << 1 << std::endl), std::ostream&) S(decltype(std::cin >> i), std::istream&) S(decltype(os.str()), std::string) puts("");
  S(decltype(os.put('a')), std::ostream&) S(decltype(os.write("a", 1)), std::ostream&) S(decltype(os.flush()), std::ostream&) S(decltype(1 << 2), int) S(decltype(i << 1), int) S(decltype(os << std::endl), std::ostream&) puts("");
}
