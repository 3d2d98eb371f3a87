#include <cstdio>
template <class T> struct any;
template <> struct any<int> { static constexpr int a = 1; };
template <class T> struct any<T*> { static constexpr int a = 2; };
template <class T> struct any<T[]> { static constexpr int a = 3; };
template <class T, class U> struct any<T(U)> { static constexpr int a = 3; };
int main(){ printf("%d\n", any<int>::a);  printf("%d\n", any<int*>::a); printf("%d\n", any<int[]>::a); 
printf("%d\n", any<int(int)>::a);
 }
