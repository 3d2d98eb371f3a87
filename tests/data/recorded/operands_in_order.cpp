// In which order operands and arguments are evaluated and copied, as g++ does where the language leaves it open.
#include <array>
#include <cstdio>
#include <map>
#include <string>
#include <utility>
#include <vector>

// every function says that it is called
namespace said {
struct A {
  int v;
  A(int v) : v(v) {}
  A(const A&) = default;
  A& operator=(const A& o) = default;
  A operator+(const A& o) const { printf("[+]"); return A(v + o.v); }
  A operator-(A o) const { printf("[-]"); return A(v - o.v); }
  bool operator==(const A& o) const { printf("[==]"); return v == o.v; }
  A& operator+=(const A& o) { v += o.v; return *this; }
  A& operator<<(A o) { v += o.v; return *this; }
  int operator[](A i) { return i.v; }
  int operator()(A i, A j) { return i.v + j.v; }
  bool operator&&(A o) { return v && o.v; }
};
A operator*(const A& a, const A& b) { printf("[*]"); return A(a.v * b.v); }
A operator/(A a, A b) { printf("[/]"); return A(a.v / b.v); }
bool operator<(const A& a, const A& b) { return a.v < b.v; }
A& operator-=(A& a, const A& b) { a.v -= b.v; return a; }
A& operator>>(A& a, const A& b) { a.v -= b.v; return a; }
bool operator||(A a, A b) { return a.v || b.v; }

A st[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
int arr[10];
int k(int v) { printf("<%d>", v); return v; }
double d(int v) { printf("<%d>", v); return v; }
int* p(int v) { printf("<%d>", v); return arr; }
A a(int v) { printf("<%d>", v); return A(v); }
A& r(int v) { printf("<%d>", v); return st[v]; }
std::string s(int v) { printf("<%d>", v); return std::to_string(v); }
std::vector<int>& vec(int v) { static std::vector<int> w(9); printf("<%d>", v); return w; }
template <class F, class G> auto added(F f, G g) { return f(1) + g(2); }

#define T(...) printf("%s: ", #__VA_ARGS__); (void)(__VA_ARGS__); printf("\n")
void run() {
  T(k(1)+k(2));
  T(k(1)*k(2)+k(3));
  T(k(1)+k(2)*k(3));
  T(k(1)==k(2));
  T(k(1)<k(2));
  T(d(1)+d(2));
  T(p(1)[k(2)]);
  T(p(1)+k(2));
  T(k(1)+p(2));
  T(k(1)&&k(2));
  T(k(1)|k(2));
  T(k(1)<<k(2));
  T(k(1)>>k(2));
  T(*p(1)=k(2));
  T(*p(1)+=k(2));
  T(p(1)[k(2)] = k(3));
  T(p(1)[k(2)] += k(3));
  T(*p(1) <<= k(2));
  T(k(1)[p(2)]);
  T(p(1)<p(2));
  T(p(1)-p(2));
  T(*p(1)+*p(2));
  T(d(1)<k(2));
  T((long)k(1)+k(2));
  T((char)k(1)==(char)k(2));
  T(!k(1)==!k(2));
  T(a(1)+a(2));
  T(a(1)+a(2)+a(3));
  T(a(1)-a(2));
  T(a(1)==a(2));
  T(r(1)+r(2));
  T(r(1)-r(2));
  T(r(1)+=r(2));
  T(r(1)<<r(2));
  T(r(1)<<r(2)<<r(3));
  T(r(1)=r(2));
  T(r(1)[r(2)]);
  T(r(1)(r(2),r(3)));
  T(r(1)&&r(2));
  T(a(1)*a(2));
  T(a(1)*a(2)*a(3));
  T(a(1)*(a(2)*a(3)));
  T(a(1)/a(2));
  T(a(1)<a(2));
  T(r(1)*r(2));
  T(r(1)/r(2));
  T(r(1)-=r(2));
  T(r(1)>>r(2));
  T(r(1)>>r(2)>>r(3));
  T(r(1)||r(2));
  T(A(k(1))+A(k(2)));
  T(A(k(1))*A(k(2)));
  T(a(1)+k(2));
  T(k(1)*a(2));
  T(a(1)*k(2));
  T(a(1)==k(2));
  T(s(1)+s(2));
  T(s(1)+"x"+s(2));
  T(s(1)==s(2));
  T(s(1)!=s(2));
  T(s(1)<s(2));
  T(s(1)+=s(2));
  T(s(1)=s(2));
  T("x"+s(2));
  T(s(1).append(s(2)));
  T(s(1)+'c'+std::to_string(k(2)));
  T(vec(1)==vec(2));
  T(vec(1)<vec(2));
  T(vec(1)=vec(2));
  T(vec(1)[k(2)]);
  T(vec(1)[k(2)]=k(3));
  T(vec(1).begin()+k(2));
  T(vec(1).end()-vec(2).begin());
  T(vec(1).end()==vec(2).begin());
  T(vec(1).at(k(2)) + vec(3).at(k(4)));
  T(vec(1)[k(2)]+vec(3)[k(4)]);
  T(std::make_pair(k(1),k(2))==std::make_pair(k(3),k(4)));
  T(r(1).operator+(r(2)));
  T(operator*(r(1),r(2)));
  T(r(1).v + r(2).v);
  T((r(1)+r(2))*(r(3)+r(4)));
  T((r(1)*r(2))+(r(3)*r(4)));
  T(r(1)*r(2)+r(3));
  T(r(3)+r(1)*r(2));
  T((r(1)*r(2)).v+r(3).v);
  T(added(k, k));
  T(added(a, a));
  T(added(s, s));
}
#undef T
}  // namespace said

// a function changes what stands beside it
namespace changed {
int x = 1;
long lx = 1;
double dx = 1;
unsigned ux = 1;
char cx = 1;
struct O {
  int hits = 1;
  int a[3] = {1, 2, 3};
  int f() { hits++; a[1]++; return 100; }
  int g() { return hits; }
} o;
O& ro = o;
int& rx = x;
int* px = &x;
int arr[3] = {1, 2, 3};
int f() { x += 10; lx += 10; dx += 10; ux += 10; cx += 10; o.hits += 10; arr[1] += 10; return 1000; }
int g(int a, int b) { return a * 1000000 + b; }
int gr(const int& a, const int& b) { return a * 1000000 + b; }
template <class T, class U> int gt(T a, U b) { return a * 1000000 + b; }
template <class T, class U> int gu(T&& a, U&& b) { return a * 1000000 + b; }
struct V { int v; V(int a, int b) : v(a * 1000000 + b) {} };
struct W { int a, b; };
struct K {
  int hits = 1;
  int f() { hits += 10; return 1000; }
  void t() {
    printf("%d\n", hits + f());
    hits = 1;
    printf("%d %d\n", f(), hits);
    hits = 1;
    printf("%d\n", g(f(), hits));
  }
};
void reset() { x = 1; lx = 1; dx = 1; ux = 1; cx = 1; o = O(); arr[1] = 2; }
#define T(...) reset(); printf("%s: %.12g\n", #__VA_ARGS__, double(__VA_ARGS__))
#define P(...) reset(); printf("%s: ", #__VA_ARGS__); printf(__VA_ARGS__); puts("")
void run() {
  T(x + f());
  T(f() + x);
  T(x - f());
  T(f()-x);
  T(x*f());
  T(f()*x);
  T(x==f()-989);
  T(x<f()-988);
  T((x|f()));
  T((x^f()));
  T((x&f()));
  T(x/f());
  T(f()/x);
  T(f()%x);
  T(lx + f());
  T(f()+lx);
  T(dx+f());
  T(f()+dx);
  T(ux+f());
  T(cx+f());
  T((long)x+f());
  T((double)x+f());
  T((char)x+f());
  T(-x+f());
  T(x*2+f());
  T(f()+x*2);
  T((x)+f());
  T(rx+f());
  T(*px+f());
  T(o.hits+f());
  T(f()+o.hits);
  T(arr[1]+f());
  T(f()+arr[1]);
  T(ro.hits+f());
  T(o.hits+o.f());
  T(o.f()+o.hits);
  T(o.g()+o.f());
  T(x+f()+x);
  T(x+(x+f()));
  T(x+x+f());
  T(f()+x+f());
  T(x+f()*x);
  T(x << (f()&1));
  T(x && f());
  T(x+f()>1000 ? x : f());
  T((x, f()));
  T(x ? f() : x);
  T(g(f(), x));
  T(g(x,f()));
  T(g(f(),o.hits));
  T(g(f(),rx));
  T(g(f(),*px));
  T(g(f(),arr[1]));
  T(g(f(),lx));
  T(g(f(), cx));
  T(g(f(),dx));
  T(gr(f(), x));
  T(gr(x,f()));
  T(gr(f(),o.hits));
  T(gr(f(),(int)lx));
  T(gt(f(), x));
  T(gt(x,f()));
  T(gt(f(),o.hits));
  T(gt(f(),rx));
  T(gt(f(),arr[1]));
  T(gu(f(), x));
  T(gu(x,f()));
  T(gu(f(),o.hits));
  T(gu(f(),x+0));
  T(V(f(), x).v);
  T(V(x, f()).v);
  T((V{f(), x}.v));
  T((V{x, f()}.v));
  T((V{o.hits, f()}.v));
  T((V{f(),o.hits}.v));
  T((W{f(), x}.b));
  T((W{x, f()}.a));
  T((W{o.hits, f()}.a));
  T((std::pair<int,int>{x,f()}.first));
  T((std::pair<int,int>(x,f()).first));
  T((std::pair<int,int>(f(),x).second));
  T(std::make_pair(x,f()).first);
  T(std::make_pair(f(),x).second);
  T((std::vector<int>{x,f(),x}[0]));
  T((std::vector<int>{x,f(),x}[2]));
  T(std::max(x,f()));
  T(std::min(f(),x));
  P("%d %d", f(), x);
  P("%d %d", x, f());
  P("%d %d", f(), o.hits);
  P("%d %d", o.hits, f());
  P("%d %d", f(), rx);
  P("%d %d", f(), *px);
  P("%d %d", f(), arr[1]);
  P("%d %d", f(), x+0);
  P("%ld %ld", (long)f(), lx);
  P("%d %g", f(), dx);
  P("%d %d", f(), cx);
  P("%d %d %d %d", x, f(), x, f());
  int l = 1;
  auto h = [&] { l += 10; return 1000; };
  printf("%d\n", l + h());
  printf("%d %d\n", h(), l);
  printf("%d\n", g(h(), l));
  auto by_value = [](int a, int b) { return a - b; };
  auto by_reference = [](int a, int& b) { return a - b; };
  printf("%d %d\n", by_value(h(), l), by_reference(h(), l));
  K().t();
}
#undef T
#undef P
}  // namespace changed

// copies and moves say that they are made
namespace copied {
struct A {
  int v;
  A(int v) : v(v) { printf("A(%d) ", v); }
  A(const A& o) : v(o.v) { printf("c%d ", v); }
  A(A&& o) : v(o.v) { printf("m%d ", v); }
  ~A() { printf("~%d ", v); }
};
struct G { A a; A b; };
struct H { A a, b; H(A a, A b) : a(a), b(std::move(b)) { printf("H "); } };
struct R { const A& a; const A& b; };
struct N { A a; int k; G g; };
struct D : A { A q; D(A& x) : A(x), q(A(8)) { printf("D "); } };
A mk(int v) { printf("mk "); return A(v); }
const A& rf(const A& a) { printf("rf "); return a; }
void two(A a, A b) { printf("two "); }
void twor(const A& a, A b) { printf("twor "); }
template <class T, class U> void twt(T a, U b) { printf("twt "); }
#define T(...) printf("%s: ", #__VA_ARGS__); { __VA_ARGS__; printf("| "); } printf("\n")
void run() {
  A x(1), y(5);
  T(G g{x, A(2)});
  T(G{x, A(2)});
  T(G g = {x, A(2)});
  T(G g{A(2), x});
  T(G g{mk(2), x});
  T(G g{x, y});
  T(G g{std::move(x), mk(3)});
  T(G g{rf(x), mk(3)});
  T(H h(x, A(2)));
  T(H h(mk(3), x));
  T(A arr[2] = {x, A(2)});
  T(A arr[2]{x, mk(2)});
  T(std::array<A,2> a{x, A(2)});
  T(std::vector<A> v{x, A(2)});
  T(N n{x, 3, {y, A(4)}});
  T(two(x, A(2)));
  T(two(A(2), x));
  T(two(x, y));
  T(twor(x, y));
  T(twt(x, A(2)));
  T(D d(x));
  T(std::pair<A,A> p{x, A(2)});
  T(std::pair<A,A> p(x, A(2)));
  T(auto p = std::make_pair(x, A(2)));
  T(G* g = new G{x, A(2)}; delete g);
  T(R r{x, mk(2)});
  T(two({x}, {6}));
  T(A b = x, c = A(2));
}
}  // namespace copied

int main() {
  said::run();
  changed::run();
  copied::run();
}
