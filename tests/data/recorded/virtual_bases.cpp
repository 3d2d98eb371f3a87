// A virtual base is made and ended once, by the class of the whole object; its members are shared, and what hides them.
#include <cstdio>
#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <vector>
#include <iostream>

struct A {
  int v;
  A() : v(0) { printf("A() "); }
  A(int v) : v(v) { printf("A%d ", v); }
  A(const A& o) : v(o.v) { printf("c%d ", v); }
  A(A&& o) noexcept : v(o.v) { o.v += 100; printf("m%d ", v); }
  A& operator=(const A& o) { v = o.v; printf("=c%d ", v); return *this; }
  A& operator=(A&& o) noexcept { v = o.v; o.v += 100; printf("=m%d ", v); return *this; }
  ~A() { printf("~%d ", v); }
  bool operator<(const A& o) const { return v < o.v; }
  bool operator==(const A& o) const { return v == o.v; }
};

struct T {
  int v;
  T(int v = 0) : v(v) { printf("T%d ", v); }
  T(const T& o) : v(o.v) { printf("tc%d ", v); }
  T(T&& o) : v(o.v) { o.v += 100; printf("tm%d ", v); }
  T& operator=(const T& o) { v = o.v; printf("=tc%d ", v); return *this; }
  T& operator=(T&& o) { v = o.v; o.v += 100; printf("=tm%d ", v); return *this; }
  ~T() { printf("~T%d ", v); }
  bool operator<(const T& o) const { return v < o.v; }
  bool operator==(const T& o) const { return v == o.v; }
};

namespace of_b {
struct B { int x = 1; B() { printf("B"); } ~B() { printf("~B"); } };
struct L : virtual B { L() { printf("L"); } ~L() { printf("~L"); } };
struct R : virtual B { R() { printf("R"); } ~R() { printf("~R"); } };
struct D : L, R { D() { printf("D"); } ~D() { printf("~D"); } };
void b() {
  { D d; d.L::x = 2; d.R::x = 3; printf("%d %d %zu ", d.L::x, d.R::x, sizeof(D)); D e = d; printf("%d %d ", e.L::x, e.R::x); }
  puts("");
}
}

namespace of_c {
struct B { int x; B(int x = 0) : x(x) { printf("B%d ", x); } };
struct L : virtual B { L() : B(1) { printf("L"); } };
struct R : virtual B { R() : B(2) { printf("R"); } };
struct D : L, R { D() : B(3) { printf("D"); } };
struct E : D { E() { printf("E"); } };
struct F : D { F() : B(4) {} };
void c() {
  L l;
  puts("");
  D d;
  puts("");
  E e;
  puts("");
  F f;
  puts("");
  printf("%d %d %d", d.x, e.x, f.x);
  puts("");
}
}

namespace of_d {
struct V { V() { printf("V"); } ~V() { printf("~V"); } };
struct N { N() { printf("N"); } ~N() { printf("~N"); } };
struct A1 : N, virtual V { A1() { printf("A1"); } ~A1() { printf("~A1"); } };
struct A2 : virtual V { A2() { printf("A2"); } ~A2() { printf("~A2"); } };
struct Z : A1, A2 { A m{5}; Z() { printf("Z"); } ~Z() { printf("~Z"); } };
void d() {
  { Z z;
  puts("");
  }
  puts("");
  { A2 a; }
  puts("");
  V* p = new Z;
  puts("");
  puts("");
}
}

namespace of_e {
struct Aa { Aa() { printf("A"); } ~Aa() { printf("~A"); } };
struct B { B() { printf("B"); } ~B() { printf("~B"); } };
struct B1 : virtual B, virtual Aa { B1(int) { printf("B1"); } };
struct B2 : Aa, virtual B { B2(int) { printf("B2"); } };
struct D : B1, B2 { D() : B1(1), B2(2) { printf("D"); } };
void e() {
  { D d;
  puts("");
  } B2 b(1);
  puts("");
  puts("");
}
}

namespace of_a {
struct Animal { std::string name; Animal(std::string n) : name(n) { printf("Animal"); } virtual ~Animal() { printf("~Animal"); } virtual void speak() { printf("%s? ", name.c_str()); } };
struct Mammal : virtual Animal { int legs = 4; Mammal() : Animal("mammal") { printf("Mammal"); }
void speak() override { printf("mammal %s ", name.c_str()); } };
struct Bird : virtual public Animal { int wings = 2; Bird() : Animal("bird") { printf("Bird"); } };
struct Bat : Mammal, Bird { Bat() : Animal("bat"), Mammal(), Bird() { printf("Bat"); } ~Bat() { printf("~Bat"); }
void both() { printf("%d%d%s ", legs, wings, name.c_str()); } };
void a() {
  Bat b; b.speak(); b.both(); Animal& a = b; a.speak(); Animal* p = new Bat; p->name = "x"; p->speak(); Mammal* m = dynamic_cast<Mammal*>(p); m->speak(); printf("%d", m->legs); Bird* bi = dynamic_cast<Bird*>(p); printf("%d %s", bi->wings, bi->name.c_str()); bi->name = "y"; printf("%s", m->name.c_str()); delete p;
  puts("");
  Bat c = b; c.name = "z"; c.both(); b.both(); b = c; b.both();
  puts("");
  Mammal mm = b; printf("%s %d", mm.name.c_str(), mm.legs);
  puts("");
  Animal an = b; printf("%s", an.name.c_str());
  puts("");
  std::unique_ptr<Animal> up = std::make_unique<Bat>(); up->speak();
  puts("");
  std::vector<std::unique_ptr<Animal>> v; v.push_back(std::make_unique<Mammal>()); v.push_back(std::make_unique<Bat>()); for (auto& e : v) e->speak();
  puts("");
  printf("%zu %zu %zu", sizeof(Mammal) > sizeof(Animal), sizeof(Bat) > 0, sizeof(Bird) == sizeof(Mammal));
  puts("");
  puts("");
}
}

namespace of_b_ {
struct B { int x; B() : x(7) {} B(int x) : x(x) {}
int get() const { return x; }
void set(int v) { x = v; } };
struct L : virtual B { int l = 1;
void setl(int v) { x = v; } };
struct R : virtual B { int r = 2;
int getr() { return x; } };
struct D : L, R { int d = 3;
int sum() { return x + l + r + d; } };
void b_() {
  D d; d.setl(5); printf("%d %d %d %d ", d.getr(), d.get(), d.x, d.sum()); B* b = &d; b->set(9); printf("%d %d %d ", d.L::x, d.R::x, d.B::x); L& l = d; R& r = d; printf("%d%d ", &l.x == &r.x, l.x); D e = d; e.x = 1; printf("%d%d ", d.x, e.x); std::swap(d, e); printf("%d%d ", d.x, e.x); int B::*p = &B::x; printf("%d ", d.*p); auto f = &B::get; printf("%d ", (d.*f)()); std::function<int(const D&)> g = &D::get; printf("%d", g(d)); printf(" %zu %zu %zu", sizeof(B), sizeof(L), sizeof(D)); L ll; ll.x = 4; printf("%d", ll.x); D arr[2]; arr[1].x = 3; printf("%d%d", arr[0].x, arr[1].x); std::vector<D> v(2); v[0].x = 6; v.push_back(d); printf("%d%d%d", v[0].x, v[1].x, v[2].x); D z{}; printf("%d", z.x);
  puts("");
}
}

namespace of_c_ {
struct V1 { V1() { printf("V1"); } ~V1() { printf("~V1"); } };
struct V2 : virtual V1 { V2() { printf("V2"); } ~V2() { printf("~V2"); } };
struct P : virtual V2 { P() { printf("P"); } ~P() { printf("~P"); } };
struct Q : virtual V1, P { Q() { printf("Q"); } ~Q() { printf("~Q"); } };
struct T1 { T1(bool b) { if (b) throw 1; } };
struct X : virtual V2, T1 { A a{1}; X(bool b) : T1(b) { printf("X"); } ~X() { printf("~X"); } };
void c_() {
  { Q q;
  puts("");
  }
  puts("");
  { P p; }
  puts("");
  try { X x(true); } catch (int) { printf("c"); }
  puts("");
  { X x(false); }
  puts("");
  Q a;
  puts("");
  Q b(a);
  puts("");
  puts("");
}
}

namespace of_d_ {
template <class T> struct Base { T v; Base(T v = T()) : v(v) { printf("Base"); } };
template <class T> struct L : virtual Base<T> { L() : Base<T>(1) {} };
template <class T> struct R : virtual Base<T> { R() : Base<T>(2) {} };
template <class T> struct D : L<T>, R<T> { D() : Base<T>(3) {} T get() { return this->v; } };
void d_() {
  D<int> d; printf("%d ", d.get()); D<double> e; printf("%g ", e.get()); L<int> l; printf("%d", l.v);
  puts("");
}
}

namespace of_f {
struct S { int a = 1; S(int a) : a(a) { printf("S%d ", a); } S(const S& o) : a(o.a) { printf("Sc%d ", a); } S& operator=(const S& o) { a = o.a; printf("S=%d ", a); return *this; } };
struct L : virtual S { L() : S(1) {} };
struct R : virtual S { R() : S(2) {} R(const R& o) : S(o) { printf("Rc"); } };
struct D : L, R { D() : S(3) {} D(const D& o) : S(o), L(o), R(o) { printf("Dc"); } };
struct E : L, R { E() : S(4) {} };
struct F : R { F() : S(5) {} };
void f() {
  D d; D e(d);
  puts("");
  E x; E y = x;
  puts("");
  y = x;
  puts("");
  F f; F g = f; g = f;
  puts("");
  L l; L k = l; l = k;
  puts("");
  puts("");
}
}

namespace of_k5 {
struct Aa { Aa() { std::cout << "A "; } };
struct B { B() { std::cout << "B "; } };
struct B1 : virtual B, virtual Aa { B1(int) { std::cout << "B1 "; } };
struct B2 : Aa, virtual B { B2(int) { std::cout << "B2 "; } };
struct D : B1, B2 { D() : B1(1), B2(2) { std::cout << "D\n"; } };
void k5() {
  D d; std::cout << std::flush;
  puts("");
}
}

int main() {
  of_b::b();
  of_c::c();
  of_d::d();
  of_e::e();
  of_a::a();
  of_b_::b_();
  of_c_::c_();
  of_d_::d_();
  of_f::f();
  of_k5::k5();
}
