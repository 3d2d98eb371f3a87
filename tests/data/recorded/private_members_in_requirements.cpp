#include <cstdio>
struct B { int size() { return 1; } int operator()() { return 1; } int operator[](int) { return 1; } int operator*() { return 1; } bool operator==(const B&) const { return true; } B& operator++() { return *this; } int operator+(int) { return 1; } };
struct D : private B { template <class T> static constexpr bool in = requires(T t) { t.size(); t(); t[0]; };  };
struct Q { private: int size() { return 1; } int operator()() { return 1; } int operator[](int) { return 1; } int operator*() { return 1; } Q& operator++() { return *this; } int operator+(int) { return 1; } };
template <class T> concept S = requires(T t) { t.size(); };
template <class T> concept Ca = requires(T t) { t(); };
template <class T> concept Ix = requires(T t) { t[0]; };
template <class T> concept De = requires(T t) { *t; };
template <class T> concept Eq = requires(T t) { t == t; };
template <class T> concept Pp = requires(T t) { ++t; };
template <class T> concept Pl = requires(T t) { t + 1; };
template <class T> auto f(T t) -> decltype(t.size(), 1) { return 1; } int f(...) { return 0; }
template <class T> auto g(T t) -> decltype(t(), 1) { return 1; } int g(...) { return 0; }
template <class T> auto h(T t) -> decltype(t[1], 1) { return 1; } int h(...) { return 0; }
template <class T> void row(T t) { printf("%d%d%d%d%d%d%d %d%d%d\n", S<T>, Ca<T>, Ix<T>, De<T>, Eq<T>, Pp<T>, Pl<T>, f(t), g(t), h(t)); }
int main() { row(B()); row(D()); row(Q()); printf("%d%d\n", D::in<D>, D::in<B>); }
