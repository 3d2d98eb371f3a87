// CuTe's functors are classes, those of the standard library templates with defaults: both are arguments for a type.
#include <cute/tensor.hpp>
#include <functional>

template <class Op>
struct Given {
  Op op;
  Given(Op o = {}) : op(o) {}
  float eval(float a, float b) const { return op(a, b); }
};

template <class Op>
struct Held {
  Op op{};
  float eval(float a, float b) const { return op(a, b); }
};

template <class Op>
struct Derived : Op {
  float eval(float a, float b) const { return Op::operator()(a, b); }
};

template <template <class> class Op>
struct OfTemplate {
  int eval(int a, int b) const { return Op<int>{}(a, b); }
};

int main() {
  Given<cute::multiplies> given;
  Held<cute::plus> held;
  Derived<cute::minus> derived;
  Given<std::plus<float>> sum;
  Given<std::less<>> less;
  OfTemplate<std::multiplies> product;
  cute::multiplies direct = {};
  printf("%g %g %g\n", given.eval(3, 4), held.eval(3, 4), derived.eval(3, 4));
  printf("%g %g %d %g\n", sum.eval(3, 4), less.eval(3, 4), product.eval(3, 4), direct(2.f, 3.f));
}
