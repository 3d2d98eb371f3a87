// Digraphs, words for operators, lines that go on anywhere, statements with a value, ranges of cases, other names of types.
%:include <cstdio>
#include_next <vector>
#ident "spellings"
%:define THREE 3
#define MAX(a, b) ({ __typeof__(a) a_ = (a); __typeof__(b) b_ = (b); a_ > b_ ? a_ : b_; })
#define PRINT(x) \
  do { \
    printf("%d\n", x); \
  } while (0)

struct Odd {
  _Pragma("GCC diagnostic push") int a = 1;
  _Pragma("GCC diagnostic pop") int b = 2;
};

const char* kind(char c) {
  switch (c) {
    case '0' ... '9': return "digit";
    case 'a' ... 'f':
    case 'A' ... 'F': return "letter";
    default: return "none";
  }
}

int ma\
in() <%
  int a<:THREE:> = <% 1, 2, THREE %>;
  auto same = <::>(int x) <% return x; %>;
  std::vector<::size_t> sizes(4);
  PRINT(same(a<:1:>) + int(sizes.size()));
  if (not false and true or false) puts("words"); // a comment \
  that goes on
  int b = 5 bitand 3, c = compl 4, d = 5 xor 1, e = 4 bitor 1;
  b and_eq 3;
  d or_eq 8;
  e xor_eq 2;
  printf("%d %d %d %d %d\n", b, c, d, e, 3 not_eq 4);
  const char* s = "ab\
cd";
  int x = 1\
2;
  x +\
= 3; x+\
+;
  printf("%s %d %d\n", s, x, MAX(x, 4));
  int total = 0;
  for (int i : {1, 2, 3}) total += ({ int square = i * i; square + 1; });
  ({ puts("nothing"); });
  int& r = total;
  __typeof__(r) copy = r;
  __typeof(int*) at = &copy;
  *at = 5;
  printf("%d %d %s %s %s\n", total, copy, kind('7'), kind('E'), kind('z'));
  _Pragma("GCC unroll 2") for (int i = 0; i < 2; ++i) printf("%d ", Odd().a + i);
  int order[3] = {[0] = 7, [1] = 8, [2] = 9};
  printf("%d\n", order[2]);
  return 0;
%>
