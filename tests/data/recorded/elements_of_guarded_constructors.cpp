// The same where the constructor has a try around it.
#include <cstdio>
struct E{ int v; static int n; E():v(n++){ printf("+%d ",v); if(v==3) throw v; } ~E(){ printf("-%d ",v);} }; int E::n=0;
struct A{ E a[5]; A() try : a{} { } catch(int x){ printf("caught %d ",x); throw; } };
struct M{ E e; M() try { } catch(...) { printf("m "); } ~M(){ printf("~M "); } };
struct N{ int i; static int n; N() try : i(n++) { printf("N%d ",i); if(i==2) throw i; } catch(int x){ printf("c%d ",x); } ~N(){ printf("~N%d ",i);} }; int N::n=0;
int main(){ try{ A a; }catch(int x){ printf("out %d\n",x);} E::n=10; try { N arr[4]; } catch(int x){ printf("out %d\n",x);} N::n=0; try { N* p=new N[4]; } catch(int x){ printf("out %d\n",x);} E::n=0; try { E arr[5]; } catch(int x){ printf("out %d\n",x);} }
