// Spans of time: their periods, conversions and rounding, and points in time.
#include <chrono>
#include <cstdio>
#include <iostream>
using namespace std::chrono; using namespace std::chrono_literals; using namespace std::literals;
int main(){
  auto d=5s;
  printf("%lld\n", (long long)d.count());
  milliseconds ms = d;
  printf("%lld\n",(long long)ms.count());
  auto x = duration_cast<minutes>(125s);
  printf("%lld\n",(long long)x.count());
  duration<double> ds = 1500ms;
  printf("%g\n", ds.count());
  duration<double, std::milli> dm = 2s + 3ms;
  printf("%g\n", dm.count());
  auto sum = 1h + 30min;
  printf("%lld\n",(long long)sum.count());
  printf("%d %d\n", 60s==1min, 59s<1min);
  auto m = 7s % 4s;
  printf("%lld\n",(long long)m.count());
  printf("%lld\n",(long long)(10s/3s));
  printf("%lld\n",(long long)(10s/3).count());
  microseconds us{1500};
  us+=2ms;
  us*=2;
  printf("%lld\n",(long long)us.count());
  us++;
  --us;
  printf("%lld\n",(long long)(-us).count());
  printf("%lld %lld %lld\n",(long long)floor<seconds>(1500ms).count(),(long long)ceil<seconds>(1500ms).count(),(long long)round<seconds>(1500ms).count());
  printf("%lld %lld\n",(long long)abs(-5s).count(),(long long)seconds::zero().count());
  printf("%d\n", seconds::max()>1h);
  using frames = duration<int, std::ratio<1,60>>;
  frames f{120};
  printf("%g\n", duration<double>(f).count());
  printf("%d\n", std::is_same_v<milliseconds::period,std::milli>);
  printf("%d\n", (int)milliseconds::period::den);
  printf("%lld\n",(long long)duration_cast<nanoseconds>(1.5us).count());
  time_point<system_clock, seconds> tp{100s};
  auto tp2 = tp + 5min;
  printf("%lld\n",(long long)tp2.time_since_epoch().count());
  printf("%lld\n",(long long)(tp2-tp).count());
  printf("%d\n", tp<tp2);
  auto tpm=time_point_cast<minutes>(tp2);
  printf("%lld\n",(long long)tpm.time_since_epoch().count());
  constexpr auto c = 3h;
  static_assert(c.count()==3);
  static_assert(std::is_same_v<decltype(1s+1ms), milliseconds>);
  std::cout << (1s).count() << "\n";
  hours hh=24h;
  printf("%d\n",(int)days(1).count());
  printf("%d\n", hh==days(1));
  auto t0=steady_clock::now(); auto el=steady_clock::now()-t0; printf("%d\n", el.count()>=0);
}
