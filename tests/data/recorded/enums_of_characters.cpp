// Enumerators of a fixed narrow type are characters to a stream.
#include <iostream>
enum E : unsigned char { e = 65 };
enum F : char { f = 'f' };
enum G : short { g = 66 };
enum H { h = 67 };
enum I : bool { i = true };
int main() { std::cout << e << ' ' << f << ' ' << g << ' ' << h << ' ' << i << ' ' << e + 1 << '\n'; }
