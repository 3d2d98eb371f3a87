// Objects that copy and move by code of their own, inside of other objects, arrays, pairs, containers and lambdas.
#include <array>
#include <cstdio>
#include <functional>
#include <initializer_list>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

struct Buf {
  int* p;
  Buf(int v) : p(new int(v)) {}
  Buf(Buf const& o) : p(new int(*o.p)) { std::printf("copy %d\n", *p); }
  Buf(Buf&& o) noexcept : p(o.p) { o.p = nullptr; std::printf("move %d\n", p ? *p : -1); }
  Buf& operator=(Buf const& o) {
    if (this != &o) { *p = *o.p; }
    std::printf("assign %d\n", *p);
    return *this;
  }
  Buf& operator=(Buf&& o) noexcept {
    std::swap(p, o.p);
    std::printf("take %d\n", p ? *p : -1);
    return *this;
  }
  ~Buf() { std::printf("end %d\n", p ? *p : -1); delete p; }
};

struct W { Buf b; int n; };
struct D : Buf {
  int k = 5;
  D(int v) : Buf(v) {}
  D(D const&) = default;
  D(D&&) = default;
  D& operator=(D const&) = default;
};
struct A { Buf a[2]; };
struct Two : W { Buf c; Two(int v) : W{Buf(v), 1}, c(v + 1) {} };
struct Holder {
  W w;
  Holder(W const& o) : w(o) {}
};

int read(W w) { return *w.b.p; }
void title(char const* t) { std::printf("-- %s\n", t); }

int main() {
  {
    title("member");
    W a{Buf(3), 1};
    W c = a;
    *c.b.p = 9;
    std::printf("%d %d\n", *a.b.p, *c.b.p);
    W m = std::move(a);
    std::printf("%d %d\n", *m.b.p, a.b.p == nullptr);
    c = m;
    *m.b.p = 4;
    std::printf("%d\n", *c.b.p);
    c = std::move(m);
    std::printf("%d\n", *c.b.p);
    std::printf("%d\n", read(c));
    W* h = new W(c);
    *h->b.p = 77;
    std::printf("%d\n", *c.b.p);
    delete h;
    Holder held(c);
    *held.w.b.p = 1;
    std::printf("%d\n", *c.b.p);
  }
  {
    title("derived");
    D d(7);
    D e = d;
    *e.p = 8;
    std::printf("%d %d %d\n", *d.p, *e.p, e.k);
    d.k = 6;
    e = d;
    std::printf("%d %d\n", *e.p, e.k);
    D f = std::move(e);
    std::printf("%d\n", *f.p);
    Buf part = f;
    *part.p = 1;
    std::printf("%d\n", *f.p);
    Two t(20);
    Two u = t;
    *u.b.p = 30;
    *u.c.p = 31;
    std::printf("%d %d\n", *t.b.p, *t.c.p);
    t = u;
    *u.c.p = 40;
    std::printf("%d %d\n", *t.b.p, *t.c.p);
  }
  {
    title("arrays");
    A a{{Buf(1), Buf(2)}};
    A b = a;
    *b.a[1].p = 5;
    std::printf("%d %d\n", *a.a[1].p, *b.a[1].p);
    W w{Buf(6), 0};
    W many[2] = {w, w};
    *many[0].b.p = 1;
    std::printf("%d %d\n", *w.b.p, *many[1].b.p);
    std::array<Buf, 2> x{Buf(3), Buf(4)};
    std::array<Buf, 2> y = x;
    *y[0].p = 8;
    std::printf("%d\n", *x[0].p);
    x = y;
    *y[0].p = 2;
    std::printf("%d\n", *x[0].p);
  }
  {
    title("lambdas");
    Buf b(1);
    auto f = [b] { return *b.p; };
    *b.p = 2;
    std::printf("%d\n", f());
    auto g = f;
    std::printf("%d\n", g());
    W w{Buf(3), 0};
    auto h = [w]() mutable { return ++*w.b.p; };
    auto i = h;
    std::printf("%d\n", h());
    std::printf("%d\n", h());
    std::printf("%d\n", i());
    std::printf("%d\n", *w.b.p);
  }
}
