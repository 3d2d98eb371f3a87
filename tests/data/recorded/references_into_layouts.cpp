// What `shape`, `stride`, `layout` and `data` return are references into a layout or a tensor.
#include <cute/tensor.hpp>
#include <cstdio>
#include <memory>
#include <vector>
using namespace cute;

template <class T> struct Name { static void print() { cute::print(T{}); } };
template <> struct Name<int> { static void print() { printf("int"); } };
template <> struct Name<float> { static void print() { printf("float"); } };
template <class T> struct Name<T const> { static void print() { Name<T>::print(); printf(" const"); } };
template <class T> struct Name<T&> { static void print() { Name<T>::print(); printf("&"); } };
template <class T> struct Name<T&&> { static void print() { Name<T>::print(); printf("&&"); } };
template <class T> struct Name<T*> { static void print() { Name<T>::print(); printf("*"); } };
#define TYPE(...) do { Name<decltype(__VA_ARGS__)>::print(); printf("  %s\n", #__VA_ARGS__); } while (0)
#define SHOW(...) do { print(__VA_ARGS__); printf("  %s\n", #__VA_ARGS__); } while (0)

void set(int& x) { x = 42; }
template <class L> decltype(auto) shape_of(L& l) { return l.shape(); }
template <class T> void deduced(T&& x) { Name<T>::print(); printf(" "); Name<decltype(x)>::print(); printf("\n"); }
template <class T> void lvalue(T& x) { Name<T>::print(); printf("\n"); }

struct Holder {
  Layout<Shape<int, int>> l;
  auto& shape() { return l.shape(); }
  decltype(auto) shape() const { return l.shape(); }
};

template <class L> struct Traits {
  using Of = decltype(std::declval<L>().shape());
  using Free = decltype(cute::shape(std::declval<L>()));
};

void layouts() {
  auto L = make_layout(make_shape(4, make_shape(2, 8)));
  auto& s = L.shape();
  get<0>(s) = 5;
  get<1, 0>(L.shape()) = 3;
  set(get<1>(get<1>(s)));
  SHOW(L);
  L.stride() = make_stride(_1{}, make_stride(7, 9));
  shape<0>(L) += 1;
  ++get<0>(stride<1>(L));
  SHOW(L);
  auto copy = L.shape();
  get<0>(copy) = 0;
  auto const& seen = L.shape();
  L = make_layout(make_shape(1, make_shape(1, 1)));
  SHOW(s);
  SHOW(seen);
  SHOW(copy);
  get<0>(shape_of(L)) = 8;
  auto set_two = [&shape = L.shape()] { get<0>(shape) *= 2; };
  set_two();
  SHOW(L);
  std::vector<decltype(L)> all{L, L};
  get<0>(all[1].shape()) = 7;
  auto* p = &all[0];
  get<0>(p->shape()) = 6;
  for (auto& l : all) get<1, 1>(l.shape()) = 0;
  SHOW(all[0]);
  SHOW(all[1]);
  auto pair = make_tuple(make_layout(4, 2), make_layout(make_shape(2, 3)));
  get<0>(pair).shape() = 7;
  get<0>(get<1>(pair).shape()) = 5;
  SHOW(pair);
}

void tensors() {
  int data[64] = {};
  auto T = make_tensor(&data[0], make_layout(make_shape(4, 8)));
  auto const C = T;
  ++T.data();
  T(0) = 5;
  T.data() += 2;
  T(0) = 6;
  printf("%d %d %d\n", data[0], data[1], data[3]);
  TYPE(T.data());
  TYPE(C.data());
  TYPE(T.layout());
  TYPE(T.shape());
  TYPE(shape(T));
  auto own = make_tensor<float>(make_shape(_4{}, _8{}));
  auto const constant = own;
  own.data()[3] = 8;
  printf("%g\n", own(3));
  TYPE(own.data());
  TYPE(constant.data());
  TYPE(own.layout());
}

void types() {
  auto L = make_layout(make_shape(4, 8));
  auto const C = L;
  auto S = Layout<Shape<_4, _8>>{};
  auto O = composition(Swizzle<2, 0, 3>{}, L);
  TYPE(L.shape());
  TYPE(C.stride());
  TYPE(L.layout());
  TYPE(C.layout());
  TYPE(shape(L));
  TYPE(shape(C));
  TYPE(shape<0>(L));
  TYPE(stride<0>(L));
  TYPE(layout(L));
  TYPE(L.shape<1>());
  TYPE(S.shape());
  TYPE(S.layout());
  TYPE(make_layout(make_shape(4, 8)).shape());
  TYPE(shape(make_layout(make_shape(4, 8))));
  TYPE(size(L));
  TYPE(get<0>(L));
  TYPE(O.layout_a());
  TYPE(O.offset());
  TYPE(O.layout_b());
  TYPE(O.shape());
  TYPE(shape<0>(O));
  auto& r = L.shape();
  auto&& f = C.shape();
  auto&& g = size(L);
  decltype(auto) d = L.shape();
  TYPE(r);
  TYPE((r));
  TYPE(f);
  TYPE(g);
  TYPE(d);
  TYPE(get<0>(f));
  lvalue(L.shape());
  lvalue(C.shape());
  deduced(L.shape());
  deduced(C.shape());
  deduced(get<0>(C.shape()));
  deduced(make_shape(1, 2));
  Name<Traits<decltype(L)>::Of>::print();
  printf("\n");
  Name<Traits<decltype(L) const&>::Of>::print();
  printf("\n");
  Name<Traits<decltype(L)>::Free>::print();
  printf("\n");
  Holder h{L};
  Holder const k = h;
  get<0>(h.shape()) = 3;
  SHOW(h.l);
  TYPE(h.shape());
  TYPE(k.shape());
  printf("%d %d\n", std::is_reference_v<decltype(L.shape())>, std::is_same_v<decltype(L.shape()), Shape<int, int>&>);
}

int main() {
  layouts();
  tensors();
  types();
}
