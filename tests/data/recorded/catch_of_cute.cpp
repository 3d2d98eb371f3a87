// Exceptions of CuTe's types are caught by handlers of these types.
#include <cstdio>
#include <cute/tensor.hpp>

using namespace cute;

template <class T>
void thrown(T const& t) {
  try {
    throw t;
  } catch (Int<4> const&) {
    printf("_4\n");
  } catch (T const& caught) {
    print(caught);
    printf("\n");
  } catch (...) {
    printf("anything\n");
  }
}

int main() {
  thrown(Int<3>{});
  thrown(_4{});
  thrown(true_type{});
  thrown(make_layout(make_shape(2, _3{})));
  thrown(Layout<Shape<_2, _3>, Stride<_3, _1>>{});
  thrown(composition(Swizzle<1, 1, 1>{}, Layout<_8, _1>{}));
  thrown(cute::make_tuple(1, _2{}, 'c'));
  thrown(make_tile(_3{}, _4{}));
  thrown(Swizzle<3, 4, 3>{});
  thrown(_);
  try {
    throw integral_constant<int, 3>{};
  } catch (C<3> c) {
    printf("C<3> %d\n", int(c));
  }
  try {
    try {
      throw make_coord(1, 2);
    } catch (int) {
      printf("int\n");
    }
  } catch (cute::tuple<int, int>& t) {
    get<0>(t) = 5;
    print(t);
    printf("\n");
  }
  // what is no constant expression is a number
  printf("%d %d\n", is_static<decltype(_1{} << _3{})>::value, is_static<decltype(_1{} << C<40L>{})>::value);
  printf("%d\n", std::is_same_v<decltype(get<1>(type_list<int, float>{})), float>);
}
