// Pointers to bases by a cast lead to the object itself: its virtual functions, its other members.
#include <cstdio>
struct A { int a = 1; virtual const char* who() const { return "A"; } virtual ~A() = default; }; struct B { int b = 2; int bb() const { return b; } }; struct N { int n = 3; };
struct D : A, B { int d = 4; const char* who() const override { return "D"; } }; struct E : N, B { int e = 5; };
int sum(const B* p) { return p->b; }
int main() {
  D d; E e; D arr[2]; E earr[2]; arr[1].b = 20; earr[1].b = 30;
  B* pb = static_cast<B*>(&d); pb->b = 7; std::printf("%d %d\n", d.b, ((B*)&d)->bb()); B* eb = static_cast<B*>(&e); eb->b = 8; std::printf("%d %d %d\n", e.b, e.n, ((B*)&e)->b);
  D* back = static_cast<D*>(pb); back->d = 9; std::printf("%d %s\n", d.d, back->who()); E* eback = static_cast<E*>(eb); eback->e = 10; std::printf("%d\n", e.e);
  std::printf("%d %d %s\n", static_cast<B*>(&arr[1])->b, static_cast<B*>(&earr[1])->b, static_cast<A*>(&arr[1])->who()); A* pa = (A*)&arr[0]; std::printf("%s\n", pa->who());
  const B* cb = static_cast<const B*>(&e); std::printf("%d %d\n", cb->b, sum(static_cast<const B*>(&earr[1]))); D* np = nullptr; B* nb = static_cast<B*>(np); std::printf("%d\n", nb == nullptr);
  B& rb = static_cast<B&>(e); rb.b = 11; std::printf("%d %d\n", e.b, &rb == eb); D* h = new D; A* ha = static_cast<A*>(h); std::printf("%s\n", ha->who()); delete ha; int* raw = (int*)&e; std::printf("%d %d\n", raw[0], raw[1]); std::printf("%d\n", eb->b);
}
