// What programs of C have: functions of the library declared once more, variables and functions named like a structure, objects
// cleared and copied as bytes, arguments that are objects, pointers behind a variable, functions that GCC has built in.
#include <cmath>
#include <cstdarg>
#include <cstdint>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>

extern "C" size_t strlen(const char*);
extern "C" void* memset(void*, int, size_t);
extern "C" int memcmp(const void*, const void*, size_t);
extern "C" int abs(int);

struct point { int x, y; };
struct point point = {1, 2};
struct both { int v; };
int both(struct both* of) { return of->v + 1; }
typedef struct named { int n; } named_t;
enum color { red, green } color = green;
struct list { struct point* point; struct both both[2]; };

static struct both made(struct point p) { struct both b = {p.x * 10 + p.y}; return b; }

static char* __attribute__((noinline)) skip(char* p) { return p + 1; }
static int* __attribute((noinline)) last(int* p, int n) { return p + n - 1; }

struct flat { int a; char c[3]; double d; };
struct linked { struct flat* f; int n; struct linked* next; const char* s; };
struct whole { struct linked p; int k[3]; struct flat* fs[2]; };
struct flat global_flat = {1, "ab", 2.5};

static int sum(int n, ...) {
  va_list list;
  va_start(list, n);
  int total = 0;
  for (int i = 0; i < n; ++i) {
    struct point p = va_arg(list, struct point);
    total += p.x * p.y + va_arg(list, int);
  }
  va_end(list);
  return total;
}

static void cleared() {
  flat f = {1, "xy", 3};
  memset(&f, 0, sizeof f);
  memset(&global_flat, 0, sizeof(global_flat));
  printf("%d %d %g %d %g\n", f.a, f.c[0], f.d, global_flat.a, global_flat.d);
  linked p = {&f, 3, nullptr, "s"}, kept = p;
  memset(&p, 0, sizeof(linked));
  printf("%d %d %d\n", p.f == 0, p.n, p.next == nullptr);
  memcpy(&p, &kept, sizeof p);
  printf("%d %d %s\n", p.f == &f, p.n, p.s);
  whole q = {p, {1, 2, 3}, {&f, &f}};
  memset(&q, 0, sizeof q);
  printf("%d %d %d\n", q.p.f == 0, q.k[2], q.fs[1] == 0);
  linked* ps[4] = {&p, &p, &p, &p};
  memset(ps, 0, sizeof ps);
  flat fs[3] = {{1}, {2}, {3}};
  memset(fs + 1, 0, 2 * sizeof(flat));
  printf("%d %d %d %d\n", ps[3] == nullptr, fs[0].a, fs[1].a, fs[2].a);
  flat* h = new flat{5, "z", 1};
  char* inside = h->c;
  memset(h, 0, sizeof *h);
  flat g = {7, "q", 8};
  memcpy(h, &g, sizeof(flat));
  printf("%d %s %s %g\n", h->a, h->c, inside, h->d);
  int x = 3;
  memset(&x, 0xff, 2);
  printf("%d\n", x);
  int* r = (int*)malloc(8);
  r[0] = 4;
  r = (int*)realloc(r, 16);
  r[3] = 5;
  printf("%d %d\n", r[0], r[3]);
  free(r);
}

static void behind() {
  char c = 'c';
  int i = 4, j = 5;
  char* next = skip(&c);
  int *p = &i, *q = p++;
  printf("%d %d %d\n", int(next - &c), int(p - q), p - 1 == &i);
  *q = 7;
  p[-1] += 1;
  printf("%d %d %d\n", i, *last(&j, 1), &i == q);
  unsigned char* none = nullptr;
  unsigned char there = 1, *at = &there;
  printf("%d %d\n", (none - at) == 0, (none - none) == 0);
}

int main() {
  printf("%d %d %d\n", int(strlen("four")), memcmp("a", "b", 1) < 0, abs(-3));
  struct point local = point;
  struct both b = made(local);
  {
    int both = 5;
    struct both inner = {both};
    printf("%d\n", inner.v);
  }
  named_t named = {3};
  struct named again = named;
  struct list l = {&local, {b, b}};
  printf("%d %d %d %d %d\n", both(&b), again.n, color, l.point->x, l.both[1].v);
  cleared();
  behind();
  printf("%d\n", sum(2, point, 5, local, 6));
  static unsigned char magic[] = "\235x";
  signed char text[8] = "signed";
  printf("%d %d %s\n", magic[0], int(sizeof magic), (char*)text);
  printf("%" PRIi8 " %" PRIi16 "\n", int8_t(-3), int16_t(-4));
  printf("%x %lx %d\n", __builtin_bswap32(0x12345678), (unsigned long)__builtin_bswap64(1), __builtin_bswap16(0x1234));
  printf("%g %g %d %d\n", __builtin_inf(), __builtin_sqrt(2.0f), (int)sizeof(__builtin_sqrt(2.0f)), __builtin_abs(-4));
  printf("%d %d %d\n", (int)__builtin_strlen("abc"), __builtin_clrsb(7), !!__builtin_signbit(-0.0));
  int small;
  unsigned wide;
  long far;
  bool over = __builtin_add_overflow(2147483647, 1, &small);
  printf("%d %d\n", over, small);
  over = __builtin_sub_overflow(1u, 2u, &wide);
  printf("%d %u %d\n", over, wide, __builtin_mul_overflow(1L << 40, 1L << 40, &far));
  printf("%d\n", __builtin_add_overflow(-1, 1u, &small));
  char* space = (char*)__builtin_alloca(4);
  strcpy(space, "abc");
  printf("%s %d\n", space, (int)__builtin_offsetof(struct linked, n));
}
