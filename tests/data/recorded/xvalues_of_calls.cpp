// What calls return as `A&&` is moved from by compound assignments, `operator,` and initialisers of other classes.
#include <iostream>
#include <string>
#include <vector>
#include <utility>
struct A { int i; A(int i = 0) : i(i) {} A(const A& o) : i(o.i) { std::cout << "c"; } A(A&& o) : i(o.i) { std::cout << "m"; } A& operator=(const A& o) { i = o.i; std::cout << "=c"; return *this; } A& operator=(A&& o) { i = o.i; std::cout << "=m"; return *this; } A& operator-=(const A&) { std::cout << "c"; return *this; } A& operator-=(A&&) { std::cout << "m"; return *this; } A& operator+=(A o) { i += o.i; return *this; } };
A&& mv(A& a) { return std::move(a); }
A& lv(A& a) { return a; }
A pr(A& a) { return A(a.i); }
template <class T> T&& fwd(T& t) { return static_cast<T&&>(t); }
struct O { int k; O(const A&) { std::cout << "L"; } O(A&&) { std::cout << "R"; } O& operator+=(const A&) { std::cout << "+L"; return *this; } O& operator+=(A&&) { std::cout << "+R"; return *this; } };
O& operator%=(O& o, const A&) { std::cout << "%L"; return o; }
O& operator%=(O& o, A&&) { std::cout << "%R"; return o; }
void operator,(A&, const A&) { std::cout << ",L"; }
void operator,(A&, A&&) { std::cout << ",R"; }
void operator,(A&&, A&&) { std::cout << ",RR"; }
int&& mi(int& i) { return std::move(i); }
int n(int& i) { return i++; }
struct H { A a; A&& get() { return std::move(a); } decltype(auto) d() { return std::move(a); } decltype(auto) e() { return A(3); } };

int main() {
  { A a, b; a -= mv(b); std::cout << "\n"; }
  { A a, b; a -= lv(b); std::cout << "\n"; }
  { A a, b; a -= pr(b); std::cout << "\n"; }
  { A a, b; a -= fwd(b); std::cout << "\n"; }
  { A a, b; a += mv(b); std::cout << "\n"; }
  { A a, b; a += lv(b); std::cout << "\n"; }
  { A a, b; a += pr(b); std::cout << "\n"; }
  { A a, b; a -= std::move(b); a -= b; std::cout << "\n"; }
  { H h; A a; a -= h.get(); a -= h.d(); a -= h.e(); a += h.get(); a += h.d(); std::cout << "\n"; }
  { A a; O o(a); o += mv(a); o += lv(a); o += pr(a); std::cout << "\n"; }
  { A a; O o(a); o %= mv(a); o %= lv(a); o %= pr(a); o %= a; std::cout << "\n"; }
  { A a, b; a, mv(b); std::cout << "\n"; }
  { A a, b; a, lv(b); a, b; std::cout << "\n"; }
  { A a, b; a, std::move(b); std::cout << "\n"; }
  { A a, b; mv(a), mv(b); std::cout << "\n"; }
  { A a, b; a, pr(b); std::cout << "\n"; }
  { A a; O o = mv(a); std::cout << "\n"; }
  { A a; O o = lv(a); O p = pr(a); O q = fwd(a); std::cout << "\n"; }
  { H h; O o = h.get(); O p = h.d(); O q = h.e(); std::cout << "\n"; }
  { A a; A b = mv(a); A c = fwd(a); A d = pr(a); A e = lv(a); std::cout << "\n"; }
  { H h; A a = h.get(); A b = h.d(); A c = h.e(); std::cout << "\n"; }
  { int i = 3, j = 4; i += mi(j); i -= n(j); std::cout << i << j; std::cout << "\n"; }
  { std::string s = "a", t = "b"; auto m = [](std::string& s) -> std::string&& { return std::move(s); }; s += m(t); std::cout << s << t; std::cout << "\n"; }
  { std::vector<A> v(2); A x; v[0] -= mv(x); v[1] += mv(x); v[n(v[0].i)] -= mv(x); std::cout << "\n"; }
  { A a, b; auto f = [](A& a) -> A&& { return std::move(a); }; a -= f(b); a += f(b); O o = f(b); A c = f(b); std::cout << "\n"; }
  { const A a; A b; b -= std::move(a); std::cout << "\n"; }
  { A a, b; (a -= mv(b)) -= mv(a); std::cout << "\n"; }
  { A a; O o = (O)mv(a); O p = static_cast<O>(mv(a)); O q(mv(a)); O r{mv(a)}; std::cout << "\n"; }
  { A a; const O o = mv(a); const A b = mv(a); std::cout << "\n"; }
  { A a; auto o = mv(a); auto q = lv(a); auto r = pr(a); std::cout << "\n"; }
}
