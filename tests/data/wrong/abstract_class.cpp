// g++ refuses line 5
struct Shape { virtual double area() const = 0; virtual ~Shape() = default; };
struct Circle : Shape { double area() { return 1; } };
int main() {
  Circle c;
  return 0;
}
