// Functions of CuTe are not `noexcept`; a tuple holds a reference in eight bytes.
#include <cstdio>
#include <cstdlib>
#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
struct S { int id; ~S(){ printf("~%d ",id); } };

int main() {
  std::printf("\n0: "); { static constexpr auto K=Layout<Shape<_4,_6>>{}; printf("%d\n",int(noexcept(size(K)))); }
  std::printf("\n1: "); { printf("%d\n",int(noexcept(_3{}+_4{}))); }
  std::printf("\n2: "); { static constexpr auto K=Layout<Shape<_4,_6>>{}; printf("%d\n",noexcept(size<0>(K))?1:0); }
  std::printf("\n3: "); { printf("%d\n",int(noexcept(size(5)))); auto L = Layout<_4>{}; bool q=noexcept(size(L)); printf("%d %d\n",q, noexcept(rank(L))); }
  std::printf("\n4: "); { printf("%d\n",int(noexcept(make_shape(1,2)))); }
  std::printf("\n5: "); { printf("%d %d %d %d\n",int(sizeof(cute::tuple<int&>)), int(sizeof(cute::tuple<int const&,int>)), int(alignof(cute::tuple<char&>)), int(sizeof(cute::tuple<int&,_1>))); }
  std::printf("\n");
}
