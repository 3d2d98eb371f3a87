// ends with 3
#include <cstdio>
#include <cstdlib>
struct Guard { char const* name; ~Guard() { printf("end of %s\n", name); } };
Guard whole{"the program"};
int depth(int n) { Guard g{n ? "inner" : "innermost"}; return n ? depth(n - 1) + 1 : 0; }
int main(int argc, char** argv) {
  Guard g{"main"};
  printf("%d arguments, depth %d\n", argc - 1, depth(2));
  { Guard inner{"block"}; }
  for (int i = 0; i < 2; ++i) { Guard loop{"loop"}; if (i == 0) continue; break; }
  auto* kept = new Guard{"heap"};
  delete kept;
  return argc + 2;
}
