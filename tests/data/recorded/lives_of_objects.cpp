#include <cstdio>
#include <string>
#include <vector>
#include <memory>
#include <map>
#include <iostream>
struct Tr { static int n; int id; std::string k; Tr(std::string s = "d") : id(++n), k(std::move(s)) { printf("+%d ", id); } Tr(Tr const& o) : id(++n), k(o.k) { printf("c%d<-%d ", id, o.id); } Tr(Tr&& o) noexcept : id(++n), k(std::move(o.k)) { printf("m%d<-%d ", id, o.id); } Tr& operator=(Tr const& o) { k = o.k; printf("=%d<-%d ", id, o.id); return *this; } Tr& operator=(Tr&& o) noexcept { k = std::move(o.k); printf("=m%d<-%d ", id, o.id); return *this; } virtual ~Tr() { printf("-%d ", id); } virtual void who() const { printf("Tr%d ", id); } };
int Tr::n = 0;
struct D : Tr { Tr extra; D(std::string a, Tr e) : Tr(a + "D"), extra(std::move(e)) {} D(D const&) = default; D(D&&) = default; D& operator=(D const&) = default; void who() const override { printf("D%d(%d) ", id, extra.id); } ~D() override { printf("~D%d ", id); } };
struct Holder { Tr a{"a"}; Tr b; std::vector<Tr> v; Holder(Tr x) : b(x), v{x, std::move(x)} {} };
struct Agg { Tr x; int n = 3; Tr y{"agg"}; };
struct Base { Tr t; Base(Tr const& r) : t(r) {} }; struct Mid : Base { using Base::Base; Tr u{"mid"}; }; 
Tr global("g");
Tr const& pick(bool b, Tr const& x) { return b ? x : global; }
Tr by(Tr t) { t.k += "!"; return t; } D makeD() { D d("z", Tr("q")); return d; }
void show(Tr t) { t.who(); } void showr(Tr const& t) { t.who(); }
template <class T, class... A> T* build(A&&... a) { return new T(std::forward<A>(a)...); }
Tr operator+(Tr a, Tr const& b) { a.k += b.k; return a; }
struct Guard { Tr* p; ~Guard() { printf("G%d ", p->id); } };
int thrower(Tr t, int n) { Guard g{&t}; if (n > 2) throw by(t); return n; }
int main() {
  puts(""); { D d("d", Tr("e")); puts(""); show(d); showr(d); puts(""); Tr& r = d; r = Tr("w"); puts(""); D e = d; puts(""); e = d; puts(""); Tr s = e; puts(""); std::unique_ptr<Tr> p = std::make_unique<D>(d); p->who(); p.reset(new Tr(s)); puts(""); } puts("");
  { Holder h(Tr("h")); puts(""); Holder g = h; puts(""); Holder m = std::move(h); puts(""); } puts("");
  { Agg a{Tr("x")}; puts(""); Agg b{a.x, 5, by(a.y)}; puts(""); Agg c = a; puts(""); auto [p, q, r] = Agg{Tr("sb")}; puts(""); } puts("");
  { Mid m(Tr("m")); puts(""); Mid n(m); puts(""); } puts("");
  { Tr t = by(by(Tr("b"))) + global + Tr("r"); puts(""); Tr const& l = pick(true, Tr("life")); puts(""); Tr const& k = by(global); k.who(); puts(""); (void)l; } puts("");
  { std::unique_ptr<D> d(build<D>("s", Tr("t"))); puts(""); D x = makeD(); puts(""); x = makeD(); puts(""); } puts("");
  for (int i = 1; i < 5; i += 2) { try { int v = thrower(Tr("th"), i); printf("v%d ", v); } catch (Tr& t) { t.who(); } puts(""); }
  { std::map<int, Tr> m; m.emplace(1, "one"); puts(""); m[2]; puts(""); m.insert({3, Tr("three")}); puts(""); m.insert_or_assign(1, Tr("uno")); puts(""); auto nh = m.extract(2); m.erase(3); puts(""); for (auto& [k, v] : m) v.who(); for (auto kv : m) kv.second.who(); puts(""); } puts("");
  { Tr arr[3] = {Tr("1"), by(Tr("2"))}; puts(""); Tr* heap = new Tr[2]{Tr("h1")}; puts(""); delete[] heap; puts(""); std::vector<std::vector<Tr>> vv(2, std::vector<Tr>(1)); puts(""); vv.emplace_back().push_back(arr[0]); puts(""); vv.erase(vv.begin()); puts(""); } puts("");
  { auto f = [g = by(global)](Tr t) mutable { g = t; return g; }; puts(""); Tr r = f(f(Tr("in"))); puts(""); auto f2 = std::move(f); puts(""); } puts("");
  if (Tr t = by(Tr("if")); t.k.size() > 2) t.who(); puts(""); switch (Tr s("sw"); s.k.size()) { case 2: s.who(); break; default: break; } puts(""); for (Tr f("for"); f.k.size() < 5; f = by(f)) printf(". "); puts("");
}
