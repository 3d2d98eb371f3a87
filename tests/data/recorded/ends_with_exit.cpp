// ends with 3
#include <cstdlib>
#include <iostream>

struct Global {
  ~Global() { std::cout << "global\n"; }
} global;

struct Local {
  ~Local() { std::cout << "local\n"; }
};

void deep(int n) {
  Local local;
  if (n == 0) {
    std::cout << "bye\n";
    std::exit(3);
  }
  deep(n - 1);
}

int main() {
  deep(4);
  std::cout << "never\n";
}
