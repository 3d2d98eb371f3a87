// A handler changes the number that it caught by reference, and throws it again.
#include <cstdio>
#include <exception>
int main(){ try { try { throw 1; } catch (int& e) { e += 5; throw; } } catch (int e) { printf("%d\n", e); }
  try {
    try { throw 2.5; } catch (double& d) {
      d *= 2;
      [&]{ throw;
      }
      ();
    }
  } catch (double const& d) { printf("%g\n", d); }
  std::exception_ptr p;
  try { throw 3; } catch (int& e) {
    e = 4;
    p = std::current_exception();
  }
  try { std::rethrow_exception(p); } catch (int x) { printf("%d\n", x); }
  try {
    try { throw 1; } catch (int& e) {
      try { throw 'c'; } catch (char& c) {
        c = 'd';
        e = 9;
      }
      throw;
    }
  } catch (int e) { printf("%d\n", e); }
}
