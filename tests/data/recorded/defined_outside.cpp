// What is defined outside of its class: classes, conversions, members of one instance, methods under other parameters' names.
#include <cstdio>

struct List {
  struct Node;
  Node* head = nullptr;
  int sum();
  void push(int v);
  ~List();
  operator int() const;
  explicit operator bool() const;
  operator const char*() const;

private:
  class Hidden;
  int secret = 4;
};
struct List::Node {
  int value;
  Node* next = nullptr;
  static int made;
  Node(int v, Node* n) : value(v), next(n) { ++made; }
  int look(List& list) { return list.secret + value; }
};
int List::Node::made = 0;
class List::Hidden {
  int b = 4;

public:
  int get() { return b; }
  struct Inner;
};
struct List::Hidden::Inner { int z = 9; };
void List::push(int v) { head = new Node{v, head}; }
int List::sum() {
  Hidden h;
  Hidden::Inner inner;
  int s = h.get() + inner.z;
  for (Node* n = head; n; n = n->next) s += n->value;
  return s;
}
List::~List() {
  while (head) {
    Node* next = head->next;
    delete head;
    head = next;
  }
}
List::operator int() const { return head ? head->value : 0; }
List::operator bool() const { return head != nullptr; }
List::operator const char*() const { return "list"; }

template <class T>
struct Tree {
  struct Node;
  template <class U> struct Pair;
  Node* root = nullptr;
  Node make(T v);
  operator T() const;
  T t;
};
template <class T> struct Tree<T>::Node { T value; int size() { return sizeof(T); } };
template <class V> typename Tree<V>::Node Tree<V>::make(V v) { return Node{v}; }
template <class A> template <class B> struct Tree<A>::Pair { A a; B b; };
template <class T> Tree<T>::operator T() const { return t; }

namespace outer { struct Z { struct I; operator double(); }; }
struct outer::Z::I { int k = 5; };
outer::Z::operator double() { return 2.5; }

template <class T>
struct Traits {
  int f();
  int g() { return 1; }
  static int s;
  static const char* name();
};
template <class T> int Traits<T>::f() { return 10; }
template <> int Traits<char>::f() { return 20; }
template <class T> int Traits<T>::s = 4;
template <> int Traits<long>::s = 5;
template <> int Traits<int>::g() { return 2; }
template <class T> const char* Traits<T>::name() { return "any"; }
template <> const char* Traits<int>::name() { return "int"; }

int main() {
  List list;
  list.push(1);
  list.push(2);
  List::Node node{5, nullptr};
  int first = list;
  const char* name = list;
  printf("%d %d %d %d %s %s\n", list.sum(), List::Node::made, node.look(list), first, name, (const char*)list);
  if (list) puts("some");
  Tree<int> tree{.t = 6};
  auto made = tree.make(8);
  Tree<int>::Pair<char> pair{1, 'x'};
  outer::Z::I i;
  int value = tree;
  printf("%d %d %c %d %d %g\n", made.value, made.size(), pair.b, i.k, value, double(outer::Z()));
  printf("%d %d %d %d %d\n", Traits<int>().f(), Traits<char>().f(), Traits<int>().g(), Traits<char>().g(), Traits<long>().g());
  printf("%d %d %d %s %s\n", Traits<int>::s, Traits<char>::s, Traits<long>::s, Traits<int>::name(), Traits<char>::name());
}
