// The flags of streams are numbers, and no manipulators.
#include <iostream>
#include <iomanip>
#include <sstream>
using namespace std;
static void part_0() {
  cout << ios::scientific << ' ' << ios::fixed << ' ' << ios::hex << ios::dec << ios::left << ios::boolalpha << '\n';
}
static void part_1() {
  ios::fmtflags f = cout.flags(); cout << f << '\n'; cout << (ios::hex | ios::showbase) << '\n'; auto g = cout.setf(ios::hex, ios::basefield); cout << g << ' ' << 255 << '\n'; cout.flags(g); cout << 255 << '\n';
}
static void part_2() {
  bool b = ios::fixed; cout << b << (ios::fixed == ios::floatfield) << !!(ios::fixed & ios::floatfield) << '\n'; switch (ios::fmtflags s = ios::hex; s) { case ios::hex: cout << "hex\n"; break; default: cout << "no\n"; }
}
int main() {
  part_0();
  part_1();
  part_2();
}
