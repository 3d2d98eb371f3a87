#include <iostream>
#include <vector>
#include <string>
#include <iterator>
using std::cout;
template <class T> concept W1 = requires(T* i) { *i = 1; };
template <class T> concept OutIt = requires(T it) { *it = 1; ++it; it++; };
template <class T> concept Inc = requires(T* p) { ++*p; (*p)++; *p += 2; };
template <class T> concept Idx = requires(T* p, int i) { p[i] = 3; p[0] += 1; ++p[i]; };
template <class T> concept AsStr = requires(T* p) { *p = "abc"; };
template <class T> concept Cp = requires(T* p, T const* q) { *p = *q; };
template <class T> concept Cq = requires(T* p, T const* q) { *q = *p; };
template <class T> concept Mem = requires(T* p) { p->x = 3; p->x += 1; };
template <class T> concept Vec = requires(T v) { v[0] = 1; v.at(0) = 2; };
struct X { int x; }; struct Y { const int x; }; struct Z { Z& operator=(int); Z& operator++(); Z operator++(int); Z& operator+=(int); };
enum E { ea }; enum class F { fa };
int w(wchar_t) { return 0; } int w(int) { return 1; } int w(long) { return 2; }
int c3(int) { return 1; } int c3(unsigned) { return 2; } int c3(long) { return 3; } int c3(unsigned long) { return 4; }

int main() {
  { cout << W1<int> << W1<const int> << W1<double> << W1<std::string> << W1<X> << W1<Z> << W1<E> << W1<F> << W1<bool> << W1<void*> << W1<int*>; cout << '\n'; }
  { cout << OutIt<int*> << OutIt<const int*> << OutIt<std::vector<int>::iterator> << OutIt<std::vector<int>::const_iterator> << OutIt<std::back_insert_iterator<std::vector<int>>> << OutIt<int> << OutIt<std::string*> << OutIt<std::ostream_iterator<int>>; cout << '\n'; }
  { cout << Inc<int> << Inc<const int> << Inc<std::string> << Inc<double> << Inc<int*> << Inc<E> << Inc<Z> << Inc<X>; cout << '\n'; }
  { cout << Idx<int> << Idx<const int> << Idx<float> << Idx<std::string> << Idx<X>; cout << '\n'; }
  { cout << Cp<int> << Cp<const int> << Cp<X> << Cp<Y> << Cq<int> << Cp<std::string>; cout << '\n'; }
  { cout << Mem<X> << Mem<Y> << Mem<const X> << Mem<int>; cout << '\n'; }
  { cout << Vec<std::vector<int>> << Vec<const std::vector<int>> << Vec<std::string> << Vec<int*>; cout << '\n'; }
  { cout << requires(int** p) { **p = 1; p[0][1] = 2; } << requires(int (&a)[3]) { a[0] = 1; } << requires(int* p) { *p++ = 1; *(p + 1) = 2; }; cout << '\n'; }
  { cout << w(L'a') << c3(U'a') << c3(u'a') << c3(L'a') << c3('a') << c3(true) << c3(u8'a') << c3(E::ea) << c3(short(1)); cout << '\n'; }
}
