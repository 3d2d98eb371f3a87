#include <cstdio>
#include <optional>
#include <utility>
#include <string>
#include <type_traits>
#include <tuple>
#include <array>
#include <vector>
#include <variant>
#include <functional>
#include <memory>
using namespace std;
struct ToInt { operator int() const { return 1; } };
struct ToIntM { operator int() { return 1; } };
struct XInt { explicit operator int() const { return 1; } };
struct FromI { FromI(int) {} };
struct XFromI { explicit XFromI(int) {} };
struct ToOpt { operator optional<int>() const { return 3; } };
struct ToPair { operator pair<int, int>() const { return {1, 2}; } };
struct ToOptM { operator optional<int>() { return 3; } };
struct ToPairM { operator pair<int, int>() { return {1, 2}; } };
struct XToPair { explicit operator pair<int, int>() const { return {1, 2}; } };
struct NoCopy { NoCopy() {} NoCopy(NoCopy const&) = delete; NoCopy(NoCopy&&) {} };
struct Any { template <class T> operator T() const; };
struct B {}; struct D : B {};
#define C(...) printf("%d", is_constructible_v<__VA_ARGS__>);
#define V(...) printf("%d", is_convertible_v<__VA_ARGS__>);
#define AS(...) printf("%d", is_assignable_v<__VA_ARGS__>);
template <class T> void row(const char* n) {
  printf("%s ", n);
  C(T, ToInt) C(T, ToInt&) C(T, const ToInt) C(T, ToIntM) C(T, ToIntM&) C(T, const ToIntM) C(T, const ToIntM&) C(T, XInt) C(T, int) C(T, double) C(T, const char*) printf(" ");
  V(ToInt, T) V(ToInt&, T) V(const ToInt, T) V(ToIntM, T) V(ToIntM&, T) V(const ToIntM, T) V(const ToIntM&, T) V(XInt, T) V(int, T) V(double, T) V(const char*, T) printf(" ");
  C(T, ToOpt) C(T, const ToOpt&) C(T, ToOptM&) C(T, const ToOptM&) C(T, ToPair) C(T, ToPairM) C(T, const ToPairM&) C(T, XToPair) printf(" ");
  V(ToOpt, T) V(const ToOpt&, T) V(ToOptM&, T) V(const ToOptM&, T) V(ToPair, T) V(ToPairM, T) V(const ToPairM&, T) V(XToPair, T) printf(" ");
  C(T, optional<int>) C(T, const optional<int>&) C(T, optional<long>) C(T, nullopt_t) C(T, in_place_t) C(T, in_place_t, int) C(T, pair<int,int>) C(T, const pair<int,int>&) C(T, pair<ToInt, ToInt>) C(T, pair<const ToIntM, int>) C(T, pair<XInt, int>) C(T, pair<FromI, FromI>) C(T, int, int) C(T, ToInt, ToInt) C(T, ToIntM&, int) C(T, const ToIntM&, int) C(T, XInt, int) printf(" ");
  V(optional<int>, T) V(optional<ToInt>, T) V(optional<const ToIntM>, T) V(nullopt_t, T) V(pair<int,int>, T) V(pair<ToInt, ToInt>, T) V(pair<const ToIntM, int>, T) V(pair<XInt, int>, T) printf(" ");
  AS(T&, ToInt) AS(T&, const ToIntM&) AS(T&, ToIntM) AS(T&, XInt) AS(T&, int) AS(T&, nullopt_t) AS(T&, pair<int,int>) AS(T&, pair<ToInt,int>) AS(T&, pair<const ToIntM,int>) AS(T&, optional<ToInt>) AS(T&, ToOpt) AS(T&, ToPair) AS(T&, const ToPairM&)
  puts("");
}
#define R(...) row<__VA_ARGS__>(#__VA_ARGS__);
int main() {
  R(int) R(optional<FromI>) R(optional<XFromI>) R(optional<string>) R(optional<NoCopy>)
  R(pair<int, int>) R(pair<long, int>) R(pair<FromI, FromI>) R(pair<XFromI, int>) R(pair<const int, int>) R(tuple<int>) R(tuple<int, int>) R(tuple<FromI, long>) R(tuple<XFromI>)
  V(D*, B*) V(optional<D*>, optional<B*>) V(pair<D*, int>, pair<B*, int>) V(unique_ptr<D>, unique_ptr<B>) V(unique_ptr<B>, unique_ptr<D>) C(pair<int&, int>, int&, int) C(pair<int&, int>, int, int) V(pair<int&,int>, pair<int,int>) V(pair<int,int>, pair<int&, int>)
  puts("");
}
