#include <cstdio>
#include <cstdint>
#include <string>
#include <vector>
#include <map>
#include <memory>
#include <functional>
#include <tuple>
#include <array>
template <size_t N> void a() { puts(__PRETTY_FUNCTION__); }
template <std::size_t N> void a2() { puts(__PRETTY_FUNCTION__); }
template <uint32_t N> void b(uint32_t x, std::uint32_t y, std::uint8_t z) { puts(__PRETTY_FUNCTION__); }
template <unsigned N, bool B, char C, long L> void c() { puts(__PRETTY_FUNCTION__); }
enum Col { Red }; namespace ns { enum U { X, Y }; enum class E { P, Q }; struct S {}; template <class T> struct B {}; }
template <Col N> void d() { puts(__PRETTY_FUNCTION__); }
template <ns::E N, ns::U M> void e() { puts(__PRETTY_FUNCTION__); }
template <class T> void f(T const& a, ns::S s, const ns::S& r, std::vector<int> const& v, std::string const& t, std::string u, const std::string& w) { puts(__PRETTY_FUNCTION__); }
template <class T, int N> void g(T (&a)[N], T* p, T const* q, T* const r) { puts(__PRETTY_FUNCTION__); }
template <class... T> void h(int, T... t) { puts(__PRETTY_FUNCTION__); }
template <class T, class... U> T k(T t, U&&... u) { puts(__PRETTY_FUNCTION__); return t; }
template <class T = int, class U = T> struct Z { void m() { puts(__PRETTY_FUNCTION__); } template <class V> static V n(V v, T) { puts(__PRETTY_FUNCTION__); return v; } };
template <int N> struct Fact { static constexpr int v = N; void m() const { puts(__PRETTY_FUNCTION__); } };
template <class T> void show() { puts(__PRETTY_FUNCTION__); }
struct Base { virtual void v() { puts(__PRETTY_FUNCTION__); } virtual ~Base() = default; }; struct Der : Base { void v() override { puts(__PRETTY_FUNCTION__); } };
template <class T> constexpr auto name() { return sizeof(__PRETTY_FUNCTION__); }
template <class T> struct TN { static const char* get() { return __PRETTY_FUNCTION__; } };
template <class T> decltype(auto) de(T t) { puts(__PRETTY_FUNCTION__); return t; }
struct Op { bool operator()(int) const { puts(__PRETTY_FUNCTION__); return 1; } Op operator+(Op const&) const & { puts(__PRETTY_FUNCTION__); return {}; } explicit operator bool() const { puts(__PRETTY_FUNCTION__); return 1; } static void s(); int vf(int) noexcept; friend void fr(Op) { puts(__PRETTY_FUNCTION__); } struct In { void q() { puts(__PRETTY_FUNCTION__); } }; };
void Op::s() { puts(__PRETTY_FUNCTION__); } int Op::vf(int) noexcept { puts(__PRETTY_FUNCTION__); return 1; }
int os(const char* const* pp, int (&arr)[3], const int ci, int&& rr, double d, ...) { puts(__PRETTY_FUNCTION__); return 0; }
int main() {
  a<3>(); a2<4>(); b<5>(1,2,3); c<1,true,'x',-3>(); d<Red>(); e<ns::E::Q, ns::Y>(); f(1, {}, {}, {}, "", "", ""); int ar[3]; int* p = 0; g(ar, p, p, p); h(1, 2, 3.0); h(1); k(1, 2, ar); Z<>().m(); Z<char>::n(2.5, 'c'); Fact<5>().m();
  show<Fact<3>>();
  show<ns::B<int>>();
  show<ns::B<ns::B<int>>>(); Der().v(); printf("%zu\n", name<int>()); puts(TN<int>::get()); de(1); Op o; o(1); o + o; (bool)o; o.s(); o.vf(1); fr(o); Op::In().q();  show<std::array<std::vector<int>, 2>>();
  show<int(&)[3]>();
  show<const int* const&>();
  show<int (*)[2]>();  show<bool>(); os(0, ar, 1, 2, 3); [](int a, const char*) { puts(__PRETTY_FUNCTION__); }(1, "");
  show<std::unique_ptr<int>>();
  show<std::function<int(double)>>();
  show<std::tuple<int, std::pair<int, char>>>(); printf("%zu %zu\n", sizeof(__PRETTY_FUNCTION__), sizeof(__func__));   show<wchar_t>();
  show<char8_t>();
  show<unsigned char>();  show<std::vector<bool>>();  show<std::string&>();
  show<long double>();
  show<float>();
  show<std::vector<int*>>();}
