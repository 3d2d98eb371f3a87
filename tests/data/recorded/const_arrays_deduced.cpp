// Arrays that are `const` by what holds them tell it to `T (&)[N]`.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <string>
template <class T> void tf(T&&) { std::puts(__PRETTY_FUNCTION__); }
template <class T, int N> void tn(T (&)[N]) { std::puts(__PRETTY_FUNCTION__); }
template <class T> void tr(T&) { std::puts(__PRETTY_FUNCTION__); }
void ov(int (&)[2]) { std::puts("int"); } void ov(int const (&)[2]) { std::puts("const"); }
void op(int*) { std::puts("int*"); } void op(int const*) { std::puts("const*"); }
struct W { int m[2]; int n; };

int main() {
  std::printf("\n0: "); { int w[2]; auto const& r = w; tf(r); tn(r); tr(r); ov(r); op(r); }
  std::printf("\n1: "); { int w[2]; int const (&r)[2] = w; tf(r); tn(r); tr(r); ov(r); op(r); }
  std::printf("\n2: "); { W s{{1, 2}, 3}; W const& r = s; tf(r.m); tn(r.m); tr(r.m); ov(r.m); op(r.m); op(&r.n); }
  std::printf("\n3: "); { W const s{{1, 2}, 3}; tf(s.m); tn(s.m); tr(s.m); ov(s.m); op(s.m); }
  std::printf("\n4: "); { W s{{1, 2}, 3}; W const* r = &s; tf(r->m); tn(r->m); tr(r->m); ov(r->m); op(r->m); op(&r->n); }
  std::printf("\n5: "); { W s{{1, 2}, 3}; auto f = [](auto const& r) { tf(r.m); tn(r.m); tr(r.m); ov(r.m); op(r.m); op(&r.n); }; f(s); }
  std::printf("\n6: "); { W s{{1, 2}, 3}; auto f = [](auto& r) { tf(r.m); tn(r.m); tr(r.m); ov(r.m); op(r.m); op(&r.n); }; f(s); W const c = s; f(c); }
  std::printf("\n7: "); { W s{{1, 2}, 3}; auto f = [](auto&& r) { tf(r.m); tn(r.m); tr(r.m); ov(r.m); op(r.m); op(&r.n); }; f(s); W const c = s; f(c); f(W{}); }
  std::printf("\n8: "); { W s{{1, 2}, 3}; auto const& [x, n] = s; tf(x); tn(x); tr(x); ov(x); op(x); op(&n); }
  std::printf("\n9: "); { W s{{1, 2}, 3}; auto const [x, n] = s; tf(x); tn(x); tr(x); ov(x); op(x); op(&n); }
  std::printf("\n10: "); { W const s{{1, 2}, 3}; auto& [x, n] = s; tf(x); tn(x); tr(x); ov(x); op(x); op(&n); }
  std::printf("\n11: "); { W s{{1, 2}, 3}; auto f = [s] { tf(s.m); tn(s.m); tr(s.m); ov(s.m); op(s.m); op(&s.n); }; f(); }
  std::printf("\n12: "); { int w[2]; auto f = [w] { tf(w); tn(w); tr(w); ov(w); op(w); }; f(); }
  std::printf("\n13: "); { struct H { int m[2]; void f() const { tf(m); tn(m); tr(m); ov(m); op(m); } void g() { tf(m); tn(m); tr(m); ov(m); op(m); } } h; h.f(); h.g(); }
  std::printf("\n14: "); { int w[2][2]; auto const& r = w; tf(r[0]); tn(r[0]); tr(r[0]); ov(r[0]); op(r[0]); tn(r); }
  std::printf("\n15: "); { int w[2][2]; for (auto const& r : w) { tf(r); tn(r); tr(r); ov(r); op(r); } }
  std::printf("\n");
}
