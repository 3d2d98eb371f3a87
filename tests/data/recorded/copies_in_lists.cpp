// In which order lists and arms of `?:` are copied and moved, and references that a result keeps.
#include <cstdio>
#include <utility>
#include <tuple>
#include <vector>
#include <array>
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
struct P { L a, b; };
struct P3 { L a; P p; L c; };
L mk(int n){ return L(n); }
P two(L const& x){ return {x, mk(2)}; }
P twob(L x){ return {std::move(x), x}; }
std::pair<L,L> pr(L const& x){ return {x, mk(2)}; }
std::tuple<L,L> tp(L const& x){ return {x, mk(2)}; }
std::array<L,2> ar(L const& x){ return {x, mk(2)}; }
std::vector<L> ve(L const& x){ return {x, mk(2)}; }
L lg(3);
L&& xf(){ return std::move(lg); }
struct A { int x; A(int x=0):x(x){} };
struct R { int& r; R(int& r):r(r){} };
struct RA { L* r; RA(L& r):r(&r){} };
struct RC { const L* r; RC(const L& r):r(&r){} };
int gi = 4; L ga(9); 
R rf(){ return gi; } RA raf(){ return ga; } RC rcf(){ return ga; }
R rf2(int& k){ return k; } RA raf2(L& l){ return l; }
int main(){
  L x(1); puts("");
  T(two(x)); T(twob(x)); T(pr(x)); T(tp(x)); T(ar(x)); T(ve(x));
  T(auto l = ([a = x, b = mk(5), c = std::move(x)]{ return 1; })); x.n = 1;
  T(P p = (P{x, mk(2)})); T(P3 p = (P3{x, {mk(3), x}, mk(4)})); T(P3 p = (P3{x, {mk(3), x}}));  
  bool cond = false; 
  T(L c = cond ? mk(1) : std::move(x)); x.n=1; T(L c = cond ? xf() : std::move(x)); x.n=1; T(L c = !cond ? xf() : std::move(x)); lg.n=3;
  T(L c = !cond ? x : lg); T(L c = !cond ? x : std::move(lg)); T(L c = cond ? x : std::move(lg)); T(L c = cond ? x : xf()); lg.n=3; T(L c = !cond ? static_cast<L&&>(x) : xf()); x.n=1;
  T(L c = cond ? mk(1) : x); T(L c = cond ? throw 1 : x); T(L c = cond ? throw 1 : std::move(x)); x.n=1; T(L c = cond ? throw 1 : mk(1)); T(L const& c = cond ? x : mk(1)); T(L&& c = cond ? std::move(x) : xf());
  gi = 4; R r = rf(); gi = 5; printf("%d %d\n", r.r, &r.r == &gi); RA ra = raf(); printf("%d\n", ra.r == &ga); RC rc = rcf(); printf("%d\n", rc.r == &ga);
  int loc=3; R r2 = rf2(loc); loc = 8; printf("%d %d\n", r2.r, &r2.r==&loc); printf("%d\n", raf2(x).r == &x);
  auto lam = [&]() -> RA { return x; }; printf("%d\n", lam().r == &x); auto lam2 = [&]() -> R { return loc; }; printf("%d\n", &lam2().r == &loc);
}
