// g++ refuses line 3
template <class T>
void set(T& x) { x = 4; }
int main() {
  int const k = 3;
  set(k);
  return k;
}
