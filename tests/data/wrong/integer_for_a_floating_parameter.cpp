// g++ refuses line 3
template <double X> struct Scaled { static constexpr double value = 2 * X; };
static_assert(Scaled<1>::value == 2);
int main() { }
