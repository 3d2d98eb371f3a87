// Functions of lambdas that hold smart pointers.
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <vector>
struct A { int v; long f() const { return v; } };

int main() {
  std::printf("\n0: "); { auto p = std::make_shared<A>(A{3}); auto l = [p] { return p->v + p->f(); }; std::function<int()> f = l; std::printf("%d", f()); }
  std::printf("\n1: "); { auto p = std::make_shared<A>(A{3}); auto l = [p] { return int(p->v); }; std::function<int()> f = l; std::printf("%d", f()); }
  std::printf("\n2: "); { auto p = std::make_shared<A>(A{3}); auto l = [p] { return (long) p->v + 2; }; std::function<int()> f = l; std::printf("%d", f()); }
  std::printf("\n");
}
