#include <cute/tensor.hpp>
using namespace cute;
int main() { printf("%d %d %d %d %d %d\n", is_static<Underscore>::value, is_integral<Underscore>::value, is_std_integral<Underscore>::value, is_constant<0, Underscore>::value, is_empty<Underscore>::value, std::is_base_of_v<Int<0>, Underscore>); printf("%d%d%d%d\n", is_integral<int>::value, is_integral<_3>::value, is_integral<half_t>::value, is_integral<Shape<_1>>::value); printf("%d\n", Underscore::value); }
