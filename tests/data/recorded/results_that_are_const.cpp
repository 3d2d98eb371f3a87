// an object that a function returns as `const` is copied where it would be moved from, and is the object that it begins
#include <cstdio>
#include <memory>
#include <type_traits>
#include <utility>

struct N {
  int id;
  N(int i = 0) : id(i) { printf("+%d ", id); }
  N(const N& o) : id(o.id) { printf("c%d ", id); }
  N(N&& o) noexcept : id(o.id) {
    printf("m%d ", id);
    o.id = -1;
  }
  N& operator=(const N& o) {
    printf("ca%d ", o.id);
    id = o.id;
    return *this;
  }
  N& operator=(N&& o) noexcept {
    printf("ma%d ", o.id);
    id = o.id;
    o.id = -1;
    return *this;
  }
  ~N() { printf("~%d ", id); }
};
struct M {
  N n;
};
struct Holder {
  N n;
  Holder(const N& x) : n(x) {}
  Holder(N&& x) : n(std::move(x)) { printf("&& "); }
};

const N made() { return N(1); }
const N local(int i) {
  const N n(i);
  return n;
}
const N given(N n) { return n; }
N plain() {
  N n = made();
  return n;
}
const M member() { return M{N(7)}; }
const std::unique_ptr<int> owner() { return std::make_unique<int>(5); }
const N operator+(const N& a, const N& b) { return N(a.id + b.id); }

void take(N&&) { printf("&& "); }
void take(const N&) { printf("const& "); }
void by_value(N n) { printf("value %d ", n.id); }
template <class X> void deduced(X&&) { printf("%d ", std::is_const<std::remove_reference_t<X>>::value); }

int main() {
  {
    N a = made(), b(made());
    puts("");
    a = made();
    puts("");
    a = local(2);
    puts("");
    a = given(3);
    puts("");
    a = plain();
    puts("");
    a = b + b;
    puts("");
    b = std::move(a);
    puts("");
    M m = member();
    m = member();
    puts("");
  }
  puts("");
  take(made());
  take(plain());
  deduced(made());
  deduced(plain());
  by_value(made());
  puts("");
  Holder h(made());
  Holder i(plain());
  puts("");
  const N& r = made();
  N list[1] = {made()};
  std::pair<N, int> p(made(), 1);
  auto a = made();
  a = N(9);
  puts("");
  auto o = owner();
  printf("%d\n", *o);
}
