#include <cstdio>
#include <type_traits>
#include <string>
struct E {}; struct E2 {}; struct F : E { int x; }; struct G : E, E2 { char c; }; struct H : E { E e; }; struct I : E { E e; int x; }; struct J : F { char c; }; struct K { [[no_unique_address]] E e; int x; }; struct L : G { E e; };
struct V { virtual void f() {} char c; }; struct W : V { char d; }; struct X : virtual E { int a; }; struct Y { char a; int b; char c; }; struct Z : Y { char d; }; struct NP { NP() {} char a; int b; char c; }; struct NQ : NP { char d; };
template <class T> struct D : T { D(T t) : T(t) {} using T::operator(); }; template <class... T> struct O : T... { using T::operator()...; }; template <class... T> O(T...) -> O<T...>;
#define R(T) printf(#T " %zu %zu %d %d %d\n", sizeof(T), alignof(T), std::is_empty_v<T>, std::is_standard_layout_v<T>, std::is_trivially_copyable_v<T>);
int main() {
  R(E) R(F) R(G) R(H) R(I) R(J) R(K) R(L) R(V) R(W) R(X) R(Y) R(Z) R(NP) R(NQ)
  int i = 1; double d = 2; char c = 'c'; std::string s; auto a = [] {}; auto b = [i] { return i; }; auto e = [i, d] { return i + d; }; auto g = [&i] { return i; }; auto h = [c] { return c; }; auto j = [s] { return s; }; auto m = [=] { return i + d + c; }; auto n = [i]() mutable { return i++; };
#define L(x) printf(#x " %zu %zu %d\n", sizeof(x), alignof(decltype(x)), std::is_empty_v<decltype(x)>);
  L(a) L(b) L(e) L(g) L(h) L(j) L(m) L(n)
  printf("%zu %zu %zu %zu\n", sizeof(D<decltype(a)>), sizeof(D<decltype(b)>), sizeof(D<decltype(e)>), sizeof(D<decltype(h)>));
  O o{a, b, h}; O p{a, [](int) {}, [](char) {}}; O q{b, h}; printf("%zu %zu %zu %zu\n", sizeof(o), sizeof(p), sizeof(q), alignof(decltype(o)));
  struct Q { decltype(a) x; decltype(b) y; }; struct S { [[no_unique_address]] decltype(a) x; decltype(b) y; }; printf("%zu %zu\n", sizeof(Q), sizeof(S));

}
