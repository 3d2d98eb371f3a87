// The type of what a function returns where `if constexpr` says which `return` it has.
#include <cstdio>
#include <type_traits>
#include <utility>
struct D { int v; D& get() { return *this; } };
template<class T> void p() { std::printf("%d%d%d ", std::is_lvalue_reference_v<T>, std::is_rvalue_reference_v<T>, std::is_const_v<std::remove_reference_t<T>>); }
template <int N, class A> decltype(auto) f(A& h) { if constexpr (N == 1) return h.get(); else return (h); }
template <int N, class A> decltype(auto) f2(A& h) { if constexpr (N == 1) return h.get(); else if constexpr (N == 2) return std::move(h); else return (h); }
template <int N, class A> decltype(auto) f3(A& h) { if constexpr (N == 1) { return h.get(); } else { return (h); } }
template <int N, class A, class... C> decltype(auto) f4(A& h, C&&... g) { if constexpr (N == 1) return h.get(); else return (h); }
template <class A> decltype(auto) f5(A& h) { return (h); }
template <class A> decltype(auto) f6(A& h) { return h; }
template <class A, class... C> decltype(auto) f7(A& h, C&&... c) { return (h); }
template <int N, class A> decltype(auto) g1(A& h) { if constexpr (N == 1) return (h); if constexpr (N == 2) return std::move(h); return h; }
template <int N, class A> auto& g2(A& h) { if constexpr (N == 1) { return h; } return h.get(); }
template <int N, class A> decltype(auto) g3(A& h) { if constexpr (N == 1) { if constexpr (sizeof(A) == 4) return (h); else return 1; } else if constexpr (N == 2) return h.get(); else if constexpr (N > 6) { } else return 2.5; }
template<int N> struct W { int v = 1; decltype(auto) get() { if constexpr (N == 1) return (v); else return v; } decltype(auto) get() const { if constexpr (N == 1) return (v); else return v; } };

int main() {
  { D d; p<decltype(f<0>(d))>(); p<decltype(f<1>(d))>(); } std::printf("\n");
  { D d; p<decltype(f2<0>(d))>(); p<decltype(f2<1>(d))>(); p<decltype(f2<2>(d))>(); } std::printf("\n");
  { D d; p<decltype(f3<0>(d))>(); p<decltype(f3<1>(d))>(); } std::printf("\n");
  { D d; p<decltype(f4<0>(d, 1))>(); p<decltype(f4<1>(d, d, 2))>(); } std::printf("\n");
  { D d; p<decltype(f5(d))>(); p<decltype(f6(d))>(); p<decltype(f7(d, 1, d))>(); } std::printf("\n");
  { const D d{}; p<decltype(f5(d))>(); p<decltype(f6(d))>(); p<decltype(f7(d, 1, d))>(); } std::printf("\n");
  { int d; p<decltype(f<0>(d))>(); p<decltype(f5(d))>(); } std::printf("\n");
  { D d; p<decltype(f5(std::declval<D&>()))>(); p<decltype(f<0>(std::declval<D&>()))>(); } std::printf("\n");
  { D d; auto l = [](auto& x) -> decltype(auto) { if constexpr (sizeof(x) == 4) return (x); else return 3; }; p<decltype(l(d))>(); char c; p<decltype(l(c))>(); } std::printf("\n");
  { D d; auto l = [](auto& x) -> auto& { if constexpr (sizeof(x) == 4) return x; else return x.y; }; p<decltype(l(d))>(); } std::printf("\n");
  { D d; p<decltype(g2<1>(d))>(); p<decltype(g2<2>(d))>(); } std::printf("\n");
  { D d; p<decltype(g3<1>(d))>(); p<decltype(g3<2>(d))>(); p<decltype(g3<5>(d))>(); p<decltype(g3<7>(d))>(); } std::printf("\n");
  { D d; g1<1>(d).v = 5; g2<2>(d) = D{3}; std::printf("%d ", d.v); } std::printf("\n");
  { D d{4}; auto&& r = g1<1>(d); r.v = 6; std::printf("%d ", d.v); auto c = g1<1>(d); c.v = 7; std::printf("%d ", d.v); } std::printf("\n");
  { D d{4}; decltype(auto) r = g1<1>(d); r.v = 6; std::printf("%d ", d.v); decltype(auto) c = g1<3>(d); c.v = 7; std::printf("%d ", d.v); } std::printf("\n");
  { p<decltype(W<1>{}.get())>(); p<decltype(W<2>{}.get())>(); W<1> w; p<decltype(w.get())>(); const W<1> cw{}; p<decltype(cw.get())>(); } std::printf("\n");
}
