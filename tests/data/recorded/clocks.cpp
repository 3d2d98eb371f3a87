#include <chrono>
#include <cstdio>
#include <iostream>

int main() {
  auto t0 = std::chrono::steady_clock::now();
  auto t1 = std::chrono::high_resolution_clock::now();
  std::chrono::time_point<std::chrono::system_clock> start, end;
  start = std::chrono::system_clock::now();
  end = start + std::chrono::milliseconds(1500);
  std::chrono::duration<double> el = end - start;
  std::cout << el.count() << "\n";
  std::cout << std::chrono::duration_cast<std::chrono::microseconds>(end - start).count() << "us\n";
  std::cout << std::chrono::duration<double, std::milli>(end - start).count() << "ms\n";
  auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(end - start);
  printf("%ld\n", ms.count());
  auto t2 = std::chrono::steady_clock::now();
  std::cout << (t2 >= t0) << (std::chrono::duration_cast<std::chrono::seconds>(t2 - t0).count() < 5) << "\n";
  std::chrono::seconds s(90); std::chrono::minutes m = std::chrono::duration_cast<std::chrono::minutes>(s);
  std::cout << m.count() << " " << (s == std::chrono::milliseconds(90000)) << (s > m) << " " << (s + ms).count() << " " << (s / 7).count() << " " << (s / ms) << " " << (s * 2.5).count() << "\n";
  std::chrono::milliseconds x = s; std::cout << x.count() << "\n";
  float f = std::chrono::duration<float>(x).count(); std::cout << f << "\n";
  double d = std::chrono::duration_cast<std::chrono::nanoseconds>(end - start).count() / 1e6; std::cout << d << "\n";
  using namespace std::chrono;
  auto a = steady_clock::now(); auto b = steady_clock::now();
  std::cout << (duration_cast<milliseconds>(b - a).count() < 1000) << " " << sizeof(a) << sizeof(s) << "\n";
  using clk = std::chrono::high_resolution_clock;
  clk::time_point p = clk::now(); auto q = clk::now(); std::cout << (q - p < seconds(3)) << "\n";
  using namespace std::chrono_literals;
  auto z = 250ms + 1s; std::cout << z.count() << "\n";
  std::cout << std::is_same_v<decltype(z), std::chrono::milliseconds> << std::is_same_v<steady_clock::duration, nanoseconds> << "\n";
  std::cout << std::chrono::round<seconds>(1500ms).count() << floor<seconds>(-1500ms).count() << ceil<seconds>(1500ms).count() << "\n";
  std::cout << std::chrono::duration<double, std::micro>(el).count() << "\n";
  auto avg = (end - start) / 3; std::cout << avg.count() << "\n";
  std::chrono::duration<long, std::ratio<1, 30>> fr(45); std::cout << duration_cast<milliseconds>(fr).count() << std::endl;
}
