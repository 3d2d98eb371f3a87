#include <cstdio>
#include <type_traits>
#include <functional>
#include <memory>
#include <utility>
struct M { int f(); int c() const; int l() &; int r() &&; int cl() const&; int d; const int e = 1; double two(int, double) const; void n() noexcept; };
struct D : M {};
template <class F, class... A> void row(const char* s) { printf("%s %d%d\n", s, std::is_invocable_v<F, A...>, std::is_nothrow_invocable_v<F, A...>); }
int main() {
  using F = int (M::*)(); using C = int (M::*)() const; using L = int (M::*)() &; using R = int (M::*)() &&; using CL = int (M::*)() const&; using O = int M::*; using N = void (M::*)() noexcept;
#define T(X) row<X, M>(#X " M"); row<X, const M>(#X " cM"); row<X, M&>(#X " M&"); row<X, const M&>(#X " cM&"); row<X, M&&>(#X " M&&"); row<X, M*>(#X " M*"); row<X, const M*>(#X " cM*"); row<X, D>(#X " D"); row<X, const D&>(#X " cD&"); row<X, std::unique_ptr<M>>(#X " up"); row<X, std::shared_ptr<const M>>(#X " spc"); row<X, std::reference_wrapper<M>>(#X " rw"); row<X, std::reference_wrapper<const M>>(#X " rwc"); row<X, int>(#X " int"); row<X>(#X " none"); row<X, M, int>(#X " M,int"); row<X, std::unique_ptr<const M>&>(#X " upc&"); row<X, M* const&>(#X "M*c&");
  T(F) T(C) T(L) T(R) T(CL) T(O) T(N)
  using W = double (M::*)(int, double) const;
  printf("%d%d%d%d\n", std::is_invocable_v<W, M, int, int>, std::is_invocable_v<W, M, int>, std::is_invocable_r_v<int, W, M, int, int>, std::is_invocable_r_v<int*, W, M, int, int>);
#define I(E, ...) printf("%d", std::is_same_v<std::invoke_result_t<__VA_ARGS__>, E>);
  I(int, F, M&) I(int&, O, M&) I(int&&, O, M) I(const int&, O, const M&) I(const int&, O, const M*) I(int&, O, M*) I(int&, O, std::unique_ptr<M>) I(const int&, O, std::reference_wrapper<const M>) I(int&, O, std::reference_wrapper<M>) I(double, W, const M&, int, int) I(const int&&, O, const M)
  puts("");
}
