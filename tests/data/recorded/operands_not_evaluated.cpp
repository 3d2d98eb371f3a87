// What stands in decltype, sizeof and requires is not run: no call of it prints, and nothing changes.
#include <cstdio>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>

using std::is_same_v;

int calls = 0;
template <class... A> int many(A... a) { printf("many ran\n"); ++calls; return 1; }
template <class... A> auto sum(A... a) { printf("sum ran\n"); ++calls; auto s = (a + ...); return s; }
template <class... A> int ask(A... a) {
  return is_same_v<decltype(many(a...)), int> + sizeof(many(a...)) * 2 + is_same_v<decltype(sum(a...)), double> * 100;
}
decltype(auto) place() { calls++; printf("place ran\n"); return calls; }
auto list() { printf("list ran\n"); std::vector<int> v; v.push_back(1); ++calls; return v; }
decltype(auto) looped(int n) { printf("looped ran\n"); while (true) { if (n) return n; } }
struct Number {
  int n;
  auto operator+(Number o) const { printf("+ ran\n"); auto r = n + o.n + 0.5; return r; }
  auto next() { printf("next ran\n"); auto r = ++n; return r; }
};
template <class T> concept adds = requires(T a) { a + a; a.next(); };

int main() {
  printf("%d %d\n", ask(1, 2.), ask(1));
  printf("%d%d%d%zu %zu\n", is_same_v<decltype(place()), int>, is_same_v<decltype(list()), std::vector<int>>, is_same_v<decltype(looped(1)), int>,
         sizeof(place()), sizeof(list()));
  printf("%d%d%d\n", is_same_v<decltype(list()[0]), int&>, is_same_v<decltype(list().size()), size_t>, is_same_v<decltype(place() + 1), int>);
  Number a{1};
  printf("%d%d %zu %d\n", is_same_v<decltype(a + a), double>, is_same_v<decltype(a.next()), int>, sizeof(a + a), adds<Number>);
  printf("%d %d\n", calls, a.n);
}
