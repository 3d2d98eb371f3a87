// Rvalues that are const: which overload takes them, and that what is made of them is a copy.
#include <cstdio>
#include <string>
#include <utility>
#include <vector>
struct L {
  int v = 0;
  L(int v = 0) : v(v) {}
  L(L const& o) : v(o.v) { printf("copy%d ", v); }
  L(L&& o) : v(o.v) { printf("move%d ", v); o.v = -1; }
  L& operator=(L const& o) { v = o.v; printf("=copy%d ", v); return *this; }
  L& operator=(L&& o) { v = o.v; o.v = -1; printf("=move%d ", v); return *this; }
};
void r(L&) { printf("& "); }
void r(L const&) { printf("c& "); }
void r(L&&) { printf("&& "); }
void r(L const&&) { printf("c&& "); }
void q(L const&) { printf("c& "); }
void q(L&&) { printf("&& "); }
void s(int&) { printf("& "); }
void s(int const&) { printf("c& "); }
void s(int&&) { printf("&& "); }
void s(int const&&) { printf("c&& "); }
void by_value(L l) { printf("%d ", l.v); }
template <class T> void forward(T&& t) { r(std::forward<T>(t)); q(std::forward<T>(t)); }
template <class T> void forward_int(T&& t) { s(std::forward<T>(t)); }
template <class T> void move(T&& t) { r(std::move(t)); q(std::move(t)); }
template <class T> void cast(T&& t) { r(static_cast<T&&>(t)); }
template <class... T> void pack(T&&... t) { (r(std::forward<T>(t)), ...); }
template <class T> void value(T&& t) { by_value(std::forward<T>(t)); }
template <class T> void value_moved(T&& t) { by_value(std::move(t)); }
template <class T> L give(T&& t) { return std::forward<T>(t); }
template <class T> L made(T&& t) { L l(std::move(t)); L m = std::forward<T>(t); l = std::move(t); return m; }
struct Hold {
  L l;
  std::string s;
  template <class T, class S> Hold(T&& t, S&& s) : l(std::forward<T>(t)), s(std::move(s)) {}
};
template <class T> void kept(std::vector<T>& v, T const& t) { v.push_back(std::move(t)); }
L const make() { return {}; }
int const number() { return 1; }

int main() {
  L l(1);
  L const cl(2);
  r(std::move(cl)); r(make()); q(std::move(cl)); r(static_cast<L const&&>(cl)); r(std::as_const(l)); printf("\n");
  forward(l); forward(cl); forward(L{}); forward(std::move(cl)); forward(std::move(l)); forward(make()); printf("\n");
  move(l); move(cl); move(L{}); move(std::move(cl)); printf("\n");
  cast(l); cast(cl); cast(L{}); cast(std::move(cl)); printf("\n");
  pack(l, cl, L{}, std::move(cl), make()); printf("\n");
  int i = 1;
  int const ci = 2;
  s(i); s(ci); s(1); s(std::move(ci)); s(number()); printf("\n");
  forward_int(i); forward_int(ci); forward_int(1); forward_int(std::move(ci)); forward_int(std::move(i)); printf("\n");
  auto generic = [](auto&& x) { r(std::forward<decltype(x)>(x)); };
  generic(l); generic(cl); generic(L{}); generic(std::move(cl)); printf("\n");
  auto typed = [](L l) { printf("%d ", l.v); };
  value(cl); value(std::move(cl)); value_moved(cl); typed(std::move(cl)); by_value(std::move(cl)); printf("%d\n", cl.v);
  value(l); value_moved(L(5)); value_moved(l); printf("%d\n", l.v);
  printf("%d %d ", give(cl).v, give(std::move(cl)).v); printf("%d %d\n", made(cl).v, made(std::move(cl)).v);
  std::string const name = "a name that is longer than what lies within";
  Hold a(cl, name), b(std::move(cl), std::move(name)); printf("%d %d %zu %zu\n", a.l.v, b.l.v, name.size(), b.s.size());
  std::vector<L> all; all.reserve(4); kept(all, cl); all.push_back(std::move(cl)); all.emplace_back(std::move(cl)); printf("%d\n", cl.v);
  std::pair<L, L> p(std::move(cl), L(7)); L c = std::move(cl); c = std::move(cl); printf("%d %d\n", p.first.v, cl.v);
}
