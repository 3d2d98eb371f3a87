// What a requirement asks of a call holds whatever the call would do with its numbers.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <vector>
#include <array>
#include <string>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <deque>
#include <variant>
#include <string_view>
#include <span>
#include <list>
#include <set>
#include <queue>
#include <stack>
#include <bitset>
#include <concepts>
#include <stdexcept>
#include <type_traits>
struct Inner{ int k; Inner* next; int get() const { return k; } };
struct Virt{ virtual int go() const =0; virtual ~Virt(){} };
enum class Col{a,b};
template<class T> concept Q=requires(T t){ { t(0) }->std::convertible_to<double>; };
template<class T> concept Q2=requires(T t){ t(0); };
template<class T> concept Q3=requires(T t){ { t(0) }->std::same_as<int>; };
template<class T,class=void> struct Has:std::false_type{}; template<class T> struct Has<T,std::void_t<decltype(std::declval<T&>()(0))>>:std::true_type{};
template<class T> auto sf(const T& t) -> decltype(t(0), 0) { return 1; } int sf(...) { return 2; }

int main() {
  std::printf("\n0: "); { struct M{ Inner& ri; auto operator()(int i) const { return ri.k; } }; printf("%d%d%d%d %d", Q<M>, Q2<M>, Q3<M>, Has<M>::value, std::is_invocable_r_v<int,M,int>); }
  std::printf("\n1: "); { struct M{ Inner& ri; auto operator()(int i) const { if(i<0||i>2) throw std::out_of_range("x"); return ri.k; } }; printf("%d%d%d%d %d", Q<M>, Q2<M>, Q3<M>, Has<const M>::value, std::is_invocable_r_v<double,const M&,int>); }
  std::printf("\n2: "); { struct M{ Inner& ri; decltype(auto) operator()(int i) const { return ri.k; } }; printf("%d%d%d%d %d", Q<M>, Q2<M>, Q3<M>, Has<M>::value, std::is_invocable_r_v<int,M,int>); }
  std::printf("\n3: "); { struct M{ Inner& ri; decltype(auto) operator()(int i) const { if(i<0||i>2) throw std::out_of_range("x"); return ri.k; } }; printf("%d%d%d%d %d", Q<M>, Q2<M>, Q3<M>, Has<const M>::value, std::is_invocable_r_v<double,const M&,int>); }
  std::printf("\n4: "); { struct M{ int& rn; auto operator()(int i) const { return rn; } }; printf("%d%d%d%d %d", Q<M>, Q2<M>, Q3<M>, Has<M>::value, std::is_invocable_r_v<int,M,int>); }
  std::printf("\n5: "); { struct M{ int& rn; auto operator()(int i) const { if(i<0||i>2) throw std::out_of_range("x"); return rn; } }; printf("%d%d%d%d %d", Q<M>, Q2<M>, Q3<M>, Has<const M>::value, std::is_invocable_r_v<double,const M&,int>); }
  std::printf("\n6: "); { struct M{ const Inner& ri; auto operator()(int i) const { return ri.k; } }; printf("%d%d%d%d %d", Q<M>, Q2<M>, Q3<M>, Has<M>::value, std::is_invocable_r_v<int,M,int>); }
  std::printf("\n7: "); { struct M{ const Inner& ri; auto operator()(int i) const { return ri.get(); } }; printf("%d%d%d%d %d", Q<M>, Q2<M>, Q3<M>, Has<M>::value, std::is_invocable_r_v<int,M,int>); }
  std::printf("\n8: "); { struct M{ Inner& ri; auto operator()(int i) const { ri.k=2; return ri.get(); } }; printf("%d%d%d%d %d", Q<M>, Q2<M>, Q3<M>, Has<M>::value, std::is_invocable_r_v<int,M,int>); }
  std::printf("\n9: "); { struct M{ std::vector<float>& v; auto operator()(int i) const { return v[i]; } }; printf("%d%d%d%d %d", Q<M>, Q2<M>, Q3<M>, Has<M>::value, std::is_invocable_r_v<int,M,int>); }
  std::printf("\n10: "); { struct M{ const std::vector<int>& v; auto operator()(int i) const { return v.at(i); } }; printf("%d%d%d%d %d", Q<M>, Q2<M>, Q3<M>, Has<M>::value, std::is_invocable_r_v<int,M,int>); }
  std::printf("\n11: "); { struct M{ M& v; int k; auto operator()(int i) const { return v.k; } }; printf("%d%d%d%d %d", Q<M>, Q2<M>, Q3<M>, Has<M>::value, std::is_invocable_r_v<int,M,int>); }
  std::printf("\n12: "); { struct M{ int& r; auto operator()(int i) { return r+=i; } }; printf("%d%d%d%d %d", Q<M>, Q2<M>, Q3<M>, Has<M>::value, std::is_invocable_r_v<int,M,int>); }
  std::printf("\n13: "); { int k=3; auto l=[&k](int i){ return i%k; }; using M=decltype(l); printf("%d%d%d%d %d", Q<M>, Q2<M>, Q3<M>, Has<M>::value, std::is_invocable_r_v<int,M,int>); }
  std::printf("\n14: "); { std::vector<int> v{1,2}; auto l=[&v](int i){ return v[i]; }; using M=decltype(l); printf("%d%d%d%d %d %d", Q<M>, Q2<M>, Q3<M>, Has<M>::value, std::is_invocable_r_v<int,M,int>, sf(l)); }
  std::printf("\n15: "); { std::vector<int> v{1,2}; auto l=[v](int i){ return v.at(i); }; using M=decltype(l); printf("%d%d%d%d %d %d", Q<M>, Q2<M>, Q3<M>, Has<M>::value, std::is_invocable_r_v<int,M,int>, sf(l)); }
  std::printf("\n");
}
