// What is declared and defined apart is one function, however the types of its parameters are spelled.
#include <cstddef>
#include <cstdio>
#include <string>
#include <utility>

namespace shapes {
struct Point {
  int x;
};
using Id = int;
struct Box {
  Box(Point p, Id id);
  int twice(const int n) const;
  int sum(std::size_t n, const std::string& name);
  int k;
};
}  // namespace shapes

shapes::Box::Box(const shapes::Point p, int id) : k(p.x + id) {}
int shapes::Box::twice(int n) const { return n * 2 + k; }
int shapes::Box::sum(size_t n, std::string const& name) { return int(n + name.size()) + k; }

template <class T, int N>
struct Row {
  using value_type = T;
  explicit Row(T v);
  Row(const Row& o);
  template <class U>
  Row(const Row<U, N>& o, U more);
  Row& operator=(const Row& o);
  Row operator+(const Row& o) const;
  void put(value_type v, std::size_t at);
  template <class F, int Times = 2>
  void each(F f);
  struct Iterator {
    T* p;
    Iterator(T* p);
    bool operator!=(const Iterator& o) const;
  };
  Iterator begin();
  T data[N];
};

template <class V, int K>
Row<V, K>::Row(V v) {
  for (auto& x : data) x = v;
}
template <class T, int N>
Row<T, N>::Row(const Row<T, N>& o) {
  for (int i = 0; i < N; ++i) data[i] = o.data[i];
}
template <class V, int K>
template <class W>
Row<V, K>::Row(const Row<W, K>& o, W more) {
  for (int i = 0; i < K; ++i) data[i] = V(o.data[i] + more);
}
template <class T, int N>
Row<T, N>& Row<T, N>::operator=(const Row<T, N>& o) {
  for (int i = 0; i < N; ++i) data[i] = o.data[i];
  return *this;
}
template <class T, int N>
Row<T, N> Row<T, N>::operator+(const Row<T, N>& o) const {
  Row r = *this;
  for (int i = 0; i < N; ++i) r.data[i] += o.data[i];
  return r;
}
template <class T, int N>
void Row<T, N>::put(T v, size_t at) {
  data[at] = v;
}
template <class V, int K>
template <class G, int M>
void Row<V, K>::each(G g) {
  for (int i = 0; i < M; ++i) g(data[i]);
}
template <class V, int K>
Row<V, K>::Iterator::Iterator(V* q) : p(q) {}
template <class T, int N>
bool Row<T, N>::Iterator::operator!=(const typename Row<T, N>::Iterator& o) const {
  return p != o.p;
}
template <class T, int N>
typename Row<T, N>::Iterator Row<T, N>::begin() {
  return Iterator(data);
}

// what is private of a class is named where it is defined
class List {
  struct Node {
    Node(int d, Node* next);
    int sum() const;
    static int made;
    int d;
    Node* next;
  };
  Node* head = nullptr;

 public:
  ~List();
  void push(int d);
  int sum() const { return head ? head->sum() : 0; }
  static int made() { return Node::made; }
};
int List::Node::made = 0;
List::Node::Node(int value, List::Node* rest) : d(value), next(rest) { ++made; }
int List::Node::sum() const { return d + (next ? next->sum() : 0); }
void List::push(const int d) { head = new Node(d, head); }
List::~List() {
  while (head) delete std::exchange(head, head->next);
}

int half(int n);
int use() { return half(8); }
int half(const int n) { return n / 2; }

int main() {
  shapes::Box box({3}, 4);
  printf("%d %d %d\n", box.k, box.twice(5), box.sum(1, "ab"));
  Row<int, 3> a(2), b = a;
  b.put(9, 1);
  a = a + b;
  Row<double, 3> c(a, 5);
  c.each([](double x) { printf("%g ", x); });
  printf("%d %d\n", a.data[1], a.begin() != b.begin());
  List list;
  for (int i : {1, 2, 3}) list.push(i);
  printf("%d %d %d\n", list.sum(), List::made(), use());
}
