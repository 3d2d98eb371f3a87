// `#if` and `#define` between the arguments of a macro choose and change what the arguments are
#include <cstdio>

#define BOOL_SWITCH(COND, NAME, ...)       \
  [&] {                                    \
    if (COND) {                            \
      constexpr static bool NAME = true;   \
      return __VA_ARGS__();                \
    } else {                               \
      constexpr static bool NAME = false;  \
      return __VA_ARGS__();                \
    }                                      \
  }()
#define FIRST(A, B) (A)
#define TEXT(...) #__VA_ARGS__
#define TWICE(X) FIRST((X), 0) + FIRST((X), 1)
#define USE_FAST 1

template <bool Is>
int launched(int n) { return Is ? n : -n; }

int plain(int a, int b, int c) { return 100 * a + 10 * b + c; }

int main() {
  int made = BOOL_SWITCH(USE_FAST == 1, IsFast, [&] {
    int n = 0;
#if USE_FAST
    n += launched<IsFast>(4);
#  ifdef NOWHERE
    n += 1000;
#  else
    n += (10);
#  endif
#else
    n += launched<IsFast>(400) +;
#endif
    return n;
  });
  printf("%d\n", made);

  printf("%d\n", FIRST(
#ifdef NOWHERE
      1,
#else
      2,
#endif
      3));

  int x = TWICE(FIRST(plain(1,
#if 0
      2, 3), 4)
#else
      5, 6), 7)
#endif
  );
  printf("%d\n", x);

  // no macro: the directives stand between the arguments of a function
  printf("%d\n", plain(1,
#if USE_FAST
      2,
#else
      3,
#endif
      FIRST(4, 5)));

  printf("%s\n", TEXT(a
#define LATER 7
      + b, c
#undef USE_FAST
      ));
#ifndef USE_FAST
  printf("%d\n", LATER);
#endif

  // a name of a macro without brackets behind it is none
  int FIRST = 3;
#if 1
  printf("%d\n", FIRST + (
#endif
      FIRST(4, 1)));
  BOOL_SWITCH(FIRST == 4, Is, [&] { printf("%d\n", int(Is));
#if 0
  });
#endif
  });
}
