// The labels of a `switch` stand wherever they like in its body: in loops, branches and single statements.
#include <cstdio>

// A copy by eights whose first round begins in the middle.
int copy_by_eights(const int* from, int* to, int count) {
  int rounds = (count + 3) / 4, jumps = 0;
  switch (count % 4) {
    case 0:
      do {
        *to++ = *from++;
        ++jumps;
        case 3: *to++ = *from++;
        case 2: *to++ = *from++;
        case 1: *to++ = *from++;
      } while (--rounds > 0);
  }
  return jumps;
}

int branch(int n) {
  switch (n) {
    case 0:
      if (false) {
        return -1;
        case 1: return 10;
        default: n += 100;
      } else {
        n += 5;
        case 2: n += 7;
      }
      return n;
  }
  return -2;
}

int single(int n) {
  switch (n)
    case 3: case 4: n *= 10;
  switch (n) default: ++n;
  switch (n)
    while (n < 100)
      case 7: n += 50;
  return n;
}

int nested(int n, int m) {
  int sum = 0;
  switch (n) {
    for (; sum < 40;) {
      case 1:
        sum += 3;
        switch (m) {
          case 1: sum += 20; break;
          { default: sum += 1; continue; }
        }
        if (sum > 30) break;
    }
    sum += 1000;
  }
  return sum;
}

int variable(int n) {
  switch (n) {
    case 0: {
      int x;
      x = 4;
      if (n == 0) return x;
      case 1:
        x = 9;
        return x + n;
    }
    case 2 ... 5: return 50;
  }
  return n;
}

// A machine of states that goes on where it was left.
struct Counter {
  int state = 0, i = 0;
  int next() {
    switch (state) {
      case 0:
        for (i = 0; i < 3; ++i) {
          state = 1;
          return i;
          case 1:;
        }
        state = 2;
      case 2: return -1;
    }
    return -2;
  }
};

int main() {
  for (int count = 1; count <= 9; ++count) {
    int from[12], to[12] = {};
    for (int i = 0; i < 12; ++i) from[i] = i + 1;
    int jumps = copy_by_eights(from, to, count), sum = 0;
    for (int x : to) sum += x;
    printf("%d: %d %d\n", count, jumps, sum);
  }
  for (int n = 0; n < 5; ++n) printf("%d %d %d %d\n", branch(n), single(n), nested(n, 1), variable(n));
  printf("%d %d %d\n", single(7), nested(1, 2), variable(6));
  Counter counter;
  for (int i = 0; i < 5; ++i) printf("%d ", counter.next());
  printf("\n");
}
