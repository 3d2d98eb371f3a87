// The types of calls that are not evaluated: of samples, of objects that no one can make.
#include <cstdio>
#include <utility>
#include <vector>
#include <map>
#include <string>
#include <type_traits>
struct NoDef { int v; NoDef(int x) : v(x) {} int get() const { return v; } int& ref() { return v; } const int& ref() const { return v; } NoDef next() const { return NoDef(v + 1); } int* p() { return &v; } double operator()(int) const { return 1; } long operator[](int) const { return 2; } char operator*() const { return 'c'; } NoDef operator+(const NoDef& o) const { return NoDef(v + o.v); } bool operator==(const NoDef& o) const { return v == o.v; } template <class T> T as() const { return T(v); } auto twice() const { return v * 2.0; } struct In { float f; }; In in() const { return {1.f}; } };
template <class T, class = void> struct has_begin : std::false_type {}; template <class T> struct has_begin<T, std::void_t<decltype(std::declval<T&>().begin()), decltype(std::declval<T&>().end())>> : std::true_type {};
template <class T> using get_t = decltype(std::declval<T>().get());
template <class T> using elem_t = std::decay_t<decltype(*std::begin(std::declval<T&>()))>;
template <class F, class... A> using res_t = decltype(std::declval<F>()(std::declval<A>()...));
template <class T> using key_t2 = typename std::decay_t<T>::key_type;
template <class A, class B> using sum_t = decltype(std::declval<A>() + std::declval<B>());
#define S(...) printf("%d", int(std::is_same_v<__VA_ARGS__>))
int main() {
  S(decltype(std::declval<NoDef>().get()), int); S(decltype(std::declval<NoDef&>().ref()), int&); S(decltype(std::declval<const NoDef&>().ref()), const int&); S(decltype(std::declval<NoDef>().next()), NoDef); S(decltype(std::declval<NoDef>().next().next().get()), int); S(decltype(std::declval<NoDef&>().p()), int*); S(decltype(*std::declval<NoDef&>().p()), int&); puts("");
  S(decltype(std::declval<NoDef>()(1)), double); S(decltype(std::declval<NoDef>()[1]), long); S(decltype(*std::declval<NoDef>()), char); S(decltype(std::declval<NoDef>() + std::declval<NoDef>()), NoDef); S(decltype(std::declval<NoDef>() == std::declval<NoDef>()), bool); S(decltype(std::declval<NoDef>().as<char>()), char); S(decltype(std::declval<NoDef>().twice()), double); S(decltype(std::declval<NoDef>().in().f), float); S(decltype(std::declval<NoDef>().v), int); S(decltype((std::declval<NoDef&>().v)), int&); puts("");
  S(get_t<NoDef>, int); S(elem_t<std::vector<float>>, float); S(elem_t<int[3]>, int); S(elem_t<std::string>, char); auto l = [](int, double) -> long { return 0; }; S(res_t<decltype(l), int, double>, long); S(res_t<NoDef, int>, double); S(std::invoke_result_t<decltype(l), int, double>, long); puts("");
  S(sum_t<int, char>, int); S(sum_t<float, long>, float); S(sum_t<char*, int>, char*); S(sum_t<std::string, const char*>, std::string); S(sum_t<unsigned, long>, long); S(sum_t<NoDef, NoDef>, NoDef); puts("");
  printf("%d%d%d%d\n", has_begin<std::vector<int>>::value, has_begin<NoDef>::value, has_begin<int>::value, has_begin<const std::map<int, int>>::value);
  S(decltype(std::declval<int>()), int&&); S(decltype(std::declval<int&>()), int&); S(decltype(std::declval<const NoDef>()), const NoDef&&); S(decltype(std::declval<NoDef&&>()), NoDef&&); S(decltype(std::declval<int*>()[2]), int&); S(decltype(*std::declval<const int*>()), const int&); S(decltype(&std::declval<int&>()), int*); S(decltype(std::declval<int(&)[4]>()[0]), int&); puts("");
  S(decltype(NoDef(1).get()), int); S(decltype(NoDef{1}.next()), NoDef); S(decltype(std::vector<int>().size()), size_t); S(decltype(std::declval<std::vector<int>>().begin()), std::vector<int>::iterator); S(decltype(std::declval<std::pair<int, char>>().second), char); puts("");
}
