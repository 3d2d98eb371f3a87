// Hexadecimal numbers in texts, and the words of positions beyond strings.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <stdexcept>
#define W(...) try { __VA_ARGS__; puts("no"); } catch (std::exception& e) { puts(e.what()); }
std::string s = "ab", t = "xyz";

int main() {
  std::printf("\n0: "); { printf("%g %g %g\n", std::stod("0x1.8p1"), std::stod("0xA.8"), std::stod("-0x.8p-1")); }
  std::printf("\n1: "); { char* e; const char* p = "0x1.8p1z"; double d = strtod(p, &e); printf("%g %d\n", d, int(e - p)); }
  std::printf("\n2: "); { char* e; const char* p = "0x1.8p+z"; double d = strtod(p, &e); printf("%g %d\n", d, int(e - p)); }
  std::printf("\n3: "); { printf("%a %a %a\n", atof("0x1.fffffffffffff8p0"), atof("0x1p-1074"), atof("0x1.8p-1074")); }
  std::printf("\n4: "); { printf("%g %g\n", atof("0x1p99999999999"), atof("0x1p-99999999999")); }
  std::printf("\n5: "); { float f; double d; sscanf("0x1.8p1 0x10", "%f %lf", &f, &d); printf("%g %g\n", f, d); }
  std::printf("\n6: "); { W(std::string(s, 5)) W(std::string(s, 5, 1)) W(s.compare(5, 1, t)) W(s.compare(0, 1, t, 7, 1)) }
  std::printf("\n7: "); { W(s.append(t, 9, 1)) W(s.assign(t, 9, 1)) W(s.insert(0, t, 9, 1)) W(s.insert(7, t)) W(s.replace(0, 1, t, 9, 1)) W(s.replace(5, 1, t)) }
  std::printf("\n8: "); { W(s.append(t, 9)) W(s.assign(t, 9)) W(s.erase(7)) W(s.substr(7)) W(s.at(7)) }
  std::printf("\n9: "); { W(std::stod("1e-400")) W(std::stod("0e-400")) W(std::stod("0.000")) W(std::stof("1e-50")) W(std::stod("0x1p-2000")) }
  std::printf("\n");
}
