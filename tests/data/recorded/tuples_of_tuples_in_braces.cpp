#include <cute/tensor.hpp>
#include <cstdio>
struct A { float v = 1; }; struct B {}; struct P { float const* p = nullptr; };
using I = cute::tuple<A, B, B>;
using O = cute::tuple<I, P, B>;
struct Full { O o; B b; };
int main() {
  float bias[2] = {3, 4};
  I i{{2.5f}, {}, {}}; printf("%g\n", cute::get<0>(i).v);
  cute::tuple<A, B> ab{{2.5f}, {}}; printf("%g\n", cute::get<0>(ab).v);
  O o{{{3.5f}, {}, {}}, {bias}, {}}; printf("%g %g\n", cute::get<0>(cute::get<0>(o)).v, cute::get<1>(o).p[1]);
  O o2{i, P{bias}, {}}; printf("%g\n", cute::get<0>(cute::get<0>(o2)).v);
  Full f{{{{4.5f}, {}, {}}, {bias + 1}, {}}, {}}; printf("%g %g\n", cute::get<0>(cute::get<0>(f.o)).v, *cute::get<1>(f.o).p);
  O e{}; printf("%g %d\n", cute::get<0>(cute::get<0>(e)).v, cute::get<1>(e).p == nullptr);
  cute::tuple<int, cute::tuple<int, int>> n{1, {2, 3}}; cute::print(n); cute::print("\n");
  cute::tuple<int, A> t1 = {1, {2}}; printf("%g\n", cute::get<1>(t1).v);
  std::tuple<A, P> st{{7.f}, {bias}}; printf("%g %g\n", std::get<0>(st).v, *std::get<1>(st).p);
  std::pair<A, P> sp{{8.f}, {bias}}; printf("%g %g\n", sp.first.v, *sp.second.p);
}
