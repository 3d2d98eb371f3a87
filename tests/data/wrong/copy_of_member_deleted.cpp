// g++ refuses line 6
struct Handle { int fd = 1; Handle() = default; Handle(Handle&& o) : fd(o.fd) {} };
struct Holder { Handle h; };
int main() {
  Holder a;
  Holder b = a;
}
