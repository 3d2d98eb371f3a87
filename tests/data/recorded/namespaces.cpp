// Namespaces: nested, reopened, without a name, aliases, using, and what hides what.
#include <cstdio>

int value = 1;
namespace a {
int value = 2;
namespace b {
int value = 3;
int sum() { return value + a::value + ::value; }
}
struct S {
  int v = 5;
};
int get(S const& s) { return s.v; }
}
namespace a::b {
int twice() { return 2 * value; }
}
namespace {
int hidden() { return 9; }
}
namespace c = a::b;
inline namespace v1 {
int current() { return 11; }
}
namespace other {
using a::S;
using namespace a::b;
int f() { return twice() + get(S{}); }
}

int main() {
  using a::b::sum;
  printf("%d %d %d\n", value, a::value, c::value);
  printf("%d %d %d\n", sum(), c::twice(), hidden());
  int value = 4;
  printf("%d %d %d\n", value, ::value, current());
  a::S s;
  printf("%d %d\n", get(s), other::f());
  {
    using namespace a;
    printf("%d\n", b::value);
  }
  return 0;
}
