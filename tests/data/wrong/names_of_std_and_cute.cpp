// g++ refuses line 5
#include <cute/tensor.hpp>
using namespace std;
using namespace cute;
template <class T> using Two = tuple<T, T>;
int main() { return get<0>(Two<int>{}); }
