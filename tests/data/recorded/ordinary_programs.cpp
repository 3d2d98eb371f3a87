// Valid C++ of ordinary programs: other names of classes, complex powers, own overloads beside those of std, ranges in braces.
#include <vector>
#include <complex>
#include <cstdio>
#include <string>
#include <memory>
#include <functional>
#include <numeric>
#include <iostream>
namespace N {
using Entry = struct Entry;
int f(Entry const& e);
std::vector<Entry> table;
struct Entry { int k = 3; };
int f(Entry const& e) { return e.k; }
}
using node = struct node { int d; struct node* next; };
struct C { using Node = struct Inner { int data{}; std::shared_ptr<struct Inner> next; }; std::vector<std::shared_ptr<Node>> h; };
typedef struct tnode tnode_t; struct tnode { int q; tnode_t* n; };
using E = enum Color { RED, GREEN };
const int MAX = 1e2;
std::vector<int> adj[MAX];
using namespace std;
int min(int x, int y, int z) { return min(min(x, y), z); }
std::string rev(const std::string& s) { return {s.rbegin(), s.rend()}; }
struct Bloom { std::vector<int> set; std::vector<std::function<int(int)>> fs; Bloom(size_t n, std::initializer_list<std::function<int(int)>> f) : set(n), fs(f) {} };
int main() {
  N::table.push_back(N::Entry{}); printf("%d\n", N::f(N::table[0]));
  node a{1, nullptr}, b{2, &a}; printf("%d\n", b.next->d);
  C c; c.h.push_back(std::make_shared<C::Node>()); c.h[0]->next = std::make_shared<C::Inner>(); printf("%d\n", c.h[0]->next->data);
  tnode_t t{5, nullptr}; printf("%d %d\n", t.q, GREEN);
  std::complex<double> z(0, 1); auto w = pow(z, 2); printf("%.3f %.3f\n", w.real(), w.imag()); w = pow(z, 2.5); printf("%.3f\n", w.real()); w = pow(2.0, z); printf("%.3f\n", w.imag()); w = std::pow(z, z); printf("%.6f\n", w.real());
  adj[99].push_back(3); printf("%zu\n", adj[99].size());
  printf("%d\n", min(3, 2, 4));
  printf("%s\n", rev("hello").c_str());
  Bloom bl(3, {[](int x) { return x + 1; }, [](int x) { return x * 2; }}); printf("%zu %d %d\n", bl.set.size(), bl.fs[0](3), bl.fs[1](4));
  std::string s = "abc"; int64_t ch = 'x'; s.insert(s.begin(), ch); s.insert(s.begin() + 1, 2, 'q'); printf("%s\n", s.c_str());
  std::vector<uint64_t> k{1, 1, 2}; printf("%lu\n", std::transform_reduce(k.begin(), k.end(), k.rbegin(), static_cast<uint64_t>(0), std::plus<>(), std::multiplies<>()));
  printf("%lu\n", std::transform_reduce(k.begin(), k.end(), k.begin(), uint64_t(1))); printf("%lu\n", std::transform_reduce(k.begin(), k.end(), uint64_t(1), std::plus<>{}, [](auto x) { return x * x; }));
  auto p = std::make_unique<int>(1), q = std::make_unique<int>(2), r = std::make_unique<int>(3);
  std::unique_ptr<int>& ref = (p ? p : q); r = std::move(ref); printf("%d %d\n", *r, p == nullptr);
}
