// A literal 0 and NULL where a smart pointer is made.
#include <memory>
#include <cstdio>
int main() { std::shared_ptr<int> r = NULL; std::shared_ptr<int> s = 0; std::unique_ptr<int> u = NULL; printf("%d%d\n", r == nullptr, !u); }
