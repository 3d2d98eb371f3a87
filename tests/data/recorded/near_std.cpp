// Functions of `std` that arguments find, and those of C, beside functions of the program with their names.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

int swaps = 0;
template <class T> void swap(T& a, T& b) { ++swaps; T t = std::move(a); a = std::move(b); b = std::move(t); }
template <int I, class T> int get(T) { return 70; }
template <class A, class B> int distance(A, B) { return 71; }
template <class A, class B> int max(A, B) { return 72; }
template <class A, class B, class C> int count(A, B, C) { return 73; }
template <class C, class P> int erase_if(C&, P) { return 74; }
int pow(int base, int exponent) { int r = 1; while (exponent-- > 0) r *= base; return r + 1000; }
float sqrt(float x) { return x; }
template <class T> int abs(T) { return 75; }
void sort(std::vector<int>& v) { std::sort(v.begin(), v.end(), [](int a, int b) { return a > b; }); }

namespace own {
template <class T> void swap(T& a, T& b) { swaps += 10; T t = a; a = b; b = t; }
template <class T> const T& begin(const T& of) { return of; }
struct Pair { int a, b; };
template <class T> void exchanged(T a, T b) { swap(a, b); std::printf("%d\n", swaps); }
}

template <class T> void exchanged(T a, T b) { swap(a, b); std::printf("%d\n", swaps); }

int main() {
  exchanged(std::string("a"), std::string("b"));
  exchanged(std::vector<int>{1}, std::vector<int>{2});
  exchanged(std::map<int, int>{}, std::map<int, int>{{1, 2}});
  exchanged(std::make_pair(1, 2), std::make_pair(3, 4));
  exchanged(std::make_shared<int>(1), std::make_shared<int>(2));
  exchanged(std::deque<int>{1}, std::deque<int>{2});
  exchanged(1, 2);
  own::exchanged(std::string("a"), std::string("b"));
  own::exchanged(own::Pair{1, 2}, own::Pair{3, 4});
  std::vector<int> v{1, 3, 2, 3};
  std::printf("%d %d\n", get<0>(std::make_tuple(5, 6)), get<1>(own::Pair{1, 2}));
  std::printf("%d %d\n", int(distance(v.begin(), v.end())), int(distance(&v[0], &v[2])));
  std::printf("%s %d\n", max(std::string("x"), std::string("y")).c_str(), max(1, 2));
  std::printf("%d\n", int(count(v.begin(), v.end(), 3)));
  std::printf("%d\n", int(erase_if(v, [](int x) { return x == 2; })));
  std::printf("%d %g %g\n", pow(2, 3), double(pow(2.0, 3.0)), double(pow(2.0f, 3.0f)));
  std::printf("%g %g %d %d\n", double(sqrt(4.0)), double(sqrt(4.0f)), abs(-3), abs(3u));
  sort(v.begin(), v.end());
  std::printf("%d %zu\n", v[0], v.size());
  sort(v);
  std::printf("%d\n", v[0]);
}
