// Literals that operators of the program read.
#include <cstdio>
struct Km { double v; };
Km operator""_km(long double v) { return Km{double(v)}; }
Km operator"" _km(unsigned long long v) { return Km{double(v) + 0.25}; }
constexpr int operator""_k(unsigned long long v) { return int(v) * 1000; }
namespace units { constexpr unsigned long long operator""_bits(unsigned long long v) { return v; } struct Deg { long double v; }; Deg operator""_deg(long double v) { return Deg{v}; } }
template <int N> struct Of { static constexpr int n = N; };
int main() {
  using namespace units;
  std::printf("%.2f %.2f %d %llu %d\n", (3.5_km).v, (4_km).v, 5_k + 0x10_k, 12_bits, Of<2_k>::n);
  auto d = 90.0_deg; std::printf("%.1Lf %zu\n", d.v, sizeof(1'000_bits));
}
