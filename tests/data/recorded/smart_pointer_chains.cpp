// A chain of pointers that own ends without recursion, the first object of it first.
#include <cstdio>
#include <functional>
#include <memory>
#include <type_traits>

template <class T, class P>
struct Node {
  T v;
  P next;
  Node(T v) : v(v) {}
  ~Node() { if (v % 100 == 0) std::printf("~%d ", int(v)); }
};
struct One : Node<int, std::unique_ptr<One>> { using Node::Node; };
struct Two : Node<long, std::shared_ptr<Two>> { using Node::Node; };

struct Counted {
  int* n;
  std::shared_ptr<void> of;
  Counted(int* n) : n(n) {
    // what a lambda does not name it does not hold
    of = std::shared_ptr<int>(new int(1), [n](int* p) { *n += *p; delete p; });
  }
  ~Counted() { std::printf("counted %d\n", *n); }
};
struct Other {};

int main() {
  {
    std::unique_ptr<One> head;
    for (int i = 0; i < 500; ++i) { auto n = std::make_unique<One>(i); n->next = std::move(head); head = std::move(n); }
    std::printf("%d %d\n", head->v, head->next->v);
  }
  std::puts("");
  {
    std::shared_ptr<Two> head;
    for (int i = 0; i < 500; ++i) { auto n = std::make_shared<Two>(i); n->next = head; head = n; }
    auto kept = head->next->next;
    head.reset();
    std::printf("kept %ld %ld\n", kept->v, kept.use_count());
  }
  std::puts("");
  int n = 0;
  { Counted c(&n); std::printf("%ld ", c.of.use_count()); }
  std::printf("%d\n", n);
  std::printf("%d%d%d%d\n", std::is_base_of_v<Node<int, std::unique_ptr<One>>, One>, std::is_base_of<One, One>::value,
              std::is_base_of_v<One, Other>, std::is_base_of_v<int, int>);
}
