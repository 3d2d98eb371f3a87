// `auto` of an element of a vector of bits is a reference, whatever else the program names.
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <algorithm>
#include <bitset>
#include <iostream>
#include <numeric>
#include <type_traits>
template<class T> void put(T t){ t=true; }
template<class T> void put2(T&& t){ t=true; }
template<class C> void all(C& c){ for(auto x:c) x=true; }
template<class C> void all2(C& c){ for(auto&& x:c) x=true; }
struct S{ std::vector<bool> v; auto at(int i){ return v[i]; } std::vector<bool>::reference r(int i){ return v[i]; } bool g(int i) const { return v[i]; } decltype(auto) d(int i){ return v[i]; } };
struct M{ std::vector<bool> v; int w; auto operator()(int i,int j){ return v[i*w+j]; } };

int main() {

  std::printf("\n");
}
