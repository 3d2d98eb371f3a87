#include <cstdio>
template <class... F> struct over : F... { using F::operator()...; };
template <class... F> over(F...) -> over<F...>;
int main() {
  auto o = over{[](int x) { return x + 1; }, [](double x) { return x * 2; }, [](const char* s) { return s[0]; }};
  printf("%d %g %c\n", o(1), o(2.5), o("zed"));
  auto lam = [](int, double) -> float { return 0; };
  printf("%zu\n", sizeof(decltype(&decltype(lam)::operator())));
}
