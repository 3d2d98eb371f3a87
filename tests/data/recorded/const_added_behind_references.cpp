#include <iostream>
int k1(const int* const&) { return 0; } template <class T> int k1(T) { return 1; }
int k2(const int*) { return 0; } template <class T> int k2(T) { return 1; }
int k3(int* const&) { return 0; } template <class T> int k3(T) { return 1; }
int k4(const int&) { return 0; } template <class T> int k4(T) { return 1; }
int k5(const int* const&) { return 0; } template <class T> int k5(const T&) { return 1; }
int k6(const int* const&) { return 0; } int k6(int*) { return 1; }
int k7(const char* const&) { return 0; } template <class T> int k7(T*) { return 1; }
int main() { int x; int* p = &x; const int* q = p;
 std::cout << k1(p) << k1(q) << k2(p) << k2(q) << k3(p) << k3(q) << k4(x) << k5(p) << k5(q) << k6(p) << k6(q) << k7("a") << k7((const char*)0) << k1(&x) << k1((const int*)&x); }
