// The order of operands that are negated.
#include <cstdio>
int t(char const* s) { printf("%s ", s); return 1; }
int f() { return t("f"); }
int g() { return t("g"); }
int h() { return t("h"); }
#define T(...) do { printf("%s: ", #__VA_ARGS__); __VA_ARGS__; printf("\n"); } while (0)
int main() {
  T(-f() - -g()); T(-f() + -g()); T(-f() + g()); T(f() + -g()); T(f() - -g()); T(-f() * -g()); T(-f() - g());
  T(-(-f()) + -g()); T(-(-f()) - -g()); T(-(f() + g()) + h()); T((f() - g()) - h()); T(-f() < -g()); T(-(f() * g()) - -h());
}
