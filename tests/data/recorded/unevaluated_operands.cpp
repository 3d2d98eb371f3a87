// Operands of sizeof and decltype are not evaluated; forward<decltype(x)>(x) leaves variables alone; new T{...} takes a list.
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

int calls = 0;
int f() { ++calls; return 1; }
double& r() { ++calls; static double d; return d; }
struct Node { int a; Node* next; };
struct H { std::vector<int> v{1, 2}; };

template <class F, class... A> auto called(F&& g, A&&... a) { return g(std::forward<A>(a)...); }

int main() {
  int x = 1;
  std::printf("%d %d ", (int)sizeof(x++), (int)sizeof(++x));
  decltype(x += 5) y = x;
  decltype(x++) z = 7;
  decltype(f()) a = 2;
  std::printf("%d %d %d %d %d %d\n", x, y, z, a, (int)sizeof(f()), (int)sizeof(r()));
  std::printf("%d %d\n", (int)sizeof(x++ + 1L), calls);

  auto keep = [](auto&& s) { std::string t = std::forward<decltype(s)>(s); return t.size(); };
  std::string s = "abc";
  std::printf("%d ", (int)keep(s));
  std::printf("%d ", (int)s.size());
  std::printf("%d ", (int)keep(std::string("temporary")));
  std::printf("%d ", (int)keep(std::move(s)));
  std::printf("%d\n", (int)s.size());
  auto all = [](auto&&... s) { return called([](std::string a, std::string b) { return a + b; }, std::forward<decltype(s)>(s)...); };
  std::string p = "p", q = "q";
  std::printf("%s ", all(p, q).c_str());
  std::printf("%d%d ", (int)p.size(), (int)q.size());
  std::printf("%s ", all(std::move(p), q).c_str());
  std::printf("%d%d\n", (int)p.size(), (int)q.size());
  std::vector<int> numbers{1, 2, 3};
  auto count = [](auto&& v) { auto own = std::forward<decltype(v)>(v); return own.size(); };
  std::printf("%d ", (int)count(numbers));
  std::printf("%d\n", (int)numbers.size());

  auto* list = new std::vector<int>{1, 2};
  std::printf("%d %d\n", (int)list->size(), (*list)[1]);
  auto* node = new Node{4, nullptr};
  auto* next = new Node{5, node};
  std::printf("%d %d %d\n", node->a, next->next->a, *new int{3});
  auto* many = new std::vector<int>(3, 1);
  std::printf("%d\n", (int)many->size());
  H h, k = h;
  k.v[0] = 9;
  std::printf("%d %d\n", h.v[0], k.v[0]);
  delete list;
  delete node;
  delete next;
  delete many;
}
