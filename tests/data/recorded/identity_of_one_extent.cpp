// the layout of the coordinates of a single extent has a basis element for its stride, which prints like a number and is none
#include <cstdio>
#include <type_traits>

#include <cute/tensor.hpp>

using namespace cute;

template <class T> void type_of(T const&) { printf(" other\n"); }
template <class T> void type_of(ScaledBasis<T> const&) { printf(" basis\n"); }
template <int v> void type_of(C<v> const&) { printf(" constant\n"); }
void type_of(int) { printf(" int\n"); }

int main() {
    auto l = make_identity_layout(8);
    print(l);
    type_of(l.stride());
    print(l(3));
    type_of(l(3));
    print(l(Int<3>{}));
    type_of(l(Int<3>{}));
    print(l == Layout<_8>{});
    print(make_layout(8) == l);
    type_of(l(3) == 3);
    print(max_common_vector(l, Layout<_8>{}));
    type_of(E<>{});
    print(E<>{} + E<>{});
    type_of(E<>{} + E<>{});
    print(E<>{} * 2 + E<>{} * 3);
    type_of(E<>{} * 2 + E<>{} * 3);
    type_of(C<0>{} + E<>{});
    auto m = make_layout(l, l);
    print(m(1, 2));
    type_of(m(1, 2));
    auto t = make_identity_tensor(8);
    print_tensor(t);
    type_of(t(3));
    print(elem_less(t(3), 8));
    type_of(t(_1{}));
    // its type is another one than that of the layout which prints the same
    type_of(make_layout(8).stride());
    printf("%d\n", int(std::is_same_v<decltype(make_layout(8)), decltype(l)>));
    // modes that are taken of a run-time integer are those of a `dim3`
    printf("%d ", int(std::is_same_v<decltype(get<0>(take<0, 1>(7))), unsigned const&>));
    printf("%d ", int(std::is_same_v<std::remove_cvref_t<decltype(get<0>(take<0, 1>(7)))>, unsigned>));
    printf("%d ", int(std::is_same_v<std::remove_cvref_t<decltype(shape<0>(select<0>(make_layout(7, 3))))>, unsigned>));
    printf("%d\n", int(std::is_same_v<std::remove_cvref_t<decltype(shape<0, 0>(group<0, 1>(make_layout(7, 3))))>, unsigned>));
    print(take<0, 2>(7));
    print(take<0, 1>(-1));
    print(make_basis_like(make_shape(4, make_shape(2, 3))));
    printf("\n%d\n", int(std::is_same_v<decltype(make_basis_like(4)), C<1>>));
}
