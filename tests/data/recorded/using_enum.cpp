// `using enum`, enumerators that `using` names, inline namespaces within namespaces.
#include <cstdio>

enum class Color { red, green, blue };
namespace shapes {
enum class Shape { round = 5, square };
struct Holder { enum class Inner { in = 7, out }; enum Plain { p = 9 }; };
}
struct Box {
  using enum Color;
  using shapes::Shape::square;
  static int value() { return (int)blue; }
};
const char* name(Color c) {
  switch (c) {
    using enum Color;
    case red: return "red";
    case green: return "green";
    case blue: return "blue";
  }
  return "?";
}
using enum shapes::Holder::Inner;

namespace a::inline b { int x = 1; namespace c::d { int y = 2; } }
namespace a::b { int z = 3; }
namespace a { int f() { return x + b::z; } inline namespace v2 { template <class T> T id(T t) { return t; } } }
using a::x;
using a::c::d::y, a::z;

int main() {
  using enum shapes::Shape;
  using Color::red;
  using shapes::Holder;
  printf("%s %d %d %d %d %d\n", name(Color::green), (int)square, (int)Box::blue, (int)round, (int)red, Box::value());
  printf("%d %d %d\n", (int)out, (int)Box::square, Holder::p);
  printf("%d %d %d %d %d %d %d\n", a::x, a::b::x, a::f(), a::id(4), x, y, z);
}
