// Every pointer of the library that owns: made, moved, reset, shared, compared, ended.
#include <cstdio>
#include <iostream>
#include <memory>
#include <string>
#include <vector>
#include <map>
#include <functional>
struct T { int v; T(int v = 0) : v(v) { printf("+%d ", v); } ~T() { printf("-%d ", v); } virtual int f() { return v; } };
struct U : T { U(int v) : T(v) {} int f() override { return v * 10; } ~U() { printf("~U "); } };
struct B { virtual ~B() { printf("~B "); } virtual int g() const = 0; };
struct C : B { int k; C(int k) : k(k) {} ~C() { printf("~C%d ", k); } int g() const override { return k; } };
void walk(std::unique_ptr<T> p) { printf("w%d ", p ? p->v : -1); }
std::unique_ptr<T> make(int v) { return std::make_unique<T>(v); }
struct Node { int v; std::unique_ptr<Node> l, r; Node(int v) : v(v) {} };
int sum(Node const* n) { return n ? n->v + sum(n->l.get()) + sum(n->r.get()) : 0; }
struct E : std::enable_shared_from_this<E> { int z = 4; std::shared_ptr<E> me() { return shared_from_this(); } };
struct Fin { int* n; void operator()(int* p) const { ++*n; delete p; } };
int main() {
  { std::unique_ptr<T> n; printf("%d %d %d\n", n.get() == nullptr, !n, n == nullptr); }
  { auto p = std::make_unique<T>(1); auto q = std::move(p); printf("%d %d ", (bool)p, q->v); p.reset(new T(2)); q.reset(); p = std::move(q); printf("%d", p == nullptr); } puts("");
  { auto p = make(3); T* raw = p.release(); printf("%d %d ", p.get() == nullptr, raw->v); delete raw; walk(make(4)); walk(std::move(p)); walk(nullptr); } puts("");
  { std::vector<std::unique_ptr<T>> v; for (int i = 0; i < 3; ++i) v.push_back(std::make_unique<T>(i)); v.emplace_back(new T(9)); v.erase(v.begin() + 1); for (auto& p : v) printf("[%d]", p->v); v.insert(v.begin(), make(7)); std::swap(v[0], v[1]); for (auto const& p : v) printf("[%d]", (*p).v); } puts("");
  { auto a = std::make_unique<int[]>(4); for (int i = 0; i < 4; ++i) printf("%d", a[i]); a[2] = 5; printf("%d ", a[2]); std::unique_ptr<T[]> t(new T[2]); t[1].v = 6; } puts("");
  { std::unique_ptr<B> b = std::make_unique<C>(5); printf("%d ", b->g()); b = std::make_unique<C>(6); b = nullptr; printf("|"); } puts("");
  { std::map<std::string, std::unique_ptr<T>> m; m["a"] = make(1); m["b"] = make(2); m["a"] = make(3); m.erase("b"); printf("%d ", m["a"]->v); m.emplace("c", make(8)); } puts("");
  { Node r(1); r.l = std::make_unique<Node>(2); r.l->r = std::make_unique<Node>(3); printf("%d\n", sum(&r)); }
  { std::shared_ptr<T> s = std::make_shared<T>(1); auto t = s; printf("%ld ", s.use_count()); std::weak_ptr<T> w = s; { auto l = w.lock(); printf("%ld %d ", w.use_count(), l->v); } s.reset(); printf("%ld %d ", t.use_count(), w.expired()); t = nullptr; printf("%d %d ", w.expired(), w.lock() == nullptr); } puts("");
  { std::shared_ptr<T> s(new U(2)); std::shared_ptr<T> t = std::make_shared<U>(3); printf("%d %d ", s->f(), t->f()); s = t; printf("%ld ", t.use_count()); std::vector<std::shared_ptr<T>> v(3, s); printf("%ld ", s.use_count()); v.clear(); printf("%ld ", s.use_count()); } puts("");
  { auto e = std::make_shared<E>(); auto f = e->me(); printf("%ld %d ", e.use_count(), f->z); } puts("");
  { int n = 0; { std::unique_ptr<int, Fin> p(new int(1), Fin{&n}); std::unique_ptr<int, std::function<void(int*)>> q(new int(2), [&](int* p) { n += 10; delete p; }); std::shared_ptr<int> s(new int(3), [&](int* p) { n += 100; delete p; }); auto s2 = s; } printf("%d ", n); } puts("");
  { auto del = [](T* p) { printf("del%d ", p->v); delete p; }; std::unique_ptr<T, decltype(del)> p(new T(5), del); auto q = std::move(p); printf("%d ", p == nullptr); std::unique_ptr<T, void (*)(T*)> f(nullptr, nullptr); printf("%d", !f); } puts("");
  { std::unique_ptr<T> u = make(6); std::shared_ptr<T> s = std::move(u); printf("%d %ld ", !u, s.use_count()); std::shared_ptr<int> al(s, &s->v); *al = 60; printf("%d %ld ", s->v, al.use_count()); auto b = std::static_pointer_cast<T>(s); printf("%d ", b == s); } puts("");
  { std::shared_ptr<T> a; if (!a) printf("n"); a = make(1); if (a) printf("y"); if (a && a->v == 1) printf("z"); while (a) { a.reset(); } } puts("");
  { auto f = [p = std::make_unique<T>(4)]() { return p->v; }; printf("%d ", f()); std::pair<int, std::unique_ptr<T>> pr{1, make(2)}; auto q = std::move(pr.second); printf("%d%d ", !pr.second, q->v); } puts("");
  printf("%zu %zu %zu %zu\n", sizeof(std::unique_ptr<int>), sizeof(std::shared_ptr<int>), sizeof(std::weak_ptr<int>), sizeof(std::unique_ptr<int, void (*)(int*)>));
  { auto up = std::make_unique<std::vector<int>>(3, 7); printf("%zu %d ", up->size(), (*up)[1]); auto us = std::make_unique<std::string>("abc"); std::cout << *us << us->size() << "\n" << std::flush; }
  { struct S { std::unique_ptr<int> p = std::make_unique<int>(3); std::shared_ptr<int> q = std::make_shared<int>(4); }; S a; S b = std::move(a); printf("%d %d %d %d\n", !a.p, !a.q, *b.p, *b.q); a = std::move(b); printf("%d %d\n", *a.p, *a.q); }
  { try { std::weak_ptr<int> w; std::shared_ptr<int> s(w); } catch (std::bad_weak_ptr const& e) { puts(e.what()); } }
  printf("%d%d%d\n", std::is_copy_constructible_v<std::unique_ptr<int>>, 1, std::is_copy_constructible_v<std::shared_ptr<int>>);
}
