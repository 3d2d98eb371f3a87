// Assignments told by const, members of iterators, captures of references, packs by their whole names.
#include <iostream>
#include <vector>
#include <string>
#include <map>
#include <array>
#include <tuple>
#include <type_traits>
#include <list>
using std::cout;
struct A { A& operator=(A&) { cout << "A&\n"; return *this; } A& operator=(const A&) { cout << "const A&\n"; return *this; } };
struct B { A a; };
struct M { int v = 0; M& operator+=(M&) { cout << "M&\n"; return *this; } M& operator+=(const M&) { cout << "const M&\n"; return *this; } };
template <class T> struct IsC { template <class C> static char ck(int C::*); template <class C> static long ck(...); static constexpr bool v = sizeof(ck<T>(0)) == 1; };
template <class... A> void pf(A...) { cout << __PRETTY_FUNCTION__ << '\n'; }
template <class T, class... A> void pf2(T, A...) { cout << __PRETTY_FUNCTION__ << '\n'; }
template <class T> void pf1(T) { cout << __PRETTY_FUNCTION__ << '\n'; }
enum E1 { x1 }; union U { int a; }; struct S {}; 
static void part_0() {
  A o1, o2; o2 = o1; const A o3; o1 = o3; o1 = A(); o2 = std::move(o1);
}
static void part_1() {
  B b1, b2; const B b3{}; b1.a = b3.a; b1.a = b2.a;
}
static void part_2() {
  A o1; const A c; const A& r = o1; const A* p = &o1; o1 = r; o1 = *p; A& m = o1; o1 = m; auto& ac = c; o1 = ac; auto f = [&] { o1 = c; o1 = r; }; f();
}
static void part_3() {
  const std::vector<A> v(1); std::vector<A> w(1); w[0] = v[0]; w[0] = w[0]; for (auto& x : v) w[0] = x; for (auto& x : w) w[0] = x;
}
static void part_4() {
  M a; const M b; a += b; a += a; const M& r = a; a += r; a += M();
}
static void part_5() {
  cout << IsC<int>::v << IsC<A>::v << IsC<std::vector<int>::iterator>::v << IsC<std::string>::v << IsC<std::array<int, 1>::iterator>::v << IsC<std::map<int,int>>::v << IsC<int*>::v << IsC<E1>::v << IsC<U>::v << IsC<std::tuple<int>>::v << IsC<std::list<int>::iterator>::v << IsC<std::string::iterator>::v << '\n';
}
static void part_6() {
  int i = 5; int* p = &i; int& r = *p; auto f = [&r] { return r; }; auto g = [&] { return r; }; auto h = [=] { return r; }; auto k = [r] { return r; }; cout << sizeof(f) << sizeof(g) << sizeof(h) << sizeof(k) << '\n';
}
static void part_7() {
  int i = 5; const int& r = i; auto f = [&r] { return r; }; auto k = [r, &i] { return r + i; }; auto j = [&x = r] { return x; }; cout << sizeof(f) << sizeof(k) << sizeof(j) << '\n';
}
static void part_8() {
  int a[4]{}; int (&r)[4] = a; auto f = [&r] { return r[0]; }; auto k = [r] { return r[0]; }; cout << sizeof(f) << sizeof(k) << '\n';
}
static void part_9() {
  std::string s; std::string& r = s; auto f = [&r] { return r; }; auto k = [r] { return r; }; cout << sizeof(f) << sizeof(k) << '\n';
}
static void part_10() {
  pf(std::string()); pf(std::string(), 1); pf(std::vector<int>(), std::map<int, std::string>()); pf1(std::string()); pf1(std::vector<std::string>()); pf2(std::string(), std::string()); pf();
}
static void part_11() {
  pf(std::pair<int, std::string>(), std::tuple<std::string>());
}
static void part_12() {
  std::tuple<int> t(42); auto const& c = t; std::apply([](auto&& x) { cout << std::is_same_v<decltype(x), int const&> << std::is_same_v<decltype(x), int&>; }, c); std::apply([](auto&& x) { cout << std::is_same_v<decltype(x), int&>; }, t); std::apply([](auto&& x) { cout << std::is_same_v<decltype(x), int&&>; }, std::move(t)); std::apply([](auto&& x) { cout << std::is_same_v<decltype(x), int const&&>; }, std::move(c)); cout << '\n';
}
static void part_13() {
  std::pair<int, std::string> t(42, "a"); auto const& c = t; std::apply([](auto&& x, auto&& y) { cout << std::is_same_v<decltype(x), int const&> << std::is_same_v<decltype(y), const std::string&>; }, c); cout << '\n';
}
static void part_14() {
  std::array<int, 2> t{}; auto const& c = t; std::apply([](auto&& x, auto&& y) { cout << std::is_same_v<decltype(x), int const&> << std::is_same_v<decltype(y), const int&>; }, c); cout << '\n';
}
int main() {
  part_0();
  part_1();
  part_2();
  part_3();
  part_4();
  part_5();
  part_6();
  part_7();
  part_8();
  part_9();
  part_10();
  part_11();
  part_12();
  part_13();
  part_14();
}
