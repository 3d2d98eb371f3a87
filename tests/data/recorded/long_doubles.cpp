#include <cstdio>
#include <iostream>
#include <iomanip>
#include <limits>
#include <cmath>
#include <vector>
#include <numeric>
int over(double) { return 1; } int over(long double) { return 2; } int over(float) { return 3; }
int main(){
 long double s=0; for(int i=1;i<=10;i++) s += 1.0L/i; printf("%Lf %Lg %Le\n", s, s, s); std::cout << s << "\n";
 printf("%zu %zu %zu\n", sizeof(long double), alignof(long double), sizeof(1.0L));
 printf("%d%d%d\n", over(0.1L), over(0.1), over(0.1f));
 printf("%d %d\n", std::numeric_limits<long double>::digits, std::numeric_limits<long double>::digits10);
 std::cout << std::numeric_limits<long double>::epsilon() << "\n";
 long double f = 1; for (int i=1;i<=18;i++) f*=i; printf("%.0Lf\n", f);
 long double best = std::numeric_limits<long double>::max(); for (long double v : {3.5L, 2.25L}) if (v < best) best = v; std::cout << best << "\n";
 std::cout << std::fixed << std::setprecision(10) << std::sqrt(2.0L) << " " << 0.5L << "\n";
 printf("%.20Lf\n", 0.5L);
 struct X { char c; long double l; }; printf("%zu\n", sizeof(X));
 auto x = 1.5L; x += 2; printf("%d %Lf\n", (int)x, x);
 std::vector<long double> v{1.5L, 2.5L}; std::cout << std::accumulate(v.begin(), v.end(), 0.0L) << "\n";
 long double p = powl(2.0L, 10); std::cout << p << " " << sqrtl(16.0L) << " " << fabsl(-2.5L) << "\n";
 std::cout << (0.5L == 0.5) << (s > 2) << "\n";
 std::cout << std::is_same<decltype(1.0L * 2), long double>::value << "\n";
}
