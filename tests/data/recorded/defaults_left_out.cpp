// Specialisations that leave out what the template has by default; conversions that are explicit; empty braces returned.
#include <cstdio>
#include <vector>
#include <type_traits>
#include <string>
#include <utility>
#include <tuple>
#include <iostream>
template<class T,int N=3> struct W{static constexpr int v=0;}; template<> struct W<char>{static constexpr int v=2;};
template<class T,class=void> struct Q{static constexpr int v=0;}; template<class U> struct Q<U*>{static constexpr int v=1;};
template<class T,class=void> struct V:std::false_type{}; template<class U> struct V<std::vector<U>>:std::true_type{};
struct M { explicit operator bool() const {return true;} operator int() const {return 99;} };
std::pair<int,std::string> two(int n) { if (n) return {n,"x"}; return {}; }
std::tuple<int,std::string> three(int n) { if (n) return {n,"x"}; return {}; }
int main() {
   printf("%d%d%d%d%d %d%d %d%d\n",W<char>::v,W<char,3>::v,W<char,4>::v,W<int>::v,Q<int*>::v,Q<int>::v,Q<int*,int>::v,V<std::vector<int>>::value,V<int>::value);
 std::fflush(stdout); M m; std::cout<<m+1<<(m==99)<<'\n'; std::cout<<two(0).first<<two(0).second.size()<<two(1).second<<std::get<0>(three(0))<<std::get<1>(three(1))<<'\n'; }
