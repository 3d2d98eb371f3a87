// A variable ends where its scope does, whoever points or refers to it.
#include <cstdio>
#include <functional>
#include <vector>
struct B;
struct A { int id; B* b = nullptr; A* next = nullptr; A(int id) : id(id) {} A(A const& o) : id(o.id + 10) { std::printf("copy %d\n", id); } ~A() { std::printf("~A%d\n", id); } };
struct B { A* a = nullptr; ~B() { std::printf("~B\n"); } };
struct Keeper { A* a; A& r; Keeper(A& x) : a(&x), r(x) {} ~Keeper() { std::printf("~Keeper %d\n", a->id + r.id); } };
struct Guard { std::function<void()> f; ~Guard() { f(); } };
struct Tree { A root; std::vector<A*> all; Tree() : root(1) { all.push_back(&root); } ~Tree() { std::printf("~Tree %zu\n", all.size()); } };
struct Me { int n; std::function<int()> get; Me(int n) : n(n) { get = [this] { return this->n; }; } ~Me() { std::printf("~Me%d\n", n); } };
A* leaked = nullptr;
A global(100);
A make(int id) { A a(id); a.next = leaked; return a; }
A& same(A& a) { return a; }
A choose(bool first) { A x(1), y(2); A* p = first ? &x : &y; return *p; }
int main() {
  { A a(1); B b; a.b = &b; b.a = &a; }
  std::printf("cycle\n");
  A* out = nullptr; { A a(2); out = &a; std::printf("%d\n", out->id); } std::printf("pointer\n");
  { A a(3); A& r = a; A const& s = same(r); std::printf("%d\n", s.id); { A& inner = a; inner.id = 4; } std::printf("still\n"); } std::printf("reference\n");
  { A a(5); Keeper k(a); } std::printf("keeper\n");
  { int n = 6; A a(7); Guard g{[&] { std::printf("guard %d %d\n", n, a.id); }}; } std::printf("lambda\n");
  { Tree t; } std::printf("tree\n");
  { A m = make(8); std::printf("%d\n", m.id); } std::printf("made\n");
  { A c = choose(true); } std::printf("chosen\n");
  { std::vector<A> v; v.reserve(2); v.emplace_back(11); A* p = &v[0]; v.emplace_back(12); p->next = &v[1]; v[1].next = p; } std::printf("vector\n");
  for (int i = 0; i < 2; ++i) { A a(20 + i); out = &a; if (i == 0) continue; break; } std::printf("loop\n");
  { A a[2] = {A(30), A(31)}; a[0].next = &a[1]; a[1].next = a; } std::printf("array\n");
  { Me me(40); std::printf("%d\n", me.get()); } std::printf("me\n");
  { A first(50), second(51); first.next = &second; second.next = &first; std::swap(out, first.next); } std::printf("two\n");
  auto f = [](int id) { A a(id); leaked = &a; return a.id; }; std::printf("%d\n", f(60));
  static A kept(70); leaked = &kept;
  A last(80); last.next = &last;
}
