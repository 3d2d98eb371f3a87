#include <cstdio>
#include <functional>
#include <tuple>
#include <utility>
#include <string>
#include <type_traits>
template <class X> void sink(X&& x) { printf("%s\n", std::is_lvalue_reference_v<X> ? "lvalue" : "rvalue"); }
namespace n0 {
struct A { template <int I> int get() & { return 1; } template <int I> int get() const& { return 2; } template <int I> int get() && { return 3; } int h() & { return 1; } int h() && { return 3; } };
template <int I, class E> int p(E&& e) { return std::forward<E>(e).template get<I>(); }
template <class E> int q(E&& e) { return std::forward<E>(e).h(); }
template <class E> int r(E&& e) { return static_cast<E&&>(e).template get<0>(); }
void run() { A a; A const c; printf("%d %d %d %d\n", p<0>(a), p<0>(c), p<0>(A{}), p<0>(std::move(a))); printf("%d %d\n", q(a), q(std::move(a))); printf("%d %d\n", r(a), r(std::move(a))); printf("%d %d %d\n", A{}.get<0>(), std::move(a).get<1>(), std::move(a).h()); }
}
namespace n1 {
struct W { int v; auto&& value() && { return std::move(v); } auto& value() & { return v; } int&& val() && { return std::move(v); } int& val() & { return v; } template <class Self> static auto&& get(Self&& s) { return std::forward<Self>(s).v; } };
template <class T> void f1(T&& t) { sink(std::forward<T>(t).value()); }
template <class T> void f2(T&& t) { sink(std::forward<T>(t).val()); }
template <class T> void f3(T&& t) { sink(W::get(std::forward<T>(t))); }
template <class T> void f4(T&& t) { sink(std::forward<T>(t).v); }
void run() { W w{1}; sink(std::move(w).value()); sink(std::move(w).val()); f1(W{1}); f2(W{1}); f3(W{1}); f4(W{1}); sink(W::get(std::move(w))); puts(""); f1(w); f2(w); f3(w); f4(w); sink(W::get(w)); sink(w.value()); }
}
namespace n2 {
struct W { int v; auto& value() & { return v; } auto&& mv() { return std::move(v); } int& val() & { return v; } int& val2() { return v; }  auto& value2() { return v; } };
template <class T> void f1(T&& t) { sink(t.value2()); sink(t.mv()); sink(std::forward<T>(t).mv()); }
void run() { W w{1}; sink(w.value()); sink(w.val()); sink(w.val2()); sink(w.value2()); auto& r = w.value(); sink(r); puts(""); f1(w); f1(W{1}); sink(w.mv()); }
}
namespace n3 {
struct W { int v; auto&& mv() { return std::move(v); } auto&& lv() { return v; }  int&& rr() { return std::move(v); } };
template <class T> void f1(T&& t) { printf("%d%d\n", std::is_rvalue_reference_v<decltype(t.mv())>, std::is_rvalue_reference_v<decltype(t.rr())>); sink(t.mv()); sink(t.rr()); sink(t.lv()); }
template <class T> void f2(T t) { sink(t.mv()); sink(t.rr()); sink(t.lv()); }
template <class T> void f3(W& t) { sink(t.mv()); sink(t.rr()); sink(t.lv()); }
void run() { W w{1}; printf("%d\n", std::is_rvalue_reference_v<decltype(w.mv())>); sink(w.mv()); sink(w.rr()); sink(w.lv()); puts(""); f1(w); puts(""); f2(w); puts(""); f3<int>(w); }
}
namespace n4 {
struct F { int operator()(int x) & { return x; } int operator()(int x) const& { return x + 100; } int operator()(int x) && { return x + 1000; } int operator()(int x) const&& { return x + 5000; } };
template <class G, class... A> decltype(auto) call(G&& g, A&&... a) { return std::forward<G>(g)(std::forward<A>(a)...); }
template <class G> int call2(G&& g) { return static_cast<G&&>(g)(2); }
struct O { std::string s = "abc"; std::string const& str() const& { puts("const&"); return s; } std::string str() && { puts("&&"); return std::move(s); } std::string& str() & { puts("&"); return s; } };
template <class T> auto take(T&& t) { return std::forward<T>(t).str(); }
template <class T> struct W { T v; template <class Self> static auto&& get(Self&& s) { return std::forward<Self>(s).v; } auto& value() & { puts("v&"); return v; } auto&& value() && { puts("v&&"); return std::move(v); } auto const& value() const& { puts("vc&"); return v; } };
template <class X> void name(X&& x) { printf("%s\n", std::is_lvalue_reference_v<X> ? (std::is_const_v<std::remove_reference_t<X>> ? "const lvalue" : "lvalue") : "rvalue"); }
template <class T> void fw(T&& t) { name(std::forward<T>(t).value()); name(W<int>::get(std::forward<T>(t))); }
void run() {
  F f; F const c; printf("%d %d %d %d\n", call(f, 1), call(c, 1), call(F{}, 1), call(std::move(c), 1)); printf("%d %d %d\n", call2(f), call2(c), call2(F{}));
  printf("%d %d\n", std::move(f)(3), F{}(3)); printf("%d %d\n", std::invoke(f, 1), std::invoke(F{}, 1));
  O o; O const k; take(o); take(k); take(O{}); take(std::move(o)); printf("[%s]\n", o.s.c_str());
  W<int> w{1}; W<int> const wc{2}; fw(w); fw(wc); fw(W<int>{3}); auto l = [](auto&& x) -> decltype(auto) { return std::forward<decltype(x)>(x).value(); }; name(l(w)); name(l(W<int>{1})); name(std::move(w).v); name(W<int>{4}.v);
}
}
int main() { n0::run(); n1::run(); n2::run(); n3::run(); n4::run(); }
