#include <cute/tensor.hpp>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>
struct Q { int v; };
struct Handle { std::shared_ptr<int> p; };
using namespace cute;
int main() {
  Q p{1}; auto t = make_tuple(p, 2); auto n = make_tuple(make_tuple(p), 3);
  auto a = cute::reverse(t); get<1>(a).v = 5;
  auto b = append(t, 3); get<0>(b).v = 6;
  auto c = take<0,1>(t); get<0>(c).v = 7;
  auto d = select<0>(t); get<0>(d).v = 8;
  auto e = repeat<2>(p); get<0>(e).v = 9;
  auto f = flatten(n); get<0>(f).v = 10;
  auto g = tuple_cat(t, t); get<0>(g).v = 11;
  auto h = replace<1>(t, p); get<0>(h).v = 12; get<1>(h).v = 13;
  auto i = insert<1>(t, p); get<1>(i).v = 14;
  auto j = remove<1>(t); get<0>(j).v = 15;
  auto k = prepend(t, p); get<0>(k).v = 16; get<1>(k).v = 17;
  auto l = wrap(p); get<0>(l).v = 18;
  auto m = unwrap(make_tuple(p)); m.v = 19;
  auto o = group<0,1>(t); get<0,0>(o).v = 20;
  auto q = transform(t, [](auto const& x) { return x; }); get<0>(q).v = 21;
  auto r = zip(make_tuple(p, 1), make_tuple(2, 3)); get<0,0>(r).v = 22;
  auto s = front(t); s.v = 23; auto u = get<0>(t); u.v = 24;
  std::printf("%d %d %d | %d %d %d\n", p.v, get<0>(t).v, get<0,0>(n).v, get<1>(h).v, get<1>(e).v, get<2>(g).v);
  std::vector<int> w{1,2,3};
  auto x = make_tuple(w, std::string("abc")); get<0>(x)[0] = 9;
  auto y = append(x, 1); get<0>(y)[1] = 8; get<1>(y)[0] = 'z';
  std::printf("%d %d %d %s\n", w[0], get<0>(x)[1], get<0>(y)[0], get<1>(x).c_str());
  Handle shared{std::make_shared<int>(5)};
  auto pair = make_tuple(shared, shared);
  auto some = take<0, 1>(pair);
  auto rep = repeat<3>(std::vector<int>{1, 2}); get<1>(rep)[0] = 9;
  std::printf("%ld %d %d\n", shared.p.use_count(), get<0>(rep)[0], get<1>(rep)[0]);
}
