// Manipulators are functions of a stream too.
#include <iostream>
#include <iomanip>
#include <sstream>
int main() { boolalpha(std::cout); std::cout << true << "\n"; std::hex(std::cout); std::cout << 255 << "\n"; std::showbase(std::cout); std::cout << 16 << "\n"; std::dec(std::cout); std::noboolalpha(std::cout); std::cout << false << 10 << std::endl; std::ostringstream o; o << 1.5; std::cout << o.str(); std::endl(std::cout); std::flush(std::cout); std::uppercase(std::cout); std::scientific(std::cout); std::cout << 12345.678 << "\n"; std::left(std::cout); std::cout << std::setw(4) << 1 << "|\n"; std::endl(std::cout << "x"); }
