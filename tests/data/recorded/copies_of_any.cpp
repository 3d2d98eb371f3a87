// How often `std::any` copies and moves what it holds.
#include <any>
#include <cstdio>
#include <utility>
// a class that says what happens to it
struct L {
  int n;
  L(int n = 0) : n(n) { printf("+%d ", n); }
  L(L const& o) : n(o.n) { printf("c%d ", n); }
  L(L&& o) : n(o.n) { o.n = -o.n; printf("m%d ", n); }
  L& operator=(L const& o) { printf("%d=c%d ", n, o.n); n = o.n; return *this; }
  L& operator=(L&& o) { printf("%d=m%d ", n, o.n); n = o.n; o.n = -o.n; return *this; }
  ~L() { printf("~%d ", n); }
  bool operator<(L const& o) const { return n < o.n; }
  bool operator==(L const& o) const { return n == o.n; }
};
#define T(...) do { printf("%s: ", #__VA_ARGS__); __VA_ARGS__; printf("\n"); } while (0)
int main(){
  std::any a = L(2); T(L y = std::any_cast<L>(std::move(a))); T(a.emplace<L>(4)); T(auto b = std::make_any<L>(7)); T(std::any b(std::in_place_type<L>, 6)); T(std::any b, c = L(2); b.swap(c)); T(L y = std::any_cast<L>(a)); T(a = 5); printf("%d\n", std::any_cast<int>(a)); T(L const& y = std::any_cast<L const&>(a = L(2))); T(std::any_cast<L&>(a).n = 4);
  try { std::any_cast<int>(a); } catch (std::bad_any_cast const&) { puts("bad"); }
}
