// `goto`: out of loops, back to where variables are made again, over blocks, out of `try` and of handlers.
#include <cstdio>
#include <string>

struct D {
  int i;
  ~D() { printf("~%d ", i); }
};

int again(int n) {
  int i = 0;
again:
  {
    D d{i};
    ++i;
    if (i < n) goto again;
    if (i == 7) goto out;
  }
  printf("end ");
out:
  return i;
}
int found(int a[3][3], int what) {
  for (int i = 0; i < 3; i++) {
    D row{10 + i};
    for (int j = 0; j < 3; j++) {
      D column{j};
      if (a[i][j] == what) goto found;
    }
  }
  puts("none");
  return -1;
found:
  puts("found");
  return 1;
}
void within(int x) {
  switch (x) {
    case 1: goto two;
    case 2:
    two:
      puts("two");
      break;
    case 3: goto end;
    default: puts("other");
  }
  puts("after");
end:;
}
int cleaned(int k) {
  int* p = nullptr;
  int result = -1;
  if (k == 0) goto fail;
  p = new int(4);
  if (k == 1) goto cleanup;
  result = *p;
cleanup:
  delete p;
  return result;
fail:
  puts("fail");
  return result;
}
void same_scope() {
  int n = 0;
back:
  std::string text = "n" + std::to_string(n);
  D d{100 + n};
  if (++n < 3) goto back;
  printf("%s\n", text.c_str());
}
int thrown(int k) {
  for (int i = 0;; ++i) {
    try {
      D d{k};
      if (i == 0) goto next;
      if (k == 1) throw i;
      goto out;
    } catch (int e) {
      D d{e};
      try {
        if (e == 1) goto out;
      } catch (...) {
      }
    }
  next:
    printf("next ");
  }
out:
  try {
    throw 1;
  } catch (int) {
    puts("out");
  }
  return k;
}
template <class T> T sum(T n) {
  T s = 0, i = 0;
loop:
  if (i > n) return s;
  s += i++;
  goto loop;
}

int main() {
  printf("%d\n", again(3));
  printf("%d\n", again(7));
  int a[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
  found(a, 5);
  found(a, 0);
  for (int i = 1; i < 5; ++i) within(i);
  printf("%d %d %d\n", cleaned(0), cleaned(1), cleaned(2));
  same_scope();
  thrown(0);
  thrown(1);
  auto f = [&a](int n) {
  once:
    if (n-- > 0) goto once;
    return n + a[0][0];
  };
  printf("%d %d %g\n", f(3), sum(10), sum(3.0));
  unsigned count = 0;
retry: [[maybe_unused]] int local = 5;
  while (true) {
    if (++count < 4) goto retry;
    goto done;
  }
done:
  printf("%u\n", count);
}
