// Complex numbers of `std`: how a stream writes one, their quotient as libgcc computes it, and their functions as glibc does.

constexpr bool __is_plain_complex = false;
template <class Z>
void __write_complex(ostream& out, Z const& z) {
  if (out.width() == 0) {
    out << '(' << z.real_ << ',' << z.imag_ << ')';
    return;
  }
  // a width is that of the whole text
  ostringstream text;
  text.flags(out.flags());
  text.precision(out.precision());
  text << '(' << z.real_ << ',' << z.imag_ << ')';
  out << text.str();
}
template <class T>
T __norm_of(T a, T b) { return a * a + b * b; }
// An infinity as one, what is finite as zero; a zero for what is no number.
template <class T>
T __unit_of(T x) { return copysign(T(isinf(x) ? 1 : 0), x); }
template <class T>
T __number_of(T x) { return x != x ? copysign(T(0), x) : x; }
// The product where both parts of it are no numbers.
template <class T>
complex<T> __product(complex<T> z, T a, T b, T c, T d) {
  bool first = isinf(a) || isinf(b), second = isinf(c) || isinf(d);
  if (!first && !second && !isinf(a * c) && !isinf(b * d) && !isinf(a * d) && !isinf(b * c)) return z;
  if (first) { a = __unit_of(a); b = __unit_of(b); }
  if (second) { c = __unit_of(c); d = __unit_of(d); }
  a = __number_of(a); b = __number_of(b); c = __number_of(c); d = __number_of(d);
  T all = numeric_limits<T>::infinity();
  return complex<T>(all * (a * c - b * d), all * (a * d + b * c));
}
template <class T>
complex<T> __quotient(T a, T b, T c, T d) {
  complex<T> z = __divided(a, b, c, d);
  if (!(z.real_ != z.real_ && z.imag_ != z.imag_)) return z;
  T all = numeric_limits<T>::infinity();
  if (c == 0 && d == 0 && (a == a || b == b)) return complex<T>(copysign(all, c) * a, copysign(all, c) * b);
  if ((isinf(a) || isinf(b)) && isfinite(c) && isfinite(d)) {
    a = __unit_of(a); b = __unit_of(b);
    return complex<T>(all * (a * c + b * d), all * (b * c - a * d));
  }
  if ((isinf(c) || isinf(d)) && isfinite(a) && isfinite(b)) {
    c = __unit_of(c); d = __unit_of(d);
    return complex<T>(T(0) * (a * c + b * d), T(0) * (b * c - a * d));
  }
  return z;
}
template <class T>
complex<T> __divided(T a, T b, T c, T d) {
  if constexpr (sizeof(T) == 4) {
    double n = double(c) * c + double(d) * d;
    return complex<T>((double(a) * c + double(b) * d) / n, (double(b) * c - double(a) * d) / n);
  } else if (abs(c) < abs(d)) {
    T r = c / d, n = c * r + d;
    return abs(r) > 2.3e-308 ? complex<T>((a * r + b) / n, (b * r - a) / n) : complex<T>((c * (a / d) + b) / n, (c * (b / d) - a) / n);
  } else {
    T r = d / c, n = d * r + c;
    return abs(r) > 2.3e-308 ? complex<T>((b * r + a) / n, (b - a * r) / n) : complex<T>((d * (b / c) + a) / n, (b - d * (a / c)) / n);
  }
}
template <class T>
complex<T> polar(T const& r, T const& angle = T()) { return complex<T>(r * cos(angle), r * sin(angle)); }
template <class T>
T arg(complex<T> const& z) { return atan2(z.imag_, z.real_); }
template <class T>
complex<T> exp(complex<T> const& z) {
  T x = z.real_, y = z.imag_;
  if (isfinite(x) && y != 0) return polar<T>(exp(x), y);
  if (isfinite(x)) return complex<T>(exp(x), y);
  if (x != x) return complex<T>(x, y == 0 ? y : x);
  if (!isfinite(y)) return x > 0 ? complex<T>(x, y - y) : complex<T>(T(0), copysign(T(0), y));
  T all = x > 0 ? x : T(0);
  return y == 0 ? complex<T>(all, y) : complex<T>(copysign(all, cos(y)), copysign(all, sin(y)));
}
template <class T>
complex<T> log(complex<T> const& z) {
  T x = abs(z.real_), y = abs(z.imag_), a = x < y ? y : x, b = x < y ? x : y;
  // a * a + b * b - 1, with what the products and the sum lose
  T p = a * a, q = b * b, s = p - 1, sum = s + q, of = sum - s, d = sum + (((s - (sum - of)) + (q - of)) + fma(a, a, -p) + fma(b, b, -q));
  bool near = a == 1 || (a > 1 && a < 2 && b < 1) || (a < 1 && a >= T(0.5) && a * a + b * b >= T(0.5));
  return complex<T>(near ? log1p(a == 1 ? b * b : d) / 2 : log(hypot(a, b)), arg(z));
}
template <class T>
complex<T> sqrt(complex<T> const& z) {
  T x = z.real_, y = z.imag_;
  if (isinf(y)) return complex<T>(abs(y), y);
  if (isinf(x)) return x < 0 ? complex<T>(y != y ? y : T(0), copysign(x, y)) : complex<T>(x, y != y ? y : copysign(T(0), y));
  if (y == 0) return x < 0 ? complex<T>(0, copysign(sqrt(-x), y)) : complex<T>(abs(sqrt(x)), copysign(T(0), y));
  T d = hypot(x, y), r = sqrt(abs(y) / 2), s = r;
  if (x > 0) {
    r = sqrt(T(0.5) * (d + x));
    s = T(0.5) * (y / r);
  } else if (x < 0) {
    s = sqrt(T(0.5) * (d - x));
    r = abs(T(0.5) * (y / s));
  }
  return complex<T>(r, copysign(s, y));
}
template <class T>
complex<T> pow(complex<T> const& z, complex<T> const& w) { return exp(w * log(z)); }
template <class T>
complex<T> pow(complex<T> z, int n) {
  unsigned left = n < 0 ? -unsigned(n) : unsigned(n);
  complex<T> y = left % 2 ? z : complex<T>(1);
  while (left >>= 1) {
    z *= z;
    if (left % 2) y *= z;
  }
  return n < 0 ? complex<T>(1) / y : y;
}
template <class T, class U, class = enable_if_t<is_arithmetic_v<U>>>
auto pow(complex<T> const& z, U const& w) {
  using R = conditional_t<std::is_integral_v<U> || sizeof(U) == 8 || sizeof(T) == 8, double, T>;
  if (z.imag_ == 0 && z.real_ > 0) return complex<R>(pow(R(z.real_), R(w)));
  complex<R> t = log(complex<R>(z));
  return polar<R>(exp(R(w) * t.real_), R(w) * t.imag_);
}
template <class T>
complex<T> pow(T const& x, complex<T> const& w) {
  return x > 0 ? polar<T>(pow(x, w.real_), w.imag_ * log(x)) : pow(complex<T>(x), w);
}

template <class T>
using __complex_of = conditional_t<std::is_integral_v<T>, double, T>;
template <class T, class = enable_if_t<is_arithmetic_v<T>>> constexpr __complex_of<T> real(T x) { return x; }
template <class T, class = enable_if_t<is_arithmetic_v<T>>> constexpr __complex_of<T> imag(T) { return 0; }
template <class T, class = enable_if_t<is_arithmetic_v<T>>> __complex_of<T> norm(T x) { return __complex_of<T>(x) * x; }
template <class T, class = enable_if_t<is_arithmetic_v<T>>> __complex_of<T> arg(T x) { return atan2(__complex_of<T>(0), __complex_of<T>(x)); }
template <class T, class = enable_if_t<is_arithmetic_v<T>>> complex<__complex_of<T>> conj(T x) { return complex<__complex_of<T>>(x, -__complex_of<T>(0)); }
template <class T>
complex<T> proj(complex<T> const& z) {
  if (isinf(z.real_) || isinf(z.imag_)) return complex<T>(numeric_limits<T>::infinity(), copysign(T(0), z.imag_));
  return z;
}
template <class T>
complex<T> log10(complex<T> const& z) { return log(z) / log(T(10)); }
template <class T>
complex<T> sinh(complex<T> const& z) { return complex<T>(sinh(z.real_) * cos(z.imag_), cosh(z.real_) * sin(z.imag_)); }
template <class T>
complex<T> cosh(complex<T> const& z) { return complex<T>(cosh(z.real_) * cos(z.imag_), sinh(z.real_) * sin(z.imag_)); }
template <class T>
complex<T> sin(complex<T> const& z) { return complex<T>(sin(z.real_) * cosh(z.imag_), cos(z.real_) * sinh(z.imag_)); }
template <class T>
complex<T> cos(complex<T> const& z) { return complex<T>(cos(z.real_) * cosh(z.imag_), -(sin(z.real_) * sinh(z.imag_))); }
