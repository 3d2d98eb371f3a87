// g++ refuses line 3
template <class T> concept Less = requires(T a, T b) { a < b; };
template <class T> concept Counted = requires(T) { popcount(t); };
int main() { return !Less<int>; }
