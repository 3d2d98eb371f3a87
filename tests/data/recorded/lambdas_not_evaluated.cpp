// A lambda that is not evaluated changes nothing that it holds.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <optional>
#include <utility>
template<class F> auto wrapr(F f){ return [f]() mutable { using R=decltype(f()); R r=f(); return r; }; }
template<class F> auto cnd(F f){ return [f]() mutable { using R=decltype(f()); return true ? f() : R(); }; }
template<class F> auto loc(F f){ return [f]() mutable { auto r=f(); return r; }; }
template<class F> auto dec(F f){ return [f]() mutable { decltype(f()) r=f(); return r; }; }
template<class F> auto dec2(F f){ return [f]() mutable { decltype(f()) r{}; r=f(); return r; }; }
template<class F> auto dec3(F f){ return [f](int k) mutable { decltype(f(k)) r{}; for(int i=0;i<k;++i) r+=f(k); return r; }; }
template<class F> auto siz(F f){ return [f]() mutable { auto k=sizeof(f()); auto r=f(); return r+int(k)-4; }; }
struct C{ int k=0; int operator()(){ return k++; } int operator()(int){ return k++; } };
template<class F> struct L{ F f; auto operator()(){ using R=decltype(f()); R r=f(); return r; } }; template<class F> struct L2{ F f; auto operator()(){ auto r=f(); return r; } };
template<class F> auto fn(F& f){ using R=decltype(f()); R r=f(); return r; }

int main() {
  std::printf("\n0: "); { auto u=wrapr(cnd(C{})); u(); printf("%d",u()); }
  std::printf("\n1: "); { auto u=cnd(wrapr(C{})); u(); printf("%d",u()); }
  std::printf("\n2: "); { auto u=wrapr(loc(C{})); u(); printf("%d",u()); }
  std::printf("\n3: "); { auto u=dec(loc(C{})); u(); printf("%d",u()); }
  std::printf("\n4: "); { auto u=dec(dec(C{})); u(); printf("%d",u()); }
  std::printf("\n5: "); { auto u=dec2(dec2(C{})); u(); printf("%d",u()); }
  std::printf("\n6: "); { auto u=dec3(dec3(C{})); u(2); printf("%d",u(2)); }
  std::printf("\n7: "); { auto u=siz(siz(C{})); u(); printf("%d",u()); }
  std::printf("\n8: "); { auto u=siz(loc(C{})); u(); printf("%d",u()); }
  std::printf("\n9: "); { auto v=loc(C{}); using R=decltype(v()); printf("%d",v()); }
  std::printf("\n10: "); { auto v=wrapr(C{}); using R=decltype(v()); printf("%d",v()); }
  std::printf("\n11: "); { auto v=wrapr(C{}); printf("%zu",sizeof(v())); printf("%d",v()); }
  std::printf("\n12: "); { auto v=wrapr(C{}); auto w=[&]{ using R=decltype(v()); R r=v(); return r; }; printf("%d",w()); }
  std::printf("\n13: "); { auto v=wrapr(C{}); auto w=[&]{ using R=decltype(v()); return v(); }; printf("%d",w()); }
  std::printf("\n14: "); { auto v=wrapr(C{}); printf("%d",fn(v));  }
  std::printf("\n15: "); { auto v=wrapr(wrapr(C{})); printf("%d",fn(v)); using R=decltype(fn(v)); printf("%d",v());  }
  std::printf("\n");
}
