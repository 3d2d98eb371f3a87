// Copies of maps, tuples, vectors and templates that hold objects which copy by code of their own share nothing.
#include <cstdio>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>
struct Buf {
  int* p;
  Buf() : p(new int(0)) {}
  Buf(int v) : p(new int(v)) {}
  Buf(Buf const& o) : p(new int(*o.p)) {}
  Buf& operator=(Buf const& o) { *p = *o.p; return *this; }
  ~Buf() { delete p; }
};
struct W { Buf b; int n; };
struct M { std::map<std::string, int> m; std::vector<std::map<int,int>> v; };
template <class T> struct Box { T t; Box(T t) : t(t) {} };
int main() {
  M a; a.m["x"] = 1; a.v.resize(1); a.v[0][3] = 4;
  M b = a; b.m["x"] = 2; b.v[0][3] = 5;
  std::printf("%d %d %d %d\n", a.m["x"], b.m["x"], a.v[0][3], b.v[0][3]);
  a = b; b.m["x"] = 7; b.v[0][3] = 8;
  std::printf("%d %d\n", a.m["x"], a.v[0][3]);
  M c = std::move(a); std::printf("%d %d\n", (int)a.m.size(), (int)c.m.size());
  std::map<int, Buf> m; m[1] = Buf(3); m.emplace(2, Buf(4)); m.insert({3, Buf(5)});
  auto m2 = m; *m2[1].p = 9; std::printf("%d %d %d\n", *m[1].p, *m[2].p, *m[3].p);
  std::map<int, W> mw; mw[1] = W{Buf(3), 1}; auto mw2 = mw; *mw2[1].b.p = 9; std::printf("%d\n", *mw[1].b.p);
  std::optional<Buf> o = Buf(1); auto o2 = o; *(*o2).p = 4; std::printf("%d\n", *(*o).p);
  std::tuple<Buf, int> t(Buf(1), 2); auto t2 = t; *std::get<0>(t2).p = 8; std::printf("%d\n", *std::get<0>(t).p);
  auto q = std::make_pair(Buf(1), 2); auto q2 = q; *q2.first.p = 8; std::printf("%d\n", *q.first.p);
  Buf x(5); auto r = std::make_tuple(x, 1); *std::get<0>(r).p = 6; std::printf("%d\n", *x.p);
  std::vector<W> vw(3, W{Buf(2), 1}); *vw[0].b.p = 7; std::printf("%d %d\n", *vw[1].b.p, *vw[2].b.p);
  std::vector<std::vector<Buf>> vv(2, std::vector<Buf>(2, x)); *vv[0][0].p = 1; std::printf("%d %d\n", *vv[1][0].p, *vv[0][1].p);
  Box<Buf> bx(x); Box<Buf> by = bx; *by.t.p = 0; std::printf("%d %d\n", *bx.t.p, *x.p);
  Box<std::vector<Buf>> cx(std::vector<Buf>(1, x)); auto cy = cx; *cy.t[0].p = 0; std::printf("%d\n", *cx.t[0].p);
  std::swap(vw[0], vw[1]); std::printf("%d %d\n", *vw[0].b.p, *vw[1].b.p);
  W w1{Buf(1), 1}, w2{Buf(2), 2}; std::swap(w1, w2); std::printf("%d %d\n", *w1.b.p, w2.n);
  for (W w : vw) *w.b.p = 100; std::printf("%d\n", *vw[0].b.p);
  auto [f, g] = q; *f.p = 55; std::printf("%d\n", *q.first.p);
  std::function<int()> fn = [x]() mutable { return ++*x.p; }; auto fn2 = fn; fn(); fn(); std::printf("%d %d\n", fn2(), *x.p);
  std::vector<std::pair<int, Buf>> vp; vp.push_back({1, x}); vp.emplace_back(2, x); *vp[0].second.p = 0; std::printf("%d %d\n", *vp[1].second.p, *x.p);
  std::vector<std::pair<int, Buf>> vq{{1, x}, {2, x}}; *vq[0].second.p = 0; std::printf("%d %d\n", *vq[1].second.p, *x.p);
  W arr[2] = {{x, 1}, {x, 2}}; *arr[0].b.p = 1; std::printf("%d %d\n", *arr[1].b.p, *x.p);
  W wz{}; wz = {x, 3}; *wz.b.p = 2; std::printf("%d\n", *x.p);
  Buf y; y = 4; std::printf("%d\n", *y.p);
}
