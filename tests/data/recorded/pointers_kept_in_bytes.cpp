// Pointers to objects and functions in unions, bit fields, memory of C and arrays of `void*`, and back to the whole from a member.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>
#include <vector>
struct N { int v; N* next; };
struct Named { std::string s; Named(const char* s) : s(s) {} };
struct Noisy { int k; Noisy(int k) : k(k) {} ~Noisy() { std::printf("~%d ", k); } };
template <class T> struct Pool {
  union Slot { Slot* next; alignas(T) unsigned char raw[sizeof(T)]; };
  Slot slots[3]; Slot* unused;
  Pool() : unused(&slots[0]) { slots[0].next = &slots[1]; slots[1].next = &slots[2]; slots[2].next = nullptr; }
  template <class... A> T* make(A... a) { Slot* s = unused; unused = s->next; return new (s->raw) T(a...); }
  void put(T* p) { p->~T(); Slot* s = reinterpret_cast<Slot*>(p); s->next = unused; unused = s; }
  int left() { int n = 0; for (Slot* s = unused; s; s = s->next) n++; return n; }
};
struct Link { Link *next, *prev; };
struct Task { int id; Link node; };
#define container_of(p, T, m) ((T*)((char*)(p)-offsetof(T, m)))
void add(Link* h, Link* n) { n->next = h; n->prev = h->prev; h->prev->next = n; h->prev = n; }
struct Shape { virtual double area() const = 0; virtual ~Shape() {} };
struct Square : Shape { double s; Square(double s) : s(s) {} double area() const override { return s * s; } };
struct Ops { int (*add)(int, int); Shape* shape; const char* name; };
int sum(int a, int b) { return a + b; }
struct Flags { int (*fn)(int, int); N* n; unsigned on : 1; };
struct Value { int tag; union { int i; double d; Value* inner; Shape* shape; int (*fn)(int, int); }; };
struct Tree { union { struct { Tree *l, *r; }; Tree* child[2]; }; int k; };
struct Tagged { std::uintptr_t bits; N* get() const { return (N*)(bits & ~std::uintptr_t(1)); } };
int by_value(const void* a, const void* b) { return (*(N* const*)a)->v - (*(N* const*)b)->v; }
int main() {
  Pool<Named> names; Named* a = names.make("abc"); Named* b = names.make("def");
  std::printf("%s%s %d\n", a->s.c_str(), b->s.c_str(), names.left());
  names.put(a); std::printf("%d %s\n", names.left(), names.make("again")->s.c_str());
  Pool<Noisy> noisy; noisy.put(noisy.make(7)); std::printf("%d\n", noisy.left());
  Link head{&head, &head}; Task tasks[2] = {{1, {}}, {2, {}}}, one{3, {}}; std::vector<Task> more(1); more[0].id = 4;
  for (Task& t : tasks) add(&head, &t.node);
  add(&head, &one.node); add(&head, &more[0].node);
  for (Link* n = head.next; n != &head; n = n->next) std::printf("%d ", container_of(n, Task, node)->id);
  std::printf("%d\n", container_of(&one.node, Task, node) == &one);
  Ops* ops = (Ops*)std::calloc(2, sizeof(Ops)); ops[0] = {sum, new Square(2), "ops"}; ops[1] = ops[0];
  std::printf("%s %d %g %d\n", ops[1].name, ops[1].add(1, 2), ops[1].shape->area(), ops[1].add == &sum); delete ops[0].shape; std::free(ops);
  N n{3, nullptr}, m{1, &n}; Flags f{sum, &n, 1}; Flags g = f; g.n->v = 5; std::printf("%d %d %u\n", g.fn(2, 3), f.n->v, g.on);
  Value v{0, {3}}, w; w.inner = &v; std::printf("%d ", w.inner->i); Square s(3); w.shape = &s; v = w; std::printf("%g ", v.shape->area());
  w.fn = sum; std::printf("%d\n", w.fn(4, 5));
  Tree x, y; x.k = 1; y.k = 2; x.child[0] = nullptr; x.child[1] = &y; std::printf("%d %d\n", x.r->k, x.l == nullptr);
  Tagged t{(std::uintptr_t)&n | 1}; std::printf("%d %d\n", int(t.bits & 1), t.get() == &n);
  std::string text = "text"; int i = 4; void* any[4] = {&n, &text, &i, (void*)sum};
  std::printf("%d %s %d %d\n", ((N*)any[0])->v, ((std::string*)any[1])->c_str(), *(int*)any[2], ((int (*)(int, int))any[3])(1, 1));
  N* sorted[2] = {&n, &m}; std::qsort(sorted, 2, sizeof(N*), by_value); std::printf("%d%d\n", sorted[0]->v, sorted[1]->v);
  unsigned char raw[sizeof(N*)]; N* p = &m; std::memcpy(raw, &p, sizeof p); N* q; std::memcpy(&q, raw, sizeof q); std::printf("%d\n", q->next->v);
  char* copy = strdup("copied"); copy[0] = 'C'; std::puts(copy); std::free(copy);
}
