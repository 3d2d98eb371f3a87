#include <cstdio>
#include <algorithm>
#include <utility>
#include <vector>
#include <string>
#include <tuple>
#include <map>
#include <optional>
#include <array>
#include <memory>
#include <sstream>
#include <type_traits>
struct A {
  operator int() & { printf("& "); return 1; }
  operator int() && { printf("&& "); return 2; }
  operator int() const& { printf("c& "); return 3; }
  operator int() const&& { printf("c&& "); return 4; }
};
struct Pt { int* p; operator int*() & { printf("p& "); return p; } operator int*() && { printf("p&& "); return p; } };
struct Sx { operator std::string() const& { printf("s& "); return "l"; } operator std::string() && { printf("s&& "); return "r"; } };
struct Y { int v; };
struct Z { operator Y() & { printf("z& "); return {1}; } operator Y() && { printf("z&& "); return {2}; }  };
A mk() { return {}; }
const A cmk() { return {}; }
struct H { A a; const A c{}; A& r() { return a; } A&& m() { return std::move(a); } const A& k() const { return a; } };
template <class T> int conv(T&& t) { return std::forward<T>(t); }
template <class T> int add(T&& t) { return std::forward<T>(t) + 0; }
template <class T> int idx(T&& t) { int q[5] = {0, 1, 2, 3, 4}; return q[std::forward<T>(t)]; }
template <class T> int sc(T&& t) { return static_cast<int>(std::forward<T>(t)); }
template <class T> int con(T&& t) { return std::forward<T>(t) ? 1 : 0; }
template <class T> int cc(T&& t) { return (int)std::forward<T>(t); }
template <class T> int fc(T&& t) { return int(std::forward<T>(t)); }
template <class T> int neg(T&& t) { return -std::forward<T>(t); }
void take(int) {} void takes(const int&) {} void taker(int&&) {}
void ys(Y) {} void ycr(const Y&) {}
int main() {
  A a; const A c{}; H h; const H hc{};
  printf("%d\n", cmk() + 0); printf("%d\n", std::move(c) + 0); printf("%d\n", int(std::move(c))); printf("%d\n", (int)cmk());
  printf("%d\n", h.r() + 0); printf("%d\n", h.m() + 0); printf("%d\n", h.k() + 0); printf("%d\n", h.a + 0); printf("%d\n", std::move(h).a + 0); printf("%d\n", H().a + 0); printf("%d\n", hc.a + 0); printf("%d\n", h.c + 0); printf("%d\n", std::move(h).c + 0);
  printf("%d\n", conv(a)); printf("%d\n", conv(mk())); printf("%d\n", conv(c)); printf("%d\n", conv(std::move(a)));printf("%d\n", conv(std::move(c)));
  printf("%d\n", add(a)); printf("%d\n", add(mk())); printf("%d\n", add(c)); printf("%d\n", add(std::move(a)));printf("%d\n", add(std::move(c)));
  printf("%d\n", idx(a)); printf("%d\n", idx(mk())); printf("%d\n", idx(c)); printf("%d\n", idx(std::move(a)));
  printf("%d\n", sc(a)); printf("%d\n", sc(mk())); printf("%d\n", sc(c)); printf("%d\n", sc(std::move(a)));
  printf("%d\n", con(a)); printf("%d\n", con(mk())); printf("%d\n", con(c)); printf("%d\n", con(std::move(a)));
  printf("%d\n", cc(a)); printf("%d\n", cc(mk())); printf("%d\n", cc(c)); printf("%d\n", cc(std::move(a)));
  printf("%d\n", fc(a)); printf("%d\n", fc(mk())); printf("%d\n", fc(c)); printf("%d\n", fc(std::move(a)));
  printf("%d\n", neg(a)); printf("%d\n", neg(mk())); printf("%d\n", neg(c)); printf("%d\n", neg(std::move(a)));
  int x = 5; Pt p{&x}; printf("%d\n", *p); printf("%d\n", *std::move(p)); printf("%d\n", *Pt{&x}); printf("%d\n", p[0]); printf("%d\n", std::move(p)[0]); printf("%d\n", *(p + 0)); printf("%d\n", p == &x); printf("%d\n", std::move(p) != nullptr);
  printf("%d\n", p ? 1 : 0); if (std::move(p)) printf("\n"); int* q = p; q = std::move(p); printf("%d\n", *q);
  take(a); take(std::move(a)); take(mk()); take(c); printf("\n"); takes(a); takes(std::move(a)); takes(mk()); takes(c); printf("\n"); taker(a); taker(std::move(a)); taker(mk()); printf("\n");
  Z z; ys(z); ys(std::move(z)); ys(Z()); ycr(z); ycr(std::move(z)); printf("\n");
  Y y = z; y = std::move(z); y = Z(); Y y2(z); Y y3(std::move(z));  printf("%d\n", y.v);
  Sx s; std::string t = s; t = s; t = std::move(s); t = Sx(); t += s; t += std::move(s); printf("%s\n", t.c_str()); printf("%s\n", (std::string(s) + std::string(std::move(s))).c_str());
  A arr[3]; printf("%d %d\n", arr[1] + 0, std::move(arr[1]) + 0); printf("%d\n", std::move(arr)[1] + 0);
  std::vector<A> va(2); printf("%d\n", va[0] + 0); printf("%d\n", std::move(va[0]) + 0); printf("%d\n", std::move(va)[0] + 0); for (auto& e : va) printf("%d ", e + 0); for (const auto& e : va) printf("%d ", e + 0); for (auto&& e : va) printf("%d ", std::move(e) + 0); printf("\n");
  std::optional<A> o(a); printf("%d\n", *o + 0); printf("%d\n", *std::move(o) + 0); printf("%d\n", o.value() + 0); printf("%d\n", std::move(o).value() + 0);
  auto tp = std::make_tuple(a, 1); printf("%d\n", std::get<0>(tp) + 0); printf("%d\n", std::get<0>(std::move(tp)) + 0); 
  std::unique_ptr<A> u(new A); printf("%d\n", *u + 0); printf("%d\n", std::move(*u) + 0);
  printf("%d\n", (true ? a : a) + 0); printf("%d\n", (true ? a : mk()) + 0); printf("%d\n", (true ? std::move(a) : std::move(a)) + 0);
  printf("%d\n", (0, a) + 0); printf("%d\n", (0, std::move(a)) + 0);
  int i = 0; i = a; i = std::move(a); i += a; i += std::move(a); i -= mk(); i *= c; i <<= std::move(a); printf("%d\n", i);
  double d = a; d += std::move(a); d = 2.5 * mk(); d = std::move(a) / 2.0; printf("%g\n", d);
  bool bb = a; bb = std::move(a); bb = bb && std::move(a); bb = a || bb; printf("%d\n", bb);
  A* pa = &a; printf("%d %d\n", *pa + 0, std::move(*pa) + 0); printf("%d\n", static_cast<A&&>(a) + 0); printf("%d\n", static_cast<A&>(a) + 0); printf("%d\n", static_cast<const A&>(a) + 0); printf("%d\n", A(a) + 0); printf("%d\n", A{} + 0);
  auto&& rr = mk(); printf("%d\n", rr + 0); A&& r2 = std::move(a); printf("%d\n", r2 + 0);
  auto lam = [a]() mutable { return a + 0; }; printf("%d\n", lam()); auto lam2 = [a]() { return a + 0; }; printf("%d\n", lam2()); auto lam3 = [&a]() -> int { return std::move(a); }; printf("%d\n", lam3()); auto lam4 = [&]() -> int { return a; }; printf("%d\n", lam4());
  switch (c) { case 3: printf("3\n"); break; case 1: printf("1\n"); }
  std::vector<int> vi; vi.push_back(a); vi.push_back(std::move(a)); vi.emplace_back(a); vi.emplace_back(mk()); vi.insert(vi.begin(), a); vi.insert(vi.begin(), std::move(a)); vi.assign(2, a); vi.resize(a); vi.resize(std::move(a)); vi.resize(7, std::move(a)); for (int k : vi) printf("%d ", k); printf("\n");
  std::vector<int> vj(a); std::vector<int> vk(mk(), mk()); printf("%zu %zu\n", vj.size(), vk.size());
  printf("%d\n", std::max<int>(a, std::move(a)));
  new int(a); new int(std::move(a)); new int{mk()}; new int[std::move(a)]; printf("\n");
}
