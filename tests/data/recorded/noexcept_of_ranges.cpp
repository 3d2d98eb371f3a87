// `noexcept` of `std::data` and `std::empty` is what the methods say.
#include <iterator>
#include <initializer_list>
#include <vector>
#include <string>
#include <list>
#include <cstdio>
struct My{ int* data(){return nullptr;} bool empty() const noexcept {return true;} }; struct No{ int* data() noexcept {return nullptr;} bool empty() const {return true;} };
template<class C> void t(C& c){ printf("%d%d ",noexcept(std::data(c)),noexcept(std::empty(c))); }
int main(){ My m; No n; t(m); t(n); std::vector<int> v; std::string s; t(v); t(s); const std::vector<int> cv; t(cv); std::initializer_list<int> il={1}; t(il); std::list<int> l; printf("%d",noexcept(std::empty(l))); printf("%d%d%d%d",noexcept(std::data(m)),noexcept(std::empty(m)),noexcept(std::data(v)),noexcept(std::empty(il))); int a[2]; printf("%d%d\n",noexcept(std::data(a)),noexcept(std::empty(a))); }
