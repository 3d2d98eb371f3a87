// The types of elements in tensor memory, and pointers to `bool`.
#include <cute/tensor.hpp>

using namespace cute;

template <class T>
char const* name() {
  if constexpr (is_same_v<T, float>) {
    return "float";
  } else if constexpr (is_same_v<T, int32_t>) {
    return "int32_t";
  } else if constexpr (is_same_v<T, uint32_t>) {
    return "uint32_t";
  } else if constexpr (is_same_v<T, half_t>) {
    return "half_t";
  } else if constexpr (is_same_v<T, bfloat16_t>) {
    return "bfloat16_t";
  } else {
    return "?";
  }
}

template <class T>
void show(T const& t) {
  printf("%s %s ", name<typename T::value_type>(), name<remove_cv_t<typename T::element_type>>());
  print(t.layout());
  print("\n");
}

int main() {
  auto layout = make_layout(Shape<_4, _2>{});
  show(make_tensor(make_tmem_ptr<int32_t>(0), layout));
  show(make_tensor(make_tmem_ptr<float>(0), layout));
  show(make_tensor(make_tmem_ptr<half_t>(0), layout));
  show(make_tensor(make_tmem_ptr<bfloat16_t>(16), layout));
  show(recast<uint32_t>(make_tensor(make_tmem_ptr<float>(0), layout)));
  show(make_tensor<UMMA::tmem_frg_1sm<int32_t>>(Shape<Shape<_128, _64>, _1, _1>{}));
  show(make_tensor<UMMA::tmem_frg_1sm<half_t>>(Shape<Shape<_128, _64>, _1, _1>{}));

  bool const* flags = nullptr;
  print(flags);
  print("\n");
  print(make_gmem_ptr(flags));
  print("\n");
  print(make_gmem_ptr<bool>((void*)nullptr));
  print("\n");
  print(make_smem_ptr<bool>((void*)nullptr));
  print("\n");
  print(make_rmem_ptr<bool const>((void const*)nullptr));
  print("\n");
  print(make_tensor(make_smem_ptr<bool>((void*)nullptr), layout));
  print("\n");
  print(recast_ptr<bool>((uint8_t*)nullptr));
  print("\n");
  print(recast_ptr<uint8_t>((bool*)nullptr));
  print("\n");
  static_assert(is_same_v<decltype(make_tensor(make_gmem_ptr<bool>((void*)nullptr), layout))::value_type, bool>);
}
