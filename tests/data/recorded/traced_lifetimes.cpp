// Traced objects of the program, of classes and of functions, from the first to the last.
#include <cstdio>
#include <string>
#include <vector>
#include <map>
#include <memory>
#include <functional>
#include <initializer_list>
#define P(...) std::printf(__VA_ARGS__)
struct Tr { std::string n; Tr(std::string s) : n(std::move(s)) { P("+%s ", n.c_str()); } Tr(const Tr& o) : n(o.n + "'") { P("c%s ", n.c_str()); } Tr(Tr&& o) noexcept : n(std::move(o.n)) { o.n = "_"; P("m%s ", n.c_str()); } Tr& operator=(const Tr& o) { n = o.n; P("=%s ", n.c_str()); return *this; } Tr& operator=(Tr&& o) noexcept { n.swap(o.n); P("=m%s ", n.c_str()); return *this; } ~Tr() { P("-%s ", n.c_str()); } };
Tr g1("g1"); static Tr g2("g2"); namespace ns { Tr g3("g3"); const Tr g4 = g3; } inline Tr g5("g5");
struct St { static Tr s; static inline Tr t{"St::t"}; Tr m{"m"}; St() { P("St "); } ~St() { P("~St "); } }; Tr St::s("St::s");
Tr& fs() { static Tr t("fs"); return t; } St gst; int early = (P("early "), 3);
struct List { List(std::initializer_list<Tr> l) { P("list%d ", int(l.size())); } List(int, const Tr&) { P("two "); } };
struct Base { Tr b; Base(const char* n) : b(n) { init(); } virtual void init() { P("Base::init "); } virtual ~Base() { fin(); } virtual void fin() { P("Base::fin "); } };
struct Der : Base { Tr d; Der() : Base("b"), d("d") { init(); } void init() override { P("Der::init "); } ~Der() override { fin(); } void fin() override { P("Der::fin "); } };
struct Left { Tr l{"l"}; }; struct Right { Tr r{"r"}; }; struct Both : Left, Right { Tr x{"x"}; Both() : Right(), Left() { P("Both "); } Both(int) : x("xi") {} };
struct V { Tr v{"v"}; V() { P("V "); } }; struct V1 : virtual V { V1() { P("V1 "); } }; struct V2 : virtual V { V2() { P("V2 "); } }; struct VD : V1, V2 { VD() { P("VD "); } };
struct Opt { Tr a; Tr b = a; Tr c{a.n + "c"}; explicit Opt(const char* s) : a(s) {} Opt(const char* s, int) : Opt(s) { P("deleg "); } };
struct Lam { std::function<void()> f; Tr t{"lt"}; Lam() : f([this] { P("in %s ", t.n.c_str()); }) {} };
Tr chain(Tr a) { a.n += "+"; return a; } Tr two(bool b) { if (b) { Tr x("x1"); return x; } Tr y("y1"); return y; } Tr nrvo() { Tr r("r"); r.n += "!"; return r; } const Tr cret() { return Tr("cr"); }
void byv(Tr, Tr) { P("byv "); } void def(const Tr& t = Tr("def")) { P("def %s ", t.n.c_str()); } void vari(std::initializer_list<Tr> l) { for (auto& t : l) P("%s ", t.n.c_str()); } template <class... A> void pack(A... a) { P("%d ", int(sizeof...(a))); }
#define L P("\n")
int main() {
  L; P("%d ", early); L; { fs(); fs(); } L;
  { List a{Tr("1"), Tr("2")}; L; List b(1, Tr("3")); L; List c = {Tr("4")}; L; } L;
  { Der d; L; } L; { std::unique_ptr<Base> p = std::make_unique<Der>(); L; } L; { Both b; L; Both c(1); L; } L; { VD v; L; } L;
  { Opt o("o"); L; Opt p("p", 1); L; Opt q = o; L; } L; { Lam l; l.f(); } L;
  { Tr a = chain(Tr("a")); L; Tr b = chain(a); L; Tr c = two(true); Tr d = two(false); L; Tr e = nrvo(); L; const Tr& f = cret(); auto h = cret(); L; } L;
  { byv(Tr("p"), Tr("q")); L; def(); L; Tr z("z"); def(z); L; vari({Tr("i"), z, Tr("k")}); L; pack(z, Tr("w"), std::move(z)); L; } L;
  { std::map<std::string, Tr> m; m.emplace("k", Tr("v1")); L; m.insert({"j", Tr("v2")}); L; m.at("k") = Tr("v3"); L; if (auto it = m.find("j"); it != m.end()) m.erase(it); L; } L;
  { std::vector<Tr> v; v.reserve(3); v.push_back(Tr("a")); v.emplace_back("b"); L; v.insert(v.begin(), Tr("c")); L; for (Tr t : v) P("[%s] ", t.n.c_str()); L; std::vector<Tr> w(v.rbegin(), v.rend()); L; v = std::move(w); L; } L;
  { auto p = std::make_unique<Tr>("u"); auto q = std::move(p); std::shared_ptr<Tr> s = std::move(q); L; auto d = std::shared_ptr<Tr>(new Tr("del"), [](Tr* t) { P("deleter "); delete t; }); L; } L;
  { Tr a("a"); Tr& r = a; Tr* p = &a; Tr b = r; Tr c = *p; Tr d(std::move(*p)); L; } L;
  { struct Local { Tr t; int n; }; Local l{Tr("L"), 1}; Local m = l; Local n{.t = Tr("D"), .n = 2}; auto [x, y] = n; L; } L;
  for (Tr i("i"); i.n.size() < 3; i.n += "i") P("%s ", i.n.c_str()); L;
  return 0;
}
