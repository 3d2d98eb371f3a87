// How a stream writes a complex number of `std`.

template <class Z>
void __write_complex(ostream& out, Z const& z) {
  out << '(' << z.real_ << ',' << z.imag_ << ')';
}
