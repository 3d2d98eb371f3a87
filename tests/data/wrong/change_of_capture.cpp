// g++ refuses line 4
int main() {
  int x = 3;
  auto f = [x] { x = 4; };
  f();
  return x;
}
