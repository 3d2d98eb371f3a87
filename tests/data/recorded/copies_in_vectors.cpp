// How often a vector copies, moves and assigns its elements as it grows, for classes that move, may throw, or only copy.
#include <cstdio>
#include <utility>
#include <vector>

struct A {
  int v;
  A() : v(0) { printf("A() "); }
  A(int v) : v(v) { printf("A%d ", v); }
  A(const A& o) : v(o.v) { printf("c%d ", v); }
  A(A&& o) noexcept : v(o.v) { o.v += 100; printf("m%d ", v); }
  A& operator=(const A& o) { v = o.v; printf("=c%d ", v); return *this; }
  A& operator=(A&& o) noexcept { v = o.v; o.v += 100; printf("=m%d ", v); return *this; }
  ~A() { printf("~%d ", v); }
  bool operator<(const A& o) const { return v < o.v; }
  bool operator==(const A& o) const { return v == o.v; }
};

struct C {
  int v;
  C(int v = 0) : v(v) { printf("C%d ", v); }
  C(const C& o) : v(o.v) { printf("cc%d ", v); }
  C& operator=(const C& o) { v = o.v; printf("=cc%d ", v); return *this; }
  ~C() { printf("~C%d ", v); }
  bool operator<(const C& o) const { return v < o.v; }
  bool operator==(const C& o) const { return v == o.v; }
};

struct T {
  int v;
  T(int v = 0) : v(v) { printf("T%d ", v); }
  T(const T& o) : v(o.v) { printf("tc%d ", v); }
  T(T&& o) : v(o.v) { o.v += 100; printf("tm%d ", v); }
  T& operator=(const T& o) { v = o.v; printf("=tc%d ", v); return *this; }
  T& operator=(T&& o) { v = o.v; o.v += 100; printf("=tm%d ", v); return *this; }
  ~T() { printf("~T%d ", v); }
  bool operator<(const T& o) const { return v < o.v; }
  bool operator==(const T& o) const { return v == o.v; }
};

void vec1() {
  std::vector<A> v{1, 2}; v.reserve(20); A x(9);
  puts("");
  v.insert(v.end(), 2, x);
  puts("");
  v.resize(6, x);
  puts("");
  v.insert(v.begin(), 2, x);
  puts("");
  v.insert(v.begin() + 1, x);
  puts("");
  v.insert(v.begin() + 1, A(3));
  puts("");
  v.insert(v.begin() + 1, {4, 5});
  puts("");
  v.emplace(v.begin() + 1, 6);
  puts("");
  v.emplace(v.begin() + 1, x);
  puts("");
  v.insert(v.begin(), {x});
  puts("");
  v.assign(3, x);
  puts("");
  v.erase(v.begin());
  puts("");
  v.insert(v.end(), x);
  puts("");
  v.insert(v.end(), {7});
  puts("");
  v.emplace(v.end(), 5);
  puts("");
  v.emplace_back(8);
  puts("");
  v.push_back(x);
  puts("");
  v.push_back(std::move(x));
  puts("");
  v.push_back(4);
  puts("");
  v.resize(2);
  puts("");
  v.pop_back();
  puts("");
  puts("");
}

void vec2() {
  std::vector<A> v{1, 2}; A x(9);
  puts("");
  v.insert(v.end(), 2, x);
  puts("");
  v.shrink_to_fit(); v.insert(v.begin(), x);
  puts("");
  v.shrink_to_fit(); v.insert(v.begin() + 1, A(3));
  puts("");
  v.shrink_to_fit(); v.insert(v.begin() + 1, {4, 5});
  puts("");
  v.shrink_to_fit(); v.emplace(v.begin() + 1, 6);
  puts("");
  v.shrink_to_fit(); v.resize(12, x);
  puts("");
  v.shrink_to_fit(); v.push_back(x);
  puts("");
  v.shrink_to_fit(); v.emplace_back(3);
  puts("");
  v.resize(16);
  puts("");
  v.assign(20, x);
  puts("");
  v.assign({1, 2});
  puts("");
  v = {3, 4, 5};
  puts("");
  std::vector<A> w = v;
  puts("");
  w = v;
  puts("");
  w.push_back(1);
  puts("");
  v = w;
  puts("");
  w.erase(w.begin(), w.begin() + 2);
  puts("");
  w = v;
  puts("");
  w = std::move(v);
  puts("");
  w.clear();
  puts("");
  puts("");
}

void vec3() {
  std::vector<T> v{1, 2}; T x(9);
  puts("");
  v.insert(v.end(), 2, x);
  puts("");
  v.shrink_to_fit(); v.insert(v.begin(), x);
  puts("");
  v.shrink_to_fit(); v.insert(v.begin() + 1, T(3));
  puts("");
  v.shrink_to_fit(); v.insert(v.begin() + 1, {4, 5});
  puts("");
  v.shrink_to_fit(); v.emplace(v.begin() + 1, 6);
  puts("");
  v.shrink_to_fit(); v.resize(12, x);
  puts("");
  v.shrink_to_fit(); v.push_back(x);
  puts("");
  v.shrink_to_fit(); v.emplace_back(3);
  puts("");
  v.resize(16);
  puts("");
  v.assign(20, x);
  puts("");
  v.reserve(30);
  puts("");
  v.insert(v.begin(), x);
  puts("");
  v.erase(v.begin());
  puts("");
  puts("");
}

void vec4() {
  std::vector<C> v{1, 2}; C x(9);
  puts("");
  v.insert(v.end(), 2, x);
  puts("");
  v.shrink_to_fit(); v.insert(v.begin(), x);
  puts("");
  v.shrink_to_fit(); v.insert(v.begin() + 1, C(3));
  puts("");
  v.shrink_to_fit(); v.insert(v.begin() + 1, {4, 5});
  puts("");
  v.shrink_to_fit(); v.emplace(v.begin() + 1, 6);
  puts("");
  v.shrink_to_fit(); v.resize(12, x);
  puts("");
  v.shrink_to_fit(); v.push_back(x);
  puts("");
  v.shrink_to_fit(); v.emplace_back(3);
  puts("");
  v.resize(16);
  puts("");
  v.assign(20, x);
  puts("");
  v.reserve(30);
  puts("");
  v.insert(v.begin(), x);
  puts("");
  v.erase(v.begin());
  puts("");
  puts("");
}

int main() {
  vec1();
  vec2();
  vec3();
  vec4();
}
