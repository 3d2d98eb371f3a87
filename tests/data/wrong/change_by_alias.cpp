// g++ refuses line 5
using C = int const;
int main() {
  C x = 3;
  x = 4;
  return x;
}
