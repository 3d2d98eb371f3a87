// A view that is `const` leads to what it did; what owns its elements, and what is deduced, is as `const` as the object.
#include <vector>
#include <memory>
#include <span>
#include <cstdio>
#include <utility>
#include <optional>
#include <map>
#include <type_traits>
struct D { int v = 1; const char* test() { return "m"; } const char* test() const { return "c"; } };
const char* f(D&) { return "m"; } const char* f(const D&) { return "c"; } const char* f(int&) { return "m"; } const char* f(const int&) { return "c"; }
template <class T> const char* ty(T&) { return std::is_const_v<T> ? "c" : "m"; }
template <class T> struct View { T* p; T& operator[](int i) const { return p[i]; } T& operator()(int i) const { return p[i]; } T& at(int i) const { return p[i]; } T& operator*() const { return *p; } T* operator->() const { return p; } T* begin() const { return p; } T* end() const { return p + 2; } T& front() const { return *p; } auto& aut() const { return *p; } auto raw() const { return p; } decltype(auto) dec() const { return *p; } decltype(auto) dec2() const { return (p[0]); } T const& cat(int i) const { return p[i]; } auto const& caut() const { return *p; } };
struct VD { D* p; int* q; D& operator[](int i) const { return p[i]; } D& operator()(int i) const { return p[i]; } D& operator*() const { return *p; } D* operator->() const { return p; } D* begin() const { return p; } D* end() const { return p + 2; } auto& aut() const { return *p; } auto raw() const { return p; } int& n() const { return *q; } auto& an() const { return *q; } const int& cn() const { return *q; } };
template <class T> struct Own { T v[2]{}; T& operator[](int i) { return v[i]; } const T& operator[](int i) const { return v[i]; } T& operator()(int i) { return v[i]; } const T& operator()(int i) const { return v[i]; } auto& aut() { return v[0]; } auto& aut() const { return v[0]; } decltype(auto) dec() const { return (v[0]); } decltype(auto) dec() { return (v[0]); } auto raw() const { return v; } auto raw() { return v; } auto end() const { return v + 2; } auto th() const { return this; } auto th() { return this; } const auto* ct() { return this; } auto& me() const { return *this; } auto& me() { return *this; } auto pp() const { return &v[1]; } auto pp() { return &v[1]; } };
struct S { const View<D> v; View<D> w; const std::span<D> s; std::unique_ptr<D[]> u; std::vector<View<D>> vv; View<int> vi; const VD vd; int n[2]{}; std::vector<int> vn{1, 2}; const S& k() const { return *this; } };
static D ds[2]; static int is[2];
#define P(e) printf("%s ", (e).test())
#define F(e) printf("%s%s ", f(e), ty(e))

void plain0() { const View<D> v{ds}; F(v[0]); F(v(0)); F(v.at(0)); F(*v); F(v.front()); F(v.aut()); F(*v.raw()); F(v.dec()); F(v.dec2()); F(v.cat(0)); F(v.caut()); for (auto& x : v) F(x); P(v[0]); P(*v); printf("%s ", v->test()); P(v.aut()); P(v(0)); P(*v.raw()); P(v.cat(0)); P(v.caut()); }
template <class> void dependent0() { const View<D> v{ds}; F(v[0]); F(v(0)); F(v.at(0)); F(*v); F(v.front()); F(v.aut()); F(*v.raw()); F(v.dec()); F(v.dec2()); F(v.cat(0)); F(v.caut()); for (auto& x : v) F(x); P(v[0]); P(*v); printf("%s ", v->test()); P(v.aut()); P(v(0)); P(*v.raw()); P(v.cat(0)); P(v.caut()); }
void plain1() { const View<int> v{is}; F(v[0]); F(v(0)); F(v.at(0)); F(*v); F(v.front()); F(v.aut()); F(*v.raw()); F(v.dec()); F(v.dec2()); F(v.cat(0)); F(v.caut()); for (auto& x : v) F(x); }
template <class> void dependent1() { const View<int> v{is}; F(v[0]); F(v(0)); F(v.at(0)); F(*v); F(v.front()); F(v.aut()); F(*v.raw()); F(v.dec()); F(v.dec2()); F(v.cat(0)); F(v.caut()); for (auto& x : v) F(x); }
void plain2() { const View<const D> v{ds}; F(v[0]); F(v(0)); F(v.at(0)); F(*v); F(v.front()); F(v.aut()); F(*v.raw()); F(v.dec()); F(v.dec2()); F(v.cat(0)); F(v.caut()); for (auto& x : v) F(x); P(v[0]); P(*v); printf("%s ", v->test()); P(v.aut()); P(v(0)); P(*v.raw()); }
template <class> void dependent2() { const View<const D> v{ds}; F(v[0]); F(v(0)); F(v.at(0)); F(*v); F(v.front()); F(v.aut()); F(*v.raw()); F(v.dec()); F(v.dec2()); F(v.cat(0)); F(v.caut()); for (auto& x : v) F(x); P(v[0]); P(*v); printf("%s ", v->test()); P(v.aut()); P(v(0)); P(*v.raw()); }
void plain3() { View<const D> v{ds}; F(v[0]); F(v(0)); F(v.at(0)); F(*v); F(v.front()); F(v.aut()); F(*v.raw()); F(v.dec()); F(v.dec2()); for (auto& x : v) F(x); P(v[0]); P(*v); printf("%s ", v->test()); P(v.aut()); P(v(0)); P(*v.raw()); }
template <class> void dependent3() { View<const D> v{ds}; F(v[0]); F(v(0)); F(v.at(0)); F(*v); F(v.front()); F(v.aut()); F(*v.raw()); F(v.dec()); F(v.dec2()); for (auto& x : v) F(x); P(v[0]); P(*v); printf("%s ", v->test()); P(v.aut()); P(v(0)); P(*v.raw()); }
void plain4() { View<const int> v{is}; F(v[0]); F(v(0)); F(v.at(0)); F(*v); F(v.front()); F(v.aut()); F(*v.raw()); F(v.dec()); F(v.dec2()); for (auto& x : v) F(x); }
template <class> void dependent4() { View<const int> v{is}; F(v[0]); F(v(0)); F(v.at(0)); F(*v); F(v.front()); F(v.aut()); F(*v.raw()); F(v.dec()); F(v.dec2()); for (auto& x : v) F(x); }
void plain5() { const VD v{ds, is}; F(v[0]); F(v(0)); F(*v); F(v.aut()); F(*v.raw()); for (auto& x : v) F(x); P(v[0]); P(*v); printf("%s ", v->test()); P(v.aut()); P(v(0)); P(*v.raw()); F(v.n()); F(v.an()); F(v.cn()); F(*v.q); F(v.q[0]); F(*v.p); }
template <class> void dependent5() { const VD v{ds, is}; F(v[0]); F(v(0)); F(*v); F(v.aut()); F(*v.raw()); for (auto& x : v) F(x); P(v[0]); P(*v); printf("%s ", v->test()); P(v.aut()); P(v(0)); P(*v.raw()); F(v.n()); F(v.an()); F(v.cn()); F(*v.q); F(v.q[0]); F(*v.p); }
void plain6() { S s{{ds}, {ds}, ds, std::make_unique<D[]>(2), {{ds}}, {is}, {ds, is}}; F(s.v[0]); F(s.w[0]); F(s.s[0]); F(s.u[0]); F(s.vv[0][0]); F(s.vi[0]); F(s.vd[0]); F(s.vd.n()); F(s.n[0]); F(s.vn[0]); for (auto& x : s.v) F(x); for (auto& x : s.s) F(x); }
template <class> void dependent6() { S s{{ds}, {ds}, ds, std::make_unique<D[]>(2), {{ds}}, {is}, {ds, is}}; F(s.v[0]); F(s.w[0]); F(s.s[0]); F(s.u[0]); F(s.vv[0][0]); F(s.vi[0]); F(s.vd[0]); F(s.vd.n()); F(s.n[0]); F(s.vn[0]); for (auto& x : s.v) F(x); for (auto& x : s.s) F(x); }
void plain7() { S t{{ds}, {ds}, ds, std::make_unique<D[]>(2), {{ds}}, {is}, {ds, is}}; const S& s = t; F(s.v[0]); F(s.w[0]); F(s.s[0]); F(s.u[0]); F(s.vv[0][0]); F(s.vi[0]); F(s.vd[0]); F(s.vd.n()); F(s.n[0]); F(s.vn[0]); for (auto& x : s.v) F(x); for (auto& x : s.s) F(x); for (auto& x : s.w) F(x); for (auto& x : s.vi) F(x); for (auto& y : s.vv) for (auto& x : y) F(x); for (auto& x : s.n) F(x); for (auto& x : s.vn) F(x); }
template <class> void dependent7() { S t{{ds}, {ds}, ds, std::make_unique<D[]>(2), {{ds}}, {is}, {ds, is}}; const S& s = t; F(s.v[0]); F(s.w[0]); F(s.s[0]); F(s.u[0]); F(s.vv[0][0]); F(s.vi[0]); F(s.vd[0]); F(s.vd.n()); F(s.n[0]); F(s.vn[0]); for (auto& x : s.v) F(x); for (auto& x : s.s) F(x); for (auto& x : s.w) F(x); for (auto& x : s.vi) F(x); for (auto& y : s.vv) for (auto& x : y) F(x); for (auto& x : s.n) F(x); for (auto& x : s.vn) F(x); }
void plain8() { S t{{ds}, {ds}, ds, std::make_unique<D[]>(2), {{ds}}, {is}, {ds, is}}; F(t.k().v[0]); F(t.k().w[0]); F(t.k().s[0]); F(t.k().u[0]); F(t.k().vv[0][0]); F(t.k().vi[0]); F(t.k().vd[0]); F(t.k().vd.n()); F(t.k().n[0]); F(t.k().vn[0]); for (auto& x : t.k().v) F(x); for (auto& x : t.k().s) F(x); for (auto& x : t.k().w) F(x); for (auto& x : t.k().vi) F(x); for (auto& y : t.k().vv) for (auto& x : y) F(x); for (auto& x : t.k().n) F(x); for (auto& x : t.k().vn) F(x); }
template <class> void dependent8() { S t{{ds}, {ds}, ds, std::make_unique<D[]>(2), {{ds}}, {is}, {ds, is}}; F(t.k().v[0]); F(t.k().w[0]); F(t.k().s[0]); F(t.k().u[0]); F(t.k().vv[0][0]); F(t.k().vi[0]); F(t.k().vd[0]); F(t.k().vd.n()); F(t.k().n[0]); F(t.k().vn[0]); for (auto& x : t.k().v) F(x); for (auto& x : t.k().s) F(x); for (auto& x : t.k().w) F(x); for (auto& x : t.k().vi) F(x); for (auto& y : t.k().vv) for (auto& x : y) F(x); for (auto& x : t.k().n) F(x); for (auto& x : t.k().vn) F(x); }
void plain9() { const Own<D> o; Own<D> m; F(o[0]); F(o(0)); F(o.aut()); F(o.dec()); F(*o.raw()); F(o.raw()[0]); F(*(o.end() - 1)); F((*o.th())[0]); F(o.th()->v[0]); F(o.me()[0]); F(o.me().v[0]); F(*o.pp()); F(m[0]); F(m(0)); F(m.aut()); F(m.dec()); F(*m.raw()); F(*(m.end() - 1)); F((*m.th())[0]); F((*m.ct())[0]); F(m.me()[0]); F(*m.pp()); }
template <class> void dependent9() { const Own<D> o; Own<D> m; F(o[0]); F(o(0)); F(o.aut()); F(o.dec()); F(*o.raw()); F(o.raw()[0]); F(*(o.end() - 1)); F((*o.th())[0]); F(o.th()->v[0]); F(o.me()[0]); F(o.me().v[0]); F(*o.pp()); F(m[0]); F(m(0)); F(m.aut()); F(m.dec()); F(*m.raw()); F(*(m.end() - 1)); F((*m.th())[0]); F((*m.ct())[0]); F(m.me()[0]); F(*m.pp()); }
void plain10() { const Own<int> o; Own<int> m; F(o[0]); F(o(0)); F(o.aut()); F(o.dec()); F(*o.raw()); F(o.raw()[0]); F(*(o.end() - 1)); F((*o.th())[0]); F(o.th()->v[0]); F(o.me()[0]); F(o.me().v[0]); F(*o.pp()); F(m[0]); F(m(0)); F(m.aut()); F(m.dec()); F(*m.raw()); F(*(m.end() - 1)); F((*m.th())[0]); F((*m.ct())[0]); F(m.me()[0]); F(*m.pp()); }
template <class> void dependent10() { const Own<int> o; Own<int> m; F(o[0]); F(o(0)); F(o.aut()); F(o.dec()); F(*o.raw()); F(o.raw()[0]); F(*(o.end() - 1)); F((*o.th())[0]); F(o.th()->v[0]); F(o.me()[0]); F(o.me().v[0]); F(*o.pp()); F(m[0]); F(m(0)); F(m.aut()); F(m.dec()); F(*m.raw()); F(*(m.end() - 1)); F((*m.th())[0]); F((*m.ct())[0]); F(m.me()[0]); F(*m.pp()); }
void plain11() { const Own<D> o; P(o[0]); P(o(0)); P(o.aut()); P(o.dec()); P(*o.raw()); P(o.raw()[0]); P(*(o.end() - 1)); P((*o.th())[0]); P(o.th()->v[0]); P(o.me()[0]); P(o.me().v[0]); P(*o.pp()); printf("%s ", o.pp()->test()); printf("%s ", o.raw()->test()); auto r = o.raw(); P(*r); P(r[1]); auto t = o.th(); P(t->v[0]); P((*t)[0]); P(t->aut()); auto& a = o.aut(); P(a); auto p = o.pp(); P(*p); auto& me = o.me(); P(me[0]); P(me.aut()); auto e = o.end(); --e; P(*e); printf("%s ", e->test()); }
template <class> void dependent11() { const Own<D> o; P(o[0]); P(o(0)); P(o.aut()); P(o.dec()); P(*o.raw()); P(o.raw()[0]); P(*(o.end() - 1)); P((*o.th())[0]); P(o.th()->v[0]); P(o.me()[0]); P(o.me().v[0]); P(*o.pp()); printf("%s ", o.pp()->test()); printf("%s ", o.raw()->test()); auto r = o.raw(); P(*r); P(r[1]); auto t = o.th(); P(t->v[0]); P((*t)[0]); P(t->aut()); auto& a = o.aut(); P(a); auto p = o.pp(); P(*p); auto& me = o.me(); P(me[0]); P(me.aut()); auto e = o.end(); --e; P(*e); printf("%s ", e->test()); }

int main() {
  plain0(); printf("| "); dependent0<int>(); puts("");
  plain1(); printf("| "); dependent1<int>(); puts("");
  plain2(); printf("| "); dependent2<int>(); puts("");
  plain3(); printf("| "); dependent3<int>(); puts("");
  plain4(); printf("| "); dependent4<int>(); puts("");
  plain5(); printf("| "); dependent5<int>(); puts("");
  plain6(); printf("| "); dependent6<int>(); puts("");
  plain7(); printf("| "); dependent7<int>(); puts("");
  plain8(); printf("| "); dependent8<int>(); puts("");
  plain9(); printf("| "); dependent9<int>(); puts("");
  plain10(); printf("| "); dependent10<int>(); puts("");
  plain11(); printf("| "); dependent11<int>(); puts("");
}
