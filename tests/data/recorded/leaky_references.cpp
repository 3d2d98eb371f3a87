// References of static storage to what something else holds end nothing.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <vector>
#include <string>
struct T{ int v; T(int v = 0) : v(v) {} ~T(){std::printf("~T%d ", v);} int get() const { return v; } };
struct H { T a{1}; T b{2}; T* p = new T(3); T& ra() { return a; } };
T& get(){ static T& r=*new T(5); return r; }
T& get2(){ static T* p = new T(6); static T& r = *p; return r; }
T& global = *new T(7); T gobj(8); T& gref = gobj; T const& gtemp = T(9); H gh; T& gpart = gh.a; T& gpp = *gh.p; T&& gr = T(10); T& gcall = get(); auto& gauto = *new T(11);
struct S { static T& r; static inline T& r2 = *new T(13); static T const& r3; }; T& S::r = *new T(12); T const& S::r3 = T(14); T arr[2] = {T(20), T(21)}; T& garr = arr[1]; std::vector<T> gv(1, T(30)); T& gvr = gv[0]; T* gp = new T(31); T& gpr = *gp;
T const& idf(T const& t) { return t; } T const& gid = idf(gobj); struct W { T const& t; }; W gw{gobj}; W gw2{*new T(40)}; W gw3{T(41)};

int main() {
  std::printf("\n0: "); { get(); std::printf("main "); }
  std::printf("\n1: "); { get2(); std::printf("%d ", get2().v); }
  std::printf("\n2: "); { static T const& q = T(50); static T& r = *new T(51); static T& z = gh.b; std::printf("%d%d%d ", q.v, r.v, z.v); }
  std::printf("\n3: "); { T& loc = *new T(60); std::printf("%d ", loc.v); }
  std::printf("\n4: "); { { T const& l = *new T(61); std::printf("%d ", l.v); } { T* p = new T(62); T& r = *p; std::printf("%d ", r.v); } { auto&& r = *new T(63); std::printf("%d ", r.v); } std::printf("x "); }
  std::printf("\n5: "); { static auto& r = *new std::vector<T>(2); std::printf("%zu ", r.size()); }
  std::printf("\n6: "); { static std::vector<T*> v{new T(70)}; static T& r = *v[0]; std::printf("%d ", r.v); }
  std::printf("\n7: "); { static const T* const p = new T(80); static T const& r = *p; std::printf("%d ", r.v); delete p; }
  std::printf("\n");
}
