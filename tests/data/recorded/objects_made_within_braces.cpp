// Objects whose constructor keeps their address, made within braces.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <vector>
#include <array>
struct K { K* self; int n; K(int n) : self(this), n(n) {} void ck() const { std::cout << (self == this) << n << "\n"; } };
struct G { K k; int d; }; struct A1 { K k; }; struct G2 { int d; K k; }; struct GG { G g; int e; };
int f(int x) { std::cout << "f" << x; return x; }

int main() {
  std::printf("\n0: "); { bool b = true; GG g{{b ? K(1) : 2, 4}, f(3)}; g.g.k.ck(); }
  std::printf("\n1: "); { bool b = true; GG g{b ? K(1) : 2, 4, f(3)}; g.g.k.ck(); }
  std::printf("\n2: "); { bool b = true; G g[2] = {{b ? K(1) : 2, 4}, {K(3), 5}}; g[0].k.ck(); g[1].k.ck(); }
  std::printf("\n");
}
