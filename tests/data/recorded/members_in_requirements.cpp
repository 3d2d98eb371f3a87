#include <cstdio>
#include <string>
#include <vector>
#include <map>
#include <memory>
#include <optional>
struct S { int m; S* next; int f() { return 1; } }; struct Em {};
template <class T> concept A = requires(T t) { t.m; };
template <class T> concept B = requires(T* t) { t->m; };
template <class T> concept C = requires(T t) { t.f(); };
template <class T> concept D = requires(T* t) { t->f(); };
template <class T> concept E = requires(T& t) { t.first; t.second; };
template <class T> concept F = requires(const T& t) { t.size(); };
template <class T> concept G = requires(T t) { t.size; };
template <class T> concept H = requires(T t) { t.push_back(1); };
template <class T> concept I = requires(T t) { t.zzz; };
template <class T> concept J = requires(T t) { t.zzz(1); };
template <class T> concept K = requires(T t) { &T::m; };
template <class T> concept L = requires { T::zzz; };
template <class T> concept M = requires { typename T::value_type; };
template <class T> concept N = requires(T t) { *t; };
template <class T> concept R = requires(T t) { t.data()[0]; };
template <class T> concept U = requires(T t) { t.c_str(); };
template <class T> concept V = requires(T t) { t.find(1)->second; };
template <class T> concept W = requires(T t) { t.at(0); };
template <class T> concept X = requires(T t) { t.resize(1); t.reserve(1); };
template <class T> concept Y = requires(T t) { t.value(); };
template <class T> concept Z = requires(T t) { t.get(); };
#define ROW(X) printf(#X " %d%d%d%d%d%d%d%d%d%d%d%d\n", X<int>, X<S>, X<std::string>, X<std::vector<int>>, X<double*>, X<std::pair<int,int>>, X<std::vector<S>>, X<std::map<int,int>>, X<std::unique_ptr<S>>, X<std::optional<int>>, X<S*>, X<Em>);
int main() { ROW(A) ROW(B) ROW(C) ROW(D) ROW(E) ROW(F) ROW(G) ROW(H) ROW(I) ROW(J) ROW(K) ROW(L) ROW(M) ROW(N) ROW(R) ROW(U) ROW(V) ROW(W) ROW(X) ROW(Y) ROW(Z) }
