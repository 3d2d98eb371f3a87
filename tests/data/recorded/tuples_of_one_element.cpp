// Tuples of one element that are made of it, and tensors of objects that are filled
#include <cute/tensor.hpp>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <vector>
using namespace cute;

struct One { cute::tuple<int> ch; One(int c) : ch(c) {} };
struct Braced { cute::tuple<int> ch; Braced(int c) : ch{c} {} };
struct Shaped { Shape<int> ch; Shaped(int c) : ch(c) {} };
struct In { int v; };
struct Holds { cute::tuple<In> ch; Holds(In c) : ch(c) {} };
template <class... Ts> struct Node { cute::tuple<Ts...> ch; Node(Ts const&... t) : ch(t...) {} };
int first(cute::tuple<int> t) { return get<0>(t); }
struct D { double re; D(double r = 1) : re(r) {} D(D const&) = default; D& operator=(D const& o) { re = o.re + 1; return *this; } };

int main() {
  One a(3); Braced b(4); Shaped s(5); Holds h(In{6}); printf("%d %d %d ", get<0>(a.ch), get<0>(b.ch), get<0>(h.ch).v); print(s.ch); printf("\n");
  Node<float> x(3.f); Node<Node<float>> y(x); Node<int, float> z(1, 2.f); printf("%g %g %g\n", get<0>(x.ch), get<0>(get<0>(y.ch).ch), get<1>(z.ch));
  std::vector<cute::tuple<int>> v; v.emplace_back(3); auto p = std::make_unique<cute::tuple<int>>(7); std::optional<cute::tuple<int>> o; o.emplace(4);
  std::map<int, cute::tuple<int>> m; m.try_emplace(1, 8); printf("%d %d %d %d\n", get<0>(v[0]), get<0>(*p), get<0>(*o), get<0>(m.at(1)));
  cute::tuple<int> t = 3; cute::tuple<int> u(4); cute::tuple<long> w{5}; t = 8; printf("%d %d %ld %d\n", get<0>(t), get<0>(u), get<0>(w), first(9));
  D d[3]; auto q = make_tensor(&d[0], make_shape(Int<3>{})); fill(q, D(4)); printf("%g ", d[2].re); clear(q); printf("%g ", d[1].re); auto r = make_tensor<D>(Shape<_2>{}); fill(r, D(7)); printf("%g\n", r(1).re);
}
