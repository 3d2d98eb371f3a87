#include <iostream>
#include <sstream>
int main() {
  { std::istringstream is("ab\"c"); std::string r; int n = 0; for (int g; (g = is.get()) != '"' && g != EOF && n < 20; ++n) { if (g == '\\') { g = is.get(); if (g == 'n') g = '\n'; } r += char(g); } std::cout << r << n << '\n'; }
  { std::istringstream is("ab"); std::string r; int n = 0; for (int g; (g = is.get()) != '"' && g != EOF && n < 20; ++n) r += char(g); std::cout << r << n << is.eof() << is.fail() << '\n'; }
  { std::istringstream is("[1,"); char c; is >> c; double d; is >> d >> c; std::cout << d << c << !!is << '\n'; if (!(is >> c)) std::cout << "end " << c << '\n'; is.unget(); std::cout << is.good() << is.peek() << '\n'; }
  { std::istringstream is("tru"); char c; is >> c; is.unget(); std::string w; int n = 0; while (std::isalpha(is.peek()) && n++ < 20) w += (char)is.get(); std::cout << w << n << is.eof() << '\n'; }
  { std::istringstream is(" { } "); char c; is >> c; std::cout << c << ((is >> std::ws).peek() == '}') << '\n'; is.get(); is >> std::ws; std::cout << is.eof() << is.good() << '\n'; }
  { std::istringstream is("-12.5e2"); char c; is >> c; is.unget(); double d; is >> d; std::cout << d << ' ' << is.eof() << '\n'; }
  { std::istringstream is("\x01]"); char c; is >> c; is.unget(); double d; std::cout << !!(is >> d) << is.eof() << '\n'; is.clear(); std::cout << is.get() << '\n'; }
}
