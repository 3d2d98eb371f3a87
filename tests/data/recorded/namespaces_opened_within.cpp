// A directive opens a namespace within one that is opened; what the file adds to `std` leaves the rest of it.
#include <cstdio>
#include <functional>
#include <vector>
struct Key { int x; };
namespace std {
template <> struct hash<Key> { size_t operator()(Key const& k) const { return k.x; } };
}
using namespace std;
namespace temp { namespace lits { constexpr double operator "" _deg(long double a) { return a * 2; } int k(int x) { return x; } struct T { int v; }; } }
namespace a { namespace b { int q = 3; namespace c { int r = 4; } } }
using namespace a; using namespace b;
namespace bc = b::c;
int main() { vector<int> v{hash<Key>()(Key{3}) == 3}; printf("%d\n", v[0]); using namespace temp; { using namespace lits; T t{5}; printf("%d\n", t.v); } auto t{lits::k(3)}; lits::T u{4}; printf("%d %d %d %d\n", t, u.v, q, b::q);
  { using namespace c; printf("%d %d\n", r, c::r); } namespace l = lits; printf("%d %d\n", l::k(7), bc::r); using lits::k; printf("%d\n", k(8)); }
