// dynamic_cast by public bases alone, exceptions that unwind constructors, characters of all kinds in arrays, explicit copies.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <exception>
#include <iostream>
#include <initializer_list>
#include <type_traits>
#include <vector>
#include <string>
struct I{ virtual ~I(){} }; struct J { virtual ~J() {} }; struct M:private I{ I& as(){return *this;} }; struct N : private I, public J { I& as() { return *this; } J& j() { return *this; } }; struct K : I, J {}; struct L : protected K { K& k() { return *this; } }; struct V1 : virtual I {}; struct V2 : virtual private I {}; struct V12 : V1, V2 {};
struct G{ ~G(){printf("%d\n",std::uncaught_exceptions());} }; struct NN{ G a; NN(){ throw 5;} }; struct N2 : G { G b; N2() { throw 5; } }; struct N3 { N2 n; }; struct N4 { G g; N4(int) {} N4() : N4(1) { throw 1; } };


struct LI{ LI(std::initializer_list<LI> l){printf("L%zu ",l.size());} LI(int){printf("i ");} LI(const LI&){printf("c ");} };
struct E{ E(int){} explicit E(const E&)=default; }; struct E2 { E2() {} explicit E2(E2&&) {} E2(E2 const&) {} };

int main() {
  std::printf("\n0: "); { M m; printf("%d\n",dynamic_cast<M*>(&m.as())==nullptr); }
  std::printf("\n1: "); { N n; std::printf("%d%d%d", dynamic_cast<N*>(&n.as()) == nullptr, dynamic_cast<I*>(&n.j()) == nullptr, dynamic_cast<N*>(&n.j()) == nullptr); }
  std::printf("\n2: "); { K k; I& i = k; std::printf("%d%d", dynamic_cast<J*>(&i) != nullptr, dynamic_cast<K*>(&i) != nullptr); L l; I& i2 = l.k(); std::printf("%d%d%d", dynamic_cast<J*>(&i2) != nullptr, dynamic_cast<K*>(&i2) != nullptr, dynamic_cast<L*>(&i2) != nullptr); }
  std::printf("\n3: "); { N n; try { auto& r = dynamic_cast<N&>(n.as()); (void)r; std::printf("yes"); } catch (std::bad_cast const&) { std::printf("no"); } }
  std::printf("\n4: "); { try{ NN m; }catch(int){} }
  std::printf("\n5: "); { try{ N2 m; }catch(int){} }
  std::printf("\n6: "); { try{ N3 m; }catch(int){} }
  std::printf("\n7: "); { try{ N4 m; }catch(int){} }
  std::printf("\n8: "); { try{ G g[2]; NN m; }catch(int){} std::printf("%d", std::uncaught_exceptions()); }
  std::printf("\n9: "); { try{ new N2; }catch(int){} }
  std::printf("\n10: "); { try{ std::vector<N2> v(2); }catch(int){} }
  std::printf("\n11: "); { const unsigned char ua[]="ua"; std::cout<<ua<<'\n'; signed char sa[3] = {'a', 'b', 0}; std::cout << sa; unsigned char us[2][3] = {"ab", "cd"}; std::cout << us[1]; }
  std::printf("\n12: "); { printf("%d%d",std::is_convertible_v<E,E>,std::is_convertible_v<const E&,E>); }
  std::printf("\n13: "); { E e(1); E f(e); E g{e}; printf("%d", std::is_convertible_v<E&, E>); }
  std::printf("\n");
}
