// `std::ref` in pairs, tuples and functions.
#include <iostream>
#include <functional>
#include <tuple>
#include <utility>
#include <string>
#include <vector>


namespace q3 {
void test(){ int a=1,b=2; auto p=std::make_pair(std::ref(a),2); std::cout<<"made\n"; std::cout<<p.first<<'\n'; p.first=9; std::cout<<a<<'\n'; }
}

namespace q4 {
void test(){ int a=1; auto r=std::ref(a); std::cout<<r.get()<<'\n'; r.get()=4; std::cout<<a<<'\n'; }
}

namespace q5 {
void test(){ int a=1; std::reference_wrapper<int> r=a; std::cout<<r.get()<<'\n'; r.get()=4; std::cout<<a<<'\n'; }
}

int main() {
  q3::test();
  q4::test();
  q5::test();
}
