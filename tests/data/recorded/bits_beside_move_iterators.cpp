// `auto` of an element of a vector of bits is a reference, whatever else the program names.
#include <cstdio>
#include <iterator>
#include <vector>
using X = std::move_iterator<int*>;
int main(){ std::vector<bool> v(3); auto r = v[0]; r = true; printf("%d\n", int(v[0])); auto s=v.front(); s=false; printf("%d",int(v[0])); for(auto x:v) x=true; printf("%d%d",int(v[1]),int(v[2])); }
