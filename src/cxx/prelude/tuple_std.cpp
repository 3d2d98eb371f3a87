// `std::tuple`: CuTe's is a value of the machine.

// The machine lays out the elements, makes, assigns and compares objects and finds elements by `get`.
template <class... T>
struct __std_tuple {
  void swap(__std_tuple& o) { std::swap(*this, o); }
};
