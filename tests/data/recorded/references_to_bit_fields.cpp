// references to bit fields are copies
#include <bits/stdc++.h>
struct S { int a : 4; unsigned b : 3; int get() { const auto& r = b; b = 1; return r; } };
struct D { S s; };
enum class En : unsigned { a, b, c };
struct Q { En e : 2; bool t : 1; long l : 40; };
template <class T> void f(T& t) { t.b = 2; const auto& r = t.b; t.b = 7; std::cout << r; }
void g(long) { std::cout << "long "; }
void g(double) { std::cout << "double "; }
void g(int) { std::cout << "int "; }
void h(const char*) { std::cout << "text "; }
void h(std::string) { std::cout << "string "; }
template <class T> void gt(T) { std::cout << "T "; }
void gt(int) { std::cout << "int "; }
struct C { void g(char) { std::cout << "C::g "; } void m() { void g(double); g('c'); } void w() { g('c'); } };

int main() {
  { S s{}; s.a = 3; const auto& r = s.a; s.a = 5; std::cout << r << s.a; std::cout << "\n"; }
  { S s{}; s.a = 3; const int& r = s.a; s.a = 5; std::cout << r << s.a; std::cout << "\n"; }
  { S s{}; s.a = 3; int const& r{s.a}; s.a = 5; std::cout << r << s.a; std::cout << "\n"; }
  { S s{}; s.a = 3; const auto& r(s.a); s.a = 5; std::cout << r << s.a; std::cout << "\n"; }
  { S s{}; s.b = 3; const unsigned& r = s.b; s.b = 5; std::cout << r << s.b; std::cout << "\n"; }
  { S s{}; s.b = 3; const int& r = s.b; s.b = 5; std::cout << r << s.b; std::cout << "\n"; }
  { S s{}; s.b = 3; int&& r = s.b; s.b = 5; r = 9; std::cout << r << s.b; std::cout << "\n"; }
  { S s{}; s.b = 3; unsigned&& r = s.b + 0; s.b = 5; std::cout << r << s.b; std::cout << "\n"; }
  { S s{}; s.b = 3; auto f = [](const unsigned& x, S& t) { t.b = 6; return x; }; std::cout << f(s.b, s); std::cout << "\n"; }
  { S s{}; s.b = 3; auto f = [](const auto& x, S& t) { t.b = 6; return x; }; std::cout << f(s.b, s); std::cout << "\n"; }
  { S s{}; s.b = 3; auto f = [](auto x, S& t) { t.b = 6; return x; }; std::cout << f(s.b, s); std::cout << "\n"; }
  { S s{}; s.b = 3; struct H { const unsigned& r; }; H h{s.b}; s.b = 1; std::cout << h.r; std::cout << "\n"; }
  { S s{}; s.b = 3; const auto& [a, b] = s; s.b = 5; std::cout << a << b; std::cout << "\n"; }
  { S s{}; s.b = 3; auto& [a, b] = s; s.b = 5; std::cout << a << b; std::cout << "\n"; }
  { S s{}; s.b = 3; auto& [a, b] = s; const auto& r = b; s.b = 5; std::cout << r << b; std::cout << "\n"; }
  { D d{}; d.s.b = 3; const auto& r = d.s.b; d.s.b = 5; std::cout << r << d.s.b; std::cout << "\n"; }
  { D d{}; d.s.b = 3; D* p = &d; const auto& r = p->s.b; p->s.b = 5; std::cout << r << d.s.b; std::cout << "\n"; }
  { Q q{}; q.e = En::b; const auto& r = q.e; q.e = En::c; std::cout << int(r); std::cout << "\n"; }
  { Q q{}; q.t = true; const auto& r = q.t; q.t = false; std::cout << r; std::cout << "\n"; }
  { Q q{}; q.t = true; const bool& r = q.t; q.t = false; std::cout << r; std::cout << "\n"; }
  { Q q{}; q.l = 12; const auto& r = q.l; q.l = 14; std::cout << r; std::cout << "\n"; }
  { Q q{}; q.l = 12; const long& r = (q.l); q.l = 14; std::cout << r; std::cout << "\n"; }
  { Q q{}; q.l = 12; bool c = true; const long& r = c ? q.l : q.l; q.l = 14; std::cout << r; std::cout << "\n"; }
  { Q q{}; q.l = 12; const auto& r = q.l = 15; q.l = 14; std::cout << r; std::cout << "\n"; }
  { Q q{}; q.l = 12; const auto& r = ++q.l; q.l = 14; std::cout << r; std::cout << "\n"; }
  { Q q{}; q.l = 12; auto l = [&r = q] { return r.l; }; q.l = 3; std::cout << l(); std::cout << "\n"; }
  { Q q{}; q.l = 12; const auto& r = std::max<long>(q.l, 3); std::cout << 1; std::cout << "\n"; }
  { const Q q{En::a, true, 9}; const auto& r = q.l; std::cout << r << &r - &r; std::cout << "\n"; }
  { static S s{}; s.b = 3; static const auto& r = s.b; s.b = 5; std::cout << r << s.b; std::cout << "\n"; }
  { struct T { int x : 5; const int& g() { static const int& r = x; x++; return r; } } t{3}; std::cout << t.g() << t.g(); std::cout << "\n"; }
  { S v[2]{}; v[1].b = 2; const auto& r = v[1].b; v[1].b = 7; std::cout << r; std::cout << "\n"; }
  { std::vector<S> v(2); v[1].b = 2; const auto& r = v[1].b; v[1].b = 7; std::cout << r; std::cout << "\n"; }
  { S s{}; s.b = 3; std::cout << std::is_same_v<decltype(s.b), unsigned> << std::is_same_v<decltype((s.b)), unsigned&>; std::cout << "\n"; }
  { S s; f(s); std::cout << s.get(); std::cout << "\n"; }
}
