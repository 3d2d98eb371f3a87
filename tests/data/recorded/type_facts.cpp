// What the library says of types: how they are made, copied and converted, and what a vector has room for.
#include <array>
#include <cstdio>
#include <limits>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>
struct Plain { int a; float b; };
struct Init { int a = 1; };
struct Deleted { Deleted(Deleted const&) = delete; Deleted() = default; int x; };
struct Taking { Taking(int) {} };
struct Asked { explicit Asked(int) {} };
struct Giving { operator int() const { return 1; } };
struct Ended { ~Ended() {} int x; };
struct Virtual { virtual void f() {} };
struct Base { int x; };
struct Derived : Base { int y; };
struct Empty {};
struct DerivedEmpty : Empty { int y; };
struct Holding { std::string s; };
struct Copying { Copying(Copying const& o) : x(o.x) {} Copying() {} int x; };
struct Moving { Moving(Moving&&) = default; Moving() = default; };
struct Fixed { const int k; };
struct Referring { int& r; };
struct Two { Two(int, double) {} Two(std::string const&) {} };
union Either { int a; float b; };
enum Small { one };
enum class Scoped { a };
template <class T> void facts(char const* name) {
  printf("%s %d %d %d %d %d %d\n", name, std::is_trivially_copyable_v<T>, std::is_trivial_v<T>, std::is_default_constructible_v<T>,
         std::is_copy_constructible_v<T>, std::is_trivially_default_constructible_v<T>, std::is_class<T>::value);
}
template <class A, class B> void from_to() { printf("%d%d ", std::is_convertible_v<A, B>, std::is_constructible_v<B, A>); }
int main() {
  facts<int>("int"); facts<float const>("float const"); facts<int*>("int*"); facts<int&>("int&"); facts<int[3]>("int[3]"); facts<void>("void");
  facts<Plain>("Plain"); facts<Init>("Init"); facts<Deleted>("Deleted"); facts<Taking>("Taking"); facts<Ended>("Ended"); facts<Virtual>("Virtual");
  facts<Derived>("Derived"); facts<Holding>("Holding"); facts<Copying>("Copying"); facts<Moving>("Moving"); facts<Fixed>("Fixed"); facts<Referring>("Referring");
  facts<std::string>("string"); facts<std::vector<int>>("vector"); facts<std::array<int, 2>>("array"); facts<std::unique_ptr<int>>("unique_ptr");
  facts<Either>("Either"); facts<Small>("Small");
  printf("%d %d %d %d %d\n", std::is_standard_layout_v<Plain>, std::is_standard_layout_v<Derived>, std::is_standard_layout_v<DerivedEmpty>,
         std::is_standard_layout_v<Virtual>, std::is_standard_layout<int*>::value);
  from_to<int, float>(); from_to<float, int>(); from_to<int, void*>(); from_to<std::nullptr_t, int*>(); from_to<int*, int const*>(); from_to<int const*, int*>();
  from_to<Base*, Derived*>(); from_to<Derived*, Base*>(); from_to<int*, void*>(); from_to<void*, int*>(); from_to<int*, bool>(); from_to<Small, int>(); from_to<Scoped, int>();
  from_to<int, Small>(); from_to<int[3], int*>(); from_to<char const*, std::string>(); from_to<int, std::string>();
  printf("\n");
  from_to<int, Taking>(); from_to<int, Asked>(); from_to<Giving, int>(); from_to<Taking, int>(); from_to<Derived, Base>(); from_to<float, Taking>();
  from_to<int, int&>(); from_to<int&, int&>(); from_to<int, int const&>(); from_to<int&, int const&>(); from_to<Deleted, Deleted>(); from_to<std::string, Two>(); from_to<Plain, Plain>();
  printf("\n%d %d %d %d\n", std::is_constructible_v<Two, int, double>, std::is_constructible_v<Two, int>, std::is_constructible_v<int>, std::is_constructible<Taking>::value);
  printf("%d %d %d %d %d\n", std::is_reference_v<int&&>, std::is_reference_v<int>, std::is_void_v<const void>, std::is_class_v<Either>, std::is_class_v<Plain const>);
  printf("%d %d %d\n", int(std::extent_v<int[3][4], 1>), int(std::extent_v<int[3][4]>), int(std::extent<int[3], 1>::value));
  printf("%d %d %d %d %d\n", std::numeric_limits<int*>::is_specialized, std::numeric_limits<int>::digits, std::numeric_limits<long double>::digits, std::numeric_limits<bool>::digits, std::numeric_limits<unsigned char>::digits);
  std::vector<int>::difference_type d = -1;
  printf("%d %d\n", d < 0, std::is_same_v<std::vector<int>::difference_type, std::vector<int>::size_type>);
  std::vector<int> v;
  printf("%d %llu\n", int(v.capacity()), (unsigned long long)v.max_size());
  v.reserve(10);
  int* at = (v.push_back(1), v.data());
  for (int i = 0; i < 9; ++i) v.push_back(i);
  printf("%d %d %d\n", int(v.capacity()), int(v.size()), at == v.data());
  v.push_back(3); printf("%d\n", int(v.capacity()));
  v.resize(50); printf("%d\n", int(v.capacity()));
  v.insert(v.begin() + 1, 60, 7); printf("%d %d %d\n", int(v.capacity()), v[1], v[61]);
  v.shrink_to_fit(); printf("%d\n", int(v.capacity()));
  v.assign(3, 9); printf("%d %d\n", int(v.capacity()), int(v.size()));
  std::vector<int> w(v); printf("%d\n", int(w.capacity()));
  v = w; printf("%d\n", int(v.capacity()));
  w = std::vector<int>(200); printf("%d\n", int(w.capacity()));
  std::vector<double> one; for (int i = 0; i < 9; ++i) { one.push_back(i); printf("%d ", int(one.capacity())); } printf("\n");
  std::vector<std::string> words; for (int i = 0; i < 5; ++i) { words.push_back("x"); printf("%d ", int(words.capacity())); } printf("\n");
}
