// `std::visit` hands on what is moved as such.
#include <algorithm>
#include <any>
#include <array>
#include <cstdio>
#include <deque>
#include <functional>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <queue>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>
using namespace std;
struct Ov{ string operator()(int){return "int";} string operator()(string const&s){return "s:"+s;} string operator()(double){return "d";} string operator()(string&&s){return "mv:"+s;} string operator()(string&s){s+="!";return "l:"+s;} };
template<class...T> struct ov:T...{using T::operator()...;}; template<class...T> ov(T...)->ov<T...>;
variant<int,string> mk(){ return "tmp"s; }

namespace visits {

void run() {
variant<int,string,double> v="abc"s; const auto c=v; cout<<visit(Ov{},v)<<visit(Ov{},std::move(v)); v=2.5; cout<<visit(ov{[](auto x){return to_string(x).size();},[](string const&){return 0ul;}},v)<<v.index(); variant<int,char> a=1,b='x'; cout<<visit([](auto p,auto q){return (int)(p+q);},a,b); vector<variant<int,string>> vs{1,"two"s,3}; for(auto const&x:vs) visit([](auto const&y){cout<<y<<',';},x); for(auto&x:vs) visit([](auto&y){y+=y;},x); cout<<get<int>(vs[0])<<get<string>(vs[1]); cout<<visit(Ov{},variant<int,string,double>("t"s)); cout<<visit(ov{[](int i){return i;},[](string const& s){return (int)s.size();}},mk()); const variant<int,string> k=5; visit([](auto& x){cout<<x;},k); int n=visit([](auto&& x)->int{ if constexpr(is_same_v<decay_t<decltype(x)>,int>) return x; else return -1; },k); cout<<n;
}
}

int main() {
  puts("visits"); visits::run(); cout << flush; puts("");
}
