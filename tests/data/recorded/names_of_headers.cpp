// Names as the headers of libraries bring them: `using` in namespaces, aliases of what has their own name, casts to references by
// their alias, and specialisations for what is `volatile`.
#include <cstdio>
#include <functional>
#include <limits>
#include <type_traits>
#include <utility>
#include <vector>

namespace lib {
namespace platform {
using std::conditional;
using std::conditional_t;
using std::function;
using std::is_same;
using std::is_same_v;
using std::make_pair;
using std::numeric_limits;
using std::pair;
using std::swap;
using std::vector;
template <class T>
struct alignment_of : std::alignment_of<T> {};
}  // namespace platform

template <class T>
struct Word {
  using type = typename platform::conditional<sizeof(T) == 4, int, long>::type;
  using other = platform::conditional_t<(sizeof(T) > 4), char, T>;
};

template <class T>
int count(platform::vector<T> const& v) {
  return int(v.size());
}

struct Point {
  int x;
};

namespace layout {
using Point = Point;
struct Segment {
  Point a, b;
};
template <class T>
int second(platform::pair<T, int> const& p) {
  return p.second;
}
}  // namespace layout

template <class T>
struct bits_of {
  static int const value = 8 * int(sizeof(T));
};
template <class T>
struct bits_of<T const> : bits_of<T> {};
template <class T>
struct bits_of<T volatile> : bits_of<T> {};
template <class T>
struct bits_of<T const volatile> : bits_of<T> {};
}  // namespace lib

template <class T>
struct holds {
  static int const value = 0;
};
template <class T>
struct holds<lib::platform::vector<T>> {
  static int const value = int(sizeof(T));
};

typedef int& number;
int total = 1;
number by_static() { return static_cast<number>(total); }
number by_bits() { return reinterpret_cast<number>(total); }
number in_brackets() { return (total); }

template <class T, int N>
struct Array {
  typedef T& reference;
  typedef T const& const_reference;
  T storage[N];
  reference operator[](int i) { return reinterpret_cast<reference>(storage[i]); }
  const_reference operator[](int i) const { return reinterpret_cast<const_reference>(storage[i]); }
};

template <class T>
struct Quaternion : Array<T, 4> {
  using Base = Array<T, 4>;
  using Reference = typename Base::reference;
  Reference at(int i) { return static_cast<Reference>(Base::storage[i]); }
  Quaternion() {
    for (int i = 0; i < 4; ++i) at(i) = T(i);
  }
};

struct Word32 {
  unsigned bits;
};

int main() {
  lib::platform::vector<double> v(3);
  auto p = lib::platform::make_pair(1.5, 2);
  lib::platform::function<int(int)> next = [](int x) { return x + 1; };
  lib::platform::vector<int>::iterator none{};
  lib::platform::pair<char, int>::second_type number_of = 4;
  (void)none;
  printf("%d %d %d %d %d\n", lib::count(v), lib::layout::second(p), next(2), number_of, holds<std::vector<short>>::value);
  printf("%d %d\n", lib::platform::is_same_v<lib::Word<int>::type, int>, lib::platform::is_same<lib::Word<long>::other, char>::value);
  printf("%d %d\n", int(lib::platform::alignment_of<double>::value), lib::platform::numeric_limits<short>::max());
  int a = 1, b = 2;
  lib::platform::swap(a, b);
  lib::layout::Segment s{{a}, {b}};
  printf("%d %d\n", s.a.x, s.b.x);
  printf("%d %d %d\n", lib::bits_of<int>::value, lib::bits_of<short const>::value, lib::bits_of<char>::value);
  by_static() = 5;
  printf("%d\n", total);
  by_bits() += 2;
  in_brackets() *= 3;
  printf("%d\n", total);
  Quaternion<float> q;
  q[0] = 8;
  printf("%g %g %g\n", q[0], q[3], q.at(2));
  printf("%d\n", std::is_same_v<decltype(static_cast<number>(total)), int&>);
  static_cast<number>(a) = 9;
  printf("%d\n", a);
}
