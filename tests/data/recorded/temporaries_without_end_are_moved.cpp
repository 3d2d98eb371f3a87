// A temporary without a destructor behind an argument that acts is moved into what takes it.
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <utility>
struct D { D(){printf("D ");} D(D const&){printf("Dc ");} D(D&&) {printf("Dm ");} void operator()(int* p) const { printf("del "); delete p; } };
struct K { K(D d) { printf("K "); } K(int, D d) { printf("Ki "); } };
struct K2 { D d; K2(int, D d) : d(std::move(d)) { printf("K2 "); } };
template <class X> struct TK { TK(X x, D d) { printf("TK "); } };
template <class X> struct TKM { D d; TKM(X x, D d):d(std::move(d)) { printf("TKM "); } };
int fi() { printf("fi "); return 1; }
template <class X> struct H { D d; X x; H(X x, D&& d):d(std::move(d)),x(x){printf("H ");} };
template <class X> struct HC { D d; X x; HC(X x, D const& d):d(d),x(x){printf("HC ");} HC(X x, D&& d):d(std::move(d)),x(x){printf("HM ");} };
template <class X, class E> struct HE { E d; X x; HE(X x, E&& d):d(std::move(d)),x(x){printf("HE ");} HE(X x, E const& d):d(d),x(x){printf("HE ");} };
template <class X, class E> struct HF { E d; X x; template<class U> HF(X x, U&& d):d(std::forward<U>(d)),x(x){printf("HF ");} };
template <class X> struct HB { X x; HB(X x, D&& d):x(x){printf("HB ");} };

int main() {
  std::printf("\n0: "); { H<int> a(fi(), D()); printf("| "); }
  std::printf("\n1: "); { HC<int> a(fi(), D()); printf("| "); }
  std::printf("\n2: "); { HE<int, D> a(fi(), D()); printf("| "); }
  std::printf("\n3: "); { HF<int, D> a(fi(), D()); printf("| "); }
  std::printf("\n4: "); { H<int> a{fi(), D()}; printf("| "); }
  std::printf("\n5: "); { TKM<int> a(fi(), D()); printf("| "); }
  std::printf("\n6: "); { std::unique_ptr<int, D> p(new int(1), D()); printf("| "); }
  std::printf("\n7: "); { std::unique_ptr<int, D> p{new int(1), D()}; printf("| "); }
  std::printf("\n");
}
