// Templates of the library are called where members have their names too.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <tuple>
#include <array>
#include <span>
#include <memory>
#include <utility>
#include <algorithm>
#include <variant>
#include <any>
#include <vector>
#include <cute/tensor.hpp>
struct Cfg{ int n,i; }; constexpr Cfg cfg{3,1};
struct Q{ int get,array,size,rank,take,max,min,make_unique,exchange,visit,clamp,any_cast,holds_alternative,get_if,static_pointer_cast,in_place_type,make_pair,first,second; bool lt(const Q& o) const { return max<o.max && min>o.min; } };
struct R{ bool h(bool a,bool b) const { return a&&b; } bool lt(const R& o) const { return h(size<o.size, rank>(o.rank)) || size<o.size && rank>(o.rank); } int size,rank; template<int N> int tpl() const { return N; } int call() const { return tpl<3>() + this->tpl<4>(); } };
struct B{ virtual ~B(){} }; struct D:B{};
template<int N> struct V{ static constexpr int value=N; };
namespace z=std;

int main() {
  std::printf("\n0: "); { using namespace std; tuple<int,int> t{1,2}; printf("%d",get<cfg.i>(t)); }
  std::printf("\n1: "); { using std::array; array<int, cfg.n> t{1,2,3}; printf("%zu",t.size()); }
  std::printf("\n2: "); { std::array<int, cfg.n> t{1,2,3}; z::array<int, cfg.n> u{}; printf("%zu%zu",t.size(),u.size()); printf("%d",z::get<cfg.i>(t)); }
  std::printf("\n3: "); { auto l=cute::make_layout(cute::make_shape(2,3)); using namespace cute; printf("%d",int(cute::size<cfg.i>(l))); printf("%d",int(size<(cfg.n>1?0:1)>(l))); printf("%d", int(cute::get<(cfg.n > 1 && true)>(l.shape()))); }
  std::printf("\n4: "); { using namespace std; auto p=make_unique<int>(3); int k=1; exchange<int,int>(k,3); printf("%d%d",*p,k); printf("%d",clamp<int>(5,1,3)); }
  std::printf("\n5: "); { using namespace std; variant<int,float> v=2; printf("%d%d",holds_alternative<int>(v),*get_if<int>(&v)); any a=3; printf("%d",any_cast<int>(a)); }
  std::printf("\n6: "); { using namespace std; shared_ptr<B> a=make_shared<D>(); auto d=static_pointer_cast<D>(a); auto q=make_pair<int,char>(1,'c'); printf("%d",q.first); any b(in_place_type<int>,3); printf("%d",any_cast<int>(b)); }
  std::printf("\n7: "); { std::array<int,4> a{}; std::span<int> s(a); printf("%zu",s.first<cfg.n>().size()); printf("%zu",s.subspan<1,cfg.i>().size()); }
  std::printf("\n8: "); { std::array<int,4> a{}; std::span<int> s(a); printf("%zu",s.first<cfg.n ? 2 : 1>().size()); }
  std::printf("\n");
}
