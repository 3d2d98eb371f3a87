// decltype and noexcept of operands: const of what pointers, iterators and members lead to.
#include <type_traits>
#include <vector>
#include <map>
#include <set>
#include <string>
#include <array>
#include <list>
#include <deque>
#include <iostream>
#include <cstdio>
#include <utility>
#include <algorithm>
#include <memory>
#include <functional>
#include <tuple>
#include <optional>
using namespace std;
struct S { int a; mutable int m; int const c = 3; int& r; int get() const { return a; } int& at() { return a; } const int& at() const { return a; } static int st; };
int S::st = 1;
struct N { void f() noexcept {} void g() {} ~N() {} };
struct NT { NT(NT const&) {} ~NT() noexcept(false) {} };
void fn() noexcept {} void fg() {}
int x = 1; const int cx = 2; int* p = &x; const int* pc = &cx; int* const cp = &x; int arr[3] = {1,2,3}; const int carr[3] = {1,2,3};
vector<int> v{1,2,3}; const vector<int> cv{1,2,3}; vector<string> vs{"a"}; const vector<string> cvs{"a"};
map<int,string> mm{{1,"a"}}; const map<int,string> cmm{{1,"a"}}; set<int> ss{1,2}; set<string> sss{"q"};
array<int,3> ar{1,2,3}; const array<int,3> car{1,2,3}; string str = "abc"; const string cstr = "abc"; list<int> li{1}; const list<int> cli{1}; deque<int> dq{1}; const deque<int> cdq{1};
S s{1,2,3,x}; const S cs{1,2,3,x}; S* ps = &s; const S* pcs = &cs;
unique_ptr<int> up = make_unique<int>(3); unique_ptr<const int> upc = make_unique<const int>(3); shared_ptr<int> sp = make_shared<int>(4); shared_ptr<const S> spc;
pair<int,const int> pr{1,2}; const pair<int,string> cpr{1,"a"}; tuple<int,const int,int&> tp{1,2,x}; const tuple<int,int,int&> ctp{1,2,x};
template <class T> struct W { T t; T const& get() const { return t; } T& get() { return t; } };
W<int> w{1}; const W<int> cw{2};
template <class T> const T& cref_of(T& t) { return t; }
template <class T> T& ref_of(T& t) { return t; }
const int& ident(const int& a) { return a; }
const int ci() { return 1; } const S cS() { return s; } S&& mv(S& s) { return static_cast<S&&>(s); }
#define ask(...) printf("%d\n", int(__VA_ARGS__))

int main() {
  ask(is_same_v<decltype(*pc), const int&>);
  ask(is_same_v<decltype(*p), int&>);
  ask(is_same_v<decltype(*cp), int&>);
  ask(is_same_v<decltype(cp), int* const>);
  ask(is_same_v<decltype(pc[0]), const int&>);
  ask(is_same_v<decltype(&cx), const int*>);
  ask(is_same_v<decltype(&x), int*>);
  ask(is_same_v<decltype(*&cx), const int&>);
  ask(is_same_v<decltype(&arr), int(*)[3]>);
  ask(is_same_v<decltype(&carr), const int(*)[3]>);
  ask(is_same_v<decltype(carr[0]), const int&>);
  ask(is_same_v<decltype(*carr), const int&>);
  ask(is_same_v<decltype((carr)), const int(&)[3]>);
  ask(is_same_v<decltype(arr + 1), int*>);
  ask(is_same_v<decltype(carr + 1), const int*>);
  ask(is_same_v<decltype(*cv.begin()), const int&>);
  ask(is_same_v<decltype(*v.begin()), int&>);
  ask(is_same_v<decltype(*v.cbegin()), const int&>);
  ask(is_same_v<decltype(*cvs.begin()), const string&>);
  ask(is_same_v<decltype(*vs.cbegin()), const string&>);
  ask(is_same_v<decltype(*vs.begin()), string&>);
  ask(is_same_v<decltype(cv[0]), const int&>);
  ask(is_same_v<decltype(cv.front()), const int&>);
  ask(is_same_v<decltype(cv.back()), const int&>);
  ask(is_same_v<decltype(cv.at(0)), const int&>);
  ask(is_same_v<decltype(cv.data()), const int*>);
  ask(is_same_v<decltype(v.data()), int*>);
  ask(is_same_v<decltype(cvs[0]), const string&>);
  ask(is_same_v<decltype(mm.begin()->first), const int>);
  ask(is_same_v<decltype((mm.begin()->first)), const int&>);
  ask(is_same_v<decltype((mm.begin()->second)), string&>);
  ask(is_same_v<decltype((cmm.begin()->second)), const string&>);
  ask(is_same_v<decltype(*mm.begin()), pair<const int,string>&>);
  ask(is_same_v<decltype(*cmm.begin()), const pair<const int,string>&>);
  ask(is_same_v<decltype(mm.at(1)), string&>);
  ask(is_same_v<decltype(cmm.at(1)), const string&>);
  ask(is_same_v<decltype(mm.find(1)->first), const int>);
  ask(is_same_v<decltype(*ss.begin()), const int&>);
  ask(is_same_v<decltype(*sss.begin()), const string&>);
  ask(is_same_v<decltype(*sss.find("q")), const string&>);
  ask(is_same_v<decltype(*ss.rbegin()), const int&>);
  ask(is_same_v<decltype(ar[0]), int&>);
  ask(is_same_v<decltype(car[0]), const int&>);
  ask(is_same_v<decltype(*car.begin()), const int&>);
  ask(is_same_v<decltype(car.front()), const int&>);
  ask(is_same_v<decltype(std::get<0>(car)), const int&>);
  ask(is_same_v<decltype(str[0]), char&>);
  ask(is_same_v<decltype(cstr[0]), const char&>);
  ask(is_same_v<decltype(*cstr.begin()), const char&>);
  ask(is_same_v<decltype(*str.begin()), char&>);
  ask(is_same_v<decltype(cstr.front()), const char&>);
  ask(is_same_v<decltype(cstr.c_str()), const char*>);
  ask(is_same_v<decltype(str.data()), char*>);
  ask(is_same_v<decltype(*cli.begin()), const int&>);
  ask(is_same_v<decltype(cli.front()), const int&>);
  ask(is_same_v<decltype(*cdq.begin()), const int&>);
  ask(is_same_v<decltype(cdq[0]), const int&>);
  ask(is_same_v<decltype(*dq.begin()), int&>);
  ask(is_same_v<decltype(s.a), int>);
  ask(is_same_v<decltype((s.a)), int&>);
  ask(is_same_v<decltype((cs.a)), const int&>);
  ask(is_same_v<decltype((cs.m)), int&>);
  ask(is_same_v<decltype((s.c)), const int&>);
  ask(is_same_v<decltype((cs.r)), int&>);
  ask(is_same_v<decltype(cs.r), int&>);
  ask(is_same_v<decltype(s.c), const int>);
  ask(is_same_v<decltype((ps->a)), int&>);
  ask(is_same_v<decltype((pcs->a)), const int&>);
  ask(is_same_v<decltype((pcs->m)), int&>);
  ask(is_same_v<decltype(pcs->at()), const int&>);
  ask(is_same_v<decltype(ps->at()), int&>);
  ask(is_same_v<decltype(*pcs), const S&>);
  ask(is_same_v<decltype((*pcs).a), int>);
  ask(is_same_v<decltype(((*pcs).a)), const int&>);
  ask(is_same_v<decltype(*up), int&>);
  ask(is_same_v<decltype(*upc), const int&>);
  ask(is_same_v<decltype(*sp), int&>);
  ask(is_same_v<decltype(*spc), const S&>);
  ask(is_same_v<decltype((spc->a)), const int&>);
  ask(is_same_v<decltype(up.get()), int*>);
  ask(is_same_v<decltype(upc.get()), const int*>);
  ask(is_same_v<decltype(spc.get()), const S*>);
  ask(is_same_v<decltype((pr.second)), const int&>);
  ask(is_same_v<decltype((cpr.first)), const int&>);
  ask(is_same_v<decltype((cpr.second)), const string&>);
  ask(is_same_v<decltype(get<0>(cpr)), const int&>);
  ask(is_same_v<decltype(get<0>(tp)), int&>);
  ask(is_same_v<decltype(get<1>(tp)), const int&>);
  ask(is_same_v<decltype(get<2>(tp)), int&>);
  ask(is_same_v<decltype(get<0>(ctp)), const int&>);
  ask(is_same_v<decltype(get<2>(ctp)), int&>);
  ask(is_same_v<decltype(w.get()), int&>);
  ask(is_same_v<decltype(cw.get()), const int&>);
  ask(is_same_v<decltype(cref_of(x)), const int&>);
  ask(is_same_v<decltype(ref_of(cx)), const int&>);
  ask(is_same_v<decltype(ref_of(x)), int&>);
  ask(is_same_v<decltype(ident(x)), const int&>);
  ask(is_same_v<decltype(ci()), int>);
  ask(is_same_v<decltype(cS()), const S>);
  ask(is_same_v<decltype(mv(s)), S&&>);
  ask(is_same_v<decltype(mv(s).a), int>);
  ask(is_same_v<decltype((mv(s).a)), int&&>);
  ask(is_same_v<decltype(as_const(x)), const int&>);
  ask(is_same_v<decltype(as_const(v)[0]), const int&>);
  ask(is_same_v<decltype((as_const(s).a)), const int&>);
  ask(is_same_v<decltype(std::max(1, 2)), const int&>);
  ask(is_same_v<decltype(std::min(x, x)), const int&>);
  ask(is_same_v<decltype(std::max({1,2})), int>);
  ask(is_same_v<decltype(std::move(x)), int&&>);
  ask(is_same_v<decltype(std::move(cx)), const int&&>);
  ask(is_same_v<decltype(std::forward<int&>(x)), int&>);
  ask(is_same_v<decltype(std::min_element(cv.begin(), cv.end())), vector<int>::const_iterator>);
  ask(is_same_v<decltype(std::find(v.begin(), v.end(), 1)), vector<int>::iterator>);
  ask(is_same_v<decltype(*std::find(cv.begin(), cv.end(), 1)), const int&>);
  ask(is_same_v<decltype(x++), int>);
  ask(is_same_v<decltype(++x), int&>);
  ask(is_same_v<decltype(x = 1), int&>);
  ask(is_same_v<decltype(true ? x : cx), const int&>);
  ask(is_same_v<decltype(true ? x : 1), int>);
  ask(is_same_v<decltype((x, cx)), const int&>);
  ask(is_same_v<decltype("abc"), const char(&)[4]>);
  ask(is_same_v<decltype(begin(cv)), vector<int>::const_iterator>);
  ask(is_same_v<decltype(cbegin(v)), vector<int>::const_iterator>);
  ask(is_same_v<decltype(begin(arr)), int*>);
  ask(is_same_v<decltype(begin(carr)), const int*>);
  ask(is_same_v<decltype(std::addressof(cx)), const int*>);
  ask(is_same_v<decltype(&cs.a), const int*>);
  ask(is_same_v<decltype(&cs.m), int*>);
  ask(is_same_v<decltype(&S::a), int S::*>);
  ask(is_same_v<decltype(&S::m), int S::*>);
  ask(is_same_v<decltype(&S::c), const int S::*>);
  ask(is_same_v<decltype((std::cout)), std::ostream&>);
  ask(is_same_v<decltype(std::cout << 1), std::ostream&>);
  ask(is_same_v<decltype(&fg), void(*)()>);
  ask(noexcept(fn()));
  ask(noexcept(fg()));
  ask(noexcept(s.get()));
  ask(noexcept(N().f()));
  ask(noexcept(N().g()));
  ask(noexcept(x + 1));
  ask(noexcept(v.size()));
  ask(noexcept(v.push_back(1)));
  ask(noexcept(vector<int>(v)));
  ask(noexcept(string()));
  ask(noexcept(new int));
  ask(noexcept(throw 1));
  ask(noexcept(declval<NT>()));
  ask(noexcept(NT(declval<NT>())));
  ask(noexcept(std::move(v)));
  ask(noexcept(int(3.0)));
  ask(noexcept(str.size()));
  ask(noexcept(str + str));
  ask(noexcept(up.reset()));
  { decltype(auto) h = (x); h = 77; printf("%d", x); x = 1; } puts("");
  { decltype(auto) h = x; h = 77; printf("%d", x); x = 1; } puts("");
  { auto&& h = x; h = 77; printf("%d", x); x = 1; } puts("");
  { decltype(auto) h = (v[0]); h = 77; printf("%d %d", v[0], (int)is_same_v<decltype(h), int&>); v[0] = 1; } puts("");
  { decltype(auto) h = v[0]; h = 77; printf("%d %d", v[0], (int)is_same_v<decltype(h), int&>); v[0] = 1; } puts("");
  { decltype(auto) h = (s); h.a = 5; printf("%d %d", s.a, (int)is_same_v<decltype(h), S&>); s.a = 1; } puts("");
  { decltype(auto) h = std::move(x); printf("%d", (int)is_same_v<decltype(h), int&&>); } puts("");
  { decltype(auto) h = ci(); printf("%d", (int)is_same_v<decltype(h), int>); } puts("");
  { auto& h = cx; printf("%d", (int)is_same_v<decltype(h), const int&>); } puts("");
  { auto* h = &cx; printf("%d", (int)is_same_v<decltype(h), const int*>); } puts("");
  { auto h = &cx; printf("%d", (int)is_same_v<decltype(h), const int*>); } puts("");
  { auto& h = *cv.begin(); printf("%d", (int)is_same_v<decltype(h), const int&>); } puts("");
  { auto& h = as_const(v); printf("%d", (int)is_same_v<decltype(h), const vector<int>&>); } puts("");
  { auto& h = carr; printf("%d", (int)is_same_v<decltype(h), const int(&)[3]>); } puts("");
  { auto h = carr; printf("%d", (int)is_same_v<decltype(h), const int*>); } puts("");
  { auto&& h = cs.a; printf("%d", (int)is_same_v<decltype(h), const int&>); } puts("");
  { auto&& h = cs; printf("%d", (int)is_same_v<decltype(h), const S&>); } puts("");
  { const auto& h = x; printf("%d", (int)is_same_v<decltype(h), const int&>); } puts("");
  { for (auto& e : cv) { printf("%d", (int)is_same_v<decltype(e), const int&>); break; } } puts("");
  { for (auto& e : mm) { printf("%d", (int)is_same_v<decltype(e), pair<const int,string>&>); break; } } puts("");
  { for (auto& [k, vv] : mm) { printf("%d%d", (int)is_same_v<decltype(k), const int>, (int)is_same_v<decltype((vv)), string&>); break; } } puts("");
  { for (auto& [k, vv] : cmm) { printf("%d%d", (int)is_same_v<decltype(k), const int>, (int)is_same_v<decltype(vv), const string>); break; } } puts("");
  { auto [a, b] = cpr; printf("%d%d", (int)is_same_v<decltype(a), int>, (int)is_same_v<decltype(b), string>); } puts("");
  { auto& [a, b] = cpr; printf("%d%d", (int)is_same_v<decltype(a), const int>, (int)is_same_v<decltype(b), const string>); } puts("");
  { auto it = cv.begin(); printf("%d", (int)is_same_v<decltype(*it), const int&>); } puts("");
  { auto it = ss.begin(); printf("%d", (int)is_same_v<decltype(*it), const int&>); } puts("");
  { auto it = mm.begin(); printf("%d", (int)is_same_v<decltype((it->first)), const int&>); } puts("");
  { auto l = [&](auto& q) { return is_same_v<decltype(q), const int&>; }; printf("%d%d%d", l(cx), l(*cv.begin()), l(*ss.begin())); } puts("");
  { auto l = [](auto&& q) { return is_same_v<decltype(q), const int&>; }; printf("%d%d%d%d", l(cx), l(*cv.begin()), l(*ss.begin()), l(as_const(x))); } puts("");
  { auto l = [](auto* q) { return is_same_v<decltype(q), const int*>; }; printf("%d%d%d%d", l(&cx), l(pc), l(cv.data()), l(p)); } puts("");
}
