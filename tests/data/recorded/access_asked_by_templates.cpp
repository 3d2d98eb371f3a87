// Private and protected members, bases and constructors, where a template asks whether they are there.
#include <cstdio>
#include <utility>
#include <type_traits>
#include <string>
#include <vector>
#include <array>
#include <tuple>
#include <optional>
#include <functional>
#include <memory>
#include <map>
template <class T> struct kind { static const char* s() { return std::is_const_v<T> ? "const prvalue" : "prvalue"; } };
template <class T> struct kind<T&> { static const char* s() { return std::is_const_v<T> ? "const lvalue" : "lvalue"; } };
template <class T> struct kind<T&&> { static const char* s() { return std::is_const_v<T> ? "const xvalue" : "xvalue"; } };
#define K(...) std::printf("%-40s %s\n", #__VA_ARGS__, kind<decltype((__VA_ARGS__))>::s())
#define D(...) std::printf("%-40s decl %s\n", #__VA_ARGS__, kind<decltype(__VA_ARGS__)>::s())
#define SAME(e, ...) std::printf("%-40s %d\n", #e, (int)std::is_same_v<decltype((e)), __VA_ARGS__>)
#define B(...) std::printf("%-60s %d\n", #__VA_ARGS__, (int)(__VA_ARGS__))
template<class T> struct X { static constexpr int v = 0; }; template<class T> struct X<T const> { static constexpr int v = 1; }; template<class T, size_t N> struct X<T const[N]> { static constexpr int v = 3; };
template<class T> struct Y { static constexpr int v = 0; }; template<class T> struct Y<T[]> { static constexpr int v = 1; }; template<class T, size_t N> struct Y<T[N]> { static constexpr int v = 2; }; template<class T> struct Y<T*> { static constexpr int v = 4; };
template<class T> struct Z { static constexpr int v = 0; }; template<class T> struct Z<T const> { static constexpr int v = 1; }; template<class T> struct Z<T[]> { static constexpr int v = 2; };
template<class T, class = void> struct Str : std::false_type {}; template<class T> struct Str<T, std::void_t<decltype(std::string(std::declval<T>()))>> : std::true_type {};
class Priv { int p; void m(); struct N {}; using type = int; static int st; public: int q; void pm(); struct PN {}; using ptype = int; friend struct Fr; protected: int pr; };
#define DET(name, expr) template<class T, class = void> struct name : std::false_type {}; template<class T> struct name<T, std::void_t<expr>> : std::true_type {};
DET(hp, decltype(std::declval<T&>().p)) DET(hq, decltype(std::declval<T&>().q)) DET(hm, decltype(std::declval<T&>().m())) DET(hpm, decltype(std::declval<T&>().pm())) DET(hN, typename T::N) DET(hPN, typename T::PN) DET(ht, typename T::type) DET(hpt, typename T::ptype) DET(hpr, decltype(std::declval<T&>().pr)) DET(hst, decltype(T::st))
template<class T> concept Cp = requires(T t) { t.p; }; template<class T> concept Cq = requires(T t) { t.q; }; template<class T> concept Ct = requires { typename T::type; }; template<class T> concept CN = requires { typename T::N; }; template<class T> concept Cm = requires(T t) { t.m(); };
class PC { PC() {} ~PC() {} PC(PC const&) {} }; class PD { PD(int) {} public: PD() {} }; struct Base1 { private: int x; }; struct Der1 : private Priv { }; struct Der2 : Priv {};
class Own {
  int secret = 1; using hidden = int; void run() {}
  template <class T, class = void> struct sees : std::false_type {};
  template <class T> struct sees<T, std::void_t<decltype(std::declval<T&>().secret), typename T::hidden>> : std::true_type {};
  friend struct Ally; friend bool ask(Own const&);
 public:
  static constexpr bool inside = sees<Own>::value;
  template <class T> static constexpr bool runs() { return requires(T& t) { t.run(); t.secret; }; }
};
struct Ally { template <class T> static constexpr bool sees() { return requires(T& t) { t.secret; typename T::hidden; }; } };
struct Other { template <class T> static constexpr bool sees() { return requires(T& t) { t.secret; }; } };
template <class T> bool open(T const&) { return requires(T& t) { t.secret; }; }
bool ask(Own const& o) { auto l = [](auto const& x) { return requires { x.secret; }; }; return l(o); }
class Shut { protected: int kept = 1; struct Kept {}; }; struct Opened : Shut { template <class T> static constexpr bool sees() { return requires(T& t) { t.kept; typename T::Kept; }; } };
int main() {
  B(X<int>::v); B(X<int const>::v); B(X<int const[3]>::v); B(X<int[3]>::v); B(Y<int const[3]>::v); B(Y<int const[]>::v);
  B(Y<int*>::v); B(Y<int const*>::v); B(Z<int[]>::v);
  B(hp<Priv>::value); B(hq<Priv>::value); B(hm<Priv>::value); B(hpm<Priv>::value); B(hN<Priv>::value); B(hPN<Priv>::value);
  B(ht<Priv>::value); B(hpt<Priv>::value); B(hpr<Priv>::value); B(hst<Priv>::value); B(hq<Der1>::value); B(hq<Der2>::value);
  B(hPN<Der1>::value); B(hp<Der2>::value); B(Cp<Priv>); B(Cq<Priv>); B(Ct<Priv>); B(CN<Priv>); B(Cm<Priv>); B(Cq<Der1>);
  B(std::is_default_constructible_v<PC>); B(std::is_destructible_v<PC>); B(std::is_copy_constructible_v<PC>);
  B(std::is_constructible_v<PD, int>); B(std::is_convertible_v<int, PD>); B(std::is_aggregate_v<Base1>);
  B(std::is_aggregate_v<Priv>); B(std::is_convertible_v<Der1*, Priv*>); B(std::is_convertible_v<Der2*, Priv*>);
  B(std::is_base_of_v<Priv, Der1>);
  B(Own::inside); B(Own::runs<Own>()); B(Ally::sees<Own>()); B(Other::sees<Own>()); B(open(Own())); B(ask(Own()));
  B(Opened::sees<Opened>());
}
