// Follows prelude.hpp in every translation unit of the suite of atoms: prints what traits say, one `key=value` a line.
#include <cxxabi.h>
#include <typeinfo>

#include <cute/atom/copy_atom.hpp>
#include <cute/atom/mma_atom.hpp>

namespace atoms {

template <class T>
void value(char const* key, T const& x) {
  std::printf("%s=", key);
  cute::print(x);
  std::printf("\n");
}

template <class T>
void type(char const* key) {
  int status = 0;
  char* const name = abi::__cxa_demangle(typeid(T).name(), nullptr, nullptr, &status);
  std::printf("%s=%s\n", key, name);
  std::free(name);
}

// Layouts that only some traits have.
template <class T, class = void>
struct Metadata {
  static void print() {}
};
template <class T>
struct Metadata<T, std::void_t<typename T::ELayout>> {
  static void print() { value("E", typename T::ELayout{}); }
};
template <class T, class = void>
struct ScaleFactors {
  static void print() {}
};
template <class T>
struct ScaleFactors<T, std::void_t<typename T::SFALayout, typename T::SFBLayout>> {
  static void print() {
    value("SFA", typename T::SFALayout{});
    value("SFB", typename T::SFBLayout{});
  }
};

// CuTe 4.2 gives some operations their arguments as those of the traits.
template <class Op>
struct TraitsOf {
  using type = cute::MMA_Traits<Op>;
};
template <class... Args>
struct TraitsOf<cute::MMA_Traits<Args...>> {
  using type = cute::MMA_Traits<Args...>;
};

template <class Op>
void mma() {
  using Traits = typename TraitsOf<Op>::type;
  value("shape", typename Traits::Shape_MNK{});
  value("thr_id", typename Traits::ThrID{});
  value("a", typename Traits::ALayout{});
  value("b", typename Traits::BLayout{});
  value("c", typename Traits::CLayout{});
  type<typename Traits::ValTypeD>("D");
  type<typename Traits::ValTypeA>("A");
  type<typename Traits::ValTypeB>("B");
  type<typename Traits::ValTypeC>("C");
  type<typename cute::detail::FrgTypeA_or_Default<Traits>::type>("fragment_A");
  type<typename cute::detail::FrgTypeB_or_Default<Traits>::type>("fragment_B");
  type<typename cute::detail::FrgTypeC_or_Default<Traits>::type>("fragment_C");
  Metadata<Traits>::print();
  ScaleFactors<Traits>::print();
  std::printf("print=");
  cute::print(cute::MMA_Atom<Op>{});
}

// Bulk copies are no templates: their traits have the number of bits.
template <class Op>
struct CopyTraitsOf {
  using type = cute::Copy_Traits<Op>;
};
template <class... Args>
struct CopyTraitsOf<cute::Copy_Traits<Args...>> {
  using type = cute::Copy_Traits<Args...>;
};

template <class Op>
void copy() {
  using Traits = typename CopyTraitsOf<Op>::type;
  value("thr_id", typename Traits::ThrID{});
  value("src", typename Traits::SrcLayout{});
  value("dst", typename Traits::DstLayout{});
  value("reference", typename Traits::RefLayout{});
}

// The operation as an object: what it asserts itself.
template <class Op>
void object() {
  Op op{};
  (void)op;
}

}  // namespace atoms
