// Order of destruction of temporaries in full expressions.
#include <cstdio>
#include <string>
#include <utility>

struct T {
    const char* n;
    T(const char* s) : n(s) { std::printf("+%s ", n); }
    T(const T& o) : n(o.n) { std::printf("c%s ", n); }
    ~T() { std::printf("-%s ", n); }
    const T& self() const { return *this; }
    int len() const { int i = 0; while (n[i]) ++i; return i; }
    explicit operator bool() const { std::printf("?%s ", n); return n[0] != '0'; }
};
T operator<<(const T& a, const T& b) { std::printf("(%s<<%s) ", a.n, b.n); return T("sum"); }
bool operator==(const T& a, const T& b) { std::printf("(%s==%s) ", a.n, b.n); return a.n[0] == b.n[0]; }
struct Guard { T t; int k; };
struct Agg { const T& r; int k; };
struct Holder { T a{"ha"}; T b; Holder(const char* s) : b(s) { std::printf("body "); } ~Holder() { std::printf("~H "); } };
struct Lock { T* p; Lock(T& t) : p(&t) { std::printf("lock:%s ", p->n); } ~Lock() { std::printf("unlock:%s ", p->n); } operator bool() const { return true; } };

int use(const T& a, int k) { std::printf("use:%s:%d ", a.n, k); return k; }
T make(const char* s) { return T(s); }
int defarg(int a, const T& t = T("dflt")) { std::printf("def:%s ", t.n); return a; }
struct Chain { T t; Chain(const char* s) : t(s) {} Chain& add(const T& x) { std::printf("add:%s ", x.n); return *this; } };

#define NL std::puts("")

int main() {
    use(T("a"), 2); NL;
    int n = (make("x") << make("y")).len(); std::printf("n=%d", n); NL;
    { const T& r = make("ext"); std::printf("in "); (void)r; } NL;
    { Guard g{T("g"), T("tmp").len()}; std::printf("in%d ", g.k); } NL;
    { Agg a{T("bound"), 1}; std::printf("in:%s ", a.r.n); } NL;
    { T&& r = T("outer"); { T&& s = T("inner"); std::printf("in "); (void)s; } std::printf("mid "); (void)r; } NL;
    { Holder h("hb"); std::printf("in "); } NL;
    { const T& member = Guard{T("memb"), 3}.t; std::printf("in:%s ", member.n); } NL;
    if (T("0cond")) std::printf("yes "); else std::printf("no "); NL;
    if (T t("init"); t) std::printf("yes "); else std::printf("no "); NL;
    if (T t = T("0decl"); t) std::printf("yes "); else std::printf("else:%s ", t.n); NL;
    for (int i = 0; T(i < 2 ? "1go" : "0stop"); ++i) { T b("body"); if (i == 0) continue; std::printf("x "); } NL;
    int w = 0; while (T c = T(w++ < 2 ? "1w" : "0w")) { std::printf("in "); if (w == 2) break; } NL;
    switch (T s("sw"); s.len()) { case 1: std::printf("one "); break; case 2: { T q("case2"); std::printf("two "); } [[fallthrough]]; default: std::printf("dflt "); } NL;
    bool both = T("1l") && T("0r"); std::printf("%d", both); NL;
    bool any = T("1l") || T("0r"); std::printf("%d", any); NL;
    int pick = (T("1c") ? T("left") : T("rightlong")).len(); std::printf("%d", pick); NL;
    const T& cr = true ? T("A") : T("B"); std::printf("%s ", cr.n); NL;
    defarg(1), defarg(2, T("mine")); NL;
    Chain("ch").add(T("p")).add(T("q")).add(make("r")); NL;
    T("one"), T("two"), std::printf("three "); NL;
    T arr[] = {T("e0"), T("e1"), make("e2")}; NL;
    for (const T& t : {T("i"), T("j")}) std::printf("<%s> ", t.n); NL;
    for (T t : arr) std::printf("<%s> ", t.n); NL;
    for (T v("for"); const auto& t : arr) { std::printf("<%s%s> ", v.n, t.n); } NL;
    { T a("a1"), b("b1"); { Lock l(a); T c("c1"); Lock m(b); std::printf("in "); } std::printf("out "); } NL;
    auto lam = [t = T("cap")](const T& x) { std::printf("lam:%s%s ", t.n, x.n); return x.len(); }; NL;
    std::printf("%d ", lam(T("arg"))); NL;
    { auto copy = lam; std::printf("copied "); } NL;
    [](T t) { std::printf("by value %s ", t.n); }(T("bv")); NL;
    { T* p = new T("heap"); std::printf("h "); delete p; } NL;
    { T* p = new T[2]{"h0", "h1"}; std::printf("h "); delete[] p; } NL;
    { static T s("static"); std::printf("in "); } NL;
    for (int i = 0; i < 2; ++i) { static T s("once"); std::printf("it%d ", i); } NL;
    std::string s = std::string("abc") + ((T("inside") << T("i2")).len() == 3 ? "eq" : "ne"); std::printf("%s ", s.c_str()); NL;
    std::printf("end\n");
    return 0;
}
