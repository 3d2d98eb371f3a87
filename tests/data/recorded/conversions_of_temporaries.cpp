// conversion functions for rvalues
#include <iostream>
#include <string>
#include <vector>
#include <memory>
struct N { int v; N(int i) : v(i) {} };
struct E { operator N() && { return N(1); } operator N() const& { return N(2); } operator std::string() && { return "m"; } operator std::string() const& { return "c"; } operator std::vector<int>() && { return {1}; } operator std::vector<int>() const& { return {1, 2}; } };
struct I { operator int() && { return 1; } operator int() const& { return 2; } operator int() & { return 3; } };
E mk() { return {}; } I mi() { return {}; } const E mc() { return {}; } E& ref() { static E e; return e; }
void n(N x) { std::cout << x.v; } void s(std::string x) { std::cout << x; } void i(int x) { std::cout << x; } void nr(N const& x) { std::cout << x.v; }
namespace n1 {
void run() {
  N a = E{}; N b = mk(); E e; N c = e; N d = std::move(e); N f = ref(); N g = mc(); std::cout << a.v << b.v << c.v << d.v << f.v << g.v;
}
}
namespace n2 {
void run() {
  N a(E{}); N b(mk()); E e; N c(e); N d(std::move(e)); N f{mk()}; N g{e}; std::cout << b.v << c.v << d.v << f.v << g.v;
}
}
namespace n3 {
void run() {
  n(E{}); n(mk()); E e; n(e); n(std::move(e)); n(ref()); nr(E{}); nr(mk()); nr(e); nr(std::move(e));
}
}
namespace n4 {
void run() {
  s(E{}); s(mk()); E e; s(e); s(std::move(e)); std::string t = mk(); std::string u = e; std::cout << t << u;
}
}
namespace n5 {
void run() {
  std::vector<int> v = mk(); E e; std::vector<int> w = e; std::cout << v.size() << w.size();
}
}
namespace n6 {
void run() {
  int a = I{}; int b = mi(); I k; int c = k; int d = std::move(k); const I ck; int f = ck; std::cout << a << b << c << d << f; i(I{}); i(mi()); i(k); i(ck);
}
}
namespace n7 {
void run() {
  std::cout << I{} + 1 << mi() * 2; I k; std::cout << k + 1 << (int)I{} << (int)k << static_cast<int>(mi()) << int(k); if (mi()) std::cout << "t"; int x[4] = {}; std::cout << x[mi()];
}
}
namespace n8 {
N f1() { return E{}; } N f2() { return mk(); } N f3() { E e; return e; } N f4(E& e) { return e; }
void run() {
  E e; std::cout << f1().v << f2().v << f3().v << f4(e).v;
}
}
namespace n9 {
struct H { N x; H() : x(E{}) {} H(E e) : x(e) {} H(int) : x(mk()) {} };
void run() {
  std::cout << H().x.v << H(E{}).x.v << H(1).x.v; struct G { N x = mk(); N y = E{}; }; G g; std::cout << g.x.v << g.y.v;
}
}
namespace n10 {
void run() {
  E e; bool b = true; N x = b ? E{} : E{}; N y = b ? e : e; N z = static_cast<N>(E{}); N w = N(mk()); N u = (N)e; std::cout << x.v << y.v << z.v << w.v << u.v;
}
}
namespace n11 {
void run() {
  std::vector<N> v; v.push_back(E{}); v.push_back(mk()); E e; v.push_back(e); v.emplace_back(mk()); v.emplace_back(e); N arr[] = {E{}, mk(), e}; for (auto& x : v) std::cout << x.v; for (auto& x : arr) std::cout << x.v; std::pair<N, int> p{mk(), 1}; std::cout << p.first.v; N x = 5; x = mk(); std::cout << x.v; x = e; std::cout << x.v;
}
}
namespace n12 {
void run() {
  E&& r = E{}; N a = r; const E& c = E{}; N b = c; E&& q = mk(); N d = std::move(q); std::cout << a.v << b.v << d.v; E arr[2]; N f = arr[0]; std::vector<E> v(2); N g = v[0]; N h = std::vector<E>(2)[0]; std::cout << f.v << g.v << h.v; struct S { E e; }; S s; N i = s.e; N j = S{}.e; N k = std::move(s).e; N l = std::move(s.e); std::cout << i.v << j.v << k.v << l.v;
}
}
namespace n13 {
void run() {
  auto l = [] { return E{}; }; N a = l(); auto m = [](E e) -> N { return e; }; std::cout << a.v << m(E{}).v; E* p = new E; N b = *p; std::unique_ptr<E> u(p); N c = *u; N d = std::move(*u); std::cout << b.v << c.v << d.v;
}
}
int main() {
  n1::run();
  std::cout << "\n";
  n2::run();
  std::cout << "\n";
  n3::run();
  std::cout << "\n";
  n4::run();
  std::cout << "\n";
  n5::run();
  std::cout << "\n";
  n6::run();
  std::cout << "\n";
  n7::run();
  std::cout << "\n";
  n8::run();
  std::cout << "\n";
  n9::run();
  std::cout << "\n";
  n10::run();
  std::cout << "\n";
  n11::run();
  std::cout << "\n";
  n12::run();
  std::cout << "\n";
  n13::run();
  std::cout << "\n";
}
