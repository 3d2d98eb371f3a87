// g++ refuses line 4
template <class T>
int changed(T x) {
  x = 4;
  return x;
}
int main() { return changed<int const>(3); }
