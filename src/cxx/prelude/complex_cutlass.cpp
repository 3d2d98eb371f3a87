// How a stream writes a complex number of CUTLASS.

template <class Z>
void __write_complex(ostream& out, Z const& z) {
  out << z.real_;
  if (!(z.imag_ == 0)) out << "+i" << z.imag_;
}
