#include <cstdio>
#include <vector>
#define S(x) #x
#define X(x) S(x)
#define CAT(a,b) a##b
#define XCAT(a,b) CAT(a,b)
#define E0
#define F(x) x
#define OPT(f,...) f __VA_OPT__(,) __VA_ARGS__ __VA_OPT__(end)
#define OPT2(x,...) [__VA_OPT__(x ## x)] [x __VA_OPT__(- __VA_ARGS__ -)]
#define V(...) S((__VA_ARGS__))
#define G(a, ...) S(a, ## __VA_ARGS__)
#define H(fmt, args...) S(fmt, ## args)
#define T3(a,b,c) S(a) S(b) S(c)
#define REC REC + 1
#define A1 B1 2
#define B1 A1 3
#define f(a) a*g
#define g(a) f(a)
#define EMPTY
#define LP (
#define CALL(x) F LP x )
#define str(s) # s
#define xstr(s) str(s)
#define INCFILE(n) vers ## n
#define hash_hash # ## #
#define mkstr(a) # a
#define in_between(a) mkstr(a)
#define join(c, d) in_between(c hash_hash d)
#define t(x,y,z) x ## y ## z
int main(){
puts(X(REC)); puts(X(A1)); puts(X(f(2)(9)));
puts(S("a\n" '\0' "q\"q" 'x' '"' '\'')); puts(S( a   +   b )); puts(S(a/*c*/b)); puts(S());
puts(X(CAT(,x))); puts(X(CAT(x,))); puts(X(CAT(,))); puts(X([CAT(,)]));
puts(X(XCAT(CAT(a,b),c)));
puts(X((OPT(1)))); puts(X((OPT(1,2,3)))); puts(X((OPT(1,)))); puts(X((OPT(1,E0))));
puts(X((OPT2(q)))); puts(X((OPT2(q,w))));
puts(V(a,b , c)); puts(V());puts(G(a));puts(H(z));
puts(T3(,,));puts(T3( 1 , ,2));
puts(X(F (1)F EMPTY (2) F));
puts(X(CALL(7)));
puts(xstr(strncmp("abc\0d", "abc", '\4') == 0));
puts(join(x, y));
puts(X((t(1,2,3), t(,4,5), t(6,,7), t(8,9,), t(10,,), t(,11,), t(,,12), t(,,))));
puts(X(a
b));
puts(S(R"(a
b\)"));
printf("%d %d %d\n", __COUNTER__, __COUNTER__, __COUNTER__);
int XCAT(v,__COUNTER__)=1, XCAT(v,__COUNTER__)=2; printf("%d %d\n",v3,v4);
printf("%d %s\n", __LINE__, S(__LINE__)); puts(X(__LINE__));
#line 100 "x.c"
printf("%d %s\n", __LINE__, __FILE__);
#define LN 500
#line LN
printf("%d %s\n", __LINE__, __FILE__);
# 7 "y.c"
printf("%d %s\n", __LINE__, __FILE__);
printf("%d\n", 
__LINE__);
printf("%d %d\n", F(__LINE__), F(
__LINE__
));
puts(X(F(F)(1))); puts(X(F(F(F))(1)));
#define NIL(xxx) xxx
#define G_0(arg) NIL(G_1)(arg)
#define G_1(arg) NIL(arg)
puts(X(G_0(42)));
#define foo() bar
puts(X(foo()())); puts(X(foo ()));puts(X(foo));
#define OBJ (x) x
puts(X(OBJ(1)));
#define e1
puts(X(e1 a e1 b e1)); puts(X(-e1-)); puts(X(1 - -1)); puts(X(-F(-1)));
#define plus +
puts(X(+plus -plus+));
#undef S2
#undef S
#define S(x) "u"#x
puts(S(1));
puts(__func__);
printf("%d\n", __cplusplus == 201703L);
}
