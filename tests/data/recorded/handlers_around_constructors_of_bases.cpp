// `try` around constructors with virtual bases, delegation, parameters and members that throw.
#include <cstdio>
#include <memory>
#include <vector>
#include <string>
struct N {
  int n;
  N(int n):n(n){ printf("+%d ",n); }
  N(N const& o):n(o.n){ printf("c%d ",n); }
  ~N(){ printf("-%d ",n); }
};
struct V {
  N v{1};
  V(){ printf("V "); }
  virtual ~V(){ printf("~V "); }
  virtual void who(){ printf("V::who "); }
};
struct D : virtual V {
  N d{2};
  D(int x) try : V() {
    N local(9);
    if (x) throw std::string("boom");
  } catch (std::string const& s) { printf("%s ", s.c_str()); }
  ~D() {
    who();
    printf("~D ");
  }
  void who() override { printf("D::who "); }
};
struct E2 : D {
  std::vector<N> list;
  E2(int x, N by) try : D(x), list(2, by) {
    by.n = 77;
    throw 1;
  } catch (int) { printf("[%d %zu] ", by.n, sizeof x); } catch (...) {
    printf("any ");
    throw 2.5;
  }
};
struct L {
  N a;
  L(int x) : a(x) { printf("L "); }
  L() try : L(5) { throw 1; } catch (int) { printf("delegated "); }
  ~L() { printf("~L "); }
};
template <class T> struct G {
  T t;
  template <class U> explicit G(U&& u) try : t(std::forward<U>(u)) { throw t; } catch (T const& x) { printf("G "); }
};
struct Nest {
  struct In {
    In() try { throw 1; } catch (int) { printf("in "); }
  }
  in;
  N after{6};
  Nest() try {} catch (int) { printf("out "); }
};
struct Ok { N n; Ok() try : n(3) { } catch (...) { } ~Ok() try { printf("~Ok "); } catch (...) { } };
struct Late {
  N n;
  Late(int);
};
Late::Late(int x) try : n(x) { if (x == 4) throw x; } catch (int& e) { e = 44; }
template <class F> void t(F f) {
  try { f(); } catch (int e) { printf("int %d", e); } catch (double d) { printf("dbl %g", d); } catch (std::string& s) { printf("str %s", s.c_str()); }
  printf("\n");
}
int main() {
  t([]{ D d(1); });
  t([]{ D d(0); });
  t([]{ E2 e(0, N(7)); });
  t([]{ E2 e(1, N(7)); });
  t([]{ L l; });
  t([]{ G<int> g(3); });
  t([]{ Nest n; });
  t([]{ Ok o; });
  t([]{ Late l(4); });
  t([]{ auto p = std::make_unique<Late>(4); });
  t([]{ std::vector<Late> v; v.emplace_back(4); });
}
