// Ordinary programs: constructors by enable_if beside those of strings, trees of unique_ptr, arrays filled with null.
#include <array>
#include <memory>
#include <string>
#include <cstdio>
#include <type_traits>
struct Big { unsigned long f = 0, s = 0; Big() = default; template <typename T, typename = typename std::enable_if<std::is_integral<T>::value, T>::type> explicit Big(T low) : s(low) {} explicit Big(const std::string& str) : f(str.size()) {} 
 template <typename T, typename = typename std::enable_if<std::is_integral<T>::value, T>::type> Big& operator=(const T& o) { s = o; return *this; } 
 Big& operator=(const std::string& x) { f = x.size(); return *this; } };
struct Huge { Big a, b; Huge() = default; template <typename T, typename = typename std::enable_if<std::is_integral<T>::value, T>::type> explicit Huge(T low) : a(0), b(low) {}
 explicit Huge(const std::string& s) { a = Big(s); } Huge(const Huge& o) = default; };
struct Point { Huge x, y; };
struct Node { int v; std::array<long, 3> items; std::array<Node*, 4> kids; explicit Node(long i) : v(1), items({{i, 0, 0}}), kids({{nullptr, nullptr, nullptr, nullptr}}) {} };
struct Tree { struct node { int v; std::unique_ptr<node> l, r; node(int x) : v(x) {} }; std::unique_ptr<node> root;
  bool insert(std::unique_ptr<node>& n, int x) { if (!n) { n = std::make_unique<node>(x); return true; } return x < n->v ? insert(n->l, x) : insert(n->r, x); }
  bool remove(std::unique_ptr<node>& parent, std::unique_ptr<node>& n, int x) {
    if (!n) return false;
    if (n->v == x) {
      if (n->l || n->r) { std::unique_ptr<node>& keep = (n->l ? n->l : n->r); if (n == root) root = std::move(keep); else if (x < parent->v) parent->l = std::move(keep); else parent->r = std::move(keep); return true; }
      n.reset(nullptr); return true;
    }
    return x < n->v ? remove(n, n->l, x) : remove(n, n->r, x);
  } };
int main() {
  Big b("abc"), c(5), d(std::string("xy")); b = 7; b = std::string("q"); printf("%lu %lu %lu %lu\n", b.f, b.s, c.s, d.f);
  Huge h("0x12"), g(3ul); Point p{Huge("1"), Huge(2)}; printf("%lu %lu %lu %lu\n", h.a.f, g.b.s, p.x.a.f, p.y.b.s);
  Node n(9); printf("%ld %d\n", n.items[0], n.kids[3] == nullptr);
  std::array<std::shared_ptr<int>, 3> u; u.fill(nullptr); u[1] = std::make_shared<int>(4); printf("%d %d\n", *u[1], u[2] == nullptr);
  Tree t; for (int x : {5, 2, 8, 1, 9}) t.insert(t.root, x); t.remove(t.root, t.root, 8); t.remove(t.root, t.root, 2); t.remove(t.root, t.root, 5); printf("%d %d\n", t.root->v, t.root->r == nullptr);
}
