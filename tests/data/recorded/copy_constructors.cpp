// What is a copy constructor is decided by the type of the parameter.
#include <cstdio>
#include <optional>
#include <string>
struct KernelParams { int m; };
struct Kernel { int m; explicit Kernel(KernelParams p) : m(p.m) {} };
template <class T> struct Box { T v; Box(T v) : v(v) {} template <class U> Box(Box<U> const& o) : v(o.v + 100) {} };
template <class T> struct Pair { T v; Pair(T v) : v(v) {} Pair(Pair<T> const& o) : v(o.v + 1) {} };
template <class T> struct Ptr { T v; Ptr(T v) : v(v) {} Ptr(Ptr<T*> const& o) : v(*o.v) {} };
template <> struct Pair<char> { int v; Pair(int v) : v(v) {} Pair(Pair<char> const& o) : v(o.v + 2) {} };
namespace other { struct Node { int v; Node(int v) : v(v) {} }; }
struct Node { int v; Node(int v) : v(v) {} Node(other::Node const& o) : v(o.v + 50) {} };
namespace deep { struct Leaf { int v; Leaf(int v) : v(v) {} Leaf(deep::Leaf const& o) : v(o.v + 5) {} }; }
struct Self { using This = Self; int v; Self(int v) : v(v) {} Self(This const& o) : v(o.v + 7) {} };
struct Extra { int v; Extra(int v) : v(v) {} Extra(Extra const& o, int more = 9) : v(o.v + more) {} };
struct Outer { struct Inner { int v; Inner(int v) : v(v) {} Inner(Outer::Inner const& o) : v(o.v + 3) {} }; Inner i{1}; };
int main() {
  Kernel k(KernelParams{4}); auto j = k; std::printf("%d\n", j.m);
  Box<int> b(1); Box<int> c = b; Box<long> d = b; std::printf("%d %ld\n", c.v, d.v);
  Pair<int> p(1); Pair<int> q = p; Pair<char> r(1), s = r; std::printf("%d %d\n", q.v, s.v);
  Ptr<int> t(1); Ptr<int> u = t; std::printf("%d\n", u.v);
  Node n(1); Node m = n; Node o = other::Node(1); std::printf("%d %d\n", m.v, o.v);
  deep::Leaf l(1); auto l2 = l; Self e(1); auto e2 = e; Extra x(1); Extra x2 = x; std::printf("%d %d %d\n", l2.v, e2.v, x2.v);
  Outer z; Outer z2 = z; std::printf("%d\n", z2.i.v);
  std::optional<int> o1 = 3; std::optional<int> o2 = std::move(o1); std::printf("%d %d\n", o1.has_value(), o2.has_value());
  std::optional<std::string> s1 = std::string("abc"); auto s2 = std::move(s1); std::printf("%d %zu %s\n", s1.has_value(), s1->size(), s2->c_str());
  std::optional<Extra> f = Extra(2); auto g = f; f = std::nullopt; std::printf("%d %d\n", f.has_value(), g->v);
}
