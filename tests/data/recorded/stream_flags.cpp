// The flags of a stream as bits, fields that `std::internal` fills, and quoted texts.
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>

struct Saved {
  std::ostream& out;
  std::ios_base::fmtflags flags;
  explicit Saved(std::ostream& o) : out(o), flags(o.flags()) {}
  ~Saved() { out.flags(flags); }
};

int main() {
  std::cout << std::internal << std::setfill('0') << std::setw(8) << -42 << ' ' << std::showbase << std::hex << std::setw(8) << 255 << ' '
            << std::setw(6) << "-ab" << std::setw(4) << 'x' << ' ' << std::setw(8) << -1.5 << '\n';
  std::cout << std::resetiosflags(std::ios::showbase | std::ios::basefield | std::ios::adjustfield) << std::setfill(' ');
  {
    Saved saved(std::cout);
    std::cout << std::setiosflags(std::ios::fixed | std::ios::showpoint) << 1.5 << ' ' << std::hex << std::uppercase << 255 << '\n';
  }
  std::cout << 1.5 << ' ' << 255 << '\n';
  std::cout.setf(std::ios::hex);
  std::cout << 10 << ' ';
  std::cout.setf(std::ios::dec);
  std::cout << 10 << ' ';
  std::cout.setf(std::ios::oct, std::ios::basefield);
  std::cout << 10 << ' ';
  std::cout.unsetf(std::ios::oct);
  std::cout << 10 << ' ' << std::cout.flags() << '\n';
  std::ostringstream os;
  os << std::setw(3) << 1;
  os.setf(std::ios::left, std::ios::adjustfield);
  os.setf(std::ios::boolalpha);
  os << std::setw(6) << true << '|' << os.precision(3) << '|' << 3.14159 << '|' << os.fill('*') << '|' << std::setw(4) << 7;
  os.unsetf(std::ios::boolalpha);
  os << true << (os.flags() & std::ios::left);
  std::cout << os.str() << '\n';
  std::string text, rest;
  std::istringstream in("\"x \\\"y\" z");
  in >> std::quoted(text) >> rest;
  std::cout << text << ' ' << rest << ' ' << std::quoted(text) << ' ' << std::quoted("li't", '\'') << '\n';
}
