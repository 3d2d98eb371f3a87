#include <cstdio>
#include <cstdlib>
#include <new>
#include <memory>
#include <vector>
struct Counted {
  static int live;
  int v;
  Counted(int v) : v(v) { printf("ctor %d\n", v); }
  ~Counted() { printf("dtor %d\n", v); }
  static void* operator new(size_t n) { printf("new %zu\n", n); ++live; return std::malloc(n); }
  static void operator delete(void* p) { printf("delete\n"); --live; std::free(p); }
};
int Counted::live = 0;
struct Base { virtual ~Base() { printf("~Base\n"); } virtual int f() { return 1; } void* operator new(size_t n) { printf("Base new %zu\n", n); return ::operator new(n); } void operator delete(void* p, size_t n) { printf("Base delete %zu\n", n); ::operator delete(p); } };
struct Derived : Base { double d[4]; Derived() { d[0] = 2.5; } ~Derived() { printf("~Derived %g\n", d[0]); } int f() override { return 2; } };
struct Pool {
  alignas(16) char buffer[1024]; size_t used = 0;
  void* take(size_t n) { void* p = buffer + used; used += (n + 15) / 16 * 16; printf("take %zu used %zu\n", n, used); return p; }
};
Pool pool;
struct Node { int key; Node* next; Node(int k, Node* n) : key(k), next(n) {} void* operator new(size_t n); void operator delete(void*) { printf("node delete\n"); } };
void* Node::operator new(size_t n) { return pool.take(n); }
template <class T> struct Pooled { static void* operator new(std::size_t n) { printf("pooled %zu\n", n); return malloc(n); } static void operator delete(void* p, std::size_t n) { printf("unpooled %zu\n", n); free(p); } };
struct Item : Pooled<Item> { std::vector<int> v; Item(std::initializer_list<int> l) : v(l) {} ~Item() { printf("~Item %zu\n", v.size()); } };
int arg(int x) { printf("arg %d\n", x); return x; }
struct Plain { int a, b; static void* operator new(size_t n) { printf("plain new\n"); return malloc(n); } static void operator delete(void* p) { printf("plain delete\n"); free(p); } };
int main() {
  Counted* c = new Counted(arg(3)); printf("%d live %d\n", c->v, Counted::live); delete c; printf("live %d\n", Counted::live);
  { std::unique_ptr<Counted> u(new Counted(4)); printf("%d\n", u->v); auto w = std::make_unique<Counted>(5); }
  { std::shared_ptr<Counted> s(new Counted(6)); printf("%d\n", s->v); }
  Base* b = new Derived; printf("%d\n", b->f()); delete b;
  Node* head = nullptr; for (int i = 0; i < 3; ++i) head = new Node(i, head);
  for (Node* n = head; n;) { printf("%d ", n->key); Node* next = n->next; delete n; n = next; } printf("\n");
  Item* it = new Item{1, 2, 3}; it->v.push_back(4); printf("%zu\n", it->v.size()); delete it;
  Plain* p = new Plain{1, 2}; p->b += 5; printf("%d %d\n", p->a, p->b); delete p;
  Counted local(9); Counted* none = nullptr; delete none;
  int* q = new int(3); delete q;
  alignas(Counted) char raw[sizeof(Counted)]; Counted* at = ::new (raw) Counted(7); printf("%d\n", at->v); at->~Counted();
}
