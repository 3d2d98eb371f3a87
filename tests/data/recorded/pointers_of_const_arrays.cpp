// Arrays that are const, and rows of such, as pointers.
#include <numeric>
#include <iostream>
#include <algorithm>
template <class I> int two(I a, I b) { return int(b - a) * 10 + std::is_same_v<I, int const*>; }
template <class I> int one(I) { return std::is_same_v<I, int const*>; }
struct A { int d[4] = {1, 2, 3, 4}; int e[2][2] = {};
  int t1() const { return two(d, d + 4); } int t2() const { return two(&d[0], &d[4]); } int t3() const { return one(d); } int t4() const { return one(d + 1); } int t5() const { return one(&d[1]); } int t6() const { return two(e[0], e[0] + 2); } int t7() const { return one(*e); } int t8() const { return two(std::begin(d), std::end(d)); } int t9() const { return two(d + 0, d + 4); } };

int main() {
  { std::cout << A{}.t1(); std::cout << "\n"; }
  { std::cout << A{}.t2(); std::cout << "\n"; }
  { std::cout << A{}.t3(); std::cout << "\n"; }
  { std::cout << A{}.t4(); std::cout << "\n"; }
  { std::cout << A{}.t5(); std::cout << "\n"; }
  { std::cout << A{}.t6(); std::cout << "\n"; }
  { std::cout << A{}.t7(); std::cout << "\n"; }
  { std::cout << A{}.t8(); std::cout << "\n"; }
  { std::cout << A{}.t9(); std::cout << "\n"; }
  { auto f = [](auto const& a) { return two(a, a + 3); }; int d[3] = {1, 2, 3}; std::cout << f(d); std::cout << "\n"; }
  { auto f = [](auto const& a) { return one(a); }; int d[3] = {1, 2, 3}; std::cout << f(d); std::cout << "\n"; }
  { auto f = [](auto const& a) { return one(a + 3); }; int d[3] = {1, 2, 3}; std::cout << f(d); std::cout << "\n"; }
  { auto f = [](auto const& a) { return one(&a[1]); }; int d[3] = {1, 2, 3}; std::cout << f(d); std::cout << "\n"; }
  { const int d[3] = {1, 2, 3}; std::cout << one(d) << one(d + 1) << one(&d[1]) << two(d, d + 3); auto p = d; std::cout << one(p) << std::is_same_v<decltype(d + 1), int const*>; auto q = d + 1; std::cout << one(q); auto r = &d[0]; std::cout << one(r); for (auto x = d; x != d + 3; ++x) std::cout << one(x); std::cout << "\n"; }
  { const A a; std::cout << one(a.d) << one(a.d + 1) << two(a.d, a.d + 2) << one(a.e[0]) << one(a.e[0] + 1); auto p = a.d; auto q = a.d + 1; auto r = a.e[1]; std::cout << one(p) << one(q) << one(r); auto const& b = a; auto s = b.d + 2; std::cout << one(s) << one(b.d); std::cout << "\n"; }
  { struct B { A a; int f() const { auto p = a.d; auto q = a.d + 1; auto r = std::begin(a.d); return one(p) * 100 + one(q) * 10 + one(r); } }; std::cout << B{}.f(); std::cout << "\n"; }
}
