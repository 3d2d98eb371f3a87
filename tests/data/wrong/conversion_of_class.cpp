// g++ refuses line 5
#include <string>
struct Config { int stages; };
int main() {
  int stages = Config{3};
  return stages;
}
