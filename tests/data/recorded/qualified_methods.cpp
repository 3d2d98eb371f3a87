// Methods of variables and of temporaries.
#include <cstdio>
#include <string>
#include <utility>
struct B { std::string s = "x"; std::string& get() & { return s; } std::string get() && { return std::move(s) + "!"; } std::string const& get() const& { return s; } int n() & { return 1; } int n() && { return 2; } int n() const & { return 3; } };
B mk() { return B(); }
int main() { B b; B const c; std::printf("%s %s %s\n", b.get().c_str(), mk().get().c_str(), c.get().c_str()); std::printf("%d %d %d %d\n", b.n(), mk().n(), c.n(), std::move(b).n()); std::string t = std::move(b).get(); std::printf("%s\n", t.c_str()); }
