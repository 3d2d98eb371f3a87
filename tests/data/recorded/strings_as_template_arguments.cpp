#include <cstdio>
#include <string_view>
template <std::size_t N> struct fixed_string {
  char s[N];
  constexpr fixed_string(const char (&a)[N]) { for (std::size_t i = 0; i < N; ++i) s[i] = a[i]; }
};
template <fixed_string S> struct Named { static constexpr std::string_view value{S.s}; };
int main() { printf("%s\n", Named<"tile">::value.data()); fixed_string f("abc"); printf("%zu\n", sizeof f); }
template <double D> struct Scale { static double get() { return D; } static int n; }; template <double D> int Scale<D>::n = 0;
struct Q { double d; int a[2]; }; template <Q q> struct K { static int v() { return q.a[1]; } };
static int more = [] { Scale<1.5>::n = 3; printf("%d %d %g %g\n", Scale<1.5>::n, Scale<2.5>::n, Scale<1.5>::get(), Scale<2.5>::get()); printf("%d %d\n", K<Q{1, {2, 3}}>::v(), K<Q{1, {2, 4}}>::v()); return 0; }();
