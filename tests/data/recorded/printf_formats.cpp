// printf with every conversion, flag, width and precision that programs use, and its relatives.
#include <cinttypes>
#include <cstddef>
#include <cstdio>
#include <string>

int main() {
  printf("[%d] [%5d] [%-5d] [%05d] [%+d] [% d] [%+5d] [%.3d] [%8.3d] [%i]\n", 42, 42, 42, 42, 42, 42, -42, 7, -7, -1);
  printf("[%u] [%x] [%X] [%#x] [%#o] [%o] [%08x] [%-8X] [%#010x]\n", 4000000000u, 255u, 255u, 255u, 8u, 8u, 0xbeefu, 0xabcu, 0x12u);
  printf("[%ld] [%lld] [%lu] [%llu] [%zu] [%zd] [%hd] [%hhd] [%hhu] [%hx] [%td]\n", -5l, -1234567890123ll, 5ul, 18446744073709551615ull, sizeof(double), (ssize_t)-1, 70000, 200, 300, 0x12345, std::ptrdiff_t(-4));
  printf("[%f] [%.2f] [%8.3f] [%-8.1f] [%08.2f] [%+.1f] [%.0f] [%#.0f] [%5.f]\n", 3.14159, 3.14159, 3.14159, 3.14159, -3.14159, 2.0, 2.5, 2.0, 0.5);
  printf("[%e] [%.2e] [%E] [%12.3e] [%g] [%g] [%g] [%G] [%.3g] [%#g] [%10g]\n", 12345.678, 0.00012, 1e100, -1.5, 100000.0, 1000000.0, 0.0001, 1e-5, 3.14159, 1.0, 0.1);
  printf("[%s] [%10s] [%-10s] [%.2s] [%8.3s] [%c] [%3c] [%-3c] [%%]\n", "tile", "tile", "tile", "tile", "swizzle", 'x', 'y', 'z');
  printf("[%*d] [%-*d] [%.*f] [%*.*f] [%*s]\n", 6, 42, 6, 42, 2, 1.2345, 8, 1, 1.25, -5, "ab");
  printf("[%" PRId64 "] [%" PRIu32 "] [%d] [%d] [%s]\n", int64_t(-9), uint32_t(9), true, 'A', std::string("text").c_str());
  printf("[%g] [%f] [%g] [%5g] [%a]\n", 1.0 / 0.0, -1.0 / 0.0, 0.1f, 1e-10, 1.0);
  char text[64];
  int n = snprintf(text, sizeof(text), "%s_%dx%d", "tile", 128, 64);
  printf("%d %s ", n, text);
  n = sprintf(text, "%03d", 7);
  printf("%d %s\n", n, text);
  n = snprintf(text, 4, "long text");
  printf("%d %s\n", n, text);
  fprintf(stdout, "%s %d\n", "to stdout", 1);
  puts("a line");
  putchar('!');
  putchar(10);
  fputs("no end", stdout);
  printf("\n%d %d\n", printf("abc"), 0 * printf(""));
  printf("%5s|%-6s|%06.2f|%+03d|%x\n", "ab", "cd", 3.14159, 5, -1);
}
