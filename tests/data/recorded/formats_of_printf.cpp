#include <cstdio>
#include <cstdint>
#include <cstddef>
int main(){
printf("[%2$d %1$d]\n",1,2);
printf("[%1$s %1$s %2$*3$d]\n","a",5,4);
printf("[%'d %'.2f]\n",1234567, 1234567.891);
int n=0; printf("abc%n|",&n); printf("%d\n",n);
long ln=0; printf("abcd%ln|\n",&ln); printf("%ld\n",ln);
printf("%a %A %a %a %a %.2a %a\n",1.0,1.5,0.1,-3.75,0.0,1.999,1e-310);
printf("%hhd %hhu %hd %hu\n",300,300,70000,70000);
printf("%jd %td %zd %zu %ju\n",(intmax_t)-5,(ptrdiff_t)-6,(ssize_t)-7,(size_t)8,(uintmax_t)9);
printf("%Lf %.3Le %Lg\n",1.5L,2.5L,1e100L);
printf("%*.*f|%-*d|%*d\n",10,3,3.14159,6,42,-6,42);
printf("%.*f|%.*d\n",-1,3.5,-3,7);
printf("%+ d|% d|%+d|% 5d|%+5d\n",5,5,5,5,5);
printf("%#x %#o %#X %#x %#o\n",255,8,255,0,0);
printf("%#010x|%-#10x|%010d|%-010d|\n",255,255,-5,-5);
printf("%e %E %G %g %G\n",12345.678,0.00012,1e-10,1e20,123456789.0);
printf("%#g %#.0f %#e %.0e\n",1.0,3.0,1.0,15.0);
printf("%5.3s|%-5.2s|%.0s|\n","abcdef","xyz","hello");
printf("a%cb\n",0);
printf("%p %p\n",(void*)0,nullptr);
printf("%10p|%-10p|\n",(void*)0,(void*)16);
printf("%%|%5%|\n");
printf("%.3d|%8.3d|%-8.3d|%08.3d|%+.3d\n",5,5,5,5,5);
printf("%.0d|%.0x|%5.0d|\n",0,0,0);
printf("%lld %llu %llx %lx\n",-1ll,~0ull,255ull,255l);
printf("%i %u %o\n",-3,-3,-3);
printf("%c%c%5c|%-5c|\n",'a',66,'x','y');
printf("%f %f %F %e %g\n",1.0/0.0,0.0/0.0,-1.0/0.0,1.0/0.0,0.0/0.0);
printf("%010f|%+f|% f|%-10f|\n",1.0/0.0,1.0/0.0,1.0/0.0,1.0/0.0);
printf("%.20f %.0f %.0f %.0f %.1f\n",0.1,0.5,1.5,2.5,0.25);
printf("%s|%10s|%-10s|\n","a","b","c");
printf("%s|%.3s|%10s\n",(char*)0,(char*)0,(char*)0);
char b[8]; int r=snprintf(b,8,"%s","abcdefghijkl"); printf("%d [%s]\n",r,b);
r=snprintf(b,1,"abc"); printf("%d [%s]\n",r,b);
r=snprintf(nullptr,0,"%d-%d",12,345); printf("%d\n",r);
r=snprintf(b,sizeof b,"%5.1f",3.14159); printf("%d [%s]\n",r,b);
b[0]='Q'; r=snprintf(b,0,"zz"); printf("%d %c\n",r,b[0]);
r=printf("hello\n"); printf("%d\n",r);
printf("%d %s\n", 1 , true?"yes":"no");
printf("%x %X %o\n", (unsigned char)200, (short)-1, (long)8);
printf("%hhx %hx\n", -1, -1);
printf("%lx %zx\n", -1L, (size_t)-1);
printf("%5c|%05d|%+05d|% 05d\n",'a',42,42,42);
printf("%g %g %g %g %g\n",100000.0,1000000.0,0.0001,0.00001,1.0);
printf("%.3g %.10g %#.3g\n",3.14159,1.0/3,2.0);
printf("%20.10e|\n",3.14159);
printf("%lf %hf\n",1.5,2.5);
printf("%-+6d|%+-6d|%- 6d|%0-6d|\n",3,3,3,3);
printf("%qd %Zd\n",5LL,(size_t)6);
fprintf(stdout,"%3d|%-3d|%03d\n",1,2,3);
char bb[64]; int k=sprintf(bb,"%1$d %1$x",255); printf("%d %s\n",k,bb);
puts("end"); putchar('x'); putchar(10);
}
