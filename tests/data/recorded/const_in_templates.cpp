// Which overload what is const chooses: in templates, through iterators, pointers, bindings, captures and loops.
#include <type_traits>
#include <vector>
#include <map>
#include <set>
#include <string>
#include <array>
#include <algorithm>
#include <numeric>
#include <iostream>
#include <cstdio>
#include <utility>
using namespace std;
template <class T> const char* k(T&) { return is_const_v<T> ? "const " : "plain "; }
template <class T> const char* kp(T*) { return is_const_v<T> ? "const " : "plain "; }
void o(int&) { printf("int& "); } void o(const int&) { printf("const int& "); }
void so(string&) { printf("string& "); } void so(const string&) { printf("const string& "); }
void po(int*) { printf("int* "); } void po(const int*) { printf("const int* "); }
struct S { int a; mutable int m; S(int a = 0) : a(a), m(0) {} int& at() { printf("at "); return a; } const int& at() const { printf("cat "); return a; } void set(int x) { a = x; } bool operator<(const S& o) const { return a < o.a; } };
void vs(S&) { printf("S& "); } void vs(const S&) { printf("const S& "); }
template <class C> void all(C& c) { for (auto& e : c) o(e); o(*c.begin()); o(c.front()); o(c[0]); auto it = c.begin(); o(*it); po(&*it); po(&c[0]); po(c.data()); }
template <class C> void alls(C& c) { for (auto& e : c) so(e); so(*c.begin()); so(c.front()); so(c[0]); auto it = c.begin(); so(*it); }
template <class C> void allS(C& c) { for (auto& e : c) { vs(e); e.at(); } vs(*c.begin()); c.begin()->at(); c[0].at(); auto it = c.begin(); it->at(); (*it).at(); }
template <class C> void one(C& c) { o(c.a); c.at(); o(c.m); po(&c.a); auto* p = &c; p->at(); o(p->a); auto& r = c; r.at(); }
template <class T> struct Box { T t; T& get() { printf("get "); return t; } const T& get() const { printf("cget "); return t; } T* ptr() { return &t; } const T* ptr() const { return &t; } };
template <class B> void bx(B& b) { o(b.get()); po(b.ptr()); o(*b.ptr()); }
vector<int> v{1,2,3}; const vector<int> cv{1,2,3}; vector<string> s1{"a"}; const vector<string> s2{"a"}; vector<S> S1{1}; const vector<S> S2{1}; S s{1}; const S cs{2}; Box<int> b{1}; const Box<int> cb{1};
map<int,int> m{{1,2}}; const map<int,int> cm{{1,2}}; set<int> st{1}; set<S> sS{S(1)}; array<int,2> ar{1,2}; const array<int,2> car{1,2}; int ra[2] = {1,2}; const int cra[2] = {1,2};

int main() {
  { all(v); } puts("");
  { all(cv); } puts("");
  { all(as_const(v)); } puts("");
  { all(ar); } puts("");
  { all(car); } puts("");
  { alls(s1); } puts("");
  { alls(s2); } puts("");
  { allS(S1); } puts("");
  { allS(S2); } puts("");
  { one(s); } puts("");
  { one(cs); } puts("");
  { one(as_const(s)); } puts("");
  { o(*v.begin()); o(*cv.begin()); o(*v.cbegin()); o(v.front()); o(cv.front()); } puts("");
  { for (auto& [a, c] : m) { o(a); o(c); } for (auto& [a, c] : cm) { o(a); o(c); } for (auto [a, c] : cm) { o(a); o(c); } for (const auto& [a, c] : m) { o(a); o(c); } } puts("");
  { for (auto& e : st) o(e); o(*st.begin()); for (auto& p : m) { o(p.first); o(p.second); } o(m.begin()->first); o(m.begin()->second); o(cm.begin()->second); } puts("");
  { vs(*sS.begin()); sS.begin()->at(); for (auto& e : sS) { vs(e); e.at(); } } puts("");
  { auto it = m.find(1); o(it->first); o(it->second); auto ci = cm.find(1); o(ci->second); o(m.at(1)); o(cm.at(1)); } puts("");
  { printf("%s%s%s%s", k(ra), k(cra), k(ra[0]), k(cra[0])); printf("%s%s%s", kp(ra), kp(cra), kp(&cra[1])); } puts("");
  { printf("%s%s%s%s", k(s.a), k(cs.a), k(cs.m), k(cs)); printf("%s%s", kp(&s), kp(&cs)); printf("%s%s", kp(&s.a), kp(&cs.a)); } puts("");
  { vector<int> w(cv.begin(), cv.end()); w.insert(w.end(), cv.begin(), cv.end()); printf("%zu %d", w.size(), accumulate(cv.begin(), cv.end(), 0)); vector<int>::const_iterator i = w.begin(); ++i; printf(" %d %ld", *i, i - w.begin()); auto j = w.cbegin(); w.erase(j); printf(" %zu", w.size()); w.insert(w.cbegin(), 7); printf(" %d", w[0]); } puts("");
  { const int* p = cv.data(); int sum = 0; for (auto i = cv.begin(); i != cv.end(); ++i) sum += *i; for (const int* q = p; q != p + 3; q++) sum += *q; printf("%d", sum); } puts("");
  { const S* p = &s; o(p->a); o(p->m); p->at(); S* q = &s; o(q->a); q->at(); vs(*p); vs(*q); const auto& r = s; vs(r); r.at(); auto& r2 = cs; vs(r2); r2.at(); auto p2 = &cs; p2->at(); vs(*p2); } puts("");
  { const int i = 1; int j = 2; auto* pi = &i; auto* pj = &j; po(pi); po(pj); o(*pi); o(*pj); const int* pk = &j; o(*pk); int* const pl = &j; o(*pl); auto pm = pk; o(*pm); po(pm); } puts("");
  { auto f = [s = S(3)]() { s.at(); }; f(); auto g = [s = S(3)]() mutable { s.at(); }; g(); S loc; auto h = [loc] { loc.at(); vs(loc); }; h(); auto hh = [&loc] { loc.at(); vs(loc); }; hh(); } puts("");
  { struct L { S s; const S& c() const { return s; } S& n() { return s; } const S* pc() const { return &s; } S* p = nullptr; void f() { vs(s); s.at(); vs(c()); vs(n()); vs(*pc()); } void g() const { vs(s); s.at(); vs(*p); p->at(); } } l; l.p = &s; l.f(); l.g(); vs(l.c()); l.c().at(); vs(*l.pc()); l.pc()->at(); } puts("");
  { string x = "ab"; const string y = "cd"; for (auto& c : x) printf("%s", k(c)); for (auto& c : y) printf("%s", k(c)); printf("%s%s%s%s", k(x[0]), k(y[0]), k(*x.begin()), k(*y.begin())); printf("%s%s", kp(x.data()), kp(y.data())); printf("%s", kp(x.c_str())); } puts("");
  { pair<int, string> p{1, "a"}; const auto& cp = p; o(p.first); o(cp.first); so(cp.second); auto& [a, c] = cp; o(a); so(c); auto& [d, e] = p; o(d); so(e); so(get<1>(cp)); so(get<1>(p)); } puts("");
  { vector<vector<int>> vv{{1}}; const auto& cc = vv; o(vv[0][0]); o(cc[0][0]); for (auto& row : vv) for (auto& e : row) o(e); for (auto& row : cc) for (auto& e : row) o(e); o(*cc.begin()->begin()); } puts("");
  { S q{1}; auto f = [t = S{3}]() { t.at(); }; auto g = [t = q]() { t.at(); }; auto h = [&t = q]() { t.at(); }; auto i = [t = q]() mutable { t.at(); }; f(); g(); h(); i(); } puts("");
}
