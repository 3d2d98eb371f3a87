// Members with [[no_unique_address]] lie where the Itanium ABI puts them: empty ones upon others, others in the padding in front.
#include <cstddef>
#include <cstdio>
#include <functional>
#include <memory>
#include <type_traits>
#define P(...) printf("%s = %d\n", #__VA_ARGS__, int(__VA_ARGS__))

namespace sizes {
struct E {}; struct F {};
struct A { [[no_unique_address]] E e; int i; };
struct B { int i; [[no_unique_address]] E e; };
struct C2 { [[no_unique_address]] E e; [[no_unique_address]] E f; int i; };
struct D { [[no_unique_address]] E e; [[no_unique_address]] F f; int i; };
struct G { [[no_unique_address]] E e; char c; [[no_unique_address]] F f; };
struct H { E e; [[no_unique_address]] E f; char c; };
struct I : E { [[no_unique_address]] E e; char c; };
struct J { [[no_unique_address]] E a, b, c; };
struct K { [[no_unique_address]] E e; };
struct L { [[no_unique_address]] A a; char c; };
template <class T, class U> struct Pair { [[no_unique_address]] T t; [[no_unique_address]] U u; };
struct M { char c; E e; int i; };
void run() {
  P(sizeof(A)); P(offsetof(A,i)); P(sizeof(B)); P(offsetof(B,e)); P(sizeof(C2)); P(sizeof(D)); P(sizeof(G)); P(sizeof(H)); P(sizeof(I)); P(sizeof(J)); P(sizeof(K));
  P(sizeof(L)); P(offsetof(L,c)); P(offsetof(C2,f)); P(offsetof(H,f)); P(offsetof(H,c)); P(offsetof(J,c));
  P(sizeof(Pair<E,E>)); P(sizeof(Pair<E,F>)); P(sizeof(Pair<E,int>)); P(sizeof(Pair<int,E>)); P(sizeof(Pair<E,Pair<E,F>>)); P(sizeof(Pair<F,Pair<E,int>>)); P(sizeof(M));
  P(std::is_empty_v<K>); P(std::is_empty_v<J>);
  P(alignof(A));
}
}

namespace uses {
struct E { int f() const { return 7; } }; struct F { int operator()(int x) const { return x + 1; } };
struct A2 { [[no_unique_address]] E e; int i; char c; };
struct L2 { [[no_unique_address]] A2 a; char d; };
struct NP { NP() : i(1), c(2) {} int i; char c; };
struct L3 { [[no_unique_address]] NP a; char d; };
struct PO { int i; char c; };
struct L4 { [[no_unique_address]] PO a; char d; };
struct L5 : NP { [[no_unique_address]] NP b; char d; };
struct A7 { [[no_unique_address]] PO a; int i; char c; }; struct L7 { [[no_unique_address]] A7 a; char d; }; struct A8 { [[no_unique_address]] int a; int i; char c; }; struct L8 { [[no_unique_address]] A8 a; char d; };
struct L6 { [[no_unique_address]] int a; [[no_unique_address]] char d; };
template <class T, class C = std::less<T>, class A = F> struct Heap { T* p; [[no_unique_address]] C c; [[no_unique_address]] A a; bool lt(T x, T y) const { return c(x, y); } };
template <class F, class T> struct Bound { [[no_unique_address]] F f; T t; auto operator()() const { return f(t); } };
template <class F, class T> Bound(F, T) -> Bound<F, T>;
template <class F, class G> struct Comp { [[no_unique_address]] F f; [[no_unique_address]] G g; int operator()(int x) const { return f(g(x)); } };
template <class F, class G> Comp(F, G) -> Comp<F, G>;
struct M { E e [[no_unique_address]]; int i; };
struct Em : E { [[no_unique_address]] F f; };
struct Em2 : E { [[no_unique_address]] E f; };
struct Em3 { [[no_unique_address]] Em f; [[no_unique_address]] E g; int i; };
struct X { [[no_unique_address]] E e; long l; [[no_unique_address]] E g; };
struct alignas(16) AE {}; struct Y { [[no_unique_address]] AE a; char c; };
struct Z { char c; [[no_unique_address]] AE a; };
struct Ar { [[no_unique_address]] E e[2]; char c; };
void run() {
  P(sizeof(L2)); P(offsetof(L2, d)); P(sizeof(L3)); P(offsetof(L3, d)); P(sizeof(L4)); P(offsetof(L4, d)); P(sizeof(L5)); P(sizeof(L7)); P(sizeof(L8)); P(sizeof(L6));
  P(sizeof(Heap<int>)); Heap<int> h{}; P(h.lt(1, 2)); P(sizeof(Heap<int, std::less<>>));
  P(sizeof(Bound<F, int>)); Bound b{F{}, 3}; P(b()); P(sizeof(b)); auto l = [](int x) { return x * 2; }; Bound bl{l, 4}; P(sizeof(bl)); P(bl());
  int k = 5; auto lc = [k](int x) { return x * k; }; Bound bc{lc, 4}; P(sizeof(bc)); P(bc());
  Comp c{l, F{}}; P(sizeof(c)); P(c(3)); Comp c2{l, l}; P(sizeof(c2)); P(c2(3)); Comp c3{F{}, Comp{F{}, l}}; P(sizeof(c3)); P(c3(2)); Comp c4{l, lc}; P(sizeof(c4));
  P(sizeof(M)); P(sizeof(Em)); P(sizeof(Em2)); P(sizeof(Em3)); P(sizeof(X)); P(offsetof(X, l)); P(offsetof(X, g)); P(sizeof(Y)); P(alignof(Y)); P(sizeof(Z)); P(offsetof(Z, a)); P(sizeof(Ar));
  P(std::is_empty_v<Em>); P(std::is_empty_v<Em2>); P(std::is_empty_v<M>); P(std::is_empty_v<decltype(c)>);
  A2 a{{}, 3, 'x'}; P(a.i); P(a.c); P(a.e.f()); A2 a2 = a; P(a2.i); L3 q; q.d = 9; q.a = NP(); P(q.d); P(q.a.c);
  L2 w{{{}, 1, 2}, 3}; L2 w2 = w; w2.a = a; P(w2.d); P(w2.a.i); Em em; P(em.f(1)); P(em.E::f());
  X x{{}, 4, {}}; auto [e1, lo, e2] = x; P(lo); P(e1.f()); struct D : Em { int i; }; P(sizeof(D));
}
}

int main() {
  sizes::run();
  uses::run();
}
