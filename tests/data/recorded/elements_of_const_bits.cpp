// an element below 8 bits of what is `const` is an object that refers to it, but of a `std::vector<bool>` it is a value
#include <cstdio>
#include <utility>
#include <vector>
#include <cute/tensor.hpp>
#include <cutlass/array.h>
using namespace cute;

struct Row {
  array_subbyte<int4b_t, 8> cells;
  std::vector<bool> flags{true, false};
  auto cell() const { return cells[1]; }
  auto flag() const {
    auto f = flags[0];
    return sizeof(f);
  }
  auto flag() {
    auto f = flags[0];
    return sizeof(f);
  }
};

template <class V>
size_t first_of(V& v) {
  auto x = v[0];
  return sizeof(x);
}

int main() {
  array_subbyte<int4b_t, 8> a;
  fill(a, int4b_t(3));
  auto const& c = a;
  auto r = c[1];
  a[1] = int4b_t(5);
  std::printf("%zu %d\n", sizeof(r), int(r.get()));
  array_subbyte<int4b_t, 8> const k{};
  auto s = k[2], t = k.at(3), u = k.front(), w = *k.begin();
  std::printf("%zu %zu %zu %zu\n", sizeof(s), sizeof(t), sizeof(u), sizeof(w));

  cutlass::Array<int4_t, 8> packed;
  packed.fill(int4_t(1));
  auto const& p = packed;
  auto q = p[1];
  packed[1] = int4_t(2);
  std::printf("%zu %d\n", sizeof(q), int(q));

  Row row;
  fill(row.cells, int4b_t(2));
  auto of_row = row.cell();
  Row const& whole = row;
  auto same = whole.cells[1];
  row.cells[1] = int4b_t(-1);
  std::printf("%d %d %zu %zu\n", int(of_row.get()), int(same.get()), row.flag(), whole.flag());

  std::vector<bool> bits(4, true);
  auto const& fixed = bits;
  auto b = fixed[1], d = fixed.at(2), e = fixed.front();
  auto live = bits[1];
  bits[1] = bits[2] = bits[0] = false;
  std::printf("%d %d %d %d\n", bool(b), bool(d), bool(e), bool(live));
  std::printf("%zu %zu\n", first_of(bits), first_of(fixed));
  for (auto const& x : {bits}) {
    auto y = x[3];
    std::printf("%zu\n", sizeof(y));
  }
}
