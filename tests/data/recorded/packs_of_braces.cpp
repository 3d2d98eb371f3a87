// Braces that a pack expands, within others and as arguments.
#include <cstdio>
#include <map>
#include <string>
#include <utility>
#include <vector>
template <int... Is> void f() { std::map<int, int> m{{Is, Is}...}; printf("%zu ", m.size()); std::vector<std::pair<int,int>> v{{Is, 1}...};  printf("%zu ", v.size()); }
template <class... T> void g(T... t) { std::map<int, int> m{{t, t}...}; printf("%zu ", m.size()); std::vector<std::pair<int,int>> v{{t, 1}...};  printf("%zu ", v.size()); std::vector<std::vector<int>> w{{t, t}..., {3}}; printf("%zu ", w.size()); }
template <class... T> void h(T... t) { int k = 0; struct S { int i; int n; }; S s[] = {{t, k++}...}; for (S& e : s) printf("%d:%d ", e.i, e.n); std::vector<S> v{{t, k++}..., {0, k}}; for (S& e : v) printf("%d:%d ", e.i, e.n); }
void p(std::pair<int,int> a, std::pair<int,int> b) { printf("%d %d %d %d ", a.first, a.second, b.first, b.second); }
template <class... T> void k(T... t) { p({t, 7}...); std::map<std::string, int> m{{std::to_string(t), t}...}; printf("%zu ", m.count("2")); }
void run() {
  printf("0: "); { f<1, 2>(); } puts("");
  printf("1: "); { g(1, 2); } puts("");
  printf("2: "); { h(5, 6, 7); } puts("");
  printf("3: "); { k(1, 2); } puts("");
}
int main() { run(); }
