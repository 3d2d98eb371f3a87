#include <cstdio>
#include <utility>
#include <vector>
#include <string>
#include <memory>
#include <optional>
struct V { int v; V(int v):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o):v(o.v){o.v=-1;printf("move %d\n",v);}  ~V(){printf("end %d\n",v);} };
struct W { int w; explicit W(const V& v):w(v.v){puts("W const&");} explicit W(V&& v):w(v.v+100){puts("W &&");} };
struct B { V b; B(int x):b(x){} };
struct D : B { V d; D(int x):B(x),d(x+1){} };
template<class T, class U> T cast(U&& u) { return static_cast<T>(std::forward<U>(u)); }
template<class U> auto un(U&& u) { return static_cast<std::decay_t<U>>(u); }
struct H { V v; V take() && { return static_cast<V&&>(v); } V get() const& { return static_cast<V>(v); } V cs() { return (V)std::move(v); } };
int main(){
  V x(1);
  puts("W"); W w1 = static_cast<W>(x); W w2 = static_cast<W>(std::move(x)); W w3 = cast<W>(V(2)); W w4 = (W)x; W w5 = (W)std::move(x); W w6(static_cast<V&&>(x)); printf("%d %d %d %d %d\n", w1.w, w2.w, w3.w, w4.w, w5.w);
  puts("D"); D d(3); B b = static_cast<B>(d); B b2 = static_cast<B>(std::move(d)); B b3 = static_cast<B&&>(b2);
  puts("vec"); std::vector<V> vs; vs.reserve(1); vs.emplace_back(5); auto vt = static_cast<std::vector<V>>(std::move(vs)); printf("%zu %zu\n", vs.size(), vt.size()); auto vu = static_cast<std::vector<V>>(vt); printf("%zu\n", vt.size());
  std::string s = "long enough to be on the heap, really"; auto t = static_cast<std::string>(std::move(s)); printf("%zu %zu\n", s.size(), t.size()); auto t2 = (std::string)std::move(t); printf("%zu\n", t.size());
  auto p = std::make_unique<V>(6); auto q = static_cast<std::unique_ptr<V>>(std::move(p)); printf("%d\n", p == nullptr);
  puts("un"); V y(7); V z = un(y); V z2 = un(std::move(y));
  puts("H"); H h{V(8)}; V h1 = h.get(); V h2 = std::move(h).take(); H g{V(9)}; V g1 = g.cs();
  puts("opt"); std::optional<V> o(V(10)); auto o2 = static_cast<std::optional<V>>(std::move(o)); auto o3 = std::optional<V>(o2);
  puts("ref"); const V& r = static_cast<V>(y); V&& rr = static_cast<V&&>(z); printf("%d %d\n", r.v, rr.v);
  puts("cond"); bool k = true; V c1 = k ? static_cast<V>(z) : V(11); V c2 = k ? V(12) : static_cast<V>(z); V c3 = k ? static_cast<V>(V(13)) : static_cast<V>(z);
  puts("discard"); static_cast<void>(V(14)), puts("x"); (void)static_cast<V>(z), puts("y");
  puts("auto"); auto a1 = V(static_cast<V&&>(z)); auto a2{static_cast<V>(z)};
}
