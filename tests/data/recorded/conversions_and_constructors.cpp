#include <cstdio>
#include <utility>
struct To; 
struct From { int v = 1; operator To() const; };
struct To { int w; To(int w) : w(w) { std::puts("To(int)"); } };
From::operator To() const { std::puts("From->To"); return To(v); }
struct From2;
struct To2 { To2(From2 const&); To2(int) {} };
struct From2 { explicit operator To2() const { std::puts("op explicit"); return To2(1); } };
To2::To2(From2 const&) { std::puts("ctor"); }
struct S1 { operator int() & { std::puts("&"); return 1; } operator int() && { std::puts("&&"); return 2; } operator int() const& { std::puts("const&"); return 3; } };
struct Any { template <class T> Any(T const&) { std::puts("Any(T)"); } Any(int) { std::puts("Any(int)"); } };
struct M { operator int() const { return 3; } };
void take(Any) {} 
struct L { operator long() const { std::puts("L long"); return 1; } };
void g(int) { std::puts("g int"); } void g(double) { std::puts("g double"); } void g(long) { std::puts("g long"); }
void h(To const&) { std::puts("h To"); } void h(int) { std::puts("h int"); }
struct Base { int b = 1; }; struct Der : Base { int d = 2; };
struct RefBase { Der x; operator Base&() { std::puts("Base&"); return x; } operator Base const&() const { std::puts("Base const&"); return x; } };
void rb(Base& b) { b.b = 7; } void crb(Base const& b) { std::printf("%d\n", b.b); }
struct W { template <class T> operator T*() const { std::puts("T*"); return nullptr; } };
struct O { explicit operator bool() const { return true; } template <class T, class = std::enable_if_t<std::is_same_v<T, int>>> operator T() const { std::puts("only int"); return 5; } };
int main() {
  { From f; To t = f; std::printf("%d\n", t.w); To t2(f); To t3{f}; To t4 = static_cast<To>(f); }
  { From2 f2; To2 q1 = f2; To2 q2(f2); To2 q3 = static_cast<To2>(f2); }
  { S1 s; int a = s; int b = S1{}; S1 const sc; int c = sc; std::printf("%d %d %d\n", a, b, c);  int d = std::move(s); std::printf("%d\n", d); }
  { take(M{}); take(3); take('c'); }
  { L l; g(l); From f; h(f); h(3); }
  { RefBase r; rb(r); crb(r); RefBase const& rc = r; crb(rc); Base cp = r; std::printf("%d\n", cp.b); }
  { W w; int* p = w; }
  { O o; int oi = o; std::printf("%d\n", oi); if (o) std::puts("o"); }
  { switch (M{}) { case 3: std::puts("three"); break; default: std::puts("other"); } }
  { int arr[5] = {0,1,2,3,4}; std::printf("%d\n", arr[M{}]); }
  { double dm = M{} * 1.5; std::printf("%g\n", dm); }
  { std::printf("%d\n", std::is_convertible_v<O, double>); std::printf("%d\n", std::is_convertible_v<O, int>); std::printf("%d\n", std::is_convertible_v<O, bool>); std::printf("%d\n", std::is_constructible_v<bool, O>); }
}
