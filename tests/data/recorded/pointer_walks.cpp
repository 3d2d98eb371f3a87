// Pointers: arithmetic, arrays in arrays, pointers to pointers, lists, memory of the heap.
#include <cstdio>
#include <cstring>

struct Node { int value; Node* next; };
int sum(int const* first, int const* last) { int s = 0; while (first != last) s += *first++; return s; }
void reverse(int* p, int n) { for (int *a = p, *b = p + n - 1; a < b; ++a, --b) { int t = *a; *a = *b; *b = t; } }
template <class T, int N> int length(T (&)[N]) { return N; }
Node* push(Node* head, int v) { return new Node{v, head}; }
int trace(float const (*m)[3], int n) { float s = 0; for (int i = 0; i < n; ++i) s += m[i][i]; return int(s); }
void fill(int** rows, int n, int m) { for (int i = 0; i < n; ++i) for (int j = 0; j < m; ++j) rows[i][j] = i * m + j; }

int main() {
  int a[6] = {5, 1, 4};
  int* p = a;
  *p = 9;
  p[3] = 7;
  *(p + 4) = 8;
  *++p += 10;
  printf("%d %d %d %ld %d\n", sum(a, a + 6), *p, p[-1], p - a, length(a));
  reverse(a, 6);
  for (int x : a) printf("%d ", x);
  printf("| %d %d\n", a + 6 == &a[5] + 1, p < a + 2);
  float m[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
  float* flat = &m[0][0];
  printf("%d %g %g %d\n", trace(m, 3), flat[5], *(*(m + 2) + 1), int(sizeof(m) / sizeof(m[0])));
  Node* list = nullptr;
  for (int i = 0; i < 4; ++i) list = push(list, i * i);
  for (Node* n = list; n; n = n->next) printf("%d ", n->value);
  while (list) { Node* next = list->next; delete list; list = next; }
  printf("%d\n", list == nullptr);
  int storage[6];
  int* rows[2] = {storage, storage + 3};
  fill(rows, 2, 3);
  int** second = &rows[1];
  (*second)[0] = 33;
  *second += 1;
  printf("%d %d %d\n", storage[3], **second, rows[1][1]);
  int* heap = new int[4]{1, 2};
  int* one = new int(5);
  heap[3] = *one;
  printf("%d %d\n", heap[0] + heap[2], heap[3]);
  delete[] heap;
  delete one;
  char text[16] = "layout";
  char* c = text;
  while (*c) { if (*c >= 'a') *c -= 32; ++c; }
  printf("%s %ld %d\n", text, c - text, int(strlen(text + 2)));
  unsigned char bytes[4];
  unsigned word = 0x01020304;
  memcpy(bytes, &word, 4);
  printf("%d %d\n", bytes[0], reinterpret_cast<unsigned char*>(&word)[3]);
  const char* words[] = {"tile", "copy", "mma"};
  for (auto w = words; w != words + 3; ++w) printf("%c%zu ", (*w)[0], strlen(*w));
  void* raw = a;
  printf("%d\n", static_cast<int*>(raw)[1]);
}
