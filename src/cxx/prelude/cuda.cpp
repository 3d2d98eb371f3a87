// Strides by the tags of CUTLASS, functions on tuples, and what programs call of CUDA for numbers.

struct __row_major {
  static int const kRank = 2;
  static int const kStrideRank = 1;
  using Index = int;
  using LongIndex = int64_t;
  using TensorCoord = MatrixCoord;
  using Stride = __Coord<1, int64_t>;
  int64_t stride_ = 0;
  __row_major(int64_t stride = 0) : stride_(stride) {}
  static __row_major packed(MatrixCoord const& extent) { return __row_major(extent.column()); }
  int64_t operator()(MatrixCoord const& c) const { return int64_t(c.row()) * stride_ + c.column(); }
  MatrixCoord inverse(int64_t at) const { return MatrixCoord(int(at / stride_), int(at % stride_)); }
  Stride stride() const { return make_Coord(stride_); }
  int64_t stride(int) const { return stride_; }
  int64_t capacity(MatrixCoord const& extent) const { return int64_t(extent.row()) * stride_; }
};
struct __column_major {
  static int const kRank = 2;
  static int const kStrideRank = 1;
  using Index = int;
  using LongIndex = int64_t;
  using TensorCoord = MatrixCoord;
  using Stride = __Coord<1, int64_t>;
  int64_t stride_ = 0;
  __column_major(int64_t stride = 0) : stride_(stride) {}
  static __column_major packed(MatrixCoord const& extent) { return __column_major(extent.row()); }
  int64_t operator()(MatrixCoord const& c) const { return int64_t(c.column()) * stride_ + c.row(); }
  MatrixCoord inverse(int64_t at) const { return MatrixCoord(int(at % stride_), int(at / stride_)); }
  Stride stride() const { return make_Coord(stride_); }
  int64_t stride(int) const { return stride_; }
  int64_t capacity(MatrixCoord const& extent) const { return int64_t(extent.column()) * stride_; }
};
namespace layout {
  using RowMajor = __row_major;
  using ColumnMajor = __column_major;
}

struct PitchLinearCoord : __Coord<2> {
  using Base = __Coord<2>;
  PitchLinearCoord() {}
  PitchLinearCoord(Base const& from) : Base(from) {}
  PitchLinearCoord(int contiguous, int strided) : Base(make_Coord(contiguous, strided)) {}
  int const& contiguous() const { return this->idx[0]; }
  int& contiguous() { return this->idx[0]; }
  int const& strided() const { return this->idx[1]; }
  int& strided() { return this->idx[1]; }
};
namespace layout {
  using PitchLinearCoord = PitchLinearCoord;
  struct PitchLinear {
    static int const kRank = 2;
    static int const kStrideRank = 1;
    using Index = int;
    using LongIndex = int64_t;
    using TensorCoord = PitchLinearCoord;
    using Stride = __Coord<1, int64_t>;
    Stride stride_;
    PitchLinear(int64_t stride = 0) : stride_(stride) {}
    PitchLinear(Stride stride) : stride_(stride) {}
    static PitchLinear packed(TensorCoord const& extent) { return PitchLinear(extent.contiguous()); }
    int64_t operator()(TensorCoord const& c) const { return c.contiguous() + c.strided() * stride_[0]; }
    TensorCoord inverse(int64_t at) const { return TensorCoord(int(at % stride_[0]), int(at / stride_[0])); }
    Stride stride() const { return stride_; }
    Stride& stride() { return stride_; }
    int64_t stride(int i) const { return stride_[i]; }
    int64_t capacity(TensorCoord const& extent) const { return extent.strided() * stride_[0]; }
  };
}

struct __interleaved {
  static int const kRank = 2;
  static int const kStrideRank = 1;
  using Index = int;
  using LongIndex = int64_t;
  using TensorCoord = MatrixCoord;
  using Stride = __Coord<1, int64_t>;
  Stride stride_;
  __interleaved(int64_t stride) : stride_(stride) {}
  Stride stride() const { return stride_; }
  Stride& stride() { return stride_; }
  int64_t stride(int i) const { return stride_[i]; }
  int64_t __at(int major, int minor, int n) const { return major / n * stride_[0] + int64_t(minor) * n + major % n; }
};
namespace layout {
  template <int N>
  struct RowMajorInterleaved : __interleaved {
    static int const kInterleave = N;
    RowMajorInterleaved(int64_t stride = 0) : __interleaved(stride) {}
    static RowMajorInterleaved packed(MatrixCoord const& extent) { return RowMajorInterleaved(extent.column() * N); }
    int64_t operator()(MatrixCoord const& c) const { return __at(c.row(), c.column(), N); }
    int64_t capacity(MatrixCoord const& extent) const { return (extent.row() + N - 1) / N * stride_[0]; }
  };
  template <int N>
  struct ColumnMajorInterleaved : __interleaved {
    static int const kInterleave = N;
    ColumnMajorInterleaved(int64_t stride = 0) : __interleaved(stride) {}
    static ColumnMajorInterleaved packed(MatrixCoord const& extent) { return ColumnMajorInterleaved(extent.row() * N); }
    int64_t operator()(MatrixCoord const& c) const { return __at(c.column(), c.row(), N); }
    int64_t capacity(MatrixCoord const& extent) const { return (extent.column() + N - 1) / N * stride_[0]; }
  };
}

struct Tensor4DCoord : __Coord<4> {
  using Base = __Coord<4>;
  Tensor4DCoord() {}
  Tensor4DCoord(Base const& from) : Base(from) {}
  Tensor4DCoord(int n, int h, int w, int c) : Base(make_Coord(n, h, w, c)) {}
  int const& n() const { return this->idx[0]; }
  int& n() { return this->idx[0]; }
  int const& h() const { return this->idx[1]; }
  int& h() { return this->idx[1]; }
  int const& w() const { return this->idx[2]; }
  int& w() { return this->idx[2]; }
  int const& c() const { return this->idx[3]; }
  int& c() { return this->idx[3]; }
};
struct __of_images {
  static int const kRank = 4;
  static int const kStrideRank = 3;
  using Index = int;
  using LongIndex = int64_t;
  using TensorCoord = Tensor4DCoord;
  using Stride = __Coord<3>;
  Stride stride_;
  __of_images(Stride const& stride) : stride_(stride) {}
  Stride stride() const { return stride_; }
  Stride& stride() { return stride_; }
  int64_t capacity(TensorCoord const& extent) const { return extent.n() * stride_[2]; }
};
namespace layout {
  struct TensorNHWC : __of_images {
    TensorNHWC(Stride const& stride = Stride(0)) : __of_images(stride) {}
    TensorNHWC(int w, int h, int n) : __of_images(make_Coord(w, h, n)) {}
    static TensorNHWC packed(TensorCoord const& e) { return TensorNHWC(make_Coord(e.c(), e.w() * e.c(), e.h() * e.w() * e.c())); }
    int64_t operator()(TensorCoord const& c) const { return c.c() + int64_t(stride_[0] * c.w()) + int64_t(stride_[1] * c.h()) + int64_t(stride_[2] * c.n()); }
    TensorCoord inverse(int64_t at) const {
      int64_t rest = at % stride_[2];
      return TensorCoord(int(at / stride_[2]), int(rest / stride_[1]), int(rest % stride_[1] / stride_[0]), int(rest % stride_[1] % stride_[0]));
    }
  };
  struct TensorNCHW : __of_images {
    TensorNCHW(Stride const& stride = Stride(0)) : __of_images(stride) {}
    static TensorNCHW packed(TensorCoord const& e) { return TensorNCHW(make_Coord(e.w(), e.w() * e.h(), e.h() * e.w() * e.c())); }
    int64_t operator()(TensorCoord const& c) const { return c.w() + int64_t(stride_[0] * c.h()) + int64_t(stride_[1] * c.c()) + int64_t(stride_[2] * c.n()); }
  };
}

struct Sm50 { static int const kMinComputeCapability = 50; };

struct Sm60 { static int const kMinComputeCapability = 60; };

struct Sm61 { static int const kMinComputeCapability = 61; };

struct Sm70 { static int const kMinComputeCapability = 70; };

struct Sm72 { static int const kMinComputeCapability = 72; };

struct Sm75 { static int const kMinComputeCapability = 75; };

struct Sm80 { static int const kMinComputeCapability = 80; };

struct Sm86 { static int const kMinComputeCapability = 86; };

struct Sm89 { static int const kMinComputeCapability = 89; };

struct Sm90 { static int const kMinComputeCapability = 90; };

struct Sm100 { static int const kMinComputeCapability = 100; };

struct Sm101 { static int const kMinComputeCapability = 101; };

struct Sm120 { static int const kMinComputeCapability = 120; };

struct OpMultiplyAdd {};

struct OpMultiplyAddSaturate {};

struct OpMultiplyAddFastBF16 {};

struct OpMultiplyAddFastF16 {};

struct OpMultiplyAddFastF32 {};

struct OpMultiplyAddComplex {};

struct OpClassSimt {};

struct OpClassTensorOp {};

struct OpClassWmmaTensorOp {};

struct OpClassSparseTensorOp {};

struct OpClassBlockScaledTensorOp {};

template <class L>
struct TagToStrideA { using type = L; };
template <>
struct TagToStrideA<__row_major> { using type = Stride<long, Int<1>, long>; };
template <>
struct TagToStrideA<__column_major> { using type = Stride<Int<1>, long, long>; };
template <>
struct TagToStrideA<__row_major*> { using type = Stride<long, Int<1>, Int<0>>*; };
template <>
struct TagToStrideA<__column_major*> { using type = Stride<Int<1>, long, Int<0>>*; };

template <class L>
struct TagToStrideB { using type = L; };
template <>
struct TagToStrideB<__row_major> { using type = Stride<Int<1>, long, long>; };
template <>
struct TagToStrideB<__column_major> { using type = Stride<long, Int<1>, long>; };
template <>
struct TagToStrideB<__row_major*> { using type = Stride<Int<1>, long, Int<0>>*; };
template <>
struct TagToStrideB<__column_major*> { using type = Stride<long, Int<1>, Int<0>>*; };

template <class L>
struct TagToStrideC : TagToStrideA<L> {};

template <class L>
using TagToStrideA_t = typename TagToStrideA<L>::type;

template <class L>
using TagToStrideB_t = typename TagToStrideB<L>::type;

template <class L>
using TagToStrideC_t = typename TagToStrideC<L>::type;

using cudaMemcpyKind = int;

template <class A, class B>
struct DivModReturnType { A div_; B mod_; };

template <class A, class B>
auto divmod(A const& a, B const& b) {
  if constexpr (__is_number(b)) return DivModReturnType<decltype(a / b), decltype(a % b)>{a / b, a % b};
  else return DivModReturnType<int, long>{a / b.divisor, a % b.divisor};
}

template <class D, class A, class B, class C>
void fma(D& d, A const& a, B const& b, C const& c) { d = a * b + c; }

template <class R>
struct constant_fn {
  R r_;
  template <class... T> constexpr decltype(auto) operator()(T&&...) const { return r_; }
};

template <class T, class V, class F, int I, int... Is>
constexpr auto __iscan(T const& t, V const& v, F&& f, __seq<I, Is...>) {
  auto next = f(v, get<I>(t));
  auto made = replace<I>(t, next);
  if constexpr (sizeof...(Is) == 0) return made;
  else return __iscan(made, next, f, __seq<Is...>{});
}

template <class T, class V, class F>
constexpr auto iscan(T const& t, V const& v, F&& f) { return __iscan(t, v, f, __tuple_seq(t)); }

template <class T, class V, class F, int I, int... Is>
constexpr auto __escan(T const& t, V const& v, F&& f, __seq<I, Is...>) {
  auto made = replace<I>(t, v);
  if constexpr (sizeof...(Is) == 0) return made;
  else {
    auto next = f(v, get<I>(t));
    return __escan(made, next, f, __seq<Is...>{});
  }
}

template <class T, class V, class F>
constexpr auto escan(T const& t, V const& v, F&& f) { return __escan(t, v, f, __tuple_seq(t)); }

template <int N, class C, class T>
constexpr auto make_int_tuple(C const& t, int n, T const& rest) {
  if constexpr (N == 1) return 0 < n ? t[0] : rest;
  else return transform(__make_seq<N>{}, [&](auto i) { return i < n ? t[i] : rest; });
}

int __popc(unsigned x) { return __builtin_popcount(x); }

int __popcll(unsigned long long x) { return __builtin_popcountll(x); }

int __clz(int x) { return x == 0 ? 32 : __builtin_clz(x); }

int __clzll(long long x) { return x == 0 ? 64 : __builtin_clzll(x); }

int __ffs(int x) { return __builtin_ffs(x); }

int __ffsll(long long x) { return __builtin_ffsll(x); }

unsigned __brev(unsigned x) {
  unsigned y = 0;
  for (int i = 0; i < 32; ++i) y = y << 1 | (x >> i & 1);
  return y;
}

unsigned __funnelshift_l(unsigned low, unsigned high, unsigned n) { return unsigned((((unsigned long long)(high) << 32 | low) << (n & 31)) >> 32); }

unsigned __funnelshift_r(unsigned low, unsigned high, unsigned n) { return unsigned(((unsigned long long)(high) << 32 | low) >> (n & 31)); }

unsigned __funnelshift_lc(unsigned low, unsigned high, unsigned n) { return n >= 32 ? low : __funnelshift_l(low, high, n); }

unsigned __funnelshift_rc(unsigned low, unsigned high, unsigned n) { return n >= 32 ? high : __funnelshift_r(low, high, n); }

unsigned __byte_perm(unsigned x, unsigned y, unsigned s) {
  unsigned long long both = (unsigned long long)(y) << 32 | x;
  unsigned made = 0;
  for (int i = 0; i < 4; ++i) {
    unsigned pick = s >> (4 * i) & 0xf;
    unsigned byte = unsigned(both >> (8 * (pick & 7))) & 0xff;
    if (pick & 8) byte = byte & 0x80 ? 0xff : 0;
    made |= byte << (8 * i);
  }
  return made;
}

int __float_as_int(float x) { int made; memcpy(&made, &x, 4); return made; }

unsigned __float_as_uint(float x) { unsigned made; memcpy(&made, &x, 4); return made; }

float __int_as_float(int x) { float made; memcpy(&made, &x, 4); return made; }

float __uint_as_float(unsigned x) { float made; memcpy(&made, &x, 4); return made; }

long long __double_as_longlong(double x) { long long made; memcpy(&made, &x, 8); return made; }

double __longlong_as_double(long long x) { double made; memcpy(&made, &x, 8); return made; }

auto __float2half(float x) { return half_t(x); }

auto __float2half_rn(float x) { return half_t(x); }

float __half2float(half_t x) { return float(x); }

auto __float2bfloat16(float x) { return bfloat16_t(x); }

auto __float2bfloat16_rn(float x) { return bfloat16_t(x); }

float __bfloat162float(bfloat16_t x) { return float(x); }

struct __half2 {
  static constexpr size_t __align = 4;
  static constexpr size_t __bytes = 4;
  half_t x;
  half_t y;
};
__half2 operator+(__half2 a, __half2 b) { return __hadd2(a, b); }
__half2 operator-(__half2 a, __half2 b) { return __hsub2(a, b); }
__half2 operator*(__half2 a, __half2 b) { return __hmul2(a, b); }
__half2 operator/(__half2 a, __half2 b) { return __h2div(a, b); }
__half2 operator-(__half2 a) { return __hneg2(a); }
__half2& operator+=(__half2& a, __half2 b) { return a = a + b; }
__half2& operator-=(__half2& a, __half2 b) { return a = a - b; }
__half2& operator*=(__half2& a, __half2 b) { return a = a * b; }
__half2& operator/=(__half2& a, __half2 b) { return a = a / b; }

using half2 = __half2;

struct __nv_bfloat162 {
  static constexpr size_t __align = 4;
  static constexpr size_t __bytes = 4;
  bfloat16_t x;
  bfloat16_t y;
};
__nv_bfloat162 operator+(__nv_bfloat162 a, __nv_bfloat162 b) { return __nv_bfloat162{a.x + b.x, a.y + b.y}; }
__nv_bfloat162 operator-(__nv_bfloat162 a, __nv_bfloat162 b) { return __nv_bfloat162{a.x - b.x, a.y - b.y}; }
__nv_bfloat162 operator*(__nv_bfloat162 a, __nv_bfloat162 b) { return __nv_bfloat162{a.x * b.x, a.y * b.y}; }
__nv_bfloat162 operator/(__nv_bfloat162 a, __nv_bfloat162 b) { return __nv_bfloat162{a.x / b.x, a.y / b.y}; }
__nv_bfloat162 operator-(__nv_bfloat162 a) { return __nv_bfloat162{-a.x, -a.y}; }
__nv_bfloat162& operator+=(__nv_bfloat162& a, __nv_bfloat162 b) { return a = a + b; }
__nv_bfloat162& operator-=(__nv_bfloat162& a, __nv_bfloat162 b) { return a = a - b; }
__nv_bfloat162& operator*=(__nv_bfloat162& a, __nv_bfloat162 b) { return a = a * b; }
__nv_bfloat162& operator/=(__nv_bfloat162& a, __nv_bfloat162 b) { return a = a / b; }
__nv_bfloat162 __hadd2(__nv_bfloat162 a, __nv_bfloat162 b) { return a + b; }
__nv_bfloat162 __hsub2(__nv_bfloat162 a, __nv_bfloat162 b) { return a - b; }
__nv_bfloat162 __hmul2(__nv_bfloat162 a, __nv_bfloat162 b) { return a * b; }
float __low2float(__nv_bfloat162 v) { return float(v.x); }
float __high2float(__nv_bfloat162 v) { return float(v.y); }

using nv_bfloat162 = __nv_bfloat162;

__nv_bfloat162 __floats2bfloat162_rn(float x, float y) { return __nv_bfloat162{bfloat16_t(x), bfloat16_t(y)}; }

__nv_bfloat162 __float22bfloat162_rn(float2 v) { return __nv_bfloat162{bfloat16_t(v.x), bfloat16_t(v.y)}; }

__nv_bfloat162 __float2bfloat162_rn(float v) { return __nv_bfloat162{bfloat16_t(v), bfloat16_t(v)}; }

__nv_bfloat162 __bfloat162bfloat162(bfloat16_t v) { return __nv_bfloat162{v, v}; }

__nv_bfloat162 __halves2bfloat162(bfloat16_t x, bfloat16_t y) { return __nv_bfloat162{x, y}; }

float2 __bfloat1622float2(__nv_bfloat162 v) { return make_float2(float(v.x), float(v.y)); }

__half2 __floats2half2_rn(float x, float y) { return __half2{half_t(x), half_t(y)}; }

__half2 __float22half2_rn(float2 v) { return __half2{half_t(v.x), half_t(v.y)}; }

float2 __half22float2(__half2 v) { return make_float2(float(v.x), float(v.y)); }

float __low2float(__half2 v) { return float(v.x); }

float __high2float(__half2 v) { return float(v.y); }

half_t __low2half(__half2 v) { return v.x; }

half_t __high2half(__half2 v) { return v.y; }

__half2 __half2half2(half_t v) { return __half2{v, v}; }

__half2 __float2half2_rn(float v) { return __half2{half_t(v), half_t(v)}; }

__half2 __halves2half2(half_t x, half_t y) { return __half2{x, y}; }

__half2 make_half2(half_t x, half_t y) { return __half2{x, y}; }

__half2 __hadd2(__half2 a, __half2 b) { return __half2{a.x + b.x, a.y + b.y}; }

__half2 __hsub2(__half2 a, __half2 b) { return __half2{a.x - b.x, a.y - b.y}; }

__half2 __hmul2(__half2 a, __half2 b) { return __half2{a.x * b.x, a.y * b.y}; }

__half2 __h2div(__half2 a, __half2 b) { return __half2{a.x / b.x, a.y / b.y}; }

__half2 __hneg2(__half2 a) { return __half2{-a.x, -a.y}; }

__half2 __hfma2(__half2 a, __half2 b, __half2 c) { return __half2{__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)}; }

template <class T>
T __hadd(T a, T b) { return a + b; }

template <class T>
T __hsub(T a, T b) { return a - b; }

template <class T>
T __hmul(T a, T b) { return a * b; }

template <class T>
T __hdiv(T a, T b) { return a / b; }

template <class T>
T __hneg(T a) { return -a; }

half_t __hfma(half_t a, half_t b, half_t c) { return half_t(double(a) * double(b) + double(c)); }

template <class S, class F>
int cudaMemcpyToSymbol(S& symbol, F const& from, size_t n, size_t offset = 0, int = 1) {
  if (offset != 0) memcpy((char*)&symbol + offset, from, n);
  else memcpy(&symbol, from, n);
  return 0;
}

template <class T, class S>
int cudaMemcpyFromSymbol(T const& to, S& symbol, size_t n, size_t offset = 0, int = 2) {
  if (offset != 0) memcpy(to, (char*)&symbol + offset, n);
  else memcpy(to, &symbol, n);
  return 0;
}

using __half = half_t;

using __nv_bfloat16 = bfloat16_t;

using nv_bfloat16 = bfloat16_t;

double nextafter(double x, double y) {
  if (x != x || y != y) return x + y;
  if (x == y) return y;
  long bits = 1;
  if (x != 0) {
    memcpy(&bits, &x, 8);
    bits += (x < y) == (x > 0) ? 1 : -1;
  }
  double made;
  memcpy(&made, &bits, 8);
  return x == 0 && y < 0 ? -made : made;
}
float nextafter(float x, float y) { return nextafterf(x, y); }

float nextafterf(float x, float y) {
  if (x != x || y != y) return x + y;
  if (x == y) return y;
  int bits = 1;
  if (x != 0) {
    memcpy(&bits, &x, 4);
    bits += (x < y) == (x > 0) ? 1 : -1;
  }
  float made;
  memcpy(&made, &bits, 4);
  return x == 0 && y < 0 ? -made : made;
}
