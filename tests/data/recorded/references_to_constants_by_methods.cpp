// references that auto deduces from what methods return are constants where the overload that is chosen returns one
#include <cstdio>
#include <utility>
struct D { int test() { return 5; } int test() const { return 6; } };
template <class T, class D> struct U { D d_; D& g() { return d_; } D const& g() const { return d_; } const D& k() const { return d_; } };
struct W { D d_; D& g() { return d_; } D const& g() const { return d_; } };
D const& f(D& d) { return d; }
template <class T> T const& h(T& d) { return d; }
int main() { const U<int, D> p{}; auto& d = p.g(); std::printf("%d\n", d.test()); auto& e = p.k(); std::printf("%d\n", e.test()); auto&& i = p.g(); std::printf("%d\n", i.test()); D q; auto& j = f(q); std::printf("%d\n", j.test()); auto& k = h(q); std::printf("%d\n", k.test()); const W w{}; auto& l = w.g(); std::printf("%d\n", l.test()); auto const& m = p.g(); std::printf("%d\n", m.test()); auto& n = std::as_const(q); std::printf("%d\n", n.test());
  U<int, D> z{}; auto& o = z.k(); std::printf("%d\n", o.test()); auto& s = z.g(); std::printf("%d\n", s.test()); }
