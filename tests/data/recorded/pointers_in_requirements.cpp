#include <cstdio>
#include <string>
#include <vector>
#include <map>
struct S { int m; int operator()(int) const; S* next; };
template <class T> concept A = requires(T** p) { **p + 1; };
template <class T> concept B = requires(T* p) { *p + 1; };
template <class T> concept C = requires(T* p) { p->m; };
template <class T> concept D = requires(T* p) { (*p)(1); };
template <class T> concept E = requires(const T* p) { *p = T(); };
template <class T> concept F = requires(T* p) { *p = T(); };
template <class T> concept G = requires(T p[3]) { p[0] + p[1]; };
template <class T> concept H = requires(T (*p)(int)) { p(1) + 1; };
template <class T> concept I = requires(T (&p)[3]) { p[0] + p[1]; };
template <class T> concept J = requires(T* p, T* q) { p - q; p < q; p == q; };
template <class T> concept K = requires(T* p) { p->next->next->m; };
template <class T> concept L = requires(T* const p) { ++p; };
template <class T> concept M = requires(T* p) { ++p; p[1]; *p++; };
template <class T> concept N = requires(T*& p) { p = nullptr; };
template <class T> concept O = requires(T p, T* q) { q = &p; };
template <class T> concept P = requires(void* p) { static_cast<T*>(p); };
template <class T> concept Q = requires(T** p) { p[0][1]; (*p)->m; };
template <class T> concept R = requires(T*** p) { ***p + 1; };
template <class T> concept U = requires(const T* const* p) { **p; { **p } -> std::same_as<const T&>; };
#define ROW(X) printf(#X " %d%d%d%d%d%d\n", X<int>, X<S>, X<std::string>, X<std::vector<int>>, X<double>, X<const int>);
#include <concepts>
int main() { ROW(A) ROW(B) ROW(C) ROW(D) ROW(E) ROW(F) ROW(G) ROW(I) ROW(J) ROW(K) ROW(L) ROW(M) ROW(N) ROW(O) ROW(P) ROW(Q) ROW(R) ROW(U) printf("%d%d%d\n", H<int>, H<S>, H<double>);}
