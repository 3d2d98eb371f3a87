// bytes of temporaries that references are bound to
#include <bits/stdc++.h>
template <class T> void bits(T const& x) { auto p = reinterpret_cast<unsigned char const*>(&x); for (size_t i = 0; i < sizeof x; ++i) printf("%02x", p[i]); printf(" "); }
template <class T> void bits2(T&& x) { auto p = reinterpret_cast<unsigned char const*>(&x); for (size_t i = 0; i < sizeof x; ++i) printf("%02x", p[i]); printf(" "); }
template <class T> uint32_t raw(T const& x) { return *reinterpret_cast<uint32_t const*>(&x); }
float mk() { return 2.5f; }
struct P { int a; float b; };
struct S { std::string s; int k; };
void show(float const& f) { auto p = (unsigned const*)&f; printf("%x ", *p); }

int main() {
  { bits(1.5f); bits(3); bits(std::pair<int,int>(1,2)); bits(P{1, 2}); bits('c'); bits(mk()); bits(mk() + 1); std::cout << "\n"; }
  { std::cout << raw(1.5f) << " " << raw(mk()) << " " << raw(7) << "\n"; show(1.5f); show(3); float const& r = 1.5f; bits(r); auto&& q = mk(); bits(q); std::cout << r << q; std::cout << "\n"; }
  { bits2(1.5f); bits2(3); double d = 2; bits2(d); bits2(std::move(d)); bits2(P{1,2}); d = 3; bits2(d); std::cout << "\n"; }
  { const float c = 1.5f; bits(c); std::vector<float> v{1.5f}; bits(v[0]); std::array<short, 2> a{1, 2}; bits(a); bits(a[1]); bits(&a != nullptr); std::cout << "\n"; }
  { for (float f : {1.5f, 2.5f}) { bits(f); bits(f * 2); } auto l = [](auto const& x) { bits(x); }; l(1.5f); l(3ull); std::cout << "\n"; }
  { S s{"a", 3}; bits(int(s.k)); auto f = [](float x) { bits(x); return x; }; std::cout << f(1.5f) << f(f(2)); std::cout << "\n"; }
  { float x = 1; bits(x); x = 2; bits(x); float y = x; y = 3; std::cout << x << y; bits(x); bits(y); int i = 3; for (; i < 5; ++i) bits(i); std::cout << i; std::cout << "\n"; }
}
