// g++ refuses line 8
template <class T>
struct S {
  T x;
};
int main() {
  S<int const> s{3};
  s.x = 4;
  return s.x;
}
