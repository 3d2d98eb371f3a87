// Enumerations of every kind, in switches, as template arguments, as flags.
#include <cstdio>

enum Color { Red, Green = 5, Blue };
enum class Major : char { K, MN };
enum Mask : unsigned { None = 0, Read = 1 << 0, Write = 1 << 1, All = Read | Write };
constexpr Mask operator|(Mask a, Mask b) { return Mask(unsigned(a) | unsigned(b)); }
struct Holder {
  enum { kSize = 16, kHalf = kSize / 2 };
  enum class State { Idle, Busy };
  State state = State::Idle;
};
template <Major M>
const char* name() {
  if constexpr (M == Major::K) return "K";
  else return "MN";
}
const char* color(Color c) {
  switch (c) {
    case Red: return "red";
    case Green:
    case Blue: return "other";
    default: return "none";
  }
}

int main() {
  printf("%d %d %d\n", Red, Green, Blue);
  printf("%s %s %s\n", color(Red), color(Blue), color(Color(9)));
  printf("%s %s %zu\n", name<Major::K>(), name<Major::MN>(), sizeof(Major));
  Mask m = Read | Write;
  printf("%d %d\n", m == All, (m & Write) != 0);
  Holder h;
  h.state = Holder::State::Busy;
  printf("%d %d %d\n", Holder::kHalf, h.state == Holder::State::Busy, static_cast<int>(h.state));
  Color next = static_cast<Color>(Red + 1);
  int n = Blue + 1;
  printf("%d %d\n", next, n);
  return 0;
}
