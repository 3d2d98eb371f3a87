// Operators are called on the elements of tensors themselves.
#include <cstdio>
#include <cute/tensor.hpp>
#include <iostream>
#include <new>
#include <vector>

using namespace cute;
struct S { int v = 0; int n = 0; S() {} S(int v) : v(v) {} S(const S& o) : v(o.v), n(o.n + 1) {} S& operator=(const S& o) { if (this == &o) { n += 100; return *this; } v = o.v; n += 10; return *this; } S& operator+=(const S& o) { if (this == &o) n += 1000; v += o.v; return *this; } bool same(const S& o) const { return this == &o; } bool operator==(const S& o) const { return this == &o; } S* me() { return this; } const S* operator&&(const S& o) const { return &o; } };
bool operator<(const S& a, const S& b) { return &a < &b; } const S* addr(const S& s) { return &s; } S& operator-(S& a, S& b) { return b; } S& id(S& s) { return s; } bool operator!=(const S& a, const S& b) { return &a != &b; } S operator+(const S& a, const S& b) { S r(a.v + b.v); if (&a == &b) r.n = 5; return r; }
struct K { const K* self; int v; K() : self(this), v(1) {} K(int v) : self(this), v(v) {} bool ok() const { return self == this; } }; struct T { int v; T* p; T(int v = 3) : v(v) { p = this; } };
struct P { int a, b; P& operator=(const P& o) { a = o.b; b = o.a; return *this; } };

namespace n0 {

void run() {
  S a[4] = {1, 2, 3, 4}; auto t = make_tensor(&a[0], make_layout(4)); t(0) = t(0); printf("%d %d", a[0].v, a[0].n); t(1) = t(2); printf("%d %d", a[1].v, a[1].n);
}
}

namespace n1 {

void run() {
  S a[4] = {1, 2, 3, 4}; auto t = make_tensor(&a[0], make_layout(4)); t(0) += t(0); t(1) += t(0); printf("%d %d %d", a[0].v, a[0].n, a[1].v);
}
}

namespace n2 {

void run() {
  S a[4] = {1, 2, 3, 4}; auto t = make_tensor(&a[0], make_layout(4)); printf("%d %d %d %d", t(0) == t(0), t(0) == t(1), t(0) < t(1), t(1) < t(0)); printf("%d %d", t(0) == a[0], a[1] == t(1));
}
}

namespace n3 {

void run() {
  S a[4] = {1, 2, 3, 4}; auto t = make_tensor(&a[0], make_layout(4)); printf("%d %d %d", t(0).same(t(0)), t(0).same(a[0]), t(1).same(a[0])); printf("%d", t(2).me() == &a[2]); printf("%d", addr(t(3)) == &a[3]);
}
}

namespace n4 {

void run() {
  S a[4] = {1, 2, 3, 4}; auto t = make_tensor(&a[0], make_layout(4)); (t(0) - t(1)).v = 9; printf("%d %d", a[1].v, (t(0) && t(2)) == &a[2]); printf("%d", (t(0) + t(0)).n); printf("%d", t(0) != t(0));
}
}

namespace n5 {

void run() {
  S a[4] = {1, 2, 3, 4}; auto t = make_tensor(&a[0], make_layout(4)); S& r = t(0); r = t(0); t(0) = r; printf("%d", a[0].n); id(t(1)) = t(1); printf("%d", a[1].n);
}
}

namespace n6 {

void run() {
  S a[4] = {1, 2, 3, 4}; auto t = make_tensor(&a[0], make_layout(Shape<_2, _2>{})); t(0, 1) = t(0, 1); t[3] = t[3]; printf("%d %d", a[2].n, a[3].n); t(1, 0) = t(0, 1) = t(1, 1); printf("%d %d", a[1].v, a[2].v);
}
}

namespace n7 {

void run() {
  std::vector<S> a{1, 2, 3}; auto t = make_tensor(a.data(), make_layout(3)); t(0) = t(0); t(1) = a[1]; printf("%d %d", a[0].n, a[1].n); printf("%d", t(0) == a[0]);
}
}

namespace n8 {

void run() {
  auto t = make_tensor<S>(make_shape(_4{})); t(0) = S(5); t(1) = t(1); printf("%d %d", t(0).v, t(1).n); t(2) += t(2); printf("%d %d", t(2).n, t(0) == t(0));
}
}

namespace n9 {

void run() {
  K a[3]; auto t = make_tensor(&a[0], make_layout(3)); printf("%d %d", t(0).ok(), t(2).ok());
}
}

namespace n10 {

void run() {
  alignas(S) char buf[sizeof(S) * 2]; S* p = new (buf) S(4); *p = *p; printf("%d %d", p->n, p->v); S* q = new (buf + sizeof(S)) S(*p); *q = *p; printf("%d %d", q->n, *q == *q);
}
}

namespace n11 {

void run() {
  P a[2] = {{1, 2}, {3, 4}}; auto t = make_tensor(&a[0], make_layout(2)); t(0) = t(1); printf("%d %d", a[0].a, a[0].b); t(0) = t(0); printf("%d %d", a[0].a, a[0].b);
}
}

namespace n12 {

void run() {
  S a[4] = {1, 2, 3, 4}; auto t = make_tensor(&a[0], make_layout(4)); auto u = make_tensor(&a[1], make_layout(3)); printf("%d", t(1) == u(0)); u(0) = t(1); printf("%d", a[1].n);
}
}

namespace n13 {

void run() {
  S a[4] = {1, 2, 3, 4}; auto t = make_tensor(&a[0], make_layout(4)); for (int i = 0; i < size(t); ++i) t(i) = t((i + 1) % 4); printf("%d %d %d", a[0].v, a[3].v, a[3].n);
}
}

namespace n14 {

void run() {
  S a[4] = {1, 2, 3, 4}; auto t = make_tensor(&a[0], make_layout(4)); auto f = [](auto& x, auto const& y) { return &x == &y; }; printf("%d %d", f(t(0), t(0)), f(t(0), t(1)));
}
}

namespace n15 {

void run() {
  S a[2] = {1, 2}; S* p = a; p[0] = p[0]; *p += *p; printf("%d", a[0].n); std::swap(a[0], a[1]); printf("%d %d", a[0].v, a[1].n);
}
}

namespace n16 {

void run() {
  struct H { S s[2]; S& at(int i) { return s[i]; } } h; h.at(0) = h.at(0); h.s[1] = h.s[1]; printf("%d %d %d", h.s[0].n, h.s[1].n, h.at(0) == h.s[0]);
}
}

namespace n17 {

void run() {
  T a[2]; auto t = make_tensor(&a[0], make_layout(2)); printf("%d", t(0).p == &a[0]); t(1) = T(7); printf("%d %d", t(1).p == &a[1], t(1).v);
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
  std::cout << std::flush; printf("\n@9\n"); fflush(stdout); n9::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@10\n"); fflush(stdout); n10::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@11\n"); fflush(stdout); n11::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@12\n"); fflush(stdout); n12::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@13\n"); fflush(stdout); n13::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@14\n"); fflush(stdout); n14::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@15\n"); fflush(stdout); n15::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@16\n"); fflush(stdout); n16::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@17\n"); fflush(stdout); n17::run(); std::cout << std::flush; fflush(stdout);
}
