// `NULL` is `0L`, and a literal `0` a null pointer wherever one may stand: smart pointers, functions, members, arguments.
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>
#include <vector>
#include <iostream>
#include <memory>
#include <string>
struct Node { int v; Node* next; Node(int v, Node* n = NULL) : v(v), next(n) {} };
struct L { Node* head = NULL; Node* tail{NULL}; static Node* s; }; Node* L::s = NULL;
struct A { virtual ~A(){} }; struct B2 : A {};
char* g(){ return NULL; }
Node* h(bool b, Node* n){ return b ? n : NULL; }
void p(Node*){ std::cout << "node\n"; }
void pv(const char* a, int* b = NULL){ std::cout << (b == NULL) << (a == NULL) << "\n"; }
template<class T> void q(T* p, T* r = NULL){ std::cout << (r == NULL) << "\n"; }
template<class T> struct N { T v; N<T>* next; N(T v) : v(v), next(NULL) {} };
template<class T> N<T>* find(N<T>* n, T v){ while (n != NULL && n->v != v) n = n->next; if (n == NULL) return NULL; return n; }
template <class T> void passed(T) { std::cout << sizeof(T) << std::is_same<T, long>::value << "\n"; }
void with_null() {
  Node a(1);
  Node* n = &a;
  {
    n = NULL; std::cout << (n == NULL) << (NULL == n) << (n != NULL) << "\n";
  }
  {
    std::shared_ptr<int> s; std::cout << (s == NULL) << "\n";
  }
  {
    std::unique_ptr<int> u(new int(2)); std::cout << (u != NULL) << "\n"; u = NULL; std::cout << (u == NULL) << "\n";
  }
  {
    std::shared_ptr<int> s(NULL); std::cout << (s ? 1 : 0) << "\n";
  }
  {
    std::cout << (g() == NULL) << (h(false, &a) == NULL) << (h(true, &a) == NULL) << "\n";
  }
  {
    p(NULL); q(&a); pv("a", NULL); pv(NULL);
  }
  {
    Node* arr[3] = {NULL, &a, NULL}; std::cout << (arr[2] == NULL) << "\n"; Node** pp = NULL; std::cout << !pp << "\n";
  }
  {
    int (*f)(int) = NULL; std::cout << (f == NULL) << "\n"; if (f == NULL) f = [](int x){ return x + 1; }; std::cout << f(1) << (f != NULL) << "\n";
  }
  {
    A* x = new A; std::cout << (dynamic_cast<B2*>(x) == NULL) << "\n"; delete x; x = NULL; delete x;
  }
  {
    int m = NULL; std::cout << m << "\n"; bool b = NULL; char c = NULL; std::cout << b << (int)c << "\n"; int arr[2] = {NULL}; std::cout << arr[0] << arr[1] << "\n";
  }
  {
    int Node::*pm = NULL; std::cout << (pm == NULL) << "\n"; L l; std::cout << (l.head == NULL) << (l.tail == NULL) << (L::s == NULL) << "\n";
  }
  {
    std::vector<Node*> v(3, (Node*)NULL); v.push_back(NULL); std::cout << v.size() << (v[3] == NULL) << "\n"; std::vector<Node*> w = {NULL, &a}; std::cout << (w[0] == NULL) << "\n";
  }
  {
    std::map<int, Node*> m; m[1] = NULL; std::cout << (m[1] == NULL) << (m[2] == NULL) << "\n";
  }
  {
    std::function<int(int)> f; std::cout << (f == NULL) << "\n"; f = NULL; std::cout << (f ? 1 : 0) << "\n";
  }
  {
    const char* s = NULL; std::cout << (s == NULL ? "null" : s) << "\n"; s = "x"; if (s != NULL) std::cout << s << "\n";
  }
  {
    N<int>* x = new N<int>(3); std::cout << (find(x, 3) == x) << (find(x, 4) == NULL) << (x->next == NULL) << "\n"; delete x;
  }
  {
    switch (NULL) { case 0: std::cout << "zero\n"; } if (!NULL) std::cout << "not\n"; std::cout << NULL << "\n"; int k = 3; if (k == NULL) std::cout << "k\n"; char c = 'a'; while (c != NULL) c = 0; std::cout << "end\n";
  }
  {
    auto lam = [](Node* n){ return n == NULL; }; std::cout << lam(NULL) << lam(&a) << "\n"; Node* const& r = NULL; std::cout << (r == NULL) << "\n";
  }
  {
    Node* z = (n == NULL) ? NULL : n; std::cout << (z == n) << "\n"; Node* y = true ? NULL : n; std::cout << (y == NULL) << "\n"; n = n ? NULL : n; std::cout << (n == nullptr) << "\n";
  }
  {
    struct P { Node* a; int b; }; P p1 = {NULL, 0}; P p2{NULL}; std::cout << (p1.a == NULL) << (p2.a == NULL) << "\n"; P* pq = new P{NULL, 2}; std::cout << (pq->a == NULL) << pq->b << "\n"; std::pair<Node*, int> pr(NULL, 1); std::cout << (pr.first == NULL) << "\n";
  }
  {
    Node* d = static_cast<Node*>(NULL); Node* e = reinterpret_cast<Node*>(NULL); std::cout << (d == NULL) << (e == NULL) << "\n"; char* end = NULL; std::cout << strtol("12", NULL, 10) << atoi("3") << "\n";
  }
}
void with_zero() {
  Node a(1);
  Node* n = &a;
  {
    n = 0; std::cout << (n == 0) << (0 == n) << (n != 0) << "\n";
  }
  {
    std::shared_ptr<int> s; std::cout << (s == 0) << "\n";
  }
  {
    std::unique_ptr<int> u(new int(2)); std::cout << (u != 0) << "\n"; u = 0; std::cout << (u == 0) << "\n";
  }
  {
    std::shared_ptr<int> s(0); std::cout << (s ? 1 : 0) << "\n";
  }
  {
    std::cout << (g() == 0) << (h(false, &a) == 0) << (h(true, &a) == 0) << "\n";
  }
  {
    p(0); q(&a); pv("a", 0); pv(0);
  }
  {
    Node* arr[3] = {0, &a, 0}; std::cout << (arr[2] == 0) << "\n"; Node** pp = 0; std::cout << !pp << "\n";
  }
  {
    int (*f)(int) = 0; std::cout << (f == 0) << "\n"; if (f == 0) f = [](int x){ return x + 1; }; std::cout << f(1) << (f != 0) << "\n";
  }
  {
    A* x = new A; std::cout << (dynamic_cast<B2*>(x) == 0) << "\n"; delete x; x = 0; delete x;
  }
  {
    int m = 0; std::cout << m << "\n"; bool b = 0; char c = 0; std::cout << b << (int)c << "\n"; int arr[2] = {0}; std::cout << arr[0] << arr[1] << "\n";
  }
  {
    int Node::*pm = 0; std::cout << (pm == 0) << "\n"; L l; std::cout << (l.head == 0) << (l.tail == 0) << (L::s == 0) << "\n";
  }
  {
    std::vector<Node*> v(3, (Node*)0); v.push_back(0); std::cout << v.size() << (v[3] == 0) << "\n"; std::vector<Node*> w = {0, &a}; std::cout << (w[0] == 0) << "\n";
  }
  {
    std::map<int, Node*> m; m[1] = 0; std::cout << (m[1] == 0) << (m[2] == 0) << "\n";
  }
  {
    std::function<int(int)> f; std::cout << (f == 0) << "\n"; f = 0; std::cout << (f ? 1 : 0) << "\n";
  }
  {
    const char* s = 0; std::cout << (s == 0 ? "null" : s) << "\n"; s = "x"; if (s != 0) std::cout << s << "\n";
  }
  {
    N<int>* x = new N<int>(3); std::cout << (find(x, 3) == x) << (find(x, 4) == 0) << (x->next == 0) << "\n"; delete x;
  }
  {
    switch (0) { case 0: std::cout << "zero\n"; } if (!0) std::cout << "not\n"; std::cout << 0 << "\n"; int k = 3; if (k == 0) std::cout << "k\n"; char c = 'a'; while (c != 0) c = 0; std::cout << "end\n";
  }
  {
    auto lam = [](Node* n){ return n == 0; }; std::cout << lam(0) << lam(&a) << "\n"; Node* const& r = 0; std::cout << (r == 0) << "\n";
  }
  {
    Node* z = (n == 0) ? 0 : n; std::cout << (z == n) << "\n"; Node* y = true ? 0 : n; std::cout << (y == 0) << "\n"; n = n ? 0 : n; std::cout << (n == nullptr) << "\n";
  }
  {
    struct P { Node* a; int b; }; P p1 = {0, 0}; P p2{0}; std::cout << (p1.a == 0) << (p2.a == 0) << "\n"; P* pq = new P{0, 2}; std::cout << (pq->a == 0) << pq->b << "\n"; std::pair<Node*, int> pr(0, 1); std::cout << (pr.first == 0) << "\n";
  }
  {
    Node* d = static_cast<Node*>(0); Node* e = reinterpret_cast<Node*>(0); std::cout << (d == 0) << (e == 0) << "\n"; char* end = 0; std::cout << strtol("12", 0, 10) << atoi("3") << "\n";
  }
}
int main() {
  with_null();
  with_zero();
  passed(NULL);
  auto x = NULL;
  std::cout << x + 1 << sizeof(NULL) << std::is_same<decltype(NULL), long>::value << "\n";
}
