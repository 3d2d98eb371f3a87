// Complex numbers of CUTLASS: how a stream writes one, and their quotient.

constexpr bool __is_plain_complex = true;
template <class Z>
void __write_complex(ostream& out, Z const& z) {
  out << z.real_;
  if (!(z.imag_ == 0)) out << "+i" << z.imag_;
}
template <class T>
complex<T> __quotient(T a, T b, T c, T d) {
  T n = c * c + d * d;
  return complex<T>((a * c + b * d) / n, (b * c - a * d) / n);
}
template <class T>
complex<T> __product(complex<T> z, T, T, T, T) { return z; }
template <class T>
double __norm_of(T a, T b) { return a * a + b * b; }
