// In a destructor `this` is what it was in the constructor.
#include <cstdio>
#include <memory>
struct A { A* self; A() : self(this) {} ~A() { printf("%d ", self == this); } };
struct B { static B* last; int k = 1; B() { last = this; } virtual ~B() { printf("%d ", last == this); } }; B* B::last;
struct D : B { ~D() { printf("d%d ", last == this); } };
A* ga; struct C { C() {} ~C() { printf("%d ", (void*)this == (void*)ga); } };
int main() { { A a; } A* p = new A; delete p; { auto q = std::make_unique<A>(); } { B b; } { D d; } { B* b = new D; delete b; } { auto s = std::make_shared<D>(); } static A st; A arr[2]; C* c = new C; ga = (A*)c; delete c; printf("\n"); }
