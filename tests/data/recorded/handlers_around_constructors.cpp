// `try` around constructors: what was made ends before a handler, which throws again at its end.
#include <cstdio>
#include <stdexcept>
#include <string>
struct Noisy { const char* n; Noisy(const char* n):n(n){ printf("+%s ",n);} ~Noisy(){ printf("-%s ",n);} };
struct Base { Noisy b{"base"}; Base(int x){ if(x==1) throw 1; } };
struct M { Noisy m; M(int x):m("m"){ if(x==2) throw std::runtime_error("two"); } };
struct S : Base {
  Noisy a; M m;
  S(int x) try : Base(x), a("a"), m(x) { printf("body "); if(x==3) throw 3; printf("done "); } catch (int e) { printf("caught %d x %d ", e, x); } catch (std::exception const& e) { printf("caught %s x %d ", e.what(), x); }
  ~S() try { printf("~S "); } catch(...) { printf("never"); }
};
struct D : S {
  Noisy d{"d"};
  D(int x) try : S(x) { if(x==4) throw 4; } catch(...) {
    printf("D:... ");
    throw std::string("other");
  }
};
int f(int x) try { if(x) throw x; return 1; } catch(int e) { return e*10; }
struct T {
  int v;
  T(int x) try : v(x) { if(x) throw x; } catch(int e) {
    if(e==2) throw 2.5;
    printf("T%d ",e);
    return_it();
  }
  static void return_it(){}
};
template <class X> struct W {
  X x;
  template<class A> W(A a) try : x(a) {} catch (...) {
    printf("W ");
    throw;
  }
};
struct Out { int v; Out(int); };
Out::Out(int x) try : v(x) {
  if(x>1) throw x;
  printf("Out%d ",v);
} catch(int& e) {
  printf("out %d ",e);
  e+=100;
}
struct Dflt { int v=7; Dflt(int y = 3) try { if(y==3) throw y; } catch (int) { printf("dflt "); } };
int main(){
  for(int i=0;i<5;i++){
    try {
      D d(i);
      printf("made ");
    } catch(int e){ printf("main %d",e); } catch(std::exception const&e){ printf("main %s",e.what()); } catch(std::string const& s){ printf("main str %s", s.c_str()); }
    printf("\n");
  }
  printf("%d %d\n", f(0), f(4));
  for(int i=0;i<3;i++) try {
    T t(i);
    printf("t%d\n",t.v);
  } catch(int e){ printf("int %d\n",e); } catch(double d){ printf("dbl %g\n",d); }
  try { W<S> w(3); } catch(int e){ printf("w %d\n",e);} catch(...) { printf("w other\n"); }
  try { Out o(1); Out p(5);} catch(int e){ printf("o %d\n",e);}
  try { Dflt d; } catch(int e){ printf("d %d\n",e);}
  try { auto* p = new S(3); delete p;} catch(int e){ printf("n %d\n",e);}
  try { S arr[2] = {S(0), S(3)}; } catch(int e){ printf("a %d\n",e);}
}
