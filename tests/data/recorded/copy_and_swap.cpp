// Friends that exchange, the copy-and-swap idiom, local classes.
#include <cstdio>
#include <utility>
struct Buf { int n; int* d; Buf(int n) : n(n), d(new int[n]{}) {} Buf(Buf const& o) : n(o.n), d(new int[o.n]) { for (int i = 0; i < n; ++i) d[i] = o.d[i]; } Buf(Buf&& o) noexcept : Buf(0) { swap(*this, o); } Buf& operator=(Buf o) { swap(*this, o); return *this; } ~Buf() { delete[] d; }
  friend void swap(Buf& a, Buf& b) { using std::swap; swap(a.n, b.n); swap(a.d, b.d); } friend bool operator==(Buf const& a, Buf const& b) { return a.n == b.n; } };
int main() { Buf a(3), b(5); a.d[0] = 7; swap(a, b); std::printf("%d %d %d\n", a.n, b.n, b.d[0]); a = b; std::printf("%d %d\n", a.n, a.d[0]); Buf c = std::move(a); std::printf("%d %d %d\n", c.n, a.n, c == b); using std::swap; swap(b, c); std::swap(a, b);
  struct Local { int x; Local(int x) : x(x) {} int twice() const { return 2 * x; } bool operator<(Local b) const { return x < b.x; } static int made() { return 4; } }; Local l(3); std::printf("%d %d %d\n", l.twice(), l < Local(4), Local::made()); }
