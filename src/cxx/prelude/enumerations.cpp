// The enumerations of CuTe's namespaces, for the functions of the algebra that know them by their names too.

namespace GMMA {
enum class Major { K, MN };
enum class ScaleOut { Zero, One };
enum class ScaleIn { Neg = -1, One = 1 };
enum class SparseSel { Zero, One };
enum class LayoutType : unsigned char { INTERLEAVE, B128, B64, B32 };
inline char const* to_string(LayoutType const& t) {
  constexpr char const* names[] = {"INTERLEAVE", "B128", "B64", "B32"};
  return unsigned(t) < 4 ? names[unsigned(t)] : nullptr;
}
inline std::ostream& operator<<(std::ostream& os, LayoutType const& t) {
  if (char const* s = to_string(t)) os << s;
  else os.setstate(std::ios_base::failbit);
  return os;
}
}

namespace UMMA {
enum class Major : unsigned char { K, MN };
enum class ScaleIn : unsigned char { One, Neg };
enum class ScaleOut : unsigned char { Zero, One };
enum class Saturate : unsigned char { False, True };
enum class LayoutType : unsigned char { SWIZZLE_NONE, SWIZZLE_128B_BASE32B, SWIZZLE_128B, SWIZZLE_64B = 4, SWIZZLE_32B = 6 };
enum class F16F32Format : unsigned char { F16, BF16, TF32 };
enum class S8Format : unsigned char { UINT8, INT8 };
enum class MXF8F6F4Format : unsigned char { E4M3, E5M2, E2M3 = 3, E3M2, E2M1, INVALID = 7 };
enum class MXF4Format : unsigned char { E2M1 = 1 };
enum class ScaleFormat : unsigned char { UE4M3, UE8M0 };
enum class CFormat : unsigned char { F16, F32, S32 };
enum class MaxShift : unsigned char { NoShift, MaxShift8, MaxShift16, MaxShift32 };
enum class TmemAllocMode { Interleaved, NonInterleaved, Duplicated, ScaleFactorDuplicated4by1, ScaleFactorDuplicated2by2 };
inline char const* to_string(LayoutType const& t) {
  switch (t) {
    case LayoutType::SWIZZLE_NONE: return "SWIZZLE_NONE";
    case LayoutType::SWIZZLE_128B_BASE32B: return "SWIZZLE_128B_BASE32B";
    case LayoutType::SWIZZLE_128B: return "SWIZZLE_128B";
    case LayoutType::SWIZZLE_64B: return "SWIZZLE_64B";
    case LayoutType::SWIZZLE_32B: return "SWIZZLE_32B";
  }
  return nullptr;
}
}

namespace TMA {
enum class SmemSwizzleBits : unsigned char { DISABLE, B32, B64, B128 };
enum class SmemSwizzleBase : unsigned char { SWIZZLE_BASE_16B, SWIZZLE_BASE_32B, SWIZZLE_BASE_32B_FLIP_8B, SWIZZLE_BASE_64B };
enum class OOBFill : unsigned char { ZERO, CONSTANT };
enum class L2Promotion : unsigned char { DISABLE, B64, B128, B256 };
enum class CacheHintSm90 : unsigned long { EVICT_NORMAL = 0x1000000000000000, EVICT_FIRST = 0x12F0000000000000, EVICT_LAST = 0x14F0000000000000 };
enum class CacheHintSm100 : unsigned long { EVICT_NORMAL = 0x1000000000000000, EVICT_FIRST = 0x12F0000000000000, EVICT_LAST = 0x14F0000000000000 };
}
