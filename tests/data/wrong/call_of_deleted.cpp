// g++ refuses line 5
int half(int x) { return x / 2; }
int half(double) = delete;
int main() {
  return half(1.5);
}
