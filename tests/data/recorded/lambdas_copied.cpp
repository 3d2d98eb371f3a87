// Copies of lambdas copy what these hold; objects that a deduction guide takes are not copied for it.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <functional>
#include <vector>
#include <utility>
#include <tuple>
#include <optional>
struct A { int v; A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } A(A&& o) : v(o.v) { std::printf("Am%d ", v); o.v = -1; } ~A() { std::printf("~A%d ", v); } };
struct N { int v; N(int x) : v(x) { } N(N const& o) : v(o.v + 10) { } };
template <class F> int call(F f) { return f(); }
template <class F> int callr(F&& f) { return f(); }
template <class F> int callc(F const& f) { return f(); }

#include <map>
#include <memory>
#include <array>
struct M { A m; N n{3}; int p = 1; M(int x) : m(x) {}
 auto th() { return [*this] { return m.v + n.v; }; }
 auto thm() { return [*this]() mutable { m.v++; p++; return m.v + n.v + p; }; } };
template <class L> struct H { L l; int operator()() { return l(); } };
template <class L> H(L) -> H<L>;
template <class L> struct HC { L l; HC(L const& l) : l(l) {} int operator()() { return l(); } };
template <class L> struct HM { L l; HM(L l) : l(std::move(l)) {} int operator()() { return l(); } };
template <class L> struct BL : L { BL(L l) : L(l) {} };
struct F { A a; int v = 1; int operator()() { v++; return a.v + v; } };

int main() {
  std::printf("\n0: "); { M m(4); auto l = m.th(); auto k = l; std::printf("%d ", k()); std::printf("%d ", l()); }
  std::printf("\n1: "); { M m(4); auto l = m.th(); auto k = std::move(l); std::printf("%d ", k()); std::printf("%d ", l()); }
  std::printf("\n2: "); { M m(4); auto l = m.th(); std::printf("%d ", call(l)); }
  std::printf("\n3: "); { M m(4); auto l = m.th(); std::printf("%d ", call(std::move(l))); }
  std::printf("\n4: "); { M m(4); auto l = m.th(); H h{l}; std::printf("%d ", h()); H g = h; std::printf("%d ", g()); std::printf("%d ", h()); }
  std::printf("\n5: "); { M m(4); auto l = m.th(); H h{std::move(l)}; std::printf("%d ", h()); H g = std::move(h); std::printf("%d ", g()); }
  std::printf("\n6: "); { M m(4); auto l = m.th(); HC h(l); std::printf("%d ", h()); auto g = h; std::printf("%d ", g()); }
  std::printf("\n7: "); { M m(4); auto l = m.th(); HM h(l); std::printf("%d ", h()); }
  std::printf("\n8: "); { M m(4); auto l = m.th(); HM h(std::move(l)); std::printf("%d ", h()); }
  std::printf("\n9: "); { M m(4); auto l = m.th(); std::function<int()> f = l; std::printf("%d ", f()); std::printf("%d ", f()); std::function<int()> g = f; std::printf("%d ", g()); std::printf("%d ", f()); }
  std::printf("\n10: "); { M m(4); auto l = m.th(); std::function<int()> f = std::move(l); std::printf("%d ", f()); std::function<int()> g = std::move(f); std::printf("%d ", g()); }
  std::printf("\n11: "); { M m(4); auto l = m.th(); std::vector<decltype(l)> v; v.push_back(l); std::printf("%d ", v[0]()); auto w = v; std::printf("%d ", w[0]()); std::printf("%d ", v[0]()); }
  std::printf("\n12: "); { M m(4); auto l = m.th(); std::vector<decltype(l)> v; v.push_back(std::move(l)); std::printf("%d ", v[0]()); }
  std::printf("\n13: "); { M m(4); auto l = m.th(); std::vector<decltype(l)> v; v.emplace_back(l); std::printf("%d ", v[0]()); }
  std::printf("\n14: "); { M m(4); auto l = m.th(); std::vector<decltype(l)> v{l, l}; std::printf("%d ", v[0]()); for (auto f : v) std::printf("%d ", f()); for (auto& f : v) std::printf("%d ", f()); }
  std::printf("\n15: "); { M m(4); auto l = m.th(); std::vector<decltype(l)> v(2, l); std::printf("%d ", v[0]()); std::printf("%d ", v[1]()); }
  std::printf("\n16: "); { M m(4); auto l = m.th(); std::array<decltype(l), 2> v{l, l}; std::printf("%d ", v[0]()); auto w = v; std::printf("%d ", w[0]()); }
  std::printf("\n17: "); { M m(4); auto l = m.th(); auto t = std::make_tuple(l, 1); std::printf("%d ", std::get<0>(t)()); auto u = t; std::printf("%d ", std::get<0>(u)()); std::printf("%d ", std::get<0>(t)()); }
  std::printf("\n18: "); { M m(4); auto l = m.th(); std::tuple t(std::move(l), 1); std::printf("%d ", std::get<0>(t)()); }
  std::printf("\n19: "); { M m(4); auto l = m.th(); auto [f, x] = std::make_tuple(l, 1); std::printf("%d ", f()); }
  std::printf("\n20: "); { M m(4); auto l = m.th(); std::pair<decltype(l), int> t{l, 1}; std::printf("%d ", t.first()); auto u = t; std::printf("%d ", u.first()); }
  std::printf("\n21: "); { M m(4); auto l = m.th(); auto t = std::make_pair(l, 1); std::printf("%d ", t.first()); }
  std::printf("\n22: "); { M m(4); auto l = m.th(); std::optional<decltype(l)> t = l; std::printf("%d ", (*t)()); auto u = t; std::printf("%d ", (*u)()); std::printf("%d ", (*t)()); }
  std::printf("\n23: "); { M m(4); auto l = m.th(); std::optional<decltype(l)> t; t.emplace(l); std::printf("%d ", (*t)()); }
  std::printf("\n24: "); { M m(4); auto l = m.th(); std::map<int, std::function<int()>> t; t[1] = l; std::printf("%d ", t[1]()); std::printf("%d ", t[1]()); }
  std::printf("\n25: "); { M m(4); auto l = m.th(); std::map<int, decltype(l)> t; t.emplace(1, l); std::printf("%d ", t.at(1)()); }
  std::printf("\n26: "); { M m(4); auto l = m.th(); auto p = std::make_unique<decltype(l)>(l); std::printf("%d ", (*p)()); }
  std::printf("\n27: "); { M m(4); auto l = m.th(); auto p = std::make_shared<decltype(l)>(std::move(l)); std::printf("%d ", (*p)()); }
  std::printf("\n28: "); { M m(4); auto l = m.th(); auto* p = new auto(l); std::printf("%d ", (*p)()); delete p; }
  std::printf("\n29: "); { M m(4); auto l = m.th(); decltype(l) a[2] = {l, l}; std::printf("%d ", a[1]()); std::printf("%d ", a[0]()); }
  std::printf("\n30: "); { M m(4); auto l = m.th(); auto f = [l]() mutable { return l(); }; std::printf("%d ", f()); std::printf("%d ", f()); auto g = f; std::printf("%d ", g()); }
  std::printf("\n31: "); { M m(4); auto l = m.th(); auto f = [k = std::move(l)]() mutable { return k(); }; std::printf("%d ", f()); auto g = f; std::printf("%d ", g()); }
  std::printf("\n32: "); { M m(4); auto l = m.th(); auto f = [&] { return l; }; std::printf("%d ", f()()); std::printf("%d ", f()()); }
  std::printf("\n33: "); { M m(4); auto l = m.th(); auto f = [](auto x) { return x; }; std::printf("%d ", f(l)()); }
  std::printf("\n34: "); { M m(4); auto l = m.th(); auto f = [](auto x) { return x() + 1; }; std::printf("%d ", f(l)); }
  std::printf("\n35: "); { M m(4); auto l = m.th(); auto f = [](auto&& x) { auto y = std::forward<decltype(x)>(x); return y() + 1; }; std::printf("%d ", f(std::move(l))); }
  std::printf("\n36: "); { M m(4); auto l = m.th(); bool b = true; auto k = b ? l : l; std::printf("%d ", k()); }
  std::printf("\n37: "); { M m(4); auto l = m.th(); auto f = std::bind(l); std::printf("%d ", f()); std::printf("%d ", f()); auto g = f; std::printf("%d ", g()); }
  std::printf("\n38: "); { M m(4); auto l = m.th(); static auto k = l; std::printf("%d ", k()); }
  std::printf("\n39: "); { M m(4); auto l = m.th(); auto const k = l; std::printf("%d ", int(sizeof(k))); }
  std::printf("\n40: "); { M m(4); auto l = m.th(); BL h(l); std::printf("%d ", h()); auto g = h; std::printf("%d ", g()); }
  std::printf("\n41: "); { M m(4); auto l = m.th(); auto f = l; std::printf("| "); { auto g = f; std::printf("%d ", g()); } std::printf("| "); f(); }
  std::printf("\n42: "); { M m(4); auto l = m.th(); try { throw l; } catch (decltype(l)& k) { std::printf("%d ", k()); } }
  std::printf("\n43: "); { M m(4); auto l = m.th(); try { throw l; } catch (decltype(l) k) { std::printf("%d ", k()); } }
  std::printf("\n44: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; std::printf("%d ", call(l)); }
  std::printf("\n45: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; std::printf("%d ", call(std::move(l))); }
  std::printf("\n46: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; H h{l}; std::printf("%d ", h()); H g = h; std::printf("%d ", g()); std::printf("%d ", h()); }
  std::printf("\n47: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; H h{std::move(l)}; std::printf("%d ", h()); H g = std::move(h); std::printf("%d ", g()); }
  std::printf("\n48: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; HC h(l); std::printf("%d ", h()); auto g = h; std::printf("%d ", g()); }
  std::printf("\n49: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; std::vector<decltype(l)> v; v.push_back(l); std::printf("%d ", v[0]()); auto w = v; std::printf("%d ", w[0]()); std::printf("%d ", v[0]()); }
  std::printf("\n50: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; std::vector<decltype(l)> v; v.emplace_back(l); std::printf("%d ", v[0]()); }
  std::printf("\n51: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; std::vector<decltype(l)> v{l, l}; std::printf("%d ", v[0]()); for (auto f : v) std::printf("%d ", f()); for (auto& f : v) std::printf("%d ", f()); }
  std::printf("\n52: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; std::vector<decltype(l)> v(2, l); std::printf("%d ", v[0]()); std::printf("%d ", v[1]()); }
  std::printf("\n53: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; std::array<decltype(l), 2> v{l, l}; std::printf("%d ", v[0]()); auto w = v; std::printf("%d ", w[0]()); }
  std::printf("\n54: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; auto t = std::make_tuple(l, 1); std::printf("%d ", std::get<0>(t)()); auto u = t; std::printf("%d ", std::get<0>(u)()); std::printf("%d ", std::get<0>(t)()); }
  std::printf("\n55: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; std::pair<decltype(l), int> t{l, 1}; std::printf("%d ", t.first()); auto u = t; std::printf("%d ", u.first()); }
  std::printf("\n56: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; std::optional<decltype(l)> t = l; std::printf("%d ", (*t)()); auto u = t; std::printf("%d ", (*u)()); std::printf("%d ", (*t)()); }
  std::printf("\n57: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; std::optional<decltype(l)> t; t.emplace(l); std::printf("%d ", (*t)()); }
  std::printf("\n58: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; auto* p = new auto(l); std::printf("%d ", (*p)()); delete p; }
  std::printf("\n59: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; decltype(l) a[2] = {l, l}; std::printf("%d ", a[1]()); std::printf("%d ", a[0]()); }
  std::printf("\n60: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; auto f = [](auto x) { return x; }; std::printf("%d ", f(l)()); }
  std::printf("\n61: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; auto f = [](auto x) { return x() + 1; }; std::printf("%d ", f(l)); }
  std::printf("\n62: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; auto f = std::bind(l); std::printf("%d ", f()); std::printf("%d ", f()); auto g = f; std::printf("%d ", g()); }
  std::printf("\n63: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; BL h(l); std::printf("%d ", h()); auto g = h; std::printf("%d ", g()); }
  std::printf("\n64: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; try { throw l; } catch (decltype(l)& k) { std::printf("%d ", k()); } }
  std::printf("\n65: "); { M m(4); auto l = [m] { return m.m.v + m.n.v; }; try { throw l; } catch (decltype(l) k) { std::printf("%d ", k()); } }
  std::printf("\n66: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; auto k = std::move(l); std::printf("%d ", k()); std::printf("%d ", l()); }
  std::printf("\n67: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; std::printf("%d ", call(l)); }
  std::printf("\n68: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; std::printf("%d ", call(std::move(l))); }
  std::printf("\n69: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; H h{l}; std::printf("%d ", h()); H g = h; std::printf("%d ", g()); std::printf("%d ", h()); }
  std::printf("\n70: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; H h{std::move(l)}; std::printf("%d ", h()); H g = std::move(h); std::printf("%d ", g()); }
  std::printf("\n71: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; HC h(l); std::printf("%d ", h()); auto g = h; std::printf("%d ", g()); }
  std::printf("\n72: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; HM h(l); std::printf("%d ", h()); }
  std::printf("\n73: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; HM h(std::move(l)); std::printf("%d ", h()); }
  std::printf("\n74: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; std::function<int()> f = std::move(l); std::printf("%d ", f()); std::function<int()> g = std::move(f); std::printf("%d ", g()); }
  std::printf("\n75: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; std::vector<decltype(l)> v; v.push_back(l); std::printf("%d ", v[0]()); auto w = v; std::printf("%d ", w[0]()); std::printf("%d ", v[0]()); }
  std::printf("\n76: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; std::vector<decltype(l)> v; v.push_back(std::move(l)); std::printf("%d ", v[0]()); }
  std::printf("\n77: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; std::vector<decltype(l)> v; v.emplace_back(l); std::printf("%d ", v[0]()); }
  std::printf("\n78: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; std::vector<decltype(l)> v{l, l}; std::printf("%d ", v[0]()); for (auto f : v) std::printf("%d ", f()); for (auto& f : v) std::printf("%d ", f()); }
  std::printf("\n79: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; std::vector<decltype(l)> v(2, l); std::printf("%d ", v[0]()); std::printf("%d ", v[1]()); }
  std::printf("\n80: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; std::array<decltype(l), 2> v{l, l}; std::printf("%d ", v[0]()); auto w = v; std::printf("%d ", w[0]()); }
  std::printf("\n81: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; auto t = std::make_tuple(l, 1); std::printf("%d ", std::get<0>(t)()); auto u = t; std::printf("%d ", std::get<0>(u)()); std::printf("%d ", std::get<0>(t)()); }
  std::printf("\n82: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; std::tuple t(std::move(l), 1); std::printf("%d ", std::get<0>(t)()); }
  std::printf("\n83: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; std::pair<decltype(l), int> t{l, 1}; std::printf("%d ", t.first()); auto u = t; std::printf("%d ", u.first()); }
  std::printf("\n84: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; std::optional<decltype(l)> t = l; std::printf("%d ", (*t)()); auto u = t; std::printf("%d ", (*u)()); std::printf("%d ", (*t)()); }
  std::printf("\n85: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; std::optional<decltype(l)> t; t.emplace(l); std::printf("%d ", (*t)()); }
  std::printf("\n86: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; auto p = std::make_shared<decltype(l)>(std::move(l)); std::printf("%d ", (*p)()); }
  std::printf("\n87: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; auto* p = new auto(l); std::printf("%d ", (*p)()); delete p; }
  std::printf("\n88: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; decltype(l) a[2] = {l, l}; std::printf("%d ", a[1]()); std::printf("%d ", a[0]()); }
  std::printf("\n89: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; auto f = [k = std::move(l)]() mutable { return k(); }; std::printf("%d ", f()); auto g = f; std::printf("%d ", g()); }
  std::printf("\n90: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; auto f = [](auto x) { return x; }; std::printf("%d ", f(l)()); }
  std::printf("\n91: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; auto f = [](auto x) { return x() + 1; }; std::printf("%d ", f(l)); }
  std::printf("\n92: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; auto f = [](auto&& x) { auto y = std::forward<decltype(x)>(x); return y() + 1; }; std::printf("%d ", f(std::move(l))); }
  std::printf("\n93: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; auto f = std::bind(l); std::printf("%d ", f()); std::printf("%d ", f()); auto g = f; std::printf("%d ", g()); }
  std::printf("\n94: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; static auto k = l; std::printf("%d ", k()); }
  std::printf("\n95: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; BL h(l); std::printf("%d ", h()); auto g = h; std::printf("%d ", g()); }
  std::printf("\n96: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; try { throw l; } catch (decltype(l)& k) { std::printf("%d ", k()); } }
  std::printf("\n97: "); { M m(4); auto k0 = [m] { return m.m.v; }; auto l = [k0] { return k0(); }; try { throw l; } catch (decltype(l) k) { std::printf("%d ", k()); } }
  std::printf("\n98: "); { F l{A(4)}; H h{l}; std::printf("%d ", h()); H g = h; std::printf("%d ", g()); std::printf("%d ", h()); }
  std::printf("\n99: "); { F l{A(4)}; H h{std::move(l)}; std::printf("%d ", h()); H g = std::move(h); std::printf("%d ", g()); }
  std::printf("\n100: "); { F l{A(4)}; auto* p = new auto(l); std::printf("%d ", (*p)()); delete p; }
  std::printf("\n");
}
