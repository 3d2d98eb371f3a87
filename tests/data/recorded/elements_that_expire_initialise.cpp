// What operators return as `T&&` initialises `auto`.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <utility>
struct T{T(){}T(const T&){std::puts("c");}T(T&&){std::puts("m");} T& operator=(T const&) { std::puts("=c"); return *this; } T& operator=(T&&) { std::puts("=m"); return *this; }};
struct I { T* p; T&& operator*() const { return std::move(*p); } T&& operator[](int i) const { return std::move(p[i]); } T&& operator()() const { return std::move(*p); } T&& operator+() const { return std::move(*p); } T&& operator+(int) const { return std::move(*p); } T&& get() const { return std::move(*p); } };
template <class P> struct J { P* p; P&& operator*() const { return std::move(*p); } P&& operator[](int i) const { return std::move(p[i]); } P&& operator()() const { return std::move(*p); } };
template <class P> struct K { P p; std::remove_reference_t<decltype(*std::declval<P&>())>&& operator*() const { return std::move(*p); } decltype(auto) operator[](int i) const { return std::move(p[i]); } auto&& operator()() const { return std::move(*p); } };
void f(T&&) { std::puts("f&&"); } void f(T const&) { std::puts("fc"); } void f(T&) { std::puts("f&"); }

int main() {
  std::printf("\n0: "); { T t; I i{&t}; f(*i); f(i[0]); f(i()); f(+i); auto&& r = *i; f(r); auto x = *i; auto y = i[0]; }
  std::printf("\n1: "); { T t; J<T> i{&t}; T a = *i; T b = i[0]; T c = i(); f(*i); f(i[0]); f(i()); auto x = *i; auto y = i[0]; a = *i; }
  std::printf("\n2: "); { T t; K<T*> i{&t}; T a = *i; T b = i[0]; T c = i(); f(*i); f(i[0]); f(i()); auto x = *i; auto y = i[0]; a = *i; }
  std::printf("\n");
}
