// `std::integral_constant` of any type but `bool`: CuTe's `C` is another type, a value of the machine.

template <class T, T v>
struct __std_integral_constant {
  static constexpr T value = v;
  using value_type = T;
  using type = __std_integral_constant;
  constexpr operator T() const noexcept { return v; }
  constexpr T operator()() const noexcept { return v; }
};
