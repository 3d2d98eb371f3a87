// g++ refuses line 6
struct S { int v; };
int main() {
  const S s{2};
  auto* p = &s;
  p->v = 3;
}
