// A temporary that initialises an object of its class is the object: nothing is copied or moved.
#include <cstdio>
#include <utility>
#include <vector>

struct In {
  int v;
  In(int v) : v(v) { std::printf("I%d ", v); }
  In(In const& o) : v(o.v) { std::printf("C%d ", v); }
  In(In&& o) : v(o.v) { std::printf("M%d ", v); }
  ~In() { std::printf("~%d ", v); }
};
In made(int v) { return In(v); }
struct Pair { In a, b; };

int main() {
  In a = In(In(In(1)));
  In b(made(2));
  In c{In{3}};
  In d = made(4);
  std::printf("\n");
  auto f = [e = In(5)] { return e.v; };
  std::printf("%d ", f());
  auto g = [e = std::move(a), n = b.v] { return e.v + n; };
  std::printf("%d ", g());
  auto h = [e = b]() mutable { return ++e.v; };
  std::printf("%d ", h());
  std::printf("%d ", h());
  for (int i = 6; i < 8; ++i) {
    auto k = [e = In(i), i] { return e.v + i; };
    std::printf("%d ", k());
  }
  std::printf("\n");
  Pair p{In(8), made(9)};
  In moved(std::move(c));
  In* heap = new In(In(10));
  delete heap;
  std::vector<int> numbers{1, 2};
  auto size = [v = std::move(numbers)] { return v.size(); };
  std::printf("%d ", (int)size());
  std::printf("%d\n", (int)numbers.size());
}
