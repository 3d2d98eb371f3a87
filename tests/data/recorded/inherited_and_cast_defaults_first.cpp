// Default arguments of inherited constructors, and in casts, come before the arguments.
#include <cstdio>
#include <cstdlib>
int w(int k) { printf("w%d ", k); return k; }
struct T { int k; T(int k=5):k(k){printf("T%d ",k);} T(T const&o):k(o.k){printf("Tc%d ",k);} ~T(){printf("~T%d ",k);} operator int() const {return k;} };
struct B { int a, b; B(int a, int b = w(8)):a(a),b(b){printf("B ");} B(int a, T t, int c = w(9)):a(a),b(t.k){printf("Bt ");} B(T const& t = T(7)):a(t.k),b(0){printf("Bd ");} };
struct DB : B { using B::B; };
struct B1 { int a; B1(int a, T const& t = T(w(3)), int c = w(2)):a(a){printf("B1 ");} };
struct DB1 : B1 { using B1::B1; };
struct DDB1 : DB1 { using DB1::DB1; };

int main() {
  std::printf("\n0: "); { auto d = (B1)(w(1)); printf("%d ", d.a); }
  std::printf("\n1: "); { auto d = static_cast<B1>(w(1)); printf("%d ", d.a); }
  std::printf("\n2: "); { DB1 d(w(1)); printf("%d ", d.a); }
  std::printf("\n3: "); { DDB1 d(w(1)); printf("%d ", d.a); }
  std::printf("\n4: "); { DB1 d(w(1), T(w(5))); printf("%d ", d.a); }
  std::printf("\n5: "); { auto p = new DB1(w(1)); printf("%d ", p->a); delete p; }
  std::printf("\n");
}
