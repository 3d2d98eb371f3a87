// What is inserted by [] within [] where something is assigned to it.
#include <array>
#include <cstdio>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

struct X { bool operator<(const X& o) const { return false; } X operator+(const X&) const { return {}; } }; struct C { int v; C(int v = 0) : v(v) {} }; struct B { int a, b; }; struct J { std::map<std::string, J> m; int v = 0; J(int v = 0) : v(v) {} J& operator[](const std::string& k) { return m[k]; } }; struct Cf { std::map<int, std::map<int, C>> s; C& operator()(int a, int b) { return s[a][b]; } };
struct Y { template<class U> int f(U) { return 1; } int f(int) { return 2; } template <int N> int f(int) { return 3; } template <class T> T get() { return T(7); } int get() { return 8; } };

namespace n0 {

void run() {
  std::map<int, std::map<int, C>> m; for (int i = 0; i < 5; ++i) m[i][i] = C(i); int n = 0; for (auto& [k, v] : m) n += v.size() * (k + 1) + v.begin()->second.v; printf("%zu %d", m.size(), n);
}
}

namespace n1 {

void run() {
  std::map<int, std::map<int, std::vector<int>>> m; for (int i = 0; i < 5; ++i) m[i][i] = std::vector<int>{i}; printf("%zu %zu", m.size(), m.count(2));
}
}

namespace n2 {

void run() {
  std::map<int, std::map<int, std::set<int>>> m; for (int i = 0; i < 5; ++i) m[i][i] = std::set<int>{i}; printf("%zu %zu", m.size(), m.count(2));
}
}

namespace n3 {

void run() {
  std::map<int, std::map<int, B>> m; for (int i = 0; i < 5; ++i) m[i][i] = {i, i}; printf("%zu %zu", m.size(), m.count(2));
}
}

namespace n4 {

void run() {
  std::vector<std::map<int, B>> v(2); for (int i = 0; i < 5; ++i) v[1][i] = B{i, i}; printf("%zu", v[1].size());
}
}

namespace n5 {

void run() {
  std::map<int, std::vector<C>> m; for (int i = 0; i < 5; ++i) m[i].emplace_back() = C{i}; printf("%zu %zu", m.size(), m[3].size());
}
}

namespace n6 {

void run() {
  std::map<int, std::map<int, C>> m; for (int i = 0; i < 5; ++i) m[i].insert({i, C{i}}).first->second = C{9}; printf("%zu %d", m.size(), m[3][3].v);
}
}

namespace n7 {

void run() {
  J j; j["q"]["m"] = J(3); j["q"]["n"] = J(4); j["r"] = J(5); printf("%zu %zu %d", j.m.size(), j.m["q"].m.size(), j["q"]["n"].v);
}
}

namespace n8 {

void run() {
  Cf c; for (int i = 0; i < 5; ++i) c(i, i + 1) = C(i); printf("%zu %d", c.s.size(), c(3, 4).v);
}
}

namespace n9 {

void run() {
  std::map<int, std::pair<std::map<int, C>, int>> m; for (int i = 0; i < 5; ++i) m[i].first[i] = C(i); printf("%zu", m.size());
}
}

namespace n10 {

void run() {
  std::map<int, C> m; for (int i = 0; i < 500; ++i) m[i * 7 % 501] = C(i); printf("%zu", m.size()); int s = 0; for (auto& [k, v] : m) s += k * v.v; printf("%d", s);
}
}

namespace n11 {

void run() {
  std::map<int, std::map<int, B>> m; for (int i = 0; i < 600; ++i) m[i * 7 % 601][i] = B{i, i}; printf("%zu", m.size()); long s = 0; for (auto& [k, v] : m) for (auto& [a, b] : v) s += k * a + b.a; printf("%ld", s);
}
}

namespace n12 {

void run() {
  std::unordered_map<int, std::unordered_map<int, B>> m; for (int i = 0; i < 50; ++i) m[i][i] = B{i, i}; printf("%zu", m.size());
}
}

int main() {
  std::cout << std::flush; printf("\n@0\n"); fflush(stdout); n0::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@1\n"); fflush(stdout); n1::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@2\n"); fflush(stdout); n2::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@3\n"); fflush(stdout); n3::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@4\n"); fflush(stdout); n4::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@5\n"); fflush(stdout); n5::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@6\n"); fflush(stdout); n6::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@7\n"); fflush(stdout); n7::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@8\n"); fflush(stdout); n8::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@9\n"); fflush(stdout); n9::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@10\n"); fflush(stdout); n10::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@11\n"); fflush(stdout); n11::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@12\n"); fflush(stdout); n12::run(); std::cout << std::flush; fflush(stdout);
}
