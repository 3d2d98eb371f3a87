// g++ refuses line 5
struct Handle { int fd = 1; Handle& operator=(Handle const&) = delete; };
int main() {
  Handle a, b;
  b = a;
}
