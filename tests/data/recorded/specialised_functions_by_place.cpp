#include <cstdio>
template<class T> void f(T) { puts("T"); } template<> void f<int*>(int*) { puts("spec T"); } template<class T> void f(T*) { puts("T*"); }
template<class T> void g(T) { puts("T"); } template<class T> void g(T*) { puts("T*"); } template<> void g<int>(int*) { puts("spec T*"); }
template<class T> void h(T) { puts("T"); } template<class T> void h(T*) { puts("T*"); } template<> void h(int*) { puts("spec"); }
int main() { int i = 0; f(&i); g(&i); h(&i); f(i); }
template <class T> int k(T const&) { return 1; } template <> int k(int const&) { return 2; } template <class T> int k(T*) { return 3; } template <> int k(char* ) { return 4; }
struct Init { Init() { int i = 0; char c = 0; printf("%d %d %d %d\n", k(i), k(&i), k(&c), k(2.5)); } } init;
