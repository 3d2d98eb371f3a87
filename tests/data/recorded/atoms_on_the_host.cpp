#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
int main() {
  float a = 2, b = 3, c = 4, d = 0;
  UniversalFMA<float>::fma(d, a, b, c); printf("%g\n", d);
  UniversalFMA<double, float, float, double> f; double dd, cc = 1; f.fma(dd, a, b, cc); printf("%g\n", dd);
  UniversalCopy<float>::copy(a, d); printf("%g\n", d);
  int x = 5; int y = 0; UniversalCopy<int>::copy(x, y); printf("%d\n", y);
  MMA_Atom<UniversalFMA<float>> atom;
  auto rA = make_tensor<float>(Shape<_1>{}); auto rB = make_tensor<float>(Shape<_1>{}); auto rC = make_tensor<float>(Shape<_1>{}); auto rD = make_tensor<float>(Shape<_1>{});
  rA(0) = 3; rB(0) = 5; rC(0) = 7; 
  atom.call(rD, rA, rB, rC); printf("%g\n", rD(0));
  atom.call(rA, rB, rC); printf("%g\n", rC(0));
  gemm(atom, rA, rB, rC); printf("%g\n", rC(0));
  Copy_Atom<UniversalCopy<float>, float> ca;
  ca.call(rA, rD); printf("%g\n", rD(0));
  copy(ca, rB, rD); printf("%g\n", rD(0));
  
  float s[8] = {1,2,3,4,5,6,7,8}, t[8] = {};
  auto S = make_tensor(&s[0], Layout<Shape<_4,_2>>{}); auto T = make_tensor(&t[0], Layout<Shape<_4,_2>>{});
  copy(Copy_Atom<UniversalCopy<uint128_t>, float>{}, S, T); for (float v : t) printf("%g ", v); printf("\n");
}
