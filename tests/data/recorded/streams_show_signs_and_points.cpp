// What streams and `printf` show of signs and points, and bit fields of enumerations.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <iomanip>
#include <cmath>
#include <cstdio>
using namespace std;
enum E{P,Q,R}; struct B{E e:2;}; enum M{U=3}; enum Ng{n1=-1,n2=1}; struct C { M m : 2; Ng n : 2; E e : 3; int i : 2; unsigned u : 2; bool b : 1; };

int main() {
  std::printf("\n0: "); { cout<<showpos<<-0.0<<" "<<-0.0f<<" "<<0.0<<" "<<1.5<<" "<<setw(8)<<internal<<setfill('0')<<-0.0<<" "<<setw(8)<<2.0<<"\n"; }
  std::printf("\n1: "); { cout<<showpos<<5u<<" "<<7ul<<" "<<(unsigned short)3<<" "<<5<<" "<<-5<<" "<<5l<<" "<<true<<" "<<(short)3<<" "<<(size_t)8<<"\n"; }
  std::printf("\n2: "); { cout<<showpos<<NAN<<" "<<INFINITY<<" "<<-INFINITY<<noshowpos<<" "<<NAN<<"\n"; }
  std::printf("\n3: "); { cout<<showpoint<<123456.789<<" "<<999999.5<<" "<<123456.0<<" "<<1.0<<" "<<0.5f<<" "<<1e10<<" "<<NAN<<" "<<INFINITY<<"\n"; }
  std::printf("\n4: "); { cout<<showpoint<<fixed<<setprecision(0)<<5.0<<" "<<scientific<<5.0<<" "<<hexfloat<<1.0<<" "<<uppercase<<1.0<<" "<<fixed<<setprecision(3)<<2.5<<"\n"; }
  std::printf("\n5: "); { printf("%#.6g %#G %#.0e %#a %#.0f %#g %#A\n",123456.789,123456.0,5.0,1.0,3.0,1.0,2.0); }
  std::printf("\n6: "); { B b{}; b.e=R; printf("%d %d\n",b.e,b.e==R); switch(b.e){case R:puts("R");break;default:puts("other");} }
  std::printf("\n7: "); { C c{}; c.m=U; c.n=n1; c.e=R; c.i=-1; c.u=3; c.b=true; printf("%d %d %d %d %d %d\n",c.m,c.n,c.e,c.i,c.u,c.b); c.e = E(5); printf("%d\n", c.e); C d = c; printf("%d %d %zu\n", d.m, d.n, sizeof(C)); }
  std::printf("\n8: "); { struct L { enum I { x, y, z } i : 2; unsigned k : 6; } l{L::z, 5}; printf("%d %d %zu\n", l.i, l.k, sizeof(L)); auto q = l.i; printf("%d %d\n", q, q == L::z); }
  std::printf("\n");
}
