// Numbers that are made of others: complex ones, and fields of bits.

template <class T>
struct complex {
  using value_type = T;
  T real_;
  T imag_;
  constexpr complex() noexcept(__is_plain_complex) : real_(T(0)), imag_(T(0)) {}
  constexpr complex(T real) : real_(real), imag_(T(0)) {}
  constexpr complex(T real, T imag) : real_(real), imag_(imag) {}
  template <class U>
  complex(complex<U> const& other) : real_(T(other.real_)), imag_(T(other.imag_)) {}
  T& real() { return real_; }
  T& imag() { return imag_; }
  constexpr T const& real() const { return real_; }
  constexpr T const& imag() const { return imag_; }
  void real(T x) { real_ = x; }
  void imag(T x) { imag_ = x; }
  template <class U>
  complex& operator+=(U const& other) { return *this = *this + other; }
  template <class U>
  complex& operator-=(U const& other) { return *this = *this - other; }
  template <class U>
  complex& operator*=(U const& other) { return *this = *this * other; }
  template <class U>
  complex& operator/=(U const& other) { return *this = *this / other; }
};
template <class T>
T real(complex<T> const& z) { return z.real_; }
template <class T>
T imag(complex<T> const& z) { return z.imag_; }
template <class T>
auto norm(complex<T> const& z) { return __norm_of(z.real_, z.imag_); }
template <class T>
T abs(complex<T> const& z) { return hypot(z.real_, z.imag_); }
template <class T>
T __std_abs(complex<T> const& z) { return abs(z); }
template <class T>
complex<T> conj(complex<T> const& z) { return complex<T>(z.real_, -z.imag_); }
template <class T, class U>
bool operator==(complex<T> const& a, complex<U> const& b) { return a.real_ == b.real_ && a.imag_ == b.imag_; }
template <class T>
bool operator==(complex<T> const& a, T const& b) { return a.real_ == b && a.imag_ == 0; }
template <class T, class U>
complex<T> operator+(complex<T> const& a, complex<U> const& b) { return complex<T>(a.real_ + b.real_, a.imag_ + b.imag_); }
template <class T, class U>
complex<T> operator+(complex<T> const& a, U const& b) { return complex<T>(a.real_ + b, a.imag_); }
template <class U, class T>
complex<T> operator+(U const& a, complex<T> const& b) { return complex<T>(a + b.real_, b.imag_); }
template <class U, class T>
complex<T> operator-(U const& a, complex<T> const& b) { return complex<T>(a - b.real_, -b.imag_); }
template <class T>
complex<T> operator+(complex<T> const& a) { return a; }
template <class T, class U>
complex<T> operator-(complex<T> const& a, complex<U> const& b) { return complex<T>(a.real_ - b.real_, a.imag_ - b.imag_); }
template <class T, class U>
complex<T> operator-(complex<T> const& a, U const& b) { return complex<T>(a.real_ - b, a.imag_); }
template <class T>
complex<T> operator-(complex<T> const& a) { return complex<T>(-a.real_, -a.imag_); }
template <class T, class U>
complex<T> operator*(complex<T> const& a, complex<U> const& b) {
  T x = a.real_ * b.real_ - a.imag_ * b.imag_, y = a.real_ * b.imag_ + a.imag_ * b.real_;
  return x != x && y != y ? __product<T>(complex<T>(x, y), a.real_, a.imag_, b.real_, b.imag_) : complex<T>(x, y);
}
template <class T, class U>
complex<T> operator*(complex<T> const& a, U const& b) { return complex<T>(a.real_ * b, a.imag_ * b); }
template <class U, class T>
complex<T> operator*(U const& a, complex<T> const& b) { return complex<T>(a * b.real_, a * b.imag_); }
template <class T, class U>
complex<T> operator/(complex<T> const& a, complex<U> const& b) { return __quotient<T>(a.real_, a.imag_, b.real_, b.imag_); }
template <class T, class U>
complex<T> operator/(complex<T> const& a, U const& b) { return complex<T>(a.real_ / b, a.imag_ / b); }
template <class U, class T>
complex<T> operator/(U const& a, complex<T> const& b) { return complex<T>(a) / b; }
template <class T>
ostream& operator<<(ostream& out, complex<T> const& z) {
  __write_complex(out, z);
  return out;
}

struct __no_value {};

constexpr uint32_t __bits_of_word(uint32_t first, uint32_t last) {
  return first / 8 == last / 8 ? 8 : first / 16 == last / 16 ? 16 : first / 32 == last / 32 ? 32 : 64;
}

template <uint32_t Start, uint32_t Bits, class Other = __no_value>
struct bit_field {
  static_assert(0 < Bits && Bits <= 64, "a field has 1 to 64 bits");
  static constexpr uint32_t value_type_bits = __bits_of_word(0, Bits - 1);
  static constexpr uint32_t storage_type_bits = __bits_of_word(Start, Start + Bits - 1);
  using value_type = uint_bit_t<value_type_bits>;
  using storage_type = uint_bit_t<storage_type_bits>;
  static constexpr uint32_t N = (Start + Bits + storage_type_bits - 1) / storage_type_bits;
  static constexpr uint32_t idx = Start / storage_type_bits;
  static constexpr uint32_t bit_lo = Start % storage_type_bits;
  static constexpr uint32_t bit_hi = idx + 1 < N ? storage_type_bits - bit_lo : 0;
  static constexpr value_type mask = value_type(~uint64_t(0) >> (64 - Bits));
  static constexpr storage_type mask_lo = storage_type(mask) << bit_lo;
  static constexpr storage_type mask_hi = bit_hi != 0 ? storage_type(mask) >> bit_hi : 0;
  storage_type data_[N];
  value_type get() const {
    storage_type bits = (data_[idx] & mask_lo) >> bit_lo;
    if constexpr (bit_hi != 0) bits |= (data_[idx + 1] & mask_hi) << bit_hi;
    return value_type(bits);
  }
  void set(value_type x) {
    storage_type bits = storage_type(x & mask);
    data_[idx] = storage_type((data_[idx] & ~mask_lo) | (bits << bit_lo));
    if constexpr (bit_hi != 0) data_[idx + 1] = storage_type((data_[idx + 1] & ~mask_hi) | (bits >> bit_hi));
  }
  bit_field& operator=(value_type x) {
    set(x);
    return *this;
  }
  bit_field& operator=(Other x) {
    set(*reinterpret_cast<value_type*>(&x));
    return *this;
  }
  operator value_type() const { return get(); }
  operator Other() const {
    value_type x = get();
    return *reinterpret_cast<Other*>(&x);
  }
};

template <int Bits, bool Signed>
struct __integer_of { using type = int_bit_t<Bits>; };
template <int Bits>
struct __integer_of<Bits, false> { using type = uint_bit_t<Bits>; };

template <int Bits, bool Signed>
using integer_subbyte = typename __integer_of<Bits, Signed>::type;

template <class R = int, class T>
constexpr R bits_to_bytes(T bits) { return (R(bits) + R(7)) / R(8); }

template <class R = int, class T>
constexpr R bytes_to_bits(T bytes) { return R(bytes) * R(8); }

constexpr half_t operator""_hf(long double x) { return half_t(float(x)); }

constexpr half_t operator""_hf(unsigned long long x) { return half_t(int(x)); }

constexpr bfloat16_t operator""_bf16(long double x) { return bfloat16_t(float(x)); }

constexpr bfloat16_t operator""_bf16(unsigned long long x) { return bfloat16_t(int(x)); }

constexpr tfloat32_t operator""_tf32(long double x) { return tfloat32_t(float(x)); }

constexpr tfloat32_t operator""_tf32(unsigned long long x) { return tfloat32_t(int(x)); }

constexpr float_e4m3_t operator""_fe4m3(long double x) { return float_e4m3_t(float(x)); }

constexpr float_e4m3_t operator""_fe4m3(unsigned long long x) { return float_e4m3_t(int(x)); }

constexpr float_e5m2_t operator""_fe5m2(long double x) { return float_e5m2_t(float(x)); }

constexpr float_e5m2_t operator""_fe5m2(unsigned long long x) { return float_e5m2_t(int(x)); }

enum class byte : unsigned char {};
template <class I> requires std::is_integral_v<I> constexpr byte operator<<(byte b, I n) noexcept { return byte((unsigned char)((unsigned)b << n)); }
template <class I> requires std::is_integral_v<I> constexpr byte operator>>(byte b, I n) noexcept { return byte((unsigned char)((unsigned)b >> n)); }
template <class I> requires std::is_integral_v<I> constexpr byte& operator<<=(byte& b, I n) noexcept { return b = b << n; }
template <class I> requires std::is_integral_v<I> constexpr byte& operator>>=(byte& b, I n) noexcept { return b = b >> n; }
constexpr byte operator|(byte a, byte b) noexcept { return byte((unsigned char)((unsigned)a | (unsigned)b)); }
constexpr byte operator&(byte a, byte b) noexcept { return byte((unsigned char)((unsigned)a & (unsigned)b)); }
constexpr byte operator^(byte a, byte b) noexcept { return byte((unsigned char)((unsigned)a ^ (unsigned)b)); }
constexpr byte operator~(byte a) noexcept { return byte((unsigned char)~(unsigned)a); }
constexpr byte& operator|=(byte& a, byte b) noexcept { return a = a | b; }
constexpr byte& operator&=(byte& a, byte b) noexcept { return a = a & b; }
constexpr byte& operator^=(byte& a, byte b) noexcept { return a = a ^ b; }

template <class I>
constexpr I to_integer(byte b) noexcept { return I(b); }
