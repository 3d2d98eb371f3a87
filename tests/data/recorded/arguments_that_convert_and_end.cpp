#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>
#include <map>
#include <optional>
#include <variant>
#include <functional>
#include <iostream>
struct Tr { static int n; int id; const char* k; Tr(const char* s = "d") : id(++n), k(s) { printf("+%s%d ", k, id); } Tr(Tr const& o) : id(++n), k(o.k) { printf("c%d<-%d ", id, o.id); } Tr(Tr&& o) noexcept : id(++n), k(o.k) { printf("m%d<-%d ", id, o.id); } Tr& operator=(Tr const& o) { printf("=%d<-%d ", id, o.id); return *this; } Tr& operator=(Tr&& o) noexcept { printf("=m%d<-%d ", id, o.id); return *this; } ~Tr() { printf("-%d ", id); } };
int Tr::n = 0;
struct Derived : Tr { int extra; Derived(int e) : Tr("D"), extra(e) {} };
struct Wrap { Tr t; Wrap(Tr x) : t(std::move(x)) {} operator Tr() const { return t; } };
struct View { const Tr* p; View(Tr const& t) : p(&t) {} };
void byval(Tr t) { printf("[v%d] ", t.id); } void bycref(Tr const& t) { printf("[c%d] ", t.id); } void byrref(Tr&& t) { printf("[r%d] ", t.id); }
void sink(std::unique_ptr<Tr> p) { printf("[u%d] ", p ? p->id : 0); }
void opt(std::optional<Tr> o) { printf("[o%d] ", o ? o->id : 0); }
void var(std::variant<int, Tr> v) { printf("[var%zu] ", v.index()); }
void vec(std::vector<Tr> const& v) { printf("[n%zu] ", v.size()); }
void fn(std::function<void(Tr const&)> f, Tr const& t) { f(t); }
void wrap(Wrap const& w) { printf("[w%d] ", w.t.id); }
void view(View v) { printf("[view%d] ", v.p->id); }
void pr(std::pair<Tr, int> const& p) { printf("[p%d] ", p.first.id); }
Tr make(bool b) { Tr a("a"), c("c"); if (b) return a; return c; }
Tr pass(Tr t) { return t; }
Tr cond(bool b, Tr const& x, Tr const& y) { return b ? x : y; }
Tr&& mv(Tr& t) { return std::move(t); }
int main() {
#define L(...) do { __VA_ARGS__; puts(""); } while (0)
  Tr t("t"); Derived d(3); puts("");
  L(byval(t)); L(byval(d)); L(byval(Derived(1))); L(byval(std::move(d))); L(byval(Wrap(t))); L(bycref(d)); L(bycref(Wrap("q"))); L(byrref(Wrap(t))); L(byrref(Derived(2))); L(byrref(make(true)));
  L(sink(std::make_unique<Tr>("u"))); L(sink(nullptr)); L(sink(std::make_unique<Derived>(4)));
  L(opt(t)); L(opt(d)); L(opt({})); L(opt(std::nullopt)); L(opt("s")); L(opt(std::move(t))); L(opt(Tr("x")));
  L(var(t)); L(var(3)); L(var(Tr())); L(var("lit")); L(vec({t, d})); L(vec({"a", "b"})); L(vec(std::vector<Tr>(2))); L(vec(std::vector<Tr>(2, t)));
  L(fn([](Tr const& x) { printf("<%d>", x.id); }, t)); L(fn([&t](auto const& x) { printf("<%d%d>", x.id, t.id); }, "z")); L(fn([t](Tr x) { printf("<%d>", x.id); }, t));
  L(wrap(t)); L(wrap(Tr())); L(view(t)); L(view(d)); L(pr({t, 1})); L(pr({"k", 2})); L(pr(std::make_pair(t, 3))); L(pr(std::pair<Derived, int>(5, 1)));
  L(Tr a = make(false)); L(Tr a = pass(t)); L(Tr a = pass(pass(Tr()))); L(Tr a = cond(true, t, d)); L(Tr a = mv(t)); L(Tr const& a = make(true); bycref(a)); L(Tr a = true ? t : Tr("e")); L(Tr a = Wrap(t)); L(Tr a(Wrap("w")));
  L(std::map<std::string, Tr> m; m["a"]; m["a"] = t; m.emplace("b", "lit"); m.insert({"c", t}); m.try_emplace("d", d); m.insert_or_assign("a", Tr("ia")));
  L(std::vector<Tr> v; v.reserve(4); v.push_back(t); v.push_back("p"); v.emplace_back("e"); v.insert(v.begin(), t); v.erase(v.begin() + 1); v.pop_back(); v = {Tr(), t});
  L(std::optional<Tr> o; o = t; o = Tr("n"); o.emplace("em"); auto o2 = o; o.reset(); o2 = std::nullopt; Tr z = o2.value_or(t));
  L(std::variant<Tr, int> v; v = 3; v = t; v.emplace<Tr>("ve"); auto w = std::move(v); std::get<Tr>(w) = t);
  L(auto f = [t = std::move(t)]() mutable { return std::move(t); }; auto g = f; Tr r = g());
  L(auto tup = std::make_tuple(t, 1, Tr("tt")); auto [x, y, z] = tup; auto& [p, q, s] = tup; std::get<0>(tup) = z);
  L(Tr arr[2] = {t, Tr("ar")}; for (auto x : arr) bycref(x); for (auto& x : arr) bycref(x));
}
