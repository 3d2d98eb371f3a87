#include <cstdio>
#include <vector>
int f(int argc, char const* const* argv) { int n = 0; for (int i = 0; i < argc; ++i) n += argv[i] != nullptr; return n; }
int g(const int* const* rows, int r, int c) { int s = 0; for (int i = 0; i < r; ++i) for (int j = 0; j < c; ++j) s += rows[i][j]; return s; }
struct P { int parse(int n, const char* const argv[]) { return n + (argv != nullptr); } };
template <class T> T sum(T const* const* rows, int r) { T s = 0; for (int i = 0; i < r; ++i) s += rows[i][0]; return s; }
void h(int*const*) { puts("int*const*"); } void h(const int*const*) { puts("const int*const*"); }
int main(int argc, char** argv) {
  int a[3] = {1, 2, 3}, b[3] = {4, 5, 6};
  int* rows[] = {a, b}; int** pr = rows;
  char const* const* cc = argv; const int* const* cr = rows; cr = pr;
  printf("%d %d %d %d\n", f(argc, argv), g(rows, 2, 3), g(pr, 2, 3), P{}.parse(argc, argv));
  printf("%d %d %d\n", cc == argv, cr[1][1], sum(rows, 2));
  std::vector<const char*> v{"a", "b"}; printf("%d\n", f(2, v.data()));
  h(pr); h(cr); const int* cp[] = {a}; h(cp); int* const* ip = rows; h(ip);
  auto q = static_cast<const int* const*>(pr); printf("%d %d\n", q[0][0], *const_cast<int**>(q) == a);
}
