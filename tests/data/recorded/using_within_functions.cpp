// A class of a function sees what `using` brings there; the enumerators of an enumeration of the function; parts of bit fields.
#include <cmath>
#include <chrono>
#include <cstdio>
#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

namespace lib {
struct P {
  int v = 3;
};
int f() { return 4; }
}  // namespace lib

struct Bits {
  int x : 4;
  unsigned y : 5;
};

int main() {
  using namespace lib;
  struct L {
    P p;
    int g() { return f() + p.v; }
    int h = f();
  } l;
  printf("%d %d\n", l.g(), l.h);
  using namespace std::chrono;
  struct Timer {
    steady_clock::time_point begin = steady_clock::now();
    milliseconds limit{3};
  } t;
  printf("%d\n", int(t.limit.count()));
  enum class Color { R, G };
  using enum Color;
  printf("%d %d\n", R == Color::R, int(G));
  Bits bits{3, 17};
  auto [a, b] = bits;
  auto& [c, d] = bits;
  c = -2;
  d = 9;
  printf("%d %u %d %u\n", a, b, bits.x, bits.y);
  std::tuple parts{1, 'c', "x"};
  std::optional o{5};
  std::variant<int, std::string> either = "four";
  auto length = std::visit<double>([](auto const& x) { if constexpr (std::is_same_v<decltype(x), int const&>) return x; else return x.size(); }, either);
  printf("%c %d %g\n", std::get<1>(parts), *o, length);
  printf("%g %g %g %g\n", std::hypot(2.0, 3.0, 6.0), std::tgamma(5.0), std::lgamma(1.0), std::lerp(1.0, 3.0, 0.5));
}
