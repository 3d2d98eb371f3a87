// A class of a block hides that of the same name around it, as a tag too.
#include <cstdio>
int main() {
  struct T { int x; } s1;
  s1.x = 1;
  {
    struct T { int y; } s2;
    s2.y = 1;
    if (s1.x - s2.y != 0) return 1;
  }
  struct U { int a = 1; };
  { struct U { int b = 2; }; U u; printf("%d\n", u.b); }
  U v; printf("%d\n", v.a);
}
