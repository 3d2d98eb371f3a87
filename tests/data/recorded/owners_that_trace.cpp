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
struct N : std::enable_shared_from_this<N> { V v; std::vector<std::shared_ptr<N>> kids; std::weak_ptr<N> up; N(int i):v(i){} void add(std::shared_ptr<N> k) { k->up = weak_from_this(); kids.push_back(std::move(k)); } std::shared_ptr<N> self() { return shared_from_this(); } };
struct Del { const char* n; void operator()(V* p) const { printf("del %s %d\n", n, p->v); delete p; } };
int main() {
  { auto r = std::make_shared<N>(1); r->add(std::make_shared<N>(2)); r->add(std::make_shared<N>(3)); printf("%ld %ld\n", r.use_count(), r->kids[0].use_count()); auto k = r->kids[1]; r.reset(); printf("expired %d\n", k->up.expired()); auto me = k->self(); printf("%ld\n", me.use_count()); }
  { std::unique_ptr<V, Del> p(new V(4), Del{"one"}); p.reset(new V(5)); auto q = std::move(p); printf("%d %s\n", !p, q.get_deleter().n); q = nullptr; s("x"); }
  { std::shared_ptr<V> p(new V(6), Del{"sh"}); std::weak_ptr<V> w = p; { auto l = w.lock(); printf("%ld\n", p.use_count()); } auto q = p; p = nullptr; printf("%d\n", w.expired()); q.reset(); printf("%d\n", w.expired()); }
  { auto p = std::make_shared<std::pair<V, V>>(7, 8); std::shared_ptr<V> a(p, &p->second); p.reset(); printf("%d %ld\n", a->v, a.use_count()); }
  { std::unique_ptr<V[]> a = std::make_unique<V[]>(2); a[1] = V(9); a.reset(); s("y"); }
  { std::shared_ptr<V> a = std::make_unique<V>(10); std::shared_ptr<const V> b = a; std::swap(a, *new std::shared_ptr<V>); printf("%d %ld\n", b->v, b.use_count()); }
  { std::map<int, std::weak_ptr<V>> cache; auto get = [&](int k) { auto p = cache[k].lock(); if (!p) { p = std::make_shared<V>(k); cache[k] = p; } return p; }; auto a = get(11); auto b = get(11); a.reset(); b.reset(); auto c = get(11); printf("%zu %d\n", cache.size(), a == b); }
  { auto d = [n = 0](V* p) mutable { printf("lam %d %d\n", ++n, p->v); delete p; }; std::unique_ptr<V, decltype(d)> p(new V(12), d); p.reset(new V(13)); }
  { std::unique_ptr<V> a(new V(14)), b(new V(15)); a.swap(b); printf("%d %d %d\n", a->v, b->v, a == b); *a = *b; std::vector<std::unique_ptr<V>> v; v.push_back(std::move(a)); v.insert(v.begin(), std::move(b)); std::rotate(v.begin(), v.begin() + 1, v.end()); for (auto& p : v) printf("%d ", p->v); puts(""); v.erase(std::remove_if(v.begin(), v.end(), [](auto& p) { return p->v == 14; }), v.end()); s("z"); }
}
