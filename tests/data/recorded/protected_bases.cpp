// Traits of classes whose bases have protected functions.
#include <bits/stdc++.h>
using namespace std;
struct Pr { protected: Pr() = default; }; struct DP : Pr { int x; }; struct DQ : Pr { DQ() {} int x; }; struct PrU { protected: PrU() {} }; struct DU : PrU { int x; }; class Priv { Priv() = default; friend struct DF; }; struct DF : Priv {}; struct DG : Priv {};
struct PrC { protected: PrC(PrC const&) = default; PrC() = default; }; struct DC : PrC {};

int main() {
  { cout << is_constructible_v<DP> << is_default_constructible_v<DQ> << is_constructible_v<DU> << is_constructible_v<DF> << is_constructible_v<DG>; std::cout << "\n"; }
  { cout << is_copy_constructible_v<DC> << is_copy_constructible_v<PrC> << is_trivially_default_constructible_v<DP> << is_nothrow_default_constructible_v<DP> << is_aggregate_v<DP>; std::cout << "\n"; }
  { DP d; d.x = 3; DU e; DF f; DC g; DC h = g; cout << d.x; std::cout << "\n"; }
}
