// Operands that may be moved from: by name, by call, by cast, of templates, as members and elements.
#include <cstdio>
#include <utility>
struct T { int v; T(int v=0):v(v){ printf("c%d ",v);} T(T const& o):v(o.v){printf("C%d ",v);} T(T&& o):v(o.v){o.v=-1;printf("M%d ",v);} ~T(){printf("~%d ",v);} T& add(int n){v+=n;return *this;} };
T operator+(T&& a, T const& b) { printf("[&& c&] "); a.v += b.v; return std::move(a); }
T operator+(T const& a, T const& b) { printf("[c& c&] "); return T(a.v+b.v); }
T operator-(T a, T b) { printf("[v v] "); a.v -= b.v; return a; }
T operator*(T const& a, T&& b) { printf("[c& &&] "); return T(a.v*b.v); }
T operator*(T const& a, T const& b) { printf("[c& c&] "); return T(a.v*b.v); }
T operator*(T && a, T && b) { printf("[&& &&] "); return T(a.v*b.v); }
struct M { int v; M(int v):v(v){} M operator+(M const& o) const & { printf("l+ "); return v+o.v; } M operator+(M const& o) && { printf("r+ "); return v+o.v; } M operator-() const& { printf("l- "); return -v; } M operator-() && { printf("r- "); return -v; } };
T&& pass(T& t) { return std::move(t); }
T& ref(T& t) { return t; }
template <class X> X&& fw(X& x) { return std::move(x); }
template <class A, class B> auto sum(A&& a, B&& b) { return std::forward<A>(a) + std::forward<B>(b); }
#define L(...) printf("%-34s", #__VA_ARGS__); __VA_ARGS__; puts("")
int main() {
 T a(1), b(2);
 L(std::move(a) + b); a.v=1;
 L(pass(a) + b); a.v=1;
 L(static_cast<T&&>(a) + b); a.v=1;
 L((T&&)a + b); a.v=1;
 L(fw(a) + b); a.v=1;
 L(a + b); L(T(3) + b); L(ref(a)+b);
 L(std::move(a) - b); a.v=1;
 L(a - std::move(b)); b.v=2;
 L(std::move(a) - std::move(b)); a.v=1; b.v=2;
 L(pass(a) - pass(b)); a.v=1; b.v=2;
 L(a - b); L(T(3) - T(4)); L(a - T(4));
 L(a * std::move(b)); L(std::move(a) * std::move(b)); L(std::move(a)*b); L(T(1)*std::move(b)); L(pass(a)*pass(b)); L(a*pass(b));
 L(sum(a, b)); L(sum(std::move(a), b)); a.v=1; L(sum(T(5), b));
 L(std::move(a) + b + b); a.v=1;
 M m(1), n(2); L(m+n); L(std::move(m)+n); L(M(1)+n); L(-m); L(-std::move(m)); L(-M(2));
 T* p=&a; L(std::move(*p) + b); a.v=1; T arr[2]={T(1),T(2)}; L(std::move(arr[0]) + arr[1]); arr[0].v=1;
 struct H { T t{7}; } h; L(std::move(h).t + b); h.t.v=7; L(std::move(h.t) + b);
 L(b + 2); L(2 + b); L(b - 2); L(2 - b); L(std::move(b) * 2); L(2 * b);
 puts("end");
}
