// Destructors ask whether an exception passes.
#include <cstdint>
#include <cstdio>
#include <exception>
struct Guard {
  const char* name;
  int before = std::uncaught_exceptions();
  explicit Guard(const char* n) : name(n) {}
  ~Guard() { printf("%s: %s (%d)\n", name, std::uncaught_exceptions() > before ? "rolled back" : "kept", std::uncaught_exceptions()); }
};
struct Nested {
  ~Nested() {
    try {
      Guard inner("inner");
      throw 2;
    } catch (int x) {
      printf("caught %d while %d pass\n", x, std::uncaught_exceptions());
    }
    Guard quiet("quiet");
  }
};
int main() {
  { Guard g("plain"); }
  try {
    Guard g("thrown");
    throw 1;
  } catch (int) {
    Guard g("handler");
    printf("in the handler %d\n", std::uncaught_exceptions());
  }
  try {
    Nested n;
    throw 3;
  } catch (int x) {
    printf("%d\n", x);
  }
  printf("%ld %d %u %lu\n", (long)INT64_C(5), INT32_C(7), UINT32_C(8), (unsigned long)UINT64_C(9));
}
