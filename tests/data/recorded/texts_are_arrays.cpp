// A text in quotes is an array to what takes it as a reference.
#include <cstdio>
#include <type_traits>
template<class T> int sz(T const& x){ return sizeof(x); } template<class T> int sy(T const& x){ return sizeof(T); } template<class T> int sx(T& x){ return sizeof(x) + std::is_array_v<T>; }
template<class T> int szr(T&& x){ return sizeof(x); }
template<class T, class U> void two(T const& a, U const& b) { std::printf("%d %d %d %d\n", (int)sizeof(a), (int)sizeof(b), std::is_same_v<decltype(a), char const (&)[6]>, std::is_array_v<T>); }
template <class T> void dt(T const& t) { decltype(t) u = t; std::printf("%s %d %d\n", u, (int)sizeof(u), std::is_same_v<decltype(t), T const&>); }
int main(){ std::printf("%d %d %d %d\n", sz("hello"), szr("hello"), sy("hello"), sx("hello")); auto l=[](auto const& s){ return sizeof(s); }; std::printf("%d\n",(int)l("abc")); auto l2=[](auto const& s){ return std::is_same_v<decltype(s), const char(&)[4]>; }; std::printf("%d\n",(int)l2("abc")); two("hello", 3); dt("xyz"); const auto& r = "four"; std::printf("%d\n", (int)sizeof(r)); auto& q = "five5"; std::printf("%d\n", (int)sizeof(q)); }
