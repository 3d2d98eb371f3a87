// What classes of the program hold is as `const` as the object that gives it: elements, iterators, pointers, loops.
#include <vector>
#include <map>
#include <list>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <cstdio>
#include <tuple>
using namespace std;
struct D { int v = 1; int test() { return 1; } int test() const { return 2; } int operator()() { return 1; } int operator()() const { return 2; } };
template <class T> struct V { T xs[3]; int n = 3; T& operator[](int i) { return xs[i]; } const T& operator[](int i) const { return xs[i]; } T* begin() { return xs; } const T* begin() const { return xs; } T* end() { return xs + n; } const T* end() const { return xs + n; }
 T& front() { return xs[0]; } const T& front() const { return xs[0]; } auto& at(int i) { return xs[i]; } auto& at(int i) const { return xs[i]; } auto data() const { return xs; } auto data() { return xs; } auto cb() const { return xs + 0; } };
template <class T> struct N { T val; N* next = nullptr; T& get() { return val; } const T& get() const { return val; } };
template <class T> struct L { N<T> a, b; L() { a.next = &b; } struct It { N<T>* p; T& operator*() const { return p->val; } T* operator->() const { return &p->val; } It& operator++() { p = p->next; return *this; } bool operator!=(const It& o) const { return p != o.p; } };
 struct CIt { const N<T>* p; const T& operator*() const { return p->val; } const T* operator->() const { return &p->val; } CIt& operator++() { p = p->next; return *this; } bool operator!=(const CIt& o) const { return p != o.p; } };
 It begin() { return {&a}; } It end() { return {nullptr}; } CIt begin() const { return {&a}; } CIt end() const { return {nullptr}; } const N<T>& head() const { return a; } N<T>& head() { return a; } };
struct H { V<D> v; L<D> l; const V<D>& cv() const { return v; } V<D>& mv() { return v; } const V<D>& get() const { return v; } V<D>& get() { return v; } const L<D>& cl() const { return l; } auto& au() const { return v; } auto& au() { return v; } };
template <class T> const V<T>& as_c(const V<T>& v) { return v; } template <class T> auto& same(T& t) { return t; }
#define P(e) printf("%d\n", (e).test())

void plain0() { V<D> v; const V<D>& c = v; P(v[0]); P(c[0]); P(c.front()); P(v.front()); P(c.at(1)); P(v.at(1)); P(*c.begin()); P(*c.data()); P(*v.data()); P(*c.cb()); P(*v.cb()); }
template <class> void dependent0() { V<D> v; const V<D>& c = v; P(v[0]); P(c[0]); P(c.front()); P(v.front()); P(c.at(1)); P(v.at(1)); P(*c.begin()); P(*c.data()); P(*v.data()); P(*c.cb()); P(*v.cb()); }
void plain1() { V<D> v; const V<D> c; for (auto& x : v) P(x); for (auto& x : c) P(x); for (auto x : c) P(x); for (const auto& x : v) P(x); for (auto&& x : c) P(x); }
template <class> void dependent1() { V<D> v; const V<D> c; for (auto& x : v) P(x); for (auto& x : c) P(x); for (auto x : c) P(x); for (const auto& x : v) P(x); for (auto&& x : c) P(x); }
void plain2() { L<D> v; const L<D> c; for (auto& x : v) P(x); for (auto& x : c) P(x); P(v.head().get()); P(c.head().get()); P(c.head().val); P(v.head().val); P(c.head().next->val); P(*c.begin()); printf("%d %d\n", c.begin()->test(), v.begin()->test()); }
template <class> void dependent2() { L<D> v; const L<D> c; for (auto& x : v) P(x); for (auto& x : c) P(x); P(v.head().get()); P(c.head().get()); P(c.head().val); P(v.head().val); P(c.head().next->val); P(*c.begin()); printf("%d %d\n", c.begin()->test(), v.begin()->test()); }
void plain3() { H h; P(h.cv()[0]); P(h.mv()[0]); P(h.get()[0]); P(h.cv().front()); P(h.get().front()); P(h.cv().at(0)); P(h.cl().head().get()); P(h.cl().head().val); }
template <class> void dependent3() { H h; P(h.cv()[0]); P(h.mv()[0]); P(h.get()[0]); P(h.cv().front()); P(h.get().front()); P(h.cv().at(0)); P(h.cl().head().get()); P(h.cl().head().val); }
void plain4() { H h; for (auto& x : h.cv()) P(x); for (auto& x : h.mv()) P(x); for (auto& x : h.get()) P(x); for (auto& x : h.cl()) P(x); for (auto& x : h.au()) P(x); }
template <class> void dependent4() { H h; for (auto& x : h.cv()) P(x); for (auto& x : h.mv()) P(x); for (auto& x : h.get()) P(x); for (auto& x : h.cl()) P(x); for (auto& x : h.au()) P(x); }
void plain5() { const H h; P(h.cv()[0]); P(h.get()[0]); P(h.get().front()); P(h.au()[0]); P(h.v[0]); P(h.v.front()); P(h.l.head().get()); P(h.l.head().val); for (auto& x : h.get()) P(x); for (auto& x : h.v) P(x); for (auto& x : h.l) P(x); }
template <class> void dependent5() { const H h; P(h.cv()[0]); P(h.get()[0]); P(h.get().front()); P(h.au()[0]); P(h.v[0]); P(h.v.front()); P(h.l.head().get()); P(h.l.head().val); for (auto& x : h.get()) P(x); for (auto& x : h.v) P(x); for (auto& x : h.l) P(x); }
void plain6() { V<D> v; P(as_c(v)[0]); P(same(v)[0]); P(same(as_c(v))[0]); const V<D>& c = v; P(same(c)[0]); P(same(c).front()); auto& r = same(c); P(r[0]); P(r.front()); auto& s = c.front(); P(s); auto& q = c[1]; P(q); decltype(auto) z = c.at(0); P(z); auto* p = &c[0]; P(*p); auto* d = c.data(); P(*d); auto b = c.begin(); P(*b); P(b[1]); }
template <class> void dependent6() { V<D> v; P(as_c(v)[0]); P(same(v)[0]); P(same(as_c(v))[0]); const V<D>& c = v; P(same(c)[0]); P(same(c).front()); auto& r = same(c); P(r[0]); P(r.front()); auto& s = c.front(); P(s); auto& q = c[1]; P(q); decltype(auto) z = c.at(0); P(z); auto* p = &c[0]; P(*p); auto* d = c.data(); P(*d); auto b = c.begin(); P(*b); P(b[1]); }
void plain7() { V<V<D>> v; const V<V<D>>& c = v; P(v[0][0]); P(c[0][0]); P(c.front().front()); for (auto& r : c) for (auto& x : r) P(x); for (auto& r : v) for (auto& x : r) P(x); P(c.at(0).at(0)); auto& r = c[0]; P(r[0]); }
template <class> void dependent7() { V<V<D>> v; const V<V<D>>& c = v; P(v[0][0]); P(c[0][0]); P(c.front().front()); for (auto& r : c) for (auto& x : r) P(x); for (auto& r : v) for (auto& x : r) P(x); P(c.at(0).at(0)); auto& r = c[0]; P(r[0]); }
void plain8() { vector<V<D>> v(1); const vector<V<D>>& c = v; P(v[0][0]); P(c[0][0]); P(c.front().front()); for (auto& r : c) for (auto& x : r) P(x); for (auto& r : v) P(r[0]); for (const auto& r : v) P(r[0]); map<int, V<D>> m; m[1]; const auto& cm = m; P(cm.at(1)[0]); for (auto& [k, r] : cm) P(r[0]); for (auto& e : cm) P(e.second[0]); P(cm.begin()->second[0]); P(cm.find(1)->second.front()); }
template <class> void dependent8() { vector<V<D>> v(1); const vector<V<D>>& c = v; P(v[0][0]); P(c[0][0]); P(c.front().front()); for (auto& r : c) for (auto& x : r) P(x); for (auto& r : v) P(r[0]); for (const auto& r : v) P(r[0]); map<int, V<D>> m; m[1]; const auto& cm = m; P(cm.at(1)[0]); for (auto& [k, r] : cm) P(r[0]); for (auto& e : cm) P(e.second[0]); P(cm.begin()->second[0]); P(cm.find(1)->second.front()); }
void plain9() { V<vector<D>> v; v[0].resize(1); const V<vector<D>>& c = v; P(v[0][0]); P(c[0][0]); P(c.front().front()); P(c[0].front()); P(c.at(0)[0]); auto& r = c[0]; P(r[0]); P(r.front()); P(*c[0].begin()); P(c[0].begin()[0]); }
template <class> void dependent9() { V<vector<D>> v; v[0].resize(1); const V<vector<D>>& c = v; P(v[0][0]); P(c[0][0]); P(c.front().front()); P(c[0].front()); P(c.at(0)[0]); auto& r = c[0]; P(r[0]); P(r.front()); P(*c[0].begin()); P(c[0].begin()[0]); }
void plain10() { unique_ptr<V<D>> u = make_unique<V<D>>(); P((*u)[0]); P(u->front()); unique_ptr<const V<D>> k = make_unique<V<D>>(); P((*k)[0]); P(k->front()); P(k->at(0)); shared_ptr<const V<D>> s = make_shared<V<D>>(); P((*s)[0]); P(s->front()); for (auto& x : *s) P(x); for (auto& x : *u) P(x); const V<D>* p = u.get(); P((*p)[0]); P(p->front()); P(p->at(0)); P(p->begin()[0]); }
template <class> void dependent10() { unique_ptr<V<D>> u = make_unique<V<D>>(); P((*u)[0]); P(u->front()); unique_ptr<const V<D>> k = make_unique<V<D>>(); P((*k)[0]); P(k->front()); P(k->at(0)); shared_ptr<const V<D>> s = make_shared<V<D>>(); P((*s)[0]); P(s->front()); for (auto& x : *s) P(x); for (auto& x : *u) P(x); const V<D>* p = u.get(); P((*p)[0]); P(p->front()); P(p->at(0)); P(p->begin()[0]); }
void plain11() { auto f = [](const V<D>& v) { P(v[0]); P(v.front()); for (auto& x : v) P(x); P(v.at(0)); P(*v.data()); }; V<D> v; f(v); auto g = [](auto& v) { P(v[0]); P(v.front()); for (auto& x : v) P(x); P(v.at(0)); P(*v.data()); }; const V<D> c; g(v); g(c); auto h = [v] { P(v[0]); P(v.front()); for (auto& x : v) P(x); }; h(); auto m = [v]() mutable { P(v[0]); P(v.front()); for (auto& x : v) P(x); }; m(); auto e = [&c] { P(c[0]); P(c.at(0)); }; e(); }
template <class> void dependent11() { auto f = [](const V<D>& v) { P(v[0]); P(v.front()); for (auto& x : v) P(x); P(v.at(0)); P(*v.data()); }; V<D> v; f(v); auto g = [](auto& v) { P(v[0]); P(v.front()); for (auto& x : v) P(x); P(v.at(0)); P(*v.data()); }; const V<D> c; g(v); g(c); auto h = [v] { P(v[0]); P(v.front()); for (auto& x : v) P(x); }; h(); auto m = [v]() mutable { P(v[0]); P(v.front()); for (auto& x : v) P(x); }; m(); auto e = [&c] { P(c[0]); P(c.at(0)); }; e(); }

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
