// Operators of a class work on the elements of a tensor themselves; casts to a reference read the bytes of a number.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cute/tensor.hpp>
using namespace cute;
struct S {
  float v;
  S& operator+=(S o) { v += o.v; return *this; }
  S& operator*=(float o) { v *= o; return *this; }
  S& operator<<=(int) { v *= 2; return *this; }
  S& operator++() { ++v; return *this; }
  S operator++(int) { S o = *this; ++v; return o; }
  S operator-() const { return S{-v}; }
  bool operator!() const { return v == 0; }
  void operator()(float x) { v = x; }
  float& operator[](int) { return v; }
};
struct A {
  float v;
  A& operator=(float x) { v = x; return *this; }
};
struct Node {
  int v;
  Node* next;
};
Node* push(Node* h, int v) {
  Node* n = (Node*)malloc(sizeof(Node));
  n->v = v;
  n->next = h;
  return n;
}
struct Refers {
  int v;
  int* to;
};
int main() {
  auto t = make_tensor<S>(_2{});
  t(0) = S{1};
  t(1) = S{2};
  t(0) += S{4};
  t(0) *= 3;
  t(0) <<= 1;
  t[1] += t[0];
  auto& r = t(1);
  r += S{1};
  auto u = t(_);
  u(0) += S{1};
  ++t(0);
  t(1)++;
  S* d = t.data();
  d[0] += S{1};
  (*d) += S{1};
  printf("%g %g %g %d\n", t(0).v, t(1).v, (-t(0)).v, !t(0));
  t(0)(9);
  t(1)[0] = 10;
  printf("%g %g\n", t(0).v, t(1).v);
  auto a = make_tensor<A>(_2{});
  a(0) = 8.f;
  printf("%g\n", a(0).v);
  S raw[2] = {{1}, {2}};
  auto w = make_tensor(&raw[0], _2{});
  for (auto& x : raw) x += S{100};
  printf("%g %g\n", raw[1].v, w(0).v);

  auto from = make_tensor<half_t>(_8{}), to = make_tensor<half_t>(_8{});
  for (int i = 0; i < 8; ++i) from(i) = half_t(float(i)), to(i) = half_t(0.f);
  recast<uint128_t>(to)(0) = recast<uint128_t>(from)(0);
  for (int i = 0; i < 8; ++i) printf("%g ", float(to(i)));
  auto wide = recast<uint128_t>(to);
  uint128_t kept = wide(0);
  to(1) = half_t(50.f);
  recast<uint128_t>(from)(0) = kept;
  for (int i = 0; i < 8; ++i) printf("%g ", float(from(i)));
  printf("\n");

  float f = -1.5f;
  auto bits = reinterpret_cast<uint32_t&>(f);
  printf("%08x ", bits);
  uint32_t& q = (uint32_t&)f;
  q = 0x40000000;
  int negative = -1;
  printf("%g %u %u\n", f, reinterpret_cast<unsigned&>(negative), reinterpret_cast<unsigned const&>(negative));

  Node* h = nullptr;
  for (int k = 0; k < 3; k++) h = push(h, k);
  for (Node* n = h; n; n = n->next) printf("%d ", n->v);
  while (h) {
    Node* next = h->next;
    free(h);
    h = next;
  }
  Node* nodes = (Node*)malloc(3 * sizeof(Node));
  for (int k = 0; k < 3; ++k) {
    nodes[k].v = k;
    nodes[k].next = k < 2 ? &nodes[k + 1] : nullptr;
  }
  for (Node* n = nodes; n; n = n->next) printf("%d ", n->v);
  Refers* refers = (Refers*)malloc(sizeof(Refers));
  int x = 5;
  refers->to = &x;
  *refers->to = 6;
  printf("%d\n", x);
}
