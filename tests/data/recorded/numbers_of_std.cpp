// The constants of `<numbers>`, as templates and as `double`.
#include <numbers>
#include <cstdio>
#include <cmath>
template <class T> T area(T r){ return std::numbers::pi_v<T> * r * r; }
int main(){
  printf("%.17g %.17g %.17g %.17g\n", std::numbers::pi, std::numbers::e, std::numbers::sqrt2, std::numbers::ln2);
  printf("%.17g %.17g %.17g %.17g\n", std::numbers::log2e, std::numbers::log10e, std::numbers::inv_pi, std::numbers::inv_sqrtpi);
  printf("%.17g %.17g %.17g %.17g %.17g\n", std::numbers::ln10, std::numbers::sqrt3, std::numbers::inv_sqrt3, std::numbers::egamma, std::numbers::phi);
  printf("%.9g %.9g\n", std::numbers::pi_v<float>, std::numbers::e_v<float>);
  printf("%.9g %.9g\n", std::numbers::sqrt2_v<float>, std::numbers::phi_v<float>);
  static_assert(sizeof(std::numbers::pi_v<float>)==4);
  using namespace std::numbers;
  constexpr float p = pi_v<float>;
  constexpr auto q = std::numbers::pi_v<long double>;
  printf("%d %g %g\n", (int)sizeof(q), area(2.0f), area(2.0));
  printf("%d\n", std::is_same_v<decltype(std::numbers::pi), const double>);
  printf("%d\n", std::is_same_v<decltype(std::numbers::pi_v<float>), const float>);
  printf("%.9g %.17g\n", std::sin(p/2), ln2);
  printf("%.9g %.9g %.9g %.9g %.9g\n", ln2_v<float>, ln10_v<float>, egamma_v<float>, inv_pi_v<float>, inv_sqrtpi_v<float>);
  printf("%.9g %.9g %.9g %.9g\n", log2e_v<float>, log10e_v<float>, sqrt3_v<float>, inv_sqrt3_v<float>);
  double const& r = std::numbers::pi; printf("%g\n", r);
  namespace num = std::numbers; printf("%g\n", num::pi);
  printf("%.15Lg\n", q);
}
