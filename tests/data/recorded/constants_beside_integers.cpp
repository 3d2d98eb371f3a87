#include <cute/tensor.hpp>
#include <cstdio>
#include <string>

using namespace cute;

std::string type_of(bool) { return "bool"; }
std::string type_of(char) { return "char"; }
std::string type_of(unsigned char) { return "uchar"; }
std::string type_of(unsigned short) { return "ushort"; }
std::string type_of(int) { return "int"; }
std::string type_of(unsigned) { return "uint"; }
std::string type_of(long) { return "long"; }
std::string type_of(unsigned long) { return "ulong"; }

template <auto v>
std::string type_of(C<v>) { return "C<" + type_of(v) + ">"; }

#define SHOW(...) (printf("%s: %s ", #__VA_ARGS__, type_of(__VA_ARGS__).c_str()), print(__VA_ARGS__), printf("\n"))

// What stays a constant beside an integer that is known when it runs, and of which type results are.
int main() {
  int r = 5;
  bool b = true;
  size_t z = 6;
  unsigned u = 7;
  uint8_t c = 3;
  int64_t l = 9;
  char ch = 'a';
  short sh = 2;
  SHOW(b && _0{});
  SHOW(_0{} && b);
  SHOW(b && _1{});
  SHOW(_1{} && r);
  SHOW(r || _1{});
  SHOW(_1{} || r);
  SHOW(r || _0{});
  SHOW(true && _0{});
  SHOW(r && true_type{});
  SHOW(r || false_type{});
  SHOW(r && false_type{});
  SHOW(r * _0{});
  SHOW(_0{} * z);
  SHOW(z * _2{});
  SHOW(c * _2{});
  SHOW(_2{} * u);
  SHOW(_0{} / z);
  SHOW(z / _2{});
  SHOW(_0{} % z);
  SHOW(z % _1{});
  SHOW(r % C<-1>{});
  SHOW(r % _2{});
  SHOW(_0{} & u);
  SHOW(u & _0{});
  SHOW(u & _1{});
  SHOW(r | _0{});
  SHOW(r ^ _0{});
  SHOW(r << _0{});
  SHOW(_1{} << u);
  SHOW(_1{} << z);
  SHOW(z >> _1{});
  SHOW(r + _0{});
  SHOW(z - _7{});
  SHOW(_7{} - z);
  SHOW(-_7{});
  SHOW(-C<7u>{});
  SHOW(~_0{});
  SHOW(!_0{});
  SHOW(+_3{});
  SHOW(!C<5u>{});
  SHOW(_3{} == 3);
  SHOW(_3{} == _3{});
  SHOW(_3{} < _4{});
  SHOW(z < _4{});
  SHOW(C<3u>{} < C<-1>{});
  SHOW(C<3u>{} - _4{});
  SHOW(C<3u>{} * _4{});
  SHOW(C<3>{} * C<4l>{});
  SHOW(C<uint8_t(3)>{} * C<uint8_t(3)>{});
  SHOW(C<uint8_t(3)>{});
  SHOW(true_type{} && _3{});
  SHOW(true_type{} + _3{});
  SHOW(true_type{} + true_type{});
  SHOW(_3{} / _2{});
  SHOW(_7{} % _4{});
  SHOW(_1{} << _4{});
  SHOW(C<1u>{} << C<4l>{});
  SHOW(_12{} & C<6u>{});
  SHOW(_12{} | C<6l>{});
  SHOW(_12{} ^ C<true>{});
  SHOW(max(_3{}, _4{}));
  SHOW(max(_3{}, 4));
  SHOW(max(_3{}, z));
  SHOW(min(c, c));
  SHOW(max(c, _2{}));
  SHOW(max(c, C<uint8_t(2)>{}));
  SHOW(abs(_m4{}));
  SHOW(abs(C<-4l>{}));
  SHOW(abs(c));
  SHOW(abs(l));
  SHOW(abs(u));
  SHOW(signum(_m4{}));
  SHOW(signum(l));
  SHOW(signum(C<4l>{}));
  SHOW(gcd(_12{}, _8{}));
  SHOW(gcd(c, c));
  SHOW(gcd(c, _8{}));
  SHOW(gcd(z, _8{}));
  SHOW(lcm(_4{}, 6u));
  SHOW(gcd(C<12u>{}, C<8l>{}));
  SHOW(lcm(c, c));
  SHOW(shiftl(_1{}, _3{}));
  SHOW(shiftl(z, _3{}));
  SHOW(shiftl(c, 1));
  SHOW(shiftr(u, 1));
  SHOW(has_single_bit(_4{}));
  SHOW(has_single_bit(z));
  SHOW(bit_width(u));
  SHOW(bit_width(z));
  SHOW(log_2(8u));
  SHOW(popcount(z));
  SHOW(bit_ceil(u));
  SHOW(bit_floor(z));
  SHOW(safe_div(_8{}, _2{}));
  SHOW(safe_div(z, _2{}));
  SHOW(safe_div(8, z));
  SHOW(ceil_div(_7{}, _2{}));
  SHOW(ceil_div(7, _2{}));
  SHOW(ceil_div(c, c));
  SHOW(round_up(z, _4{}));
  SHOW(round_up(7, _4{}));
  SHOW(round_up(c,c));
  SHOW(round_up(_7{}, _4{}));
  SHOW(conditional_return(b, _1{}, _2{}));
  SHOW(conditional_return(b, _1{}, _1{}));
  SHOW(conditional_return(true_type{}, z, r));
  SHOW(conditional_return(b, z, r));
  SHOW(conditional_return<true>(c, z));
  SHOW(conditional_return(b, C<2u>{}, C<3>{}));
  SHOW(static_value<C<3u>>());
  SHOW(static_value<true_type>());
  SHOW(3_c);
  SHOW(Int<3>::value);
  SHOW(C<3u>::value);
  SHOW(C<3u>{}());
  SHOW(Int<true>{});
  SHOW(Int<3u>{});
  SHOW(Int<'a'>{});
  SHOW(Int<_3{}>{});
  SHOW(C<_3::value>{});
  SHOW(cute::integral_constant<size_t,3>{} + 1);
  SHOW(cute::integral_constant<size_t,3>{} + _1{});
  SHOW(constant<size_t, 3>{});
  SHOW(bool_constant<true>{});
  SHOW(b ? _1{} : _1{});
  SHOW(b ? _1{} : _2{});
  SHOW(b ? _1{} : z);
  SHOW(b ? u : r);
  SHOW(-c);
  SHOW(~c);
  SHOW(+c);
  SHOW(c << 1);
  SHOW(sh * c);
  SHOW(ch + ch);
  SHOW(!z);
  printf("%d%d%d%d%d\n",
         is_constant<1, _1>::value, is_constant_v<1, C<1u>>, is_constant_v<1, int>, is_constant_v<1, C<true>>,
         is_constant_v<0, cute::integral_constant<int,0>>);
}
