// Operators of the language take the conversion function that makes a number, wherever it stands.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
struct T { int k; T(int k = 0) : k(k) {} };
struct N { };
struct Cv { operator T() const { return T(9); } operator int() const { return 2; } };
struct C1 { operator N() const { return {}; } operator int() const { return 2; } };
struct C2 { operator int() const { return 2; } operator N() const { return {}; } };
struct C3 { operator std::string() const { return "s"; } operator int() const { return 2; } };
struct C4 { operator const char*() const { return "s"; } explicit operator int() const { return 2; } explicit operator T() const { return 7; } };
struct C5 { operator bool() const { return true; } operator T() const { return T(9); } };
enum E { e1 = 5 }; struct C6 { operator E() const { return e1; } operator T() const { return T(9); } };
struct C7 { operator T() const { return T(9); } operator double() const { return 2.5; } };

int main() {
  std::printf("\n0: "); { std::cout << 1 + Cv{} << "\n"; }
  std::printf("\n1: "); { std::cout << Cv{} + 1 << "\n"; }
  std::printf("\n2: "); { int i = 3; i += Cv{}; std::cout << i << "\n"; }
  std::printf("\n3: "); { int i = 3; i -= C1{}; std::cout << i << "\n"; }
  std::printf("\n4: "); { int i = 3; i <<= C3{}; std::cout << i << "\n"; }
  std::printf("\n5: "); { std::cout << (Cv{} == 2) << (C1{} < 3) << (C2{} > 1) << (C3{} != 2) << "\n"; }
  std::printf("\n6: "); { std::cout << -Cv{} << ~C1{} << !C2{} << +C3{} << "\n"; }
  std::printf("\n7: "); { int a[5]{1,2,3,4,5}; std::cout << a[Cv{}] << a[C1{}] << a[C2{}] << a[C3{}] << "\n"; }
  std::printf("\n8: "); { int a[5]{1,2,3,4,5}; std::cout << *(a + Cv{}) << "\n"; }
  std::printf("\n9: "); { switch (Cv{}) { case 2: std::cout << "two\n"; } }
  std::printf("\n10: "); { std::cout << C7{} * 2 << "\n"; }
  std::printf("\n11: "); { double d = 1; d += C7{}; d /= C7{}; std::cout << d << "\n"; }
  std::printf("\n12: "); { std::cout << Cv{} + Cv{} << "\n"; }
  std::printf("\n13: "); { std::cout << (Cv{} << 2) << "\n"; }
  std::printf("\n14: "); { std::cout << Cv{} << "\n"; }
  std::printf("\n15: "); { std::cout << C7{} << "\n"; }
  std::printf("\n16: "); { std::cout << (1, Cv{}) + 1 << "\n"; }
  std::printf("\n17: "); { int i = 3; i %= Cv{}; i |= C1{}; i ^= C2{}; std::cout << i << "\n"; }
  std::printf("\n18: "); { double d = 3; d *= Cv{}; std::cout << d << "\n"; }
  std::printf("\n19: "); { char c = 'a'; c += Cv{}; std::cout << c << "\n"; }
  std::printf("\n20: "); { int a[5]{1,2,3,4,5}; int* p = a; p += Cv{}; std::cout << *p << "\n"; }
  std::printf("\n21: "); { for (int i = 0; i < Cv{}; ++i) std::cout << i; std::cout << "\n"; }
  std::printf("\n");
}
