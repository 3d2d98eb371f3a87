// g++ refuses line 4
struct S {
  int a;
  S s;
};
int main() { return sizeof(S); }
