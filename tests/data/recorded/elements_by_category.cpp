// What `get` refers to: an element as its tuple is passed.
#include <cute/tensor.hpp>
#include <tuple>
#include <cstdio>
struct N { int x; N(int y) : x(y) {} N() : x(0) {} };
struct E0 {};
#define S(...) printf("%d\n", int(std::is_same<__VA_ARGS__>::value))
int main() {
  std::tuple<N,int> s{N{1},2}; auto const& cs = s;
  S(decltype(std::get<0>(s)), N&); S(decltype(std::get<0>(cs)), N const&); S(decltype(std::get<0>(std::move(s))), N&&);
  cute::tuple<N,int,E0> t{N{1},2,E0{}}; auto const& ct = t;
  S(decltype(cute::get<0>(t)), N&); S(decltype(cute::get<0>(ct)), N const&); S(decltype(cute::get<0>(std::move(t))), N&&);
  S(decltype(cute::get<2>(t)), E0);S(decltype(cute::get<2>(ct)), E0);
  decltype(auto) a = cute::get<0>(t); a.x = 7; printf("%d\n", cute::get<0>(t).x);
  S(decltype(a), N&);
  decltype(auto) b = cute::get<1>(std::move(t)); S(decltype(b), int&&);
  decltype(auto) c = cute::get<0>(std::move(t)); S(decltype(c), N&&);
  auto const& d = cute::get<0>(ct); S(decltype(d), N const&);
  std::tuple<N> s1{N{4}}; decltype(auto) e = std::get<0>(s1); S(decltype(e), N&); e.x = 9; printf("%d\n", std::get<0>(s1).x);
  auto&& f = cute::get<0>(t); S(decltype(f), N&);
  auto&& g = cute::get<0>(ct); S(decltype(g), N const&);
  auto h = cute::get<0>(t); S(decltype(h), N);
  cute::tuple<cute::tuple<int,N>> tt{cute::tuple<int,N>{1,N{2}}};
  S(decltype(cute::get<0>(tt)), cute::tuple<int,N>&);
  S(decltype(cute::get<1>(cute::get<0>(tt))), N&);
  S(decltype(cute::get<0>(cute::get<0>(tt))), int&);
  cute::array<N,2> ar; S(decltype(cute::get<0>(ar)), N&); S(decltype(ar[0]), N&);
}
