// `typeid`: comparisons, the types of objects, names as GCC gives them.
#include <cstdint>
#include <cstdio>
#include <map>
#include <string>
#include <typeindex>
#include <typeinfo>

struct B { virtual ~B() {} };
struct D : B {};
struct Plain {};
struct PlainD : Plain {};
enum E { e };
enum class F { f };
namespace n {
struct X { struct Y {}; };
template <class T> struct Of {};
template <int N, bool B> struct Values {};
}

template <class T> const char* name() { return typeid(T).name(); }
int calls = 0;
int counted() { return ++calls; }

template <class T>
class Known {
  int secret = 3;
  friend T;
};
class User {
public:
  int look(Known<User> k) { return k.secret; }
};

int main() {
  printf("%s %s %s %s %s\n", typeid(int).name(), typeid(double).name(), typeid(B).name(), name<unsigned long>(), name<E>());
  D d;
  B& b = d;
  B* at = &d;
  B plain_b;
  printf("%d %d %d\n", typeid(b) == typeid(D), typeid(int) == typeid(const int&), typeid(int) != typeid(long));
  printf("%d %d %d\n", typeid(*at) == typeid(D), typeid(at) == typeid(B*), typeid(plain_b) == typeid(b));
  PlainD pd;
  Plain& p = pd;
  printf("%d %s\n", typeid(p) == typeid(PlainD), typeid(b).name());
  for (const char* text : {typeid(n::X).name(), typeid(n::X::Y).name(), typeid(n::Of<int>).name(), typeid(n::Values<4, true>).name(),
                           typeid(F).name(), typeid(int*).name(), typeid(const char*).name(), typeid(3.5f).name(), typeid(bool).name(),
                           typeid(int[3]).name(), typeid(std::string).name(), typeid(void).name(), typeid(uint8_t).name(),
                           typeid(long long).name(), typeid(int(int)).name(), typeid(Known<int>).name(), typeid(nullptr).name()})
    printf("%s ", text);
  const std::type_info& ti = typeid(d);
  printf("\n%d %d\n", ti == typeid(D), ti.hash_code() == typeid(D).hash_code());
  printf("%s %d\n", typeid(counted()).name(), calls);
  std::map<std::type_index, const char*> names{{typeid(int), "an int"}, {typeid(d), "a D"}};
  printf("%s %s %zu\n", names[typeid(1 + 1)], names.at(std::type_index(typeid(D))), names.size());
  printf("%d\n", User().look({}));
}
