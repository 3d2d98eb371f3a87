// What a move iterator leads to is moved.
#include <iostream>
#include <iterator>
#include <string>
#include <vector>
#include <algorithm>
struct T{T(){std::puts("T");}T(const T&){std::puts("c");}T(T&&){std::puts("m");} T& operator=(T const&) { std::puts("=c"); return *this; } T& operator=(T&&) { std::puts("=m"); return *this; }};
struct It{std::string*p;std::string&operator*()const{return*p;}It&operator++(){++p;return*this;}bool operator==(const It&)const=default;
 using value_type=std::string;using difference_type=long;using iterator_category=std::input_iterator_tag;using pointer=std::string*;using reference=std::string&;};
int main(){std::string s="abc";auto m=std::make_move_iterator(&s);std::string t=*m;std::cout<<t<<"|"<<s<<"|"<<std::endl;
  std::vector<T> v(1);auto k=std::make_move_iterator(v.begin());T a=*k;T b=k[0]; a = *k; std::vector<T> w; w.push_back(*k); auto&& r = *k; T c = r;
 std::vector<bool> vb{true}; auto mb = std::make_move_iterator(vb.begin()); bool bb = *mb; std::cout << bb << "\n"; }
