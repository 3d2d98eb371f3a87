// Smart pointers that are members or elements, moved with what they are part of.
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

struct Held {
  std::unique_ptr<int> own;
  std::shared_ptr<int> shared;
  std::vector<int> list;
  std::string text;
};

struct Moved {
  std::unique_ptr<int> p;
  Moved(int x) : p(std::make_unique<int>(x)) {}
  Moved(Moved&&) = default;
  Moved& operator=(Moved&&) = default;
};

struct Outer {
  Held held;
};

int main() {
  Held a{std::make_unique<int>(1), std::make_shared<int>(2), {1, 2}, "hello world"};
  Held b = std::move(a);
  std::printf("%d %d %zu %zu\n", a.own == nullptr, a.shared == nullptr, a.list.size(), a.text.size());
  std::printf("%d %d %zu %s\n", *b.own, *b.shared, b.list.size(), b.text.c_str());
  Moved t(3);
  Moved u(std::move(t));
  std::printf("%d %d\n", !t.p, *u.p);
  Moved w(9);
  w = std::move(u);
  std::printf("%d %d\n", !u.p, *w.p);
  Outer n;
  n.held = std::move(b);
  std::printf("%d %d %d\n", !b.own, !b.shared, *n.held.own);
  Outer m = std::move(n);
  std::printf("%d %d\n", n.held.own ? 1 : 0, *m.held.own);
  std::vector<Held> all;
  all.push_back(std::move(m.held));
  std::printf("%d %d\n", m.held.own ? 1 : 0, *all[0].own);
  Held c = std::move(all[0]);
  std::printf("%d %d\n", all[0].own ? 1 : 0, *c.own);
  std::unique_ptr<int> p = std::move(c.own);
  std::printf("%d %d\n", c.own ? 1 : 0, *p);
  std::vector<std::unique_ptr<int>> pointers;
  pointers.push_back(std::move(p));
  std::unique_ptr<int> q = std::move(pointers[0]);
  std::printf("%d %d %d\n", p ? 1 : 0, pointers[0] ? 1 : 0, *q);
}
