// g++ refuses line 5
#include <utility>
struct Handle { int fd = 1; Handle() = default; Handle(Handle const&) = delete; Handle(Handle&& o) : fd(o.fd) {} };
int main() {
  Handle a; Handle b = a;
}
