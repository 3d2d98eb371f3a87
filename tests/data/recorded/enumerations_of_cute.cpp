// CuTe's own enumerations are enumerations: their numbers, sizes and types, beside the atoms that take them.
#include <cstdio>
#include <cstdlib>
#include <cute/tensor.hpp>
#include <cstdio>
#include <map>
#include <iostream>
using namespace cute;
template <GMMA::Major M> struct Tr { static constexpr GMMA::Major major = M; static const char* name() { return M == GMMA::Major::K ? "K" : "MN"; } };
template <class T> constexpr GMMA::Major mj() { if constexpr (sizeof(T) == 4) return GMMA::Major::MN; else return GMMA::Major::K; }
char const* nm(GMMA::Major m) { switch (m) { case GMMA::Major::K: return "K"; case GMMA::Major::MN: return "MN"; } return "?"; }
struct Cfg { GMMA::Major a = GMMA::Major::K, b; int c; };
template <class E> void show(E e) { printf("%d %zu\n", static_cast<int>(e), sizeof(e)); }
template <UMMA::Major A, UMMA::Major B> struct U { static constexpr bool same = A == B; };

int main() {
  std::printf("\n0: "); { printf("%s %s\n", nm(GMMA::Major::MN), nm(Tr<GMMA::Major::K>::major)); }
  std::printf("\n1: "); { GMMA::Major m = GMMA::Major::K; m = GMMA::Major::MN; printf("%s\n", nm(m)); }
  std::printf("\n2: "); { auto m = GMMA::Major::K; m = GMMA::Major::MN; printf("%s\n", nm(m)); }
  std::printf("\n3: "); { printf("%d\n", std::is_same_v<decltype(Tr<GMMA::Major::K>::major), const GMMA::Major>); }
  std::printf("\n4: "); { printf("%d\n", std::is_same_v<decltype(GMMA::Major::K), GMMA::Major>); }
  std::printf("\n5: "); { printf("%d\n", std::is_same_v<decltype(GMMA::Major::K), decltype(GMMA::Major::MN)>); }
  std::printf("\n6: "); { Cfg c{GMMA::Major::MN, GMMA::Major::K, 3}; printf("%s %s %zu\n", nm(c.a), nm(c.b), sizeof(c)); }
  std::printf("\n7: "); { Cfg c{}; printf("%s %s\n", nm(c.a), nm(c.b)); }
  std::printf("\n8: "); { show(GMMA::Major::MN); }
  std::printf("\n9: "); { show(UMMA::Major::MN); }
  std::printf("\n10: "); { show(UMMA::ScaleIn::Neg); }
  std::printf("\n11: "); { show(GMMA::ScaleIn::Neg); }
  std::printf("\n12: "); { show(GMMA::ScaleOut::Zero); }
  std::printf("\n13: "); { show(UMMA::ScaleOut::One); }
  std::printf("\n14: "); { show(SM90::GMMA::LayoutType::B32); }
  std::printf("\n15: "); { show(UMMA::LayoutType::SWIZZLE_128B); }
  std::printf("\n16: "); { show(TMA::SmemSwizzleBits::B128); }
  std::printf("\n17: "); { show(TMA::CacheHintSm90::EVICT_FIRST); }
  std::printf("\n18: "); { std::map<GMMA::Major, int> mm; mm[GMMA::Major::K] = 3; mm[GMMA::Major::MN] = 4; for (auto& [k, v] : mm) printf("%s %d\n", nm(k), v); }
  std::printf("\n19: "); { for (auto x : {GMMA::Major::K, GMMA::Major::MN}) printf("%s\n", nm(x)); }
  std::printf("\n20: "); { GMMA::Major a[2] = {GMMA::Major::K, GMMA::Major::MN}; printf("%s %zu\n", nm(a[1]), sizeof a); }
  std::printf("\n21: "); { std::vector<GMMA::Major> v{GMMA::Major::K}; v.push_back(GMMA::Major::MN); printf("%s\n", nm(v.back())); }
  std::printf("\n22: "); { int x = 3; printf("%s\n", nm(x > 2 ? GMMA::Major::MN : GMMA::Major::K)); }
  std::printf("\n23: "); { constexpr auto M = std::is_same_v<int, float> ? GMMA::Major::K : GMMA::Major::MN; printf("%s\n", nm(M)); }
  std::printf("\n24: "); { printf("%d\n", GMMA::Major::K < GMMA::Major::MN); }
  std::printf("\n25: "); { auto f = [](GMMA::Major m) { return m == GMMA::Major::K ? 1 : 2; }; printf("%d\n", f(GMMA::Major::MN)); }
  std::printf("\n26: "); { printf("%s\n", nm(static_cast<GMMA::Major>(1))); }
  std::printf("\n27: "); { printf("%s\n", nm(GMMA::Major(0))); }
  std::printf("\n28: "); { printf("%s\n", nm(GMMA::Major{})); }
  std::printf("\n29: "); { using GMMA::Major; printf("%s\n", nm(Major::MN)); }
  std::printf("\n30: "); { using MJ = GMMA::Major; printf("%s\n", nm(MJ::MN)); }
  std::printf("\n31: "); { printf("%d\n", int(GMMA::Major::MN) + 1); }
  std::printf("\n32: "); { printf("%s\n", to_string(UMMA::LayoutType::SWIZZLE_64B)); }
  std::printf("\n33: "); { printf("%s\n", to_string(SM90::GMMA::LayoutType::B64)); }
  std::printf("\n34: "); { printf("%s\n", std::string(to_string(UMMA::LayoutType::SWIZZLE_64B)).c_str()); }
  std::printf("\n35: "); { printf("%zu\n", sizeof(GMMA::SparseSel)); }
  std::printf("\n36: "); { enum class Major2 { K = int(GMMA::Major::K), MN = int(GMMA::Major::MN) }; printf("%d\n", int(Major2::MN)); }
  std::printf("\n37: "); { GMMA::ScaleOut s = GMMA::ScaleOut::Zero; s = GMMA::ScaleOut::One; printf("%d\n", s == GMMA::ScaleOut::One); }
  std::printf("\n");
}
