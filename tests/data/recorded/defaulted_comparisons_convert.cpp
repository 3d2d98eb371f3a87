// What is defaulted compares what converts to its class.
#include <iostream>
#include <compare>
class Item { public: Item() = default; Item(int i) : Item(i,i,i){} Item(int a, int b, int c) : a(a), b(b), c(c){} bool operator==(const Item&) const = default; private: int a{1}; int b{2}; int c{3}; };
struct Ord { int v; Ord(int x) : v(x) {} auto operator<=>(const Ord&) const = default; };
int main() { Item i1{1,2,3}, i2{12}; std::cout << (i1 == 12) << (i2 == 12) << (12 == i2) << (i2 != 12) << (36 != i2) << (i1 == i2) << '\n'; Ord o(3); std::cout << (o < 4) << (o == 3) << (2 > o) << (3 <= o) << ((o <=> 3) == 0) << '\n'; }
