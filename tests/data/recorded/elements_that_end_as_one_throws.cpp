// Elements end from the last one on where one throws, those of a vector from the first.
#include <cstdio>
#include <vector>
#include <array>
struct E{ int v; static int n; E():v(n++){ printf("+%d ",v); if(v==3) throw v; } ~E(){ printf("-%d ",v);} }; int E::n=0;
struct H { E a, b; E c[3]; H(){ printf("H "); } ~H(){ printf("~H "); } };
int main(){ E::n=0; try { E arr[5]; } catch(int x){ printf("out %d\n",x);} E::n=0; try { std::vector<E> arr(5); } catch(int x){ printf("out %d\n",x);} E::n=0; try { std::array<E,5> arr; } catch(int x){ printf("out %d\n",x);} E::n=0; try { E* p=new E[5]; } catch(int x){ printf("out %d\n",x);} E::n=0; try { H h; } catch(int x){ printf("out %d\n",x);} E::n=0; try { E a2[2][3]; } catch(int x){ printf("out %d\n",x);}}
