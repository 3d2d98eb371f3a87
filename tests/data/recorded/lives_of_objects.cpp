// Lives of objects: exceptions, containers, moves.
#include <iostream>
#include <stdexcept>
#include <vector>
#include <string>
#include <memory>
#include <functional>
#include <map>
#include <algorithm>
#include <array>
#include <optional>
#include <variant>
#include <tuple>
#include <numeric>
using namespace std;
struct T { string n; T(string n) : n(std::move(n)) { cout << "+" << this->n; } T(T const& o) : n(o.n + "'") { cout << "c" << n; } T(T&& o) noexcept : n(std::move(o.n)) { cout << "m" << n; } T& operator=(T const& o) { n = o.n; cout << "=" << n; return *this; } T& operator=(T&& o) noexcept { n = std::move(o.n); cout << "<" << n; return *this; } ~T() { cout << "-" << (n.empty() ? "." : n); } };
struct Guard { function<void()> f; ~Guard() { f(); } }; template <class F> struct OnExit { F f; ~OnExit() { f(); } }; template <class F> OnExit(F) -> OnExit<F>;
struct Bad { T a{"a"}; T b; Bad(int k) : b(k ? throw runtime_error("bad") : "b") {} }; struct Mem { T x{"x"}, y{"y"}; vector<T> v; Mem() { v.reserve(2); v.emplace_back("v1"); v.push_back(T("v2")); } };
T make(string s) { T t(s); return t; } T pick(bool b) { T x("px"), y("py"); return b ? std::move(x) : y; } T pass(T t) { return t; } int thrower(int i) { if (i > 2) throw out_of_range("i" + to_string(i)); return i; }
template <class... A> void all(A&&... a) { vector<T> v; (v.push_back(std::forward<A>(a)), ...); cout << v.size(); } struct Node { T t; unique_ptr<Node> next; }; struct Base { virtual ~Base() { cout << "~B"; } virtual void f() { cout << "B"; } }; struct Der : Base { T t{"d"}; ~Der() override { cout << "~D"; } void f() override { cout << "D"; } };

int main() {
  { try { Bad b(1); } catch (exception const& e) { cout << e.what(); } Bad c(0); std::cout << "\n"; }
  { { Guard g{[] { cout << "g"; }}; T t("t"); OnExit o{[&] { cout << "o" << t.n; }}; try { OnExit i{[] { cout << "i"; }}; throw 3; } catch (int x) { cout << x; } } cout << "end"; std::cout << "\n"; }
  { Mem m; Mem n = m; Mem o = std::move(m); n = o; cout << n.v.size() << m.v.size(); std::cout << "\n"; }
  { T a = make("q"); T b = pick(true); T c = pick(false); T d = pass(a); T e = pass(std::move(b)); a = e; b = std::move(c); cout << "|"; std::cout << "\n"; }
  { all(T("1"), T("2")); T x("x"); all(x, std::move(x)); const T k("k"); all(k); std::cout << "\n"; }
  { auto n = make_unique<Node>(Node{T("n1"), nullptr}); n->next = make_unique<Node>(Node{T("n2"), nullptr}); n->next->next.reset(new Node{T("n3"), {}}); n = std::move(n->next); cout << n->t.n; n.reset(); cout << "|"; std::cout << "\n"; }
  { vector<unique_ptr<Base>> v; v.push_back(make_unique<Der>()); v.emplace_back(new Base); for (auto& p : v) p->f(); v.pop_back(); shared_ptr<Base> s = std::move(v[0]); weak_ptr<Base> w = s; s.reset(); cout << w.expired(); try { Base* p = new Der; unique_ptr<Base> q(p); throw 1; } catch (...) { cout << "caught"; } std::cout << "\n"; }
  { try { try { thrower(5); } catch (out_of_range& e) { cout << e.what(); throw; } } catch (logic_error const& e) { cout << "L" << e.what(); } try { vector<int> v{1}; v.at(3); } catch (out_of_range const&) { cout << "oor"; } int s = 0; for (int i = 0; i < 5; ++i) try { s += thrower(i); } catch (exception&) { s += 100; } cout << s; std::cout << "\n"; }
  { map<string, T> m; m.emplace("a", "A"); m.try_emplace("b", "B"); m.insert({"c", T("C")}); m.insert_or_assign("a", T("Z")); m.erase("b"); for (auto& [k, t] : m) cout << k << t.n; auto it = m.find("c"); T x = std::move(it->second); m.clear(); cout << "|"; std::cout << "\n"; }
  { vector<T> v; v.reserve(3); v.emplace_back("c"); v.emplace_back("a"); v.emplace_back("b"); sort(v.begin(), v.end(), [](T const& x, T const& y) { return x.n < y.n; }); v.erase(v.begin()); v.insert(v.begin(), T("i")); rotate(v.begin(), v.begin() + 1, v.end()); for (auto& t : v) cout << t.n; swap(v[0], v[1]); reverse(v.begin(), v.end()); std::cout << "\n"; }
  { optional<T> o; o.emplace("e"); o = T("f"); optional<T> p = o; p.reset(); o = nullopt; variant<int, T> w = 3; w = T("w"); w.emplace<T>("z"); w = 5; tuple<T, int> t{T("t"), 1}; auto [a, b] = t; auto& [c, d] = t; cout << c.n; pair<T, T> pr(T("1"), T("2")); pr.first = pr.second; auto q = make_pair(T("p"), 1); std::cout << "\n"; }
  { auto f = [](auto&&... xs) { return (string() + ... + xs.n); }; cout << f(T("a"), T("b")); T t = [] { T a("in"); a.n += "!"; return a; }(); cout << t.n; T u = true ? T("y") : T("n"); T w = u.n == "y" ? u : T("k"); const T& ref = T("life"); cout << ref.n; auto&& rr = make("rr"); cout << rr.n; T z{T{T("deep")}}; switch (int q = 1; q) { case 1: { T in("sw"); break; } default: T d("no"); } for (T i("it"); i.n.size() < 4; i.n += "x") cout << i.n; if (T c("cond"); c.n.size()) cout << "if"; else cout << "else"; while (true) { T b("loop"); break; } do { T d("do"); } while (false); std::cout << "\n"; }
}
