// Standard error and the log are two streams that write to one place, and concepts of numbers are those of std.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <iostream>
#include <sstream>

int main() {
  std::printf("\n0: "); { { std::ostringstream o; auto* old = std::cerr.rdbuf(o.rdbuf()); std::clog << "a"; std::cerr << "b"; std::cerr.rdbuf(old); printf("%s\n", o.str().c_str()); } }
  std::printf("\n1: "); { { std::ostringstream o; auto* old = std::clog.rdbuf(o.rdbuf()); std::clog << "a"; std::cerr << "b"; std::clog.rdbuf(old); printf("%s\n", o.str().c_str()); } }
  std::printf("\n2: "); { { std::cerr.setf(std::ios::hex, std::ios::basefield); printf("%d\n", int(std::clog.flags() & std::ios::hex) != 0); } }
  std::printf("\n3: "); { { printf("%d %d %d\n", int(std::cerr.flags() & std::ios::unitbuf) != 0, int(std::clog.flags() & std::ios::unitbuf) != 0, int(std::cout.flags() & std::ios::unitbuf) != 0); } }
  std::printf("\n4: "); { { std::cerr.width(5); printf("%d %d\n", int(std::clog.width()), int(std::cout.width())); } }
  std::printf("\n5: "); { { printf("%d\n", &std::cerr == &std::clog); } }
  std::printf("\n6: "); { { std::ostream* p = &std::clog; printf("%d\n", p == &std::cerr); } }
  std::printf("\n");
}
