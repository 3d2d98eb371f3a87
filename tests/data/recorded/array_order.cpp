// The order in which arrays, members and locals are made and end.
#include <cstdio>

struct Noisy {
  int id;
  Noisy(int i) : id(i) { printf("+%d ", id); }
  Noisy(Noisy const& o) : id(o.id + 100) { printf("c%d ", id); }
  ~Noisy() { printf("-%d ", id); }
};
struct Pair {
  Noisy a{1};
  Noisy b{2};
};
void local() {
  Noisy x(7);
  {
    Noisy y(8);
  }
  Noisy z(9);
  printf("end ");
}

int main() {
  {
    Noisy three[3] = {4, 5, 6};
    printf("body ");
  }
  printf("\n");
  {
    Pair p;
    printf("pair ");
  }
  printf("\n");
  local();
  printf("\n");
  Noisy* heap = new Noisy[2]{10, 11};
  delete[] heap;
  printf("\n");
  {
    Noisy a(1);
    Noisy b = a;
  }
  printf("\n");
  return 0;
}
