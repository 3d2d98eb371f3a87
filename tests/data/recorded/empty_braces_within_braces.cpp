// Braces within braces: an empty list is an element, a copy of what it makes, or the default of a parameter.
#include <array>
#include <cstdio>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>
template <class V> void sh(char const* w, V const& v) { printf("%s %zu:", w, v.size()); for (auto const& e : v) printf(" %d", (int)e); puts(""); }
template <class V> void ss(char const* w, V const& v) { printf("%s %zu:", w, v.size()); for (auto const& e : v) printf(" [%s]", e.c_str()); puts(""); }
struct A { int a = 1, b = 2; };
struct B { A x; int c = 5; };
struct C { C() { puts("C()"); } C(int) { puts("C(int)"); } C(std::initializer_list<int> l) { printf("C(il %zu)\n", l.size()); } };
struct D { D() { puts("D()"); } D(int a) { printf("D(%d)\n", a); } D(D const&) { puts("D copy"); } };
struct E { E(A a) { printf("E(A %d)\n", a.a); } E(int) { puts("E(int)"); } };
struct F { F(std::vector<int> v) { printf("F %zu\n", v.size()); } };
struct G { std::vector<int> v; int n = 3; };
struct H { H() { puts("H()"); } H(std::initializer_list<std::string> l) { printf("H(il %zu)", l.size()); for (auto& s : l) printf(" [%s]", s.c_str()); puts(""); } };
struct I { int* p; int k; };
void f(std::vector<int> v) { printf("f %zu\n", v.size()); }
void g(std::pair<int, std::string> p) { printf("g %d %zu\n", p.first, p.second.size()); }
void h(A a) { printf("h %d %d\n", a.a, a.b); }
void run() {
  printf("0: "); { sh("1", std::vector<int>{{}}); } puts("");
  printf("1: "); { sh("2", std::vector<int>{{}, {}}); } puts("");
  printf("2: "); { sh("3", std::vector<int>{{1, 2}}); } puts("");
  printf("3: "); { sh("4", std::vector<int>({})); } puts("");
  printf("4: "); { sh("5", std::vector<int>({{}})); } puts("");
  printf("5: "); { sh("6", std::vector<int>{{{}}}); } puts("");
  printf("6: "); { std::vector<int> v1 = {{}}; sh("7", v1); } puts("");
  printf("7: "); { std::vector<int> v2 = {}; sh("8", v2); } puts("");
  printf("8: "); { std::vector<int> v3{}; sh("9", v3); } puts("");
  printf("9: "); { std::vector<int> v4 = {{}, 2}; sh("10", v4); } puts("");
  printf("10: "); { std::vector<int> v5{{7}}; sh("11", v5); } puts("");
  printf("11: "); { std::vector<int> v6{{7}, {8}}; sh("12", v6); } puts("");
  printf("12: "); { printf("s %zu %zu %zu\n", std::string{{}}.size(), std::string({}).size(), std::string{}.size()); } puts("");
  printf("13: "); { std::string s1{{'a', 'b'}}; printf("%s\n", s1.c_str()); } puts("");
  printf("14: "); { std::string s2{{}, 'x'}; printf("%zu\n", s2.size()); } puts("");
  printf("15: "); { std::pair<int, std::string> p1{{}, {}}; printf("%d [%s]\n", p1.first, p1.second.c_str()); } puts("");
  printf("16: "); { std::pair<A, B> p2{{}, {}}; printf("%d %d\n", p2.first.a, p2.second.x.b); } puts("");
  printf("17: "); { std::pair<int, int> p3{{}, 4}; printf("%d %d\n", p3.first, p3.second); } puts("");
  printf("18: "); { std::pair<std::vector<int>, std::string> p4{{}, "abc"}; printf("%zu %s\n", p4.first.size(), p4.second.c_str()); } puts("");
  printf("19: "); { std::pair<A, int> p5{{3, 4}, {}}; printf("%d %d\n", p5.first.a, p5.second); } puts("");
  printf("20: "); { std::array<int, 3> a1{{}}; sh("a1", a1); } puts("");
  printf("21: "); { std::array<A, 2> a2{{}}; printf("%d %d\n", a2[0].a, a2[1].b); } puts("");
  printf("22: "); { std::array<A, 2> a3{{{}, {5, 6}}}; printf("%d %d\n", a3[0].a, a3[1].b); } puts("");
  printf("23: "); { std::array<int, 2> a4{}; sh("a4", a4); } puts("");
  printf("24: "); { std::array<std::vector<int>, 2> a5{{{}, {1, 2}}}; printf("%zu %zu\n", a5[0].size(), a5[1].size()); } puts("");
  printf("25: "); { std::array<A, 2> a6{{{7}}}; printf("%d %d\n", a6[0].a, a6[0].b); } puts("");
  printf("26: "); { std::vector<A> va{{}}; printf("va %zu %d\n", va.size(), va[0].a); } puts("");
  printf("27: "); { std::vector<A> vb{{}, {}}; printf("vb %zu\n", vb.size()); } puts("");
  printf("28: "); { std::vector<A> vc{{{}}}; printf("vc %zu\n", vc.size()); } puts("");
  printf("29: "); { std::vector<A> vd{{1, 2}, {3}}; printf("vd %zu %d\n", vd.size(), vd[1].b); } puts("");
  printf("30: "); { ss("vs1", std::vector<std::string>{{}}); } puts("");
  printf("31: "); { ss("vs2", std::vector<std::string>{{}, {}}); } puts("");
  printf("32: "); { ss("vs4", std::vector<std::string>{{"a"}}); } puts("");
  printf("33: "); { ss("vs5", std::vector<std::string>{{"a"}, {"b"}}); } puts("");
  printf("34: "); { ss("vs6", std::vector<std::string>{{"a", "b", "c"}}); } puts("");
  printf("35: "); { ss("vs7", std::vector<std::string>({"a", "b"})); } puts("");
  printf("36: "); { C c1{}; } puts("");
  printf("37: "); { C c2{{}}; } puts("");
  printf("38: "); { C c3({}); } puts("");
  printf("39: "); { C c4 = {}; } puts("");
  printf("40: "); { C c5 = {{}}; } puts("");
  printf("41: "); { C c6{{1}}; } puts("");
  printf("42: "); { C c7{{1, 2}}; } puts("");
  printf("43: "); { C c8({1, 2}); } puts("");
  printf("44: "); { C c9{{}, {}}; } puts("");
  printf("45: "); { C c10({{}}); } puts("");
  printf("46: "); { D d1{}; } puts("");
  printf("47: "); { D d2{{}}; } puts("");
  printf("48: "); { D d4 = {}; } puts("");
  printf("49: "); { D d6{{1}}; } puts("");
  printf("50: "); { D d8 = {{}}; } puts("");
  printf("51: "); { E e1{{}}; } puts("");
  printf("52: "); { E e3{{1, 2}}; } puts("");
  printf("53: "); { F f1{{}}; } puts("");
  printf("54: "); { F f2({}); } puts("");
  printf("55: "); { F f3{{1, 2}}; } puts("");
  printf("56: "); { F f4({1, 2, 3}); } puts("");
  printf("57: "); { F f5{{{}}}; } puts("");
  printf("58: "); { G g1{}; printf("%zu %d\n", g1.v.size(), g1.n); } puts("");
  printf("59: "); { G g2{{}}; printf("%zu %d\n", g2.v.size(), g2.n); } puts("");
  printf("60: "); { G g3{{}, {}}; printf("%zu %d\n", g3.v.size(), g3.n); } puts("");
  printf("61: "); { G g4{{{}}}; printf("%zu %d\n", g4.v.size(), g4.n); } puts("");
  printf("62: "); { G g5{{{}, {}}, 9}; printf("%zu %d\n", g5.v.size(), g5.n); } puts("");
  printf("63: "); { H h1{}; } puts("");
  printf("64: "); { H h2{{}}; } puts("");
  printf("65: "); { H h3{{"a"}}; } puts("");
  printf("66: "); { H h4({}); } puts("");
  printf("67: "); { H h5{{}, {}}; } puts("");
  printf("68: "); { H h6({{}}); } puts("");
  printf("69: "); { I i1{}; } puts("");
  printf("70: "); { I i2{{}}; } puts("");
  printf("71: "); { f({}); } puts("");
  printf("72: "); { f({{}}); } puts("");
  printf("73: "); { f({{}, {}}); } puts("");
  printf("74: "); { f({{1, 2}}); } puts("");
  printf("75: "); { g({{}, {}}); } puts("");
  printf("76: "); { g({}); } puts("");
  printf("77: "); { g({1, {}}); } puts("");
  printf("78: "); { h({}); } puts("");
  printf("79: "); { h({{}}); } puts("");
  printf("80: "); { h({{}, {}}); } puts("");
  printf("81: "); { h({{3}, 4}); } puts("");
  printf("82: "); { int x{}; } puts("");
  printf("83: "); { int y = {}; } puts("");
  printf("84: "); { int z = {3}; } puts("");
  printf("85: "); { int arr[3] = {{}, 2}; printf("%d %d %d\n", arr[0], arr[1], arr[2]); } puts("");
  printf("86: "); { A ar[2] = {{}, {8}}; printf("%d %d %d\n", ar[0].a, ar[1].a, ar[1].b); } puts("");
  printf("87: "); { int m2[2][2] = {{}, {1}}; printf("%d %d\n", m2[0][0], m2[1][0]); } puts("");
  printf("88: "); { A ar2[2]{{}}; printf("%d\n", ar2[1].b); } puts("");
  printf("89: "); { std::optional<int> o1{}; } puts("");
  printf("90: "); { std::optional<std::vector<int>> o5{{1, 2}}; printf("o5 %zu\n", o5->size()); } puts("");
  printf("91: "); { std::optional<A> o7{A{}}; printf("%d\n", o7->a); } puts("");
  printf("92: "); { std::tuple<int, std::string> t1{{}, {}}; printf("%d %zu\n", std::get<0>(t1), std::get<1>(t1).size()); } puts("");
  printf("93: "); { std::tuple<A, std::vector<int>> t2{{}, {}}; printf("%d\n", std::get<0>(t2).a); } puts("");
  printf("94: "); { std::tuple<std::vector<int>, int> t3{{1, 2}, 3}; printf("%zu\n", std::get<0>(t3).size()); } puts("");
  printf("95: "); { std::map<int, int> m{{}}; printf("m %zu\n", m.size()); } puts("");
  printf("96: "); { std::map<int, int> mb{{{}, {}}}; printf("mb %zu\n", mb.size()); } puts("");
  printf("97: "); { std::map<int, int> mc{{}, {}}; printf("mc %zu\n", mc.size()); } puts("");
  printf("98: "); { std::map<int, A> md{{1, {}}, {2, {3}}}; printf("md %zu %d\n", md.size(), md[2].b); } puts("");
  printf("99: "); { std::set<int> st{{}}; printf("st %zu\n", st.size()); } puts("");
  printf("100: "); { std::map<int, std::vector<int>> me{{1, {}}, {2, {{}}}}; printf("me %zu %zu\n", me.size(), me[2].size()); } puts("");
  printf("101: "); { std::map<std::string, std::string> mf{{"a", "b"}}; printf("mf %zu\n", mf.size()); } puts("");
  printf("102: "); { std::vector<std::vector<int>> vv{{}}; printf("vv %zu\n", vv.size()); } puts("");
  printf("103: "); { std::vector<std::vector<int>> vw{{{}}}; printf("vw %zu %zu\n", vw.size(), vw.empty() ? 9 : vw[0].size()); } puts("");
  printf("104: "); { std::vector<std::vector<int>> vx{{}, {}}; printf("vx %zu\n", vx.size()); } puts("");
  printf("105: "); { std::vector<std::vector<int>> vy{{{}, {}}}; printf("vy %zu\n", vy.size()); } puts("");
  printf("106: "); { std::vector<std::vector<int>> vz{{1}, {2, 3}}; printf("vz %zu\n", vz.size()); } puts("");
  printf("107: "); { std::vector<std::vector<int>> vq{{{1}, {2, 3}}}; printf("vq %zu\n", vq.size()); } puts("");
  printf("108: "); { std::vector<std::vector<int>> vr{{{1, 2}}}; printf("vr %zu\n", vr.size()); } puts("");
  printf("109: "); { std::vector<std::pair<int, int>> vp{{}}; printf("vp %zu\n", vp.size()); } puts("");
  printf("110: "); { std::vector<std::pair<int, int>> vp2{{{}, {}}}; printf("vp2 %zu\n", vp2.size()); } puts("");
  printf("111: "); { std::vector<std::pair<int, int>> vp3{{1, 2}}; printf("vp3 %zu\n", vp3.size()); } puts("");
  printf("112: "); { std::vector<std::pair<std::string, std::string>> vp4{{"a", "b"}}; printf("vp4 %zu\n", vp4.size()); } puts("");
  printf("113: "); { auto q = new std::vector<int>{{}}; printf("new %zu\n", q->size()); delete q; } puts("");
  printf("114: "); { std::initializer_list<int> il{{}}; printf("il %zu\n", il.size()); } puts("");
  printf("115: "); { std::initializer_list<int> il2 = {}; printf("il2 %zu\n", il2.size()); } puts("");
}
int main() { run(); }
