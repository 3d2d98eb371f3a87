// Constructors that tell what of their arguments is const, however the object is made.
#include <utility>
#include <cstdio>
#include <string>
#include <vector>
struct L { int v = 0; };
struct A { A(L&) { printf("& "); } A(L const&) { printf("c& "); } A(L&&) { printf("&& "); } A(L const&&) { printf("c&& "); } };
struct B { template <class T> B(T&& t) { printf("%d%d ", std::is_lvalue_reference_v<T>, std::is_const_v<std::remove_reference_t<T>>); } };
struct C { template <class T> C(T& t) { printf("%d ", std::is_const_v<T>); } };
struct D { A a; template <class T> D(T&& t) : a(std::forward<T>(t)) {} };
struct E { A a; template <class T> E(T&& t) : a(t) {} };
struct F : A { template <class T> F(T&& t) : A(std::move(t)) {} };
template <class T> void f(T const& t) { A a(t); B b(t); B c{t}; B d = B(t); }
int main() {
  L l; L const cl; std::string s; std::string const cs; int i = 0; int const ci = 0; std::vector<int> const cv; int arr[2]; const int carr[2] = {};
  A a1(l), a2(cl), a3(L{}), a4(std::move(cl)), a5{cl}; A a6 = cl; A(static_cast<L const&>(l)); new A(cl); printf("\n");
  B b1(l), b2(cl), b3(L{}), b4(std::move(cl)), b5{cl}, b6(s), b7(cs), b8(i), b9(ci), b10(cv), b11(arr), b12(carr), b13(std::move(cs)); B b14 = cs; new B(cs); printf("\n");
  C c1(l), c2(cl), c3(cs), c4(s), c5(ci), c6(cv), c7(carr), c8(arr); printf("\n");
  D d1(l), d2(cl), d3(L{}), d4(std::move(cl)); E e1(l), e2(cl), e3(L{}); F f1(l), f2(cl), f3(L{}); printf("\n");
  f(l); f(cl); f(L{}); std::vector<B> v; v.emplace_back(cs); v.emplace_back(s); v.push_back(cs); printf("\n");
}
