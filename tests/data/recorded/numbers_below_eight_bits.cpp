// CUTLASS's numbers without a sign, their zero, and converters of arrays of `float` to integers of a byte and less
#include <cstdio>
#include <limits>
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

template <class T, FloatRoundStyle R> void round() {
    NumericConverter<T, float, R> c;
    for (float x : {1.1f, -2.7f, 65504.f, 65530.f, 65536.f, 3e-8f, 0.f, 1.00048828125f, 1.00146484375f, -1.00048828125f, 1e38f})
        printf("%.9g/%x ", float(c(x)), unsigned(c(x).raw()));
    printf("\n");
}

template <class T> void limits() {
  using L = std::numeric_limits<T>;
  printf("%g %g %g %g ", float(L::max()), float(L::lowest()), float(L::min()), float(L::epsilon()));
  printf("%d %d %d %d\n", L::digits, L::is_signed, L::has_infinity, L::has_quiet_NaN);
}

int main() {
  limits<float_e2m1_t>();
  limits<float_e2m3_t>();
  limits<float_e3m2_t>();
  limits<tfloat32_t>();
  limits<float_e5m2_t>();
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
    round<half_t, FloatRoundStyle::round_toward_zero>();
    round<bfloat16_t, FloatRoundStyle::round_toward_zero>();
    round<bfloat16_t, FloatRoundStyle::round_half_ulp_truncate>();
    round<tfloat32_t, FloatRoundStyle::round_to_nearest>();
    round<tfloat32_t, FloatRoundStyle::round_half_ulp_truncate>();
    round<float_e4m3_t, FloatRoundStyle::round_toward_zero>();
}
