// g++ refuses line 5
struct S { int v; };
template <class T> struct Q {
  T* p;
  void set(int x) { p->v = x; }
};
int main() {
  S s{1};
  Q<const S> q{&s};
  q.set(2);
}
