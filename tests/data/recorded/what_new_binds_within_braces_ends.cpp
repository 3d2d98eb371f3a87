// What references in braces within those of `new`, and of `new` at a place, are bound to ends with the
// expression, the last first; so does a temporary of which a reference is bound to such a member.
#include <cstdio>
#include <new>

struct D {
  int v;
  D(int x) : v(x) { std::printf("+%d ", v); }
  D(D const&) = delete;
  ~D() { std::printf("~%d ", v); }
};
struct H { D const& r; int n; };
struct J { H h; D const& s; };
struct G { J j; D const& t; };

int main() {
  auto* j = new J{{D(1), 2}, D(3)};
  std::printf("| %d\n", j->h.n);
  auto* g = new G{{{D(1), 2}, D(3)}, D(4)};
  std::printf("|\n");
  alignas(J) char room[sizeof(J)];
  auto* h = new (room) H{D(5), 2};
  std::printf("| %d\n", h->n);
  auto* k = new (room) J{{D(6), 2}, D(7)};
  std::printf("| %d\n", k->h.n);
  auto* a = new H[2]{{D(8), 2}, {D(9), 3}};
  std::printf("| %d\n", a[1].n);
  [[maybe_unused]] D const& d = H{D(1), 2}.r;
  [[maybe_unused]] D const& e = J{{D(2), 2}, D(3)}.h.r;
  int const& n = H{D(4), 2}.n;
  std::printf("| %d\n", n);
  delete j;
  delete g;
  delete[] a;
}
