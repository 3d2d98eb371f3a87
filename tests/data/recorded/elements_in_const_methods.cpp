// Elements of containers that are members, in const methods of class templates.
#include <array>
#include <cstdio>
#include <deque>
#include <iostream>
#include <string>
#include <vector>

int w(int&) { return 1; } int w(const int&) { return 2; } int wc(char&) { return 1; } int wc(const char&) { return 2; }
template <class T> struct H { T q; void c() const { printf("%d%d%d", w(q.front()), w(q.back()), w(q.at(0))); } void n() { printf("%d%d%d", w(q.front()), w(q.back()), w(q.at(0))); } }; template <class T> struct V { std::vector<T> q; std::string s = "ab"; void c() const { printf("%d%d%d%d", w(q.front()), w(q.back()), wc(s.front()), wc(s.at(0))); } };
template <class T> struct R { T q; void c() const { printf("%d", w(q)); } void d() { printf("%d", w(q)); } };

namespace n0 {

void run() {
  H<std::vector<int>> h{std::vector<int>(1)}; h.c(); h.n(); const auto& k = h; k.c();
}
}

namespace n1 {

void run() {
  V<int> v; v.q = {1}; v.c();
}
}

namespace n2 {

void run() {
  H<std::array<int, 2>>{}.c(); H<std::deque<int>>{std::deque<int>(1)}.c();
}
}

namespace n3 {
template <class T> struct Pq { std::vector<T> q; int f() const { *q.front() = 5; return w(*q.front()) * 10 + w(*q.at(0)); } T g() const { return q.front(); } auto& h() const { return q.back(); } };
void run() {
  int i = 1; Pq<int*> p; p.q = {&i}; printf("%d %d", p.f(), i); *p.g() = 6; printf("%d", i); *p.h() = 7; printf("%d", i);
}
}

namespace n4 {
template <class T> struct Pq { std::vector<T> q; auto f() const { return q.front().size() + q.at(0)[0]; } auto& g() { return q.back(); } decltype(auto) h() const { return q.front(); } };
void run() {
  Pq<std::vector<int>> p; p.q = {{1, 2}}; printf("%zu", p.f()); p.g().push_back(4); printf("%zu %d", p.q[0].size(), std::is_same_v<decltype(p.h()), const std::vector<int>&>);
}
}

namespace n5 {
struct N { std::vector<int> q{1, 2}; std::string s = "ab"; int f() const { return w(q.front()) * 10 + wc(s.back()); } int sum() const { int t = q.front() + q.back(); const int& r = q.at(1); return t + r + s.front(); } };
void run() {
  const N n; printf("%d %d", n.f(), n.sum()); int x = n.q.front(); x += 1; auto y = n.q.at(0); y = 9; printf("%d %d", x, y);
}
}

int main() {
  std::cout << std::flush; printf("\n@0\n"); fflush(stdout); n0::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@1\n"); fflush(stdout); n1::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@2\n"); fflush(stdout); n2::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@3\n"); fflush(stdout); n3::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@4\n"); fflush(stdout); n4::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@5\n"); fflush(stdout); n5::run(); std::cout << std::flush; fflush(stdout);
}
