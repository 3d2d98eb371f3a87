// Objects whose address stands in their own braces, or in the arguments of their own constructor.
#include <cstdio>
struct L { L* prev; L* next; };
L ghead = {&ghead, &ghead};
L gh2{&gh2, nullptr};
static L garr[2] = {{&garr[1], &garr[1]}, {&garr[0], &garr[0]}};
struct X { int n; L head{&head, &head}; bool empty() const { return head.next == &head; } };
struct Y { L head; Y() : head{&head, &head} {} bool empty() { return head.next == &head; } };
struct Z { L head = {&head, &head}; int k = 3; Z() { std::printf("Z %d\n", head.next == &head); } };
struct N { int v; N* self = this; int* pv = &v; };
struct W { int v; W* me; ~W() { std::printf("~W %d %d\n", v, me == this); } };
struct V { int v; V* me; V(int v, V* m) : v(v), me(m) { std::printf("V %d\n", m == this); } V(const V& o) : v(o.v), me(this) { std::printf("Vc\n"); } ~V() { std::printf("~V %d\n", me == this); } };
struct S { static L sh; };
L S::sh = {&S::sh, &S::sh};
struct SI { static L sh; int q; };
void push(L* h, L* n) { n->next = h->next; n->prev = h; h->next->prev = n; h->next = n; }
inline L SI::sh = {&SI::sh, &SI::sh};
int main() {
  std::printf("%d %d\n", ghead.next == &ghead, ghead.prev->prev == &ghead);
  std::printf("%d\n", gh2.prev == &gh2);
  std::printf("%d %d\n", garr[0].next == garr + 1, garr[1].next->next == &garr[1]);
  X x{4}; std::printf("%d\n", x.empty());
  X x2; std::printf("%d\n", x2.empty());
  Y y; std::printf("%d\n", y.empty());
  Z z; std::printf("%d\n", z.head.next == &z.head);
  N n{5}; std::printf("%d %d\n", n.self == &n, n.pv == &n.v);
  W w = {7, &w}; W w2{8, &w2}; std::printf("%d %d\n", w.me == &w, w2.me == &w2);
  V v(1, &v); V v2{2, &v2}; V v3 = {3, &v3}; V v4 = V(4, &v4); V v5 = v;
  std::printf("%d %d %d %d %d\n", v.me == &v, v2.me == &v2, v3.me == &v3, v4.me == &v4, v5.me == &v5);
  static L st = {&st, &st}; std::printf("%d\n", st.next == &st);
  std::printf("%d %d\n", S::sh.next == &S::sh, SI::sh.next == &SI::sh);
  L a, b; L head{&head, &head}; push(&head, &a); push(&head, &b);
  int c = 0; for (L* p = head.next; p != &head; p = p->next) c++; std::printf("%d %d\n", c, head.next == &b);
  for (int i = 0; i < 2; i++) { L h{&h, &h}; std::printf("%d", h.next == &h); } std::printf("\n");
  W ws[2] = {{1, &ws[0]}, {2, &ws[1]}}; std::printf("%d %d\n", ws[0].me == ws, ws[1].me == ws + 1);
  void* p = &p; std::printf("%d\n", p == &p);
  struct P { int x; int* px; } q = {3, &q.x}; std::printf("%d %d\n", q.px == &q.x, *q.px); q.x = 9; std::printf("%d\n", *q.px);
  int* arr[2] = {(int*)&arr[1], (int*)&arr[0]}; std::printf("%d\n", arr[0] == (int*)&arr[1]);
  L* heap = new L{heap, nullptr}; delete heap;
  struct C { L in; int k; } cc = {{&cc.in, &cc.in}, 3}; std::printf("%d\n", cc.in.next == &cc.in);
}
