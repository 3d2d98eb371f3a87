// Pointers of CuTe to const arrays, is_valid, and bits of sparse elements.
#include <array>
#include <cstdio>
#include <cute/tensor.hpp>
#include <vector>

using namespace cute;
template <class T> void tr(T&) { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void tf(T&&) { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void tv(T) { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void tp(T*) { printf("%s\n", __PRETTY_FUNCTION__); }
int const ga[2] = {1, 2}; constexpr float gf[3] = {1, 2, 3}; static const half_t gh[2] = {half_t(1), half_t(2)};
struct S { int const a[2] = {1, 2}; int b[2] = {3, 4}; };
template <class P> void all(P p) { tr(*p); tr(p[0]); tv(p); auto t = make_tensor(p, _2{}); tr(t(0)); printf("%d\n", std::is_const_v<std::remove_reference_t<decltype(*p)>>); }
template <class T> void sh() { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> auto val() { return T::value; }

int main() {
  { int const a[2] = {1, 2}; all(make_gmem_ptr(a)); }
  { int const a[2] = {1, 2}; auto p = make_gmem_ptr(a); tr(*p); tf(*p); tr(p[1]); tv(raw_pointer_cast(p)); tv(p.get()); printf("%d\n", p[1]); }
  { int const a[2] = {1, 2}; auto p = make_smem_ptr(a); tr(*p); auto q = make_rmem_ptr(a); tr(*q); }
  { int a[2] = {1, 2}; all(make_gmem_ptr(a)); }
  { all(make_gmem_ptr(ga)); all(make_gmem_ptr(gf)); all(make_smem_ptr(gh)); }
  { S s; all(make_gmem_ptr(s.a)); all(make_gmem_ptr(s.b)); S const& c = s; all(make_gmem_ptr(c.b)); all(make_gmem_ptr(&c.b[0])); }
  { std::vector<int> const v{1, 2}; all(make_gmem_ptr(v.data())); std::vector<int> w{1, 2}; all(make_gmem_ptr(w.data())); all(make_gmem_ptr(&v[0])); }
  { std::array<int, 2> const v{1, 2}; all(make_gmem_ptr(v.data())); }
  { int const a[2] = {1, 2}; auto p = &a[0]; all(p); auto q = a + 1; tv(q); tv(a + 0); tv(+a); tv(&a[1]); tp(a); }
  { int a[2] = {1, 2}; auto f = [=] { all(make_gmem_ptr(a)); tr(a); tv(a); }; f(); }
  { int const m[2][2] = {{1, 2}, {3, 4}}; all(make_gmem_ptr(m[1])); all(make_gmem_ptr(&m[0][0])); all(make_gmem_ptr(*m)); tv(m); tv(m[0]); tv(*m); tr(m[0]); tr(**m); }
  { int a[2] = {1, 2}; const int* p = a; all(make_gmem_ptr(p));  }
  { auto g = [](int const* r) { all(make_gmem_ptr(r)); tv(r); tp(r); tr(r[0]); tr(*r); tv(r + 1); }; int a[2] = {1, 2}; g(a); }
  { int const a[2] = {1, 2}; auto t = make_tensor(make_gmem_ptr(a), make_layout(_2{})); auto u = t; tr(u(0)); tr(t.data()[0]); tr(*t.data()); auto r = make_fragment_like(t); tr(r(0)); tr(t[0]); }
  { auto f = [](auto x) -> decltype(x + 1) { return x; }; auto r = is_valid(f, 1); tr(r); printf("%d %d\n", bool(r), decltype(r)::value); }
  { auto f = [](auto x) -> decltype(x.a) { return x; }; if constexpr (is_valid(f, 1)) printf("y"); else printf("n"); printf("%d\n", !is_valid(f, 2)); }
  { auto f = [](auto x) -> decltype(x.a) { return x; }; if constexpr (decltype(is_valid(f, 1))::value) printf("y"); else printf("n"); }
  { auto f = [](auto x, auto y) -> decltype(x + y) { return x; }; auto v = is_valid(f); printf("%d\n", int(v(1, 2))); auto w = v(1, nullptr); tr(w); }
  { CUTE_STATIC_ASSERT_V(is_valid([](auto x) -> decltype(x + 1) { return x; }, 1)); static_assert(is_valid([](auto x) -> decltype(x + 1) { return x; }, 1)); }
  { printf("%d\n", is_valid([](auto x) -> decltype(x + 1) { return x; }, 1) ? 1 : 2); auto b = is_valid([](auto x) -> decltype(x + 1) { return x; }, 1) && is_valid([](auto x) -> decltype(x + 1) { return x; }, _1{}); tr(b); }
  { print(val<sizeof_bits<sparse_elem<2, half_t>>>()); }
  { using T = sizeof_bits<sparse_elem<2, half_t>>; print(T::value); T t; print(t.value); }
  { template_less: print(sizeof_bits<sparse_elem<2, half_t>>{}.value); }
}
