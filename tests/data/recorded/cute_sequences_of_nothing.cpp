// Sequences of no numbers have no elements.
#include <cute/tensor.hpp>
#include <cstdio>
#include <tuple>
template <class... Args> int each(std::tuple<Args...> unpacked) {
  int n = 0;
  auto test = [unpacked, &n](auto index) {
    static_assert(cute::is_same_v<std::tuple_element_t<index, cute::tuple<Args...>>, std::tuple_element_t<index, std::tuple<Args...>>>);
    n += int(std::get<index>(unpacked));
  };
  cute::for_each(cute::make_index_sequence<sizeof...(Args)>(), test);
  return n;
}
int main() {
  cute::print(cute::make_seq<0>{}); cute::print(cute::make_seq<2>{});
  std::printf("%d %d %d\n", each(std::tuple<>{}), each(std::tuple<int, double>(3, 4.5)), int(cute::tuple_size<cute::make_int_sequence<0>>::value));
  std::printf("%d %d\n", int(cute::index_sequence<>::size()), int(cute::rank(cute::make_index_sequence<3>{})));
}
