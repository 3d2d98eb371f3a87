#include <bitset>
#include <iostream>
#include <string>
#include <unordered_set>
#include <sstream>
template <size_t N> void show(std::bitset<N> const& b) { std::cout << b << ' ' << b.count() << b.any() << b.all() << b.none() << ' ' << b.size() << '\n'; }
int main() {
  std::bitset<12> b("101100111000"); show(b); std::cout << b.to_string('.', '#') << ' ' << b.to_string('o') << ' ' << b.to_ullong() << '\n';
  std::bitset<8> c(std::string("xxyxx"), 0, 4, 'x', 'y'), d("1011", 3), e(0x1ff), f{}; show(c); show(d); show(e); show(f);
  b[0] = true; b[1] = b[0]; b[2].flip(); std::cout << b[3] << ~b[3] << bool(b[11]) << '\n'; show(b);
  for (auto g : {0, 1, 2, 3, 4, 5}) try { switch (g) { case 0: b.test(12); break; case 1: b.set(15); break; case 2: std::bitset<4>("10a1"); break; case 3: (std::bitset<70>(1) << 69).to_ulong(); break; case 4: b.reset(99); break; case 5: b.flip(12); } std::cout << "none\n"; } catch (std::out_of_range const& x) { std::cout << "range " << x.what() << '\n'; } catch (std::invalid_argument const& x) { std::cout << "invalid " << x.what() << '\n'; } catch (std::overflow_error const& x) { std::cout << "overflow " << x.what() << '\n'; }
  show(b << 3); show(b >> 3); show(~b); show(b ^ std::bitset<12>(0xf0f)); b <<= 2; show(b); b >>= 1; show(b); b |= 1; show(b); b.set(3, false).flip(); show(b); std::cout << (b == ~b) << (b != ~b) << ' ' << b._Find_first() << ' ' << b._Find_next(3) << ' ' << std::bitset<5>()._Find_first() << '\n';
  std::istringstream is("0110 11x"); std::bitset<3> r; is >> r; std::cout << r; is >> r; std::cout << ' ' << r << ' '; is >> r; std::cout << r << is.fail() << '\n';
  std::unordered_set<std::bitset<4>> s{1, 2, 1, 15}; std::cout << s.size() << s.count(2) << s.count(3) << '\n'; std::bitset<130> big; big.set(129).set(64).set(0); std::cout << big.count() << ' ' << big._Find_next(0) << big._Find_next(64) << ' ' << (big >> 129).to_ulong() << ' ' << sizeof big << sizeof(std::bitset<4>) << '\n';
  constexpr std::bitset<8> k(5); static_assert(k[0] && !k[1]); std::cout << k << (k & std::bitset<8>(4)) << '\n'; auto lam = [](std::bitset<3> x) { return x.to_ulong(); }; std::cout << lam(7) << lam(8) << '\n'; }
