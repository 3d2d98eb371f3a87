// `printf` with arguments named by their numbers, and `%n`.
#include <cstdio>
int main(){ printf("[%2$d %1$d]\n",1,2); int n=0; printf("abc%n|\n",&n); printf("%d\n",n); long l; printf("%2$*1$d|%1$d\n",5,7); char b[20]; int k=snprintf(b,20,"%2$s-%1$s","a","b"); printf("%s %d\n",b,k); short h=9; printf("xy%hn\n",&h); printf("%d\n",h); }
