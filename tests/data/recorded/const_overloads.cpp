// Methods that differ in `const` alone.
#include <cstdio>

struct Box {
  int value = 3;
  int& get() {
    printf("get ");
    return value;
  }
  int const& get() const {
    printf("const get ");
    return value;
  }
  int operator[](int i) const { return value * i; }
  int& operator[](int) {
    printf("write ");
    return value;
  }
  const char* which() { return "plain"; }
  const char* which() const { return "const"; }
  const char* ask() const { return which(); }
  const char* ask() { return which(); }
};
const char* through(Box const& b) { return b.which(); }
const char* change(Box& b) { return b.which(); }

int main() {
  Box b;
  const Box c;
  b.get() = 5;
  printf("%d\n", b.get());
  printf("%d\n", c.get());
  b[0] = 8;
  printf("%d\n", c[4]);
  printf("%s %s %s %s\n", b.which(), c.which(), through(b), change(b));
  printf("%s %s\n", b.ask(), c.ask());
  Box const* p = &b;
  Box* q = &b;
  printf("%s %s\n", p->which(), q->which());
  Box const& r = b;
  auto const& s = b;
  auto& t = b;
  printf("%s %s %s\n", r.which(), s.which(), t.which());
  return 0;
}
