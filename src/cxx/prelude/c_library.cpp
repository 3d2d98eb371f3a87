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
template <class T, class = enable_if_t<is_same_v<T, long double>>>
T frexp(T x, int* exponent) {
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
template <class T, class = enable_if_t<is_same_v<T, long double>>>
T modf(T x, T* whole) {
  *whole = trunc(x);
  if (isinf(x)) return copysign(T(0), x);
  return x == *whole ? copysign(T(0), x) : x - *whole;
}

double ldexp(double x, int n) {
  for (; n > 0 && isfinite(x) && x != 0; --n) x = x * 2;
  for (; n < 0 && x != 0; ++n) x = x / 2;
  return x;
}
template <class T, class = enable_if_t<is_same_v<T, long double>>>
T ldexp(T x, int n) {
  for (; n > 0 && isfinite(x) && x != 0; --n) x = x * 2;
  for (; n < 0 && x != 0; ++n) x = x / 2;
  return x;
}

double scalbn(double x, int n) { return ldexp(x, n); }

int ilogb(double x) { int n; frexp(x, &n); return n - 1; }

float frexpf(float x, int* exponent) { return float(frexp(x, exponent)); }

float modff(float x, float* whole) { *whole = truncf(x); return copysignf(isinf(x) ? 0.0f : x - *whole, x); }

float ldexpf(float x, int n) { return float(ldexp(x, n)); }

float scalbnf(float x, int n) { return float(ldexp(x, n)); }

long lroundf(float x) { return long(roundf(x)); }

long long llroundf(float x) { return (long long)(roundf(x)); }

long lrintf(float x) { return long(rintf(x)); }

float fmaf(float x, float y, float z) { return fma(x, y, z); }

double __asinh(double x) {
  double a = fabs(x), t = a * a;
  if (a < 3.7e-9 || !isfinite(x)) return x;
  double y = a > 268435456.0 ? log(a) + M_LN2 : a > 2 ? log(2 * a + 1 / (sqrt(t + 1) + a)) : log1p(a + t / (1 + sqrt(1 + t)));
  return copysign(y, x);
}

template <class T>
auto asinh(T x) {
  if constexpr (is_same_v<T, float>) return asinhf(x);
  else return __asinh(x);
}

float asinhf(float x) {
  float a = fabsf(x), t = a * a;
  if (a < 1e-5f || !isfinite(x)) return x;
  float y = a > 268435456.0f ? logf(a) + float(M_LN2) : a > 2 ? logf(2 * a + 1 / (sqrtf(t + 1) + a)) : log1pf(a + t / (1 + sqrtf(1 + t)));
  return copysignf(y, x);
}

template <class T>
auto acosh(T x) {
  using F = conditional_t<is_same_v<T, float>, float, double>;
  F a = x, t = a - 1;
  if (a < 1) return F(NAN);
  if (a >= 268435456) return log(a) + F(M_LN2);
  return a > 2 ? log(2 * a - 1 / (a + sqrt(a * a - 1))) : log1p(t + sqrt(2 * t + t * t));
}

float acoshf(float x) { return acosh(x); }

template <class T>
auto atanh(T x) {
  using F = conditional_t<is_same_v<T, float>, float, double>;
  F a = fabs(F(x)), t = a + a;
  if (a > 1) return F(NAN);
  if (a < F(3.7e-9)) return F(x);
  return copysign(a == 1 ? F(INFINITY) : F(0.5) * log1p(a < F(0.5) ? t + t * a / (1 - a) : t / (1 - a)), F(x));
}

float atanhf(float x) { return atanh(x); }

double exp10(double x) { return pow(10.0, x); }

float exp10f(float x) { return powf(10.0f, x); }

void sincos(double x, double* s, double* c) { *s = sin(x); *c = cos(x); }

void sincosf(float x, float* s, float* c) { *s = sinf(x); *c = cosf(x); }

double remquo(double x, double y, int* n) {
  double rest = remainder(x, y);
  long whole = long(fmod(rint((x - rest) / y), 8.0));
  *n = whole;
  return rest;
}

template <class T>
bool isnormal(T x) { return fpclassify(x) == 4; }

template <class T>
int fpclassify(T x) {
  bool is_small = false;
  if constexpr (is_class_v<T>) is_small = x.exponent_biased() == 0;
  else if constexpr (is_floating_point_v<T>) is_small = fabs(x) < numeric_limits<T>::min();
  return isnan(x) ? 0 : isinf(x) ? 1 : x == 0 ? 2 : is_small ? 3 : 4;
}

template <class T, class U>
bool isgreater(T x, U y) { return x > y; }

template <class T, class U>
bool isgreaterequal(T x, U y) { return x >= y; }

template <class T, class U>
bool isless(T x, U y) { return x < y; }

template <class T, class U>
bool islessequal(T x, U y) { return x <= y; }

template <class T, class U>
bool islessgreater(T x, U y) { return x < y || x > y; }

template <class T, class U>
bool isunordered(T x, U y) { return isnan(x) || isnan(y); }

double nan(char const*) { return double(NAN); }

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

struct __error_number {
  operator int() const { return __errno(); }
  __error_number& operator=(int x) { __errno(x); return *this; }
};

__error_number errno;

static const int EPERM = 1;

static const int ENOENT = 2;

static const int EINTR = 4;

static const int EIO = 5;

static const int EAGAIN = 11;

static const int ENOMEM = 12;

static const int EACCES = 13;

static const int EBUSY = 16;

static const int EEXIST = 17;

static const int EDOM = 33;

static const int ERANGE = 34;

static const int EINVAL = 22;

static char const* const __errors[] = {
  "Success", "Operation not permitted", "No such file or directory", "No such process", "Interrupted system call",
  "Input/output error", "No such device or address", "Argument list too long", "Exec format error", "Bad file descriptor",
  "No child processes", "Resource temporarily unavailable", "Cannot allocate memory", "Permission denied", "Bad address",
  "Block device required", "Device or resource busy", "File exists", "Invalid cross-device link", "No such device", "Not a directory",
  "Is a directory", "Invalid argument", "Too many open files in system", "Too many open files", "Inappropriate ioctl for device",
  "Text file busy", "File too large", "No space left on device", "Illegal seek", "Read-only file system", "Too many links",
  "Broken pipe", "Numerical argument out of domain", "Numerical result out of range", "Resource deadlock avoided",
  "File name too long", "No locks available", "Function not implemented", "Directory not empty", "Too many levels of symbolic links",
  "", "No message of desired type", "Identifier removed", "Channel number out of range", "Level 2 not synchronized", "Level 3 halted",
  "Level 3 reset", "Link number out of range", "Protocol driver not attached", "No CSI structure available", "Level 2 halted",
  "Invalid exchange", "Invalid request descriptor", "Exchange full", "No anode", "Invalid request code", "Invalid slot", "",
  "Bad font file format", "Device not a stream", "No data available", "Timer expired", "Out of streams resources",
  "Machine is not on the network", "Package not installed", "Object is remote", "Link has been severed", "Advertise error",
  "Srmount error", "Communication error on send", "Protocol error", "Multihop attempted", "RFS specific error", "Bad message",
  "Value too large for defined data type", "Name not unique on network", "File descriptor in bad state", "Remote address changed",
  "Can not access a needed shared library", "Accessing a corrupted shared library", ".lib section in a.out corrupted",
  "Attempting to link in too many shared libraries", "Cannot exec a shared library directly",
  "Invalid or incomplete multibyte or wide character", "Interrupted system call should be restarted", "Streams pipe error",
  "Too many users", "Socket operation on non-socket", "Destination address required", "Message too long",
  "Protocol wrong type for socket", "Protocol not available", "Protocol not supported", "Socket type not supported",
  "Operation not supported", "Protocol family not supported", "Address family not supported by protocol", "Address already in use",
  "Cannot assign requested address", "Network is down", "Network is unreachable", "Network dropped connection on reset",
  "Software caused connection abort", "Connection reset by peer", "No buffer space available",
  "Transport endpoint is already connected", "Transport endpoint is not connected", "Cannot send after transport endpoint shutdown",
  "Too many references: cannot splice", "Connection timed out", "Connection refused", "Host is down", "No route to host",
  "Operation already in progress", "Operation now in progress", "Stale file handle", "Structure needs cleaning",
  "Not a XENIX named type file", "No XENIX semaphores available", "Is a named type file", "Remote I/O error", "Disk quota exceeded",
  "No medium found", "Wrong medium type", "Operation canceled", "Required key not available", "Key has expired",
  "Key has been revoked", "Key was rejected by service", "Owner died", "State not recoverable",
  "Operation not possible due to RF-kill", "Memory page has hardware error"};

char const* strerror(int n) {
  static char unknown[32];
  if (n >= 0 && n < 134 && *__errors[n]) return __errors[n];
  snprintf(unknown, sizeof(unknown), "Unknown error %d", n);
  return unknown;
}

class FILE {
  int __number;
public:
  explicit FILE(int number) : __number(number) {}
  FILE(FILE const&) = delete;
};

static FILE __out(1);

static FILE __err(2);

static FILE* stdout = &__out;

static FILE* stderr = &__err;

int fputc(int c, FILE* to) {
  fprintf(to, "%c", c);
  return (unsigned char)c;
}

int putc(int c, FILE* to) { return fputc(c, to); }

size_t fwrite(void const* from, size_t size, size_t n, FILE* to) {
  for (size_t i = 0; i < size * n; ++i) fprintf(to, "%c", ((char const*)from)[i]);
  return n;
}

static const int FP_NAN = 0;

static const int FP_INFINITE = 1;

static const int FP_ZERO = 2;

static const int FP_SUBNORMAL = 3;

static const int FP_NORMAL = 4;

char* strpbrk(char const* text, char const* any) {
  for (; *text != 0; ++text) if (strchr(any, *text) != nullptr) return (char*)text;
  return nullptr;
}

size_t strspn(char const* text, char const* any) {
  size_t n = 0;
  while (text[n] != 0 && strchr(any, text[n]) != nullptr) ++n;
  return n;
}

size_t strcspn(char const* text, char const* any) {
  size_t n = 0;
  while (text[n] != 0 && strchr(any, text[n]) == nullptr) ++n;
  return n;
}

char* strtok_r(char* text, char const* any, char** rest) {
  if (text == nullptr) text = *rest;
  text += strspn(text, any);
  char* end = text + strcspn(text, any);
  *rest = *end == 0 ? end : end + 1;
  if (*text == 0) return nullptr;
  *end = 0;
  return text;
}

char* strtok(char* text, char const* any) {
  static char* rest = nullptr;
  return strtok_r(text, any, &rest);
}

template <class F>
int setvbuf(F&&, char*, int, size_t) { return 0; }

constexpr int _IOFBF = 0;

constexpr int _IOLBF = 1;

constexpr int _IONBF = 2;

struct ldiv_t { long quot; long rem; };

ldiv_t ldiv(long a, long b) { return {a / b, a % b}; }

ldiv_t lldiv(long a, long b) { return {a / b, a % b}; }

void* memchr(void const* p, int c, size_t n) {
  for (unsigned char const* at = (unsigned char const*)p; n > 0; --n, ++at) if (*at == (unsigned char)c) return (void*)at;
  return nullptr;
}

void* mempcpy(void* to, void const* from, size_t n) { return (char*)memcpy(to, from, n) + n; }

unsigned short __builtin_bswap16(unsigned short x) { return x << 8 | x >> 8; }

unsigned __builtin_bswap32(unsigned x) { return unsigned(__builtin_bswap16(x)) << 16 | __builtin_bswap16(x >> 16); }

unsigned long __builtin_bswap64(unsigned long x) { return (unsigned long)(__builtin_bswap32(x)) << 32 | __builtin_bswap32(x >> 32); }

double __builtin_inf() { return INFINITY; }

double __builtin_huge_val() { return INFINITY; }

float __builtin_inff() { return INFINITY; }

float __builtin_huge_valf() { return INFINITY; }

float nanf(char const*) { return NAN; }

int ffs(int x) { return __builtin_ffs(x); }

int ffsl(long x) { return __builtin_ffsll(x); }

int ffsll(long long x) { return __builtin_ffsll(x); }

int __builtin_clrsb(int x) { return __builtin_clz(x < 0 ? ~x : x) - 1; }

int __builtin_clrsbll(long long x) { return x == 0 || x == -1 ? 63 : __builtin_clzll(x < 0 ? ~x : x) - 1; }

int __builtin_clrsbl(long x) { return __builtin_clrsbll(x); }

template <class A, class B, class R>
bool __builtin_add_overflow(A a, B b, R* to) { *to = R((unsigned long long)a + (unsigned long long)b); return __overflows(0, a, b, *to); }

template <class A, class B, class R>
bool __builtin_sub_overflow(A a, B b, R* to) { *to = R((unsigned long long)a - (unsigned long long)b); return __overflows(1, a, b, *to); }

template <class A, class B, class R>
bool __builtin_mul_overflow(A a, B b, R* to) { *to = R((unsigned long long)a * (unsigned long long)b); return __overflows(2, a, b, *to); }

void* alloca(size_t n) { return malloc(n); }

void* realloc(void* from, size_t n) {
  if (from == nullptr) return malloc(n);
  void* to = malloc(n);
  size_t before = __allocated(from);
  memcpy(to, from, before < n ? before : n);
  free(from);
  return to;
}

char* strdup(const char* s) { return strcpy((char*)malloc(strlen(s) + 1), s); }

int strncasecmp(char const* a, char const* b, size_t n) {
  for (size_t i = 0; i < n; ++i)
    if (int d = tolower((unsigned char)a[i]) - tolower((unsigned char)b[i]); d != 0 || a[i] == 0) return d;
  return 0;
}

int strcasecmp(char const* a, char const* b) { return strncasecmp(a, b, (size_t)-1); }

void bzero(void* to, size_t n) { memset(to, 0, n); }

int posix_memalign(void** to, size_t align, size_t n) {
  if (align % 8 != 0 || align == 0 || (align & (align - 1)) != 0) return 22;
  *to = aligned_alloc(align, n);
  return 0;
}

char* __cxa_demangle(const char* name, char* buffer, size_t* length, int* status) {
  if (buffer != nullptr) __fail("`__cxa_demangle` into memory of the program is not read");
  if (status != nullptr) *status = 0;
  return strdup(__demangled(name));
}

char* strndup(const char* s, size_t n) {
  n = strnlen(s, n);
  char* to = (char*)malloc(n + 1);
  to[n] = 0;
  return (char*)memcpy(to, s, n);
}

long double sqrtl(long double x) { return sqrt(x); }
long double cbrtl(long double x) { return cbrt(x); }
long double sinl(long double x) { return sin(x); }
long double cosl(long double x) { return cos(x); }
long double tanl(long double x) { return tan(x); }
long double asinl(long double x) { return asin(x); }
long double acosl(long double x) { return acos(x); }
long double atanl(long double x) { return atan(x); }
long double sinhl(long double x) { return sinh(x); }
long double coshl(long double x) { return cosh(x); }
long double tanhl(long double x) { return tanh(x); }
long double expl(long double x) { return exp(x); }
long double exp2l(long double x) { return exp2(x); }
long double expm1l(long double x) { return expm1(x); }
long double logl(long double x) { return log(x); }
long double log2l(long double x) { return log2(x); }
long double log10l(long double x) { return log10(x); }
long double log1pl(long double x) { return log1p(x); }
long double fabsl(long double x) { return fabs(x); }
long double floorl(long double x) { return floor(x); }
long double ceill(long double x) { return ceil(x); }
long double roundl(long double x) { return round(x); }
long double truncl(long double x) { return trunc(x); }
long double rintl(long double x) { return rint(x); }
long double powl(long double x, long double y) { return pow(x, y); }
long double fmodl(long double x, long double y) { return fmod(x, y); }
long double hypotl(long double x, long double y) { return hypot(x, y); }
long double atan2l(long double x, long double y) { return atan2(x, y); }
long double fmaxl(long double x, long double y) { return fmax(x, y); }
long double fminl(long double x, long double y) { return fmin(x, y); }

struct __at_exit { void (*f)(); ~__at_exit() { f(); } };

int atexit(void (*f)()) { __keep_until_exit(new __at_exit{f}); return 0; }
