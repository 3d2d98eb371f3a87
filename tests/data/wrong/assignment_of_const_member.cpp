// g++ refuses line 5
struct Point { int const x; int y; };
int main() {
  Point a{1, 2}, b{3, 4};
  b = a;
}
