#include <cstdio>
#include <iostream>
#include <memory>
#include <sstream>
#include <vector>
struct Log { std::ostream& o; template <class T> Log& operator<<(T const& t) { o << '<' << t << '>'; return *this; } Log& operator<<(std::ostream& (*f)(std::ostream&)) { o << "[m]" << f; return *this; } };
struct Free { template <class T> Free& operator<<(T const& t) { std::cout << '<' << t << '>'; return *this; } };
Free& operator<<(Free& l, std::ostream& (*f)(std::ostream&)) { f(std::cout << "[f]"); return l; }
template <class T> void one(T const&) { std::cout << "T"; }
void one(std::ostream& (*f)(std::ostream&)) { f(std::cout << "one"); }
void write(FILE* f, int x) { fprintf(f, "%d\n", x); }
struct Out { FILE* f; explicit Out(std::FILE* f = stdout) : f(f) {} void put(const char* s) { std::fputs(s, f); } };
struct Close { void operator()(FILE* f) const { fputs("closed\n", f); } };
FILE* pick(bool b) { return b ? stdout : stderr; }
int main() {
  { Log l{std::cout}; l << 1 << std::endl << 2 << std::flush; Free f; f << 3 << std::endl; one(std::endl); }
  { std::ostream& (*m)(std::ostream&) = std::endl; std::cout << 4 << m; (*m)(std::cout << 5); Log l{std::cout}; l << m; std::ostringstream s; s << 6 << m; std::cout << s.str() << (m == nullptr) << m; }
  write(stdout, 7); write(pick(false), 8);
  { Out o; o.put("put\n"); FILE* f = nullptr; if (!f) f = o.f; fputc('a', f); putc('b', f); fwrite("cd\n", 1, 3, f); fflush(f); std::printf("%d%d\n", f == stdout, f != stderr); }
  { std::unique_ptr<FILE, Close> p(stdout); fprintf(p.get(), "%s\n", "held"); std::vector<FILE*> v{stdout, stdout}; for (FILE* f : v) fputs("e\n", f); }
}
