#include <cstdio>
#include <utility>
#include <vector>
#include <map>
#include <set>
#include <string>
#include <memory>
#include <optional>
#include <variant>
#include <functional>
#include <algorithm>
#include <numeric>
#include <array>
#include <list>
#include <deque>
#include <tuple>
#include <any>
#include <stdexcept>
#include <iostream>
struct V { int v; V(int v=0):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o) noexcept :v(o.v){o.v=-1;printf("move %d\n",v);} V& operator=(const V&o){v=o.v;printf("=copy %d\n",v);return *this;} V& operator=(V&&o) noexcept {v=o.v;o.v=-2;printf("=move %d\n",v);return *this;} ~V(){printf("end %d\n",v);} bool operator<(const V& o) const { return v<o.v;} bool operator==(const V& o) const { return v==o.v;} };
int s(const char* t) { puts(t); return 0; }
template<class T> struct Node { T v; std::unique_ptr<Node> l, r; Node(T v):v(std::move(v)){} };
template<class T> struct Tree { std::unique_ptr<Node<T>> root; int n = 0; bool add(T v) { auto* p = &root; while (*p) { if (v < (*p)->v) p = &(*p)->l; else if ((*p)->v < v) p = &(*p)->r; else return false; } *p = std::make_unique<Node<T>>(std::move(v)); ++n; return true; } template<class F> void each(F&& f) const { walk(root.get(), f); } template<class F> static void walk(const Node<T>* x, F& f) { if (!x) return; walk(x->l.get(), f); f(x->v); walk(x->r.get(), f); } };
template<class T> struct List { struct N { T v; N* next; }; N* h = nullptr; size_t n = 0; List() = default; List(std::initializer_list<T> l) { for (auto& x : l) push(x); } List(const List& o) { N** p = &h; for (N* x = o.h; x; x = x->next, p = &(*p)->next) *p = new N{x->v, nullptr}; n = o.n; } List& operator=(List o) { std::swap(h, o.h); std::swap(n, o.n); return *this; } ~List() { while (h) { N* x = h; h = h->next; delete x; } } void push(T v) { h = new N{std::move(v), h}; ++n; }
  struct It { using value_type = T; using difference_type = std::ptrdiff_t; using iterator_category = std::forward_iterator_tag; using pointer = T*; using reference = T&; N* p; T& operator*() const { return p->v; } T* operator->() const { return &p->v; } It& operator++() { p = p->next; return *this; } It operator++(int) { It t = *this; ++*this; return t; } bool operator==(const It& o) const { return p == o.p; } bool operator!=(const It& o) const { return p != o.p; } }; It begin() const { return {h}; } It end() const { return {nullptr}; } };
template<class T, size_t N> struct Ring { std::array<T, N> a{}; size_t h = 0, c = 0; bool push(T t) { if (c == N) return false; a[(h + c++) % N] = std::move(t); return true; } std::optional<T> pop() { if (!c) return std::nullopt; auto i = h; h = (h + 1) % N; --c; return std::move(a[i]); } };
struct Mat { int r, c; std::vector<double> d; static int copies, moves; Mat(int r, int c, double x = 0):r(r),c(c),d(r*c,x){} Mat(const Mat& o):r(o.r),c(o.c),d(o.d){++copies;} Mat(Mat&& o) noexcept:r(o.r),c(o.c),d(std::move(o.d)){++moves;} Mat& operator=(const Mat& o){r=o.r;c=o.c;d=o.d;++copies;return *this;} Mat& operator=(Mat&& o) noexcept {r=o.r;c=o.c;d=std::move(o.d);++moves;return *this;} double& operator()(int i,int j){return d[i*c+j];} double operator()(int i,int j) const {return d[i*c+j];} Mat& operator+=(const Mat& o){for(size_t i=0;i<d.size();++i)d[i]+=o.d[i];return *this;} friend Mat operator+(Mat a,const Mat& b){a+=b;return a;} friend Mat operator*(const Mat& a,const Mat& b){Mat m(a.r,b.c);for(int i=0;i<a.r;++i)for(int j=0;j<b.c;++j)for(int k=0;k<a.c;++k)m(i,j)+=a(i,k)*b(k,j);return m;} Mat t() const & {Mat m(c,r);for(int i=0;i<r;++i)for(int j=0;j<c;++j)m(j,i)=(*this)(i,j);return m;} }; int Mat::copies=0, Mat::moves=0;
int main() {
  { Tree<V> t; for (int x : {5, 2, 8, 2}) printf("%d\n", t.add(V(x))); t.each([](const V& v) { printf("%d ", v.v); }); puts(""); }
  { List<V> l{V(1), V(2)}; List<V> m = l; m.push(V(3)); l = m; for (auto& v : l) printf("%d ", v.v); puts(""); auto it = std::find_if(l.begin(), l.end(), [](const V& v) { return v.v == 2; }); printf("%d %td\n", it->v, std::distance(l.begin(), l.end())); int sum = std::accumulate(l.begin(), l.end(), 0, [](int a, const V& v) { return a + v.v; }); printf("%d\n", sum); std::vector<V> copy(l.begin(), l.end()); }
  { Ring<V, 2> r; s("ring"); printf("%d\n", r.push(V(4))); r.push(5); printf("%d\n", r.push(V(6))); if (auto x = r.pop()) printf("%d\n", x->v); printf("%d\n", r.pop().value().v); printf("%d\n", r.pop().has_value()); }
  { Mat a(2, 2, 1), b(2, 2, 2); Mat c = a + b; Mat d = a + b + c; d = a * b; d += c; Mat e = (a * b).t(); std::vector<Mat> v; v.push_back(a); v.push_back(Mat(1, 1)); v.emplace_back(3, 3, 1.5); auto f = std::move(v[0]); std::swap(a, b); printf("%g %g %d %d %zu\n", d(0, 1), e(1, 1), Mat::copies, Mat::moves, v[0].d.size()); std::sort(v.begin(), v.end(), [](const Mat& x, const Mat& y) { return x.r > y.r; }); printf("%d %d %d\n", v[0].r, Mat::copies, Mat::moves); }
  { std::map<std::string, std::vector<V>> m; m["a"].emplace_back(1); m["b"]; m["a"].push_back(V(2)); auto [it, ok] = m.try_emplace("a"); printf("%d %zu\n", ok, it->second.size()); for (auto& [k, v] : m) printf("%s %zu\n", k.c_str(), v.size()); m.erase("a"); s("erased"); std::map<int, V> n{{1, V(3)}}; n.insert_or_assign(1, V(4)); n.merge(std::map<int, V>{{2, V(5)}}); auto c = n; c[1] = V(6); printf("%d %d\n", n.at(1).v, c.at(1).v); }
}
