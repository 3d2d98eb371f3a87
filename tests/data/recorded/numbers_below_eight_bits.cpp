// CUTLASS's numbers without a sign, their zero, and converters of arrays of `float` to integers of a byte and less
#include <cstdio>
#include <type_traits>

#include <cutlass/array.h>
#include <cutlass/numeric_conversion.h>
#include <cutlass/numeric_types.h>

using namespace cutlass;

template <class T, int N> void convert(float first, float step) {
    Array<float, N> a;
    for (int i = 0; i < N; ++i) a[i] = first + step * float(i);
    NumericArrayConverter<T, float, N> c;
    auto y = c(a);
    for (int i = 0; i < N; ++i) printf("%d ", int(T(y[i])));
    printf("\n");
}

int main() {
    printf("%g %g\n", float(-float_ue4m3_t(3.f)), float(-float_ue8m0_t(0.3f)));
    printf("%g %g %g\n", float(float_ue8m0_t{}), float(float_ue4m3_t{}), float(half_t{}));
    printf("%d %d %d %d\n", std::is_signed_v<float_e4m3_t>, std::is_signed_v<half_t>, std::is_unsigned_v<half_t>, std::is_signed_v<float>);
    convert<uint8_t, 1>(-2.f, 3.f);
    convert<uint8_t, 2>(-2.f, 3.f);
    convert<uint8_t, 8>(-2.f, 300.5f);
    convert<int8_t, 4>(-200.f, 100.f);
    convert<int8_t, 1>(-200.f, 100.f);
    convert<int4b_t, 8>(-8.f, 1.5f);
    convert<uint4b_t, 4>(0.f, 3.5f);
    convert<int16_t, 4>(-2.f, 300.5f);
    printf("%d %d\n", int(int4b_t(-8)), int(uint4b_t(15)));
}
