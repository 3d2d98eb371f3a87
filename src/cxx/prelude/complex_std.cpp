// Complex numbers of `std`: how a stream writes one, their quotient as libgcc computes it, and their functions as glibc does.

template <class Z>
void __write_complex(ostream& out, Z const& z) {
  out << '(' << z.real_ << ',' << z.imag_ << ')';
}
template <class T>
T __norm_of(T a, T b) { return a * a + b * b; }
template <class T>
complex<T> __quotient(T a, T b, T c, T d) {
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
complex<T> exp(complex<T> const& z) { return polar<T>(exp(z.real_), z.imag_); }
template <class T>
complex<T> log(complex<T> const& z) {
  T x = abs(z.real_), y = abs(z.imag_), a = x < y ? y : x, b = x < y ? x : y, d = (a - 1) * (a + 1) + b * b;
  bool near = a == 1 || (a > 1 && a < 2 && b < 1) || (a < 1 && a >= T(0.5) && a * a + b * b >= T(0.5));
  return complex<T>(near ? log1p(a == 1 ? b * b : d) / 2 : log(hypot(a, b)), arg(z));
}
template <class T>
complex<T> sqrt(complex<T> const& z) {
  T x = z.real_, y = z.imag_;
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
  using R = conditional_t<is_integral_v<U> || sizeof(U) == 8 || sizeof(T) == 8, double, T>;
  if (z.imag_ == 0 && z.real_ > 0) return complex<R>(pow(R(z.real_), R(w)));
  complex<R> t = log(complex<R>(z));
  return polar<R>(exp(R(w) * t.real_), R(w) * t.imag_);
}
template <class T>
complex<T> pow(T const& x, complex<T> const& w) {
  return x > 0 ? polar<T>(pow(x, w.real_), w.imag_ * log(x)) : pow(complex<T>(x), w);
}
