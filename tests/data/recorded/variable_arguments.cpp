// Functions with `...` as in C: what they read of it, and what they print with it.
#include <cstdarg>
#include <cstdio>
#include <string>

int sum(int n, ...) {
  va_list list;
  va_start(list, n);
  int s = 0;
  for (int i = 0; i < n; ++i) s += va_arg(list, int);
  va_end(list);
  return s;
}
double mixed(const char* form, ...) {
  va_list list, again;
  va_start(list, form);
  va_copy(again, list);
  double d = 0;
  for (; *form; ++form) {
    switch (*form) {
      case 'i': d += va_arg(list, int); break;
      case 'd': d += va_arg(list, double); break;
      case 'u': d += va_arg(list, unsigned long long); break;
      case 'p': d += *va_arg(list, int*); break;
      default: printf("%s", va_arg(list, const char*));
    }
  }
  va_end(list);
  printf("(first %d)", va_arg(again, int));
  va_end(again);
  return d;
}
void tell(const char* format, ...) {
  va_list list;
  va_start(list, format);
  vprintf(format, list);
  va_end(list);
}
std::string text(const char* format, ...) {
  char buffer[32];
  va_list list;
  va_start(list, format);
  int n = vsnprintf(buffer, sizeof buffer, format, list);
  va_end(list);
  return std::string(buffer) + "/" + std::to_string(n);
}
struct Log {
  int lines = 0;
  void operator()(const char* format, ...) {
    std::va_list list;
    va_start(list, format);
    printf("%d: ", ++lines);
    vfprintf(stdout, format, list);
    va_end(list);
  }
};
int unread(const char* first, ...) { return first[0]; }

int main() {
  int five = 5;
  short small = -3;
  float f = 0.5f;
  printf("%d %d\n", sum(3, 1, 2, 3), sum(0));
  printf("%g\n", mixed("idsupd", 1, 2.5, "said ", 7ull, &five, f));
  tell("%d-%s|%5.2f|%-6d|%c|%%|%lld|%x|%*d\n", small, "x", 3.14159, 42, 'q', 1ll << 40, 255u, 6, 7);
  printf("%s %s\n", text("%05d|%g", 42, 1.5).c_str(), text("%s and %s", "a long text", "a longer text").c_str());
  Log log;
  log("a %s\n", "b");
  log("%zu %u\n", sizeof(int), 4000000000u);
  printf("%d\n", unread("abc", 1, 2.0));
}
