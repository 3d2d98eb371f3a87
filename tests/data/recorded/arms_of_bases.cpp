// The conditional operator between pointers and references to classes and their bases.
#include <cstdio>
struct Base { int b = 1; virtual ~Base() = default; virtual const char* who() const { return "Base"; } };
struct Derived : Base { int d = 2; const char* who() const override { return "Derived"; } };
int main() { bool t = true; Base bs; Derived ds; const Derived cds;
  Base* v1 = t ? static_cast<Base*>(&ds) : &bs; std::puts(v1->who());
  Base* v2 = t ? &ds : &bs; std::puts(v2->who()); const Base* v3 = t ? &bs : &cds; std::puts(v3->who()); const Base* v4 = !t ? &bs : &cds; std::puts(v4->who());
  std::puts((t ? static_cast<const Base&>(ds) : bs).who()); std::puts((t ? ds : bs).who()); std::puts((!t ? bs : ds).who());
  Base& r = t ? ds : bs; std::puts(r.who()); Base c = t ? ds : bs; std::puts(c.who()); auto* p = t ? &ds : &bs; std::puts(p->who()); auto& q = t ? ds : bs; std::puts(q.who()); (t ? &ds : &bs)->b = 9; std::printf("%d\n", ds.b); Base* n = t ? &ds : nullptr; std::puts(n->who());
}
