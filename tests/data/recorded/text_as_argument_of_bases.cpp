#include <cstdio>
#include <cstddef>
#include <string_view>
template <std::size_t N> struct Name { char s[N]{}; constexpr Name(char const (&x)[N]) { for (std::size_t i = 0; i < N; ++i) s[i] = x[i]; } constexpr operator std::string_view() const { return {s, N - 1}; } };
template <Name N, class T> struct Field { T value{}; static constexpr std::string_view name = N; };
template <Name N, class T> constexpr T& get_(Field<N, T>& f) { return f.value; }
template <int I, class T> struct Leaf { T v; };
template <int I, class T> T& leaf(Leaf<I, T>& l) { return l.v; }
struct All : Leaf<0, int>, Leaf<1, double>, Leaf<2, char> {};
template <class... F> struct Record : F... { template <Name N> constexpr auto& get() { return get_<N>(*this); } template <Name N> auto& at() { return at_<N>(*this); } private: template <Name N, class T> static constexpr T& at_(Field<N, T>& f) { return f.value; } };
int main() {
  All a{{1}, {2.5}, {'c'}}; printf("%d %g %c\n", leaf<0>(a), leaf<1>(a), leaf<2>(a)); leaf<1>(a) = 4; printf("%g\n", leaf<1>(a));
  Record<Field<"tile_m", int>, Field<"alpha", float>> r; get_<"tile_m">(r) = 3; printf("%d\n", get_<"tile_m">(r));
  r.get<"tile_m">() = 128; r.get<"alpha">() = 0.5f; printf("%d %g\n", r.get<"tile_m">(), r.get<"alpha">());
  printf("%d %g\n", r.at<"tile_m">(), r.at<"alpha">());
}
