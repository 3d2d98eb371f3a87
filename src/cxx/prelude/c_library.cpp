// What programs use of the C library: strings in arrays of characters, and functions of numbers that give more than one.

char* strcpy(char* to, char const* from) {
  for (char* at = to; (*at = *from) != 0; ++at) ++from;
  return to;
}

char* strncpy(char* to, char const* from, size_t n) {
  for (size_t i = 0; i < n; ++i) { to[i] = *from; if (*from != 0) ++from; }
  return to;
}

char* strcat(char* to, char const* from) {
  strcpy(to + strlen(to), from);
  return to;
}

char* strncat(char* to, char const* from, size_t n) {
  char* at = to + strlen(to);
  for (; n > 0 && *from != 0; --n) *at++ = *from++;
  *at = 0;
  return to;
}

int strncmp(char const* a, char const* b, size_t n) {
  for (; n > 0; --n, ++a, ++b) {
    unsigned char x = *a, y = *b;
    if (x != y) return x - y;
    if (x == 0) return 0;
  }
  return 0;
}

int memcmp(void const* a, void const* b, size_t n) {
  unsigned char const* x = (unsigned char const*)a;
  unsigned char const* y = (unsigned char const*)b;
  for (; n > 0; --n, ++x, ++y) if (*x != *y) return *x < *y ? -1 : 1;
  return 0;
}

char* strchr(char const* text, int c) {
  for (; *text != char(c); ++text) if (*text == 0) return nullptr;
  return (char*)text;
}

char* strrchr(char const* text, int c) {
  for (char const* at = text + strlen(text); ; --at) {
    if (*at == char(c)) return (char*)at;
    if (at == text) return nullptr;
  }
}

char* strstr(char const* text, char const* what) {
  size_t n = strlen(what);
  for (; ; ++text) {
    if (strncmp(text, what, n) == 0) return (char*)text;
    if (*text == 0) return nullptr;
  }
}

double frexp(double x, int* exponent) {
  *exponent = 0;
  if (x == 0 || !isfinite(x)) return x;
  for (; fabs(x) >= 1.0; x = x / 2) ++*exponent;
  for (; fabs(x) < 0.5; x = x * 2) --*exponent;
  return x;
}

double modf(double x, double* whole) {
  *whole = trunc(x);
  return copysign(isinf(x) ? 0.0 : x - *whole, x);
}

double ldexp(double x, int n) {
  for (; n > 0 && isfinite(x) && x != 0; --n) x = x * 2;
  for (; n < 0 && x != 0; ++n) x = x / 2;
  return x;
}

double scalbn(double x, int n) { return ldexp(x, n); }

int ilogb(double x) { int n; frexp(x, &n); return n - 1; }

double logb(double x) { return ilogb(x); }

long lround(double x) { return long(round(x)); }

long long llround(double x) { return (long long)(round(x)); }

long lrint(double x) { return long(rint(x)); }

long long llrint(double x) { return (long long)(rint(x)); }

long labs(long x) { return x < 0 ? -x : x; }

long long llabs(long long x) { return x < 0 ? -x : x; }

struct div_t { int quot; int rem; };

div_t div(int a, int b) { return div_t{a / b, a % b}; }

long time(long* at) {
  long now = __nanoseconds(false) / 1000000000;
  if (at != nullptr) *at = now;
  return now;
}

long clock() { return __nanoseconds(true) / 1000; }

void __merge_sort(char* base, char* spare, size_t n, size_t size, int (*compare)(void const*, void const*)) {
  if (n <= 1) return;
  size_t half = n / 2;
  char* a = base;
  char* b = base + half * size;
  __merge_sort(a, spare, half, size, compare);
  __merge_sort(b, spare, n - half, size, compare);
  size_t i = half, j = n - half;
  char* to = spare;
  while (i > 0 && j > 0) {
    if (compare(a, b) <= 0) { memcpy(to, a, size); a += size; --i; } else { memcpy(to, b, size); b += size; --j; }
    to += size;
  }
  if (i > 0) memcpy(to, a, i * size);
  memcpy(base, spare, (n - j) * size);
}

void qsort(void* base, size_t n, size_t size, int (*compare)(void const*, void const*)) {
  char* spare = (char*)malloc(n * size);
  __merge_sort((char*)base, spare, n, size, compare);
  free(spare);
}

void* bsearch(void const* key, void const* base, size_t n, size_t size, int (*compare)(void const*, void const*)) {
  size_t low = 0, high = n;
  while (low < high) {
    size_t middle = (low + high) / 2;
    char* at = (char*)base + middle * size;
    int order = compare(key, at);
    if (order < 0) high = middle; else if (order > 0) low = middle + 1; else return at;
  }
  return nullptr;
}

size_t strnlen(char const* text, size_t n) {
  size_t i = 0;
  for (; i < n && text[i] != 0; ++i) {}
  return i;
}
