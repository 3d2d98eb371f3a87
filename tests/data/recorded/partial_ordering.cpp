// Which template is the more special one: of functions, of classes, of pointers and arrays and constants.
#include <array>
#include <cstdio>
#include <utility>
#include <vector>

template <class T> struct Kind { static constexpr int value = 0; };
template <class T> struct Kind<T*> { static constexpr int value = 10 + Kind<T>::value; };
template <class T> struct Kind<T const> { static constexpr int value = 100 + Kind<T>::value; };
template <class T> struct Kind<T&> { static constexpr int value = 200 + Kind<T>::value; };
template <class T, int N> struct Kind<T[N]> { static constexpr int value = 1000 + N; };
template <class T> struct Kind<std::vector<T>> { static constexpr int value = 2000 + Kind<T>::value; };
template <class A, class B> struct Kind<std::pair<A, B>> { static constexpr int value = 3; };
template <class A> struct Kind<std::pair<A, A>> { static constexpr int value = 4; };
template <class A> struct Kind<std::pair<A, int>> { static constexpr int value = 5; };
template <class R, class... A> struct Kind<R(A...)> { static constexpr int value = 6 + int(sizeof...(A)); };
template <> struct Kind<double> { static constexpr int value = 7; };

template <class T> int f(T) { return 1; }
template <class T> int f(T*) { return 2; }
template <class T> int f(T const*) { return 3; }
template <class T> int f(std::vector<T>) { return 4; }
template <class T, size_t N> int f(std::array<T, N>) { return 5 + int(N); }
template <class T> int f(std::pair<T, T>) { return 20; }
template <class A, class B> int f(std::pair<A, B>) { return 21; }
int f(int) { return 30; }
int f(long*) { return 31; }

template <class A, class B> int g(A, B) { return 1; }
template <class A> int g(A, A) { return 2; }
template <class A> int g(A, int) { return 3; }
template <class... A> int g(A...) { return 4; }
template <class A> int g(A*, A*) { return 5; }

template <int N, class = void> struct Size { static int get() { return N; } };
template <class X> struct Size<0, X> { static int get() { return -1; } };
template <template <class...> class T, class U> int of(T<U> const&) { return sizeof(U); }
template <class T> int of(T const&) { return -1; }

int main() {
  printf("%d %d %d %d %d %d\n", Kind<int>::value, Kind<int*>::value, Kind<int const>::value, Kind<int const*>::value, Kind<int* const>::value, Kind<double**>::value);
  printf("%d %d %d %d %d\n", Kind<int[5]>::value, Kind<std::vector<double>>::value, Kind<std::vector<int*>>::value, Kind<int&>::value, Kind<double const&>::value);
  printf("%d %d %d %d\n", Kind<std::pair<int, char>>::value, Kind<std::pair<char, char>>::value, Kind<std::pair<char, int>>::value, Kind<int(char, float)>::value);
  int i = 0;
  int const k = 1;
  long l = 2;
  printf("%d %d %d %d %d %d\n", f(1.5), f(i), f(&i), f(&k), f(&l), f('c'));
  printf("%d %d %d %d\n", f(std::vector<int>{}), f(std::array<char, 4>{}), f(std::make_pair(1, 2)), f(std::make_pair(1, 2.0)));
  printf("%d %d %d %d %d\n", g(1, 2.0), g(1.0, 2.0), g('a', 2), g(1), g(&i, &i));
  printf("%d %d %d %d\n", Size<4>::get(), Size<0>::get(), of(std::vector<short>{}), of(3));
}
