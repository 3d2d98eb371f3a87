// Names that directives, aliases and declarations of namespaces bring into sight: [namespace.udir], [namespace.udecl].
#include <iostream>
namespace a { inline namespace v1 { struct X { int n = 3; }; int y = 2; int f(double) { return 1; } } namespace deep { int z = 9; } }
namespace b { using namespace a; int g() { return f(1) + y; } namespace c { int h() { return f(2) + y; } } }
int f(int) { return 5; }
namespace d { using b::c::h; namespace e = a::deep; using e::z; }
namespace e2 { using namespace b; }
namespace ab = a;
using ab::X;
namespace k { namespace l { int m = 4; } namespace o { using l::m; int p() { return m; } } }
namespace q { int w = 1; } namespace r { int w2 = 2; using namespace q; } using namespace r;
int main() {
  X x; b::X x2; e2::X x3; std::cout << x.n << x2.n << x3.n << b::y << e2::y << b::g() << b::c::h() << f(1.5) << d::h() << d::z << k::o::p() << k::o::m << w << w2 << r::w << b::deep::z << e2::deep::z << '\n';
}
