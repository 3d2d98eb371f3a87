// What an aggregate's `std::function`, or `std::optional`, holds is copied between the other members, in the order of these.
#include <cstdio>
#include <functional>
#include <optional>
#include <utility>

struct Told {
  char const* s;
  Told(char const* s) : s(s) { std::printf("%s ", s); }
  Told(Told const& o) : s(o.s) { std::printf("copy-%s ", s); }
  Told(Told&& o) : s(o.s) { std::printf("move-%s ", s); }
  ~Told() { std::printf("~%s ", s); }
};
using Call = std::function<void()>;
struct Three { Told a; Call f; Told b; };
struct Held { std::optional<Call> f; Told b; };
namespace inner { struct Two { std::function<void()> f, g; }; }
void call(Three t) { t.f(); }

int main() {
  auto f = [told = Told("x")] { std::printf("call-%s ", told.s); };
  { Three t{Told("a"), f, Told("b")}; std::puts(""); }
  { Three t{"a", [told = Told("y")] {}, "b"}; std::puts(""); }
  { Three t{.a = "a", .f = std::move(f), .b = "b"}; t.f(); std::puts(""); }
  { Held t{[told = Told("z")] {}, "b"}; std::puts(""); }
  { inner::Two t{[told = Told("p")] {}, [told = Told("q")] {}}; std::puts(""); }
  call({"a", [told = Told("w")] { std::printf("call-%s ", told.s); }, "b"});
  std::puts("");
}
