// Lists, rings and members that point into the object around them.
#include <cstdio>
#include <vector>
#include <memory>
#include <functional>
#include <string>
#include <utility>
template <class T> struct List { struct Node { Node* p; Node* n; }; Node head{&head, &head}; int size = 0;
  struct Item : Node { T v; };
  void push(T v) { auto* it = new Item{{head.p, &head}, v}; head.p->n = it; head.p = it; size++; }
  ~List() { for (Node* q = head.n; q != &head;) { Node* n = q->n; delete static_cast<Item*>(q); q = n; } } };
struct Hook { Hook* prev = this; Hook* next = this; bool linked() const { return next != this; }
  void insert(Hook& h) { h.next = next; h.prev = this; next->prev = &h; next = &h; } void unlink() { prev->next = next; next->prev = prev; next = prev = this; } };
struct Task : Hook { int id; Task(int i) : id(i) {} ~Task() { if (linked()) unlink(); std::printf("~Task %d\n", id); } };
struct Self { Self* me; std::string name; Self(std::string n) : me(this), name(std::move(n)) {} };
struct Reg { static Reg* head; Reg* next; const char* n; Reg(const char* s) : next(head), n(s) { head = this; } };
Reg* Reg::head = nullptr; Reg ra("a"), rb("b");
struct Pair { int a; int* pa; int b; int* pb; };
struct Widget { int x; std::function<int()> get; };
struct Graph { struct E { Graph* g; int k; }; E es[2] = {{this, 1}, {this, 2}}; };
struct Two { Hook h; int k; Hook* ph = &h; };
std::function<int(int)> fact = [](int n) { return n < 2 ? 1 : n * fact(n - 1); };
struct Tree { int v; std::vector<Tree> kids; Tree* root; };
struct M { int a[2]; int* p; };
struct Obs { virtual void f() { std::printf("obs\n"); } virtual ~Obs() {} };
struct Sub { Obs* o; struct L { Sub* s; } l{this}; Sub(Obs* o) : o(o) {} };
struct Ring { Ring* n; Ring(Ring* r) : n(r) {} };
template <class T> struct Box { T v; Box* me; };
template <class T> Box<T> mk(T v) { Box<T> b{v, &b}; return b; }
Ring r1(&r1); Ring r2 = &r2;  
int main() {
  List<int> l; l.push(1); l.push(2); int s = 0; for (auto* q = l.head.n; q != &l.head; q = q->n) s = s * 10 + static_cast<List<int>::Item*>(q)->v; std::printf("%d\n", s);
  { Hook list; Task a(1), b(2); list.insert(a); list.insert(b); { Task c(3); list.insert(c); std::printf("%d\n", static_cast<Task*>(list.next)->id); } std::printf("%d\n", static_cast<Task*>(list.next)->id); }
  Self x("hi"); std::printf("%d\n", x.me == &x); for (Reg* r = Reg::head; r; r = r->next) std::printf("%s", r->n); std::printf("\n");
  Pair p{1, &p.a, 2, &p.b}; *p.pa = 5; *p.pb = 6; std::printf("%d %d\n", p.a, p.b);
  Pair q = {1, &q.b, 2, &q.a}; *q.pa = 7; std::printf("%d %d\n", q.a, q.b);
  Widget w{3, [&w] { return w.x; }}; w.x = 4; std::printf("%d\n", w.get());
  Graph g; std::printf("%d %d\n", g.es[0].g == &g, g.es[1].k);
  Two t; std::printf("%d %d\n", t.ph == &t.h, t.h.prev == &t.h); Two t2{{}, 3}; std::printf("%d\n", t2.ph == &t2.h);
  std::printf("%d\n", fact(5)); auto& z = g; std::printf("%d\n", &z == &g);
  Tree tr{1, {{2, {}, &tr}, {3, {}, &tr}}, &tr}; std::printf("%d %d %d\n", tr.kids[0].root == &tr, tr.kids[1].root->v, tr.root == &tr);
  M m = {{1, 2}, &m.a[1]}; *m.p = 9; std::printf("%d\n", m.a[1]);
  Obs o; Sub sb(&o); std::printf("%d\n", sb.l.s == &sb); sb.o->f();
  std::printf("%d %d %d\n", r1.n == &r1, r2.n == &r2, 1);
  Box<int> b = mk(4); std::printf("%d %d\n", b.v, b.me == &b);

  std::unique_ptr<Tree> ut(new Tree{5}); ut->root = ut.get(); std::printf("%d\n", ut->root->v);
  Hook hs[3]; std::printf("%d %d\n", hs[1].prev == hs + 1, hs[2].next == &hs[2]);
  std::vector<Box<int>> vb; vb.reserve(2); vb.push_back({1, nullptr}); vb[0].me = &vb[0]; std::printf("%d\n", vb[0].me == vb.data());
  const struct K { const K* k; int n; } kk{&kk, 2}; std::printf("%d\n", kk.k->n);
  struct Mat { float d[4]; float* row[2]; } mm{{1, 2, 3, 4}, {mm.d, mm.d + 2}}; std::printf("%g\n", mm.row[1][1]); mm.d[3] = 8; std::printf("%g\n", mm.row[1][1]);
  struct Fn { void* self; int (*f)(void*); } fn{&fn, [](void* p) { return p ? 7 : 8; }}; std::printf("%d\n", fn.f(fn.self));
  std::pair<int, int*> pr{3, &pr.first}; *pr.second = 4; std::printf("%d\n", pr.first);
  void* vs[2] = {&vs[1], &vs[0]}; std::printf("%d %d\n", vs[0] == &vs[1], vs[1] == vs);
  Ring* rp[1] = {(Ring*)rp}; std::printf("%d\n", (void*)rp[0] == (void*)rp);

}
