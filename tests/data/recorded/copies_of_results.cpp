// What is copied and moved where functions return, and in which order lists are made.
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// a class that says what happens to it
struct L {
  int n;
  L(int n = 0) : n(n) { printf("+%d ", n); }
  L(L const& o) : n(o.n) { printf("c%d ", n); }
  L(L&& o) : n(o.n) { o.n = -o.n; printf("m%d ", n); }
  L& operator=(L const& o) { printf("%d=c%d ", n, o.n); n = o.n; return *this; }
  L& operator=(L&& o) { printf("%d=m%d ", n, o.n); n = o.n; o.n = -o.n; return *this; }
  ~L() { printf("~%d ", n); }
  bool operator<(L const& o) const { return n < o.n; }
  bool operator==(L const& o) const { return n == o.n; }
};
#define T(...) do { printf("%s: ", #__VA_ARGS__); __VA_ARGS__; printf("\n"); } while (0)

struct Base { virtual ~Base(){} virtual int id() const { return 1; } };
struct Der : Base { int id() const override { return 2; } };
std::unique_ptr<Base> mk(){ auto p = std::make_unique<Der>(); return p; }
std::unique_ptr<Base> mk2(std::unique_ptr<Der> p){ return p; }
std::unique_ptr<Base> mk3(std::unique_ptr<Der>&& p){ return std::move(p); }
std::optional<L> op(L& l){ return l; } std::optional<L> op2(L l){ return l; } std::optional<L> op3(){ L l(4); return l; } std::optional<L> op4(L&& l){ return std::move(l); }
std::string st(const char* s){ return s; } std::string st2(const std::string& s){ return s; }
template<class T> T tt(T const& x){ return x; } template<class T> std::optional<T> to(T const& x){ return x; }
struct W { L l; L get() const { return l; } L const& ref() const { return l; } L mv() && { return std::move(l); } std::optional<L> o() const { return l; } };
L glob(7); L gget(){ return glob; } const L cg(8); L cget(){ return cg; } L sget(){ static L s(3); return s; }
L arr[2] = {1, 2}; L aget(int i){ return arr[i]; } L pget(L* p){ return *p; } L tern(bool b, L x, L y){ return b ? x : y; } L comma(L x){ return (printf("k "), x); }
L par(L x){ return (x); } L cref(const L& x){ return x; } L rref(L&& x){ return x; } L local(){ L a(5); return a; } L two(bool b){ L a(5); L c(6); if (b) return a; return c; } L loop(){ for(;;){ L a(9); return a; } } const L cl(){ const L a(5); return a; }
struct D2 : L { D2(int n):L(n){} }; L slice(){ D2 d(5); return d; } L slicep(D2 d){ return d; } L slicer(D2& d){ return d; }
struct Conv { operator L() const { printf("cv "); return L(1); } }; Conv gc; L conv(){ return gc; } L conv2(){ Conv c; return c; }
int& ri(int& x){ return x; } struct K { int& r; K(int& r):r(r){} }; K kk(int& x){ return ri(x); } K kl(int& x){ int& y = x; return y; } K kp(int* p){ return *p; } int gg[3]; K ka(int i){ return gg[i]; } struct H { int m; K k(){ return m; } };
auto au(L& x){ return x; } decltype(auto) da(L& x){ return x; } decltype(auto) dap(L& x){ return (x); } auto& ar(L& x){ return x; }
L tryf(){ try { L a(1); throw 1; } catch(int) { L b(2); return b; } }
L exc(L e){ try { return e; } catch(...) { throw; } }
int main(){
  puts(""); printf("%d %d %d\n", mk()->id(), mk2(std::make_unique<Der>())->id(), mk3(std::make_unique<Der>())->id());
  L x(1); T(op(x)); T(op2(x)); T(op3()); T(op4(std::move(x))); x.n=1; T(tt(x)); T(to(x)); W w{L(2)}; T(w.get()); T(w.ref()); T(L y = w.ref()); T(w.o()); T(std::move(w).mv()); T(W{L(3)}.mv()); T(W{L(3)}.get());
  T(gget()); T(cget()); T(sget()); T(sget()); T(aget(1)); T(pget(&x)); T(tern(true, x, L(4))); T(comma(x)); T(par(x)); T(cref(x)); T(local()); T(two(true)); T(two(false)); T(loop()); T(cl()); D2 d(6); T(slicer(d)); T(conv()); T(conv2());
  int i = 3; K a = kk(i), b = kl(i), c = kp(&i), e = ka(1); H h{4}; K f = h.k(); printf("%d %d %d %d %d\n", &a.r == &i, &b.r == &i, &c.r == &i, &e.r == &gg[1], &f.r == &h.m);
  T(au(x)); T(da(x)); T(dap(x)); T(auto y = ar(x)); T(auto& y = ar(x)); T(tryf()); T(exc(x)); printf("%s %s\n", st("a").c_str(), st2("b").c_str());
  auto l1 = [](L x){ return x; }; T(l1(x)); auto l2 = [&]{ return x; }; T(l2()); auto l3 = [x]{ return x; }; T(l3()); auto l4 = [x]() mutable { return std::move(x); }; T(l4()); auto l5 = [&]() -> L& { return x; }; T(l5()); T(L y = l5()); T(auto y = l5());
}
