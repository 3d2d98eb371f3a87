#include <map>
#include <memory>
#include <string>
#include <vector>
#include <variant>
#include <cstdio>
struct J; using O = std::map<std::string, J>; using A = std::vector<J>;
struct J { std::shared_ptr<O> o; std::variant<int, std::unique_ptr<A>> v; int n = 0; };
struct T { int v; std::map<int, T> kids; };
int main() { J j; j.o = std::make_shared<O>(); (*j.o)["a"].n = 3; printf("%d %zu\n", (*j.o)["a"].n, j.o->size()); T t{1, {}}; t.kids[2].v = 5; printf("%d\n", t.kids[2].v); }
