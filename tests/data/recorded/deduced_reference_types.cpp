// The types of calls of functions whose result is deduced as a reference.
#include <cstdio>
#include <type_traits>
#include <utility>
struct A{ int v=0; void k(){puts("m");} void k() const {puts("c");} };
template<class T> void n(const char*s){ printf("%s %d%d%d\n",s,std::is_lvalue_reference_v<T>,std::is_rvalue_reference_v<T>,std::is_const_v<std::remove_reference_t<T>>);
  }
template<class T> struct Box{ T t; auto& get(){return t;} auto& get() const {return t;
  } decltype(auto) d() const {return (t);} decltype(auto) d(){return (t);
  } auto const& cg(){return t;} auto&& h() const {return t;} const T* ptr() const {return &t;
  } auto p() const {return &t;} auto& me(){return *this;} auto& me() const{return *this;
  } auto& th() const {return this->t;} auto* ap() const {return &this->t;
  } decltype(auto) f() const { return t; } decltype(auto) g() const { return *&t;
  } };
template<class B> void go(B const& b, B& m){
n<decltype(b.get())>("1"); n<decltype(m.get())>("2"); n<decltype(b.d())>("3");
  n<decltype(m.d())>("4"); n<decltype(m.cg())>("5"); n<decltype(b.h())>("6");
  n<decltype(*b.ptr())>("7"); n<decltype(*b.p())>("8"); n<decltype(*m.p())>("9");
  n<decltype(b.me())>("10"); n<decltype(m.me())>("11"); n<decltype(b.th())>("12");
  n<decltype(*b.ap())>("13"); n<decltype(b.f())>("14"); n<decltype(b.g())>("15");
  n<decltype(std::as_const(m).get())>("16"); }
int main(){ Box<A> b; go<Box<A>>(b,b); Box<int> c; go<Box<int>>(c,c); }
