// Functions that override others and return a derived class: the type is what the call says.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <type_traits>
#include <memory>
struct A{ int a = 1; virtual ~A() {} virtual A*self(){return this;} virtual A&ref(){return *this;} virtual A* clone() const { return new A(*this); } virtual A const* cs() const { return this; } virtual A& operator+=(int) { return *this; } virtual A* operator->() { return this; } virtual A* none() { return this; } };
struct B:A{ int b = 2; B*self()override{return this;} B&ref()override{return *this;} B* clone() const override { return new B(*this); } B const* cs() const override { return this; } B& operator+=(int) override { return *this; } B* operator->() override { return this; } B* none() override { return nullptr; } };
struct C : B { C* self() override { return this; } C& ref() override { return *this; } C* clone() const override { return new C(*this); } };
struct X { int x = 5; virtual ~X() {} }; struct M1 : X, A { M1* self() override { return this; } M1& ref() override { return *this; } M1* clone() const override { return new M1(*this); } };
template<class T> struct Base { virtual ~Base() {} virtual Base* dup() { return this; } }; template<class T> struct Der : Base<T> { Der* dup() override { return this; } };
void f(A const*){std::printf("A ");} void f(B const*){std::printf("B ");} void g(A&){std::printf("A& ");} void g(B&){std::printf("B& ");} void f(C const*) { std::printf("C "); }
template<class T> void k(Base<T>*) { std::printf("base "); } template<class T> void k(Der<T>*) { std::printf("der "); }

int main() {
  std::printf("\n0: "); { B b; A*p=&b; f(p->self()); g(p->ref()); auto*q=p->self(); f(q); auto&r=p->ref(); g(r); f(b.self()); A&a=b; f(a.self()); f(p->A::self()); }
  std::printf("\n1: "); { C c; A* p = &c; B* q = &c; f(p->self()); f(q->self()); f(c.self()); g(q->ref()); f(p->self()->self()); f(q->self()->self()); std::printf("%d", q->self()->b); }
  std::printf("\n2: "); { C c; A* p = &c; B& q = c; auto x = p->clone(); auto y = q.clone(); f(x); f(y); std::printf("%d%d", std::is_same_v<decltype(x), A*>, std::is_same_v<decltype(y), B*>); std::printf("%d", dynamic_cast<C*>(x) != nullptr); delete x; delete y; }
  std::printf("\n3: "); { B b; A const& a = b; f(a.cs()); f(b.cs()); std::printf("%d%d", a.cs() == &b, a.cs()->a); }
  std::printf("\n4: "); { B b; A& a = b; g(a += 1); g(b += 1); f(a.operator->()); std::printf("%d", a->a); }
  std::printf("\n5: "); { Der<int> d; Base<int>& b = d; k(b.dup()); k(d.dup()); }
  std::printf("\n6: "); { B b; A& a = b; a.self()->a = 7; a.ref().a++; std::printf("%d", b.a); auto pm = &A::self; f((a.*pm)());  }
  std::printf("\n");
}
