#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>
#include <cstddef>
struct Mine { int code; Mine(int c) : code(c) {} virtual ~Mine() {} };
void load(int i) { if (i == 0) throw std::out_of_range("index"); if (i == 1) throw 42; if (i == 2) throw Mine{7}; }
void stage(int i) { try { load(i); } catch (...) { std::throw_with_nested(std::runtime_error("stage " + std::to_string(i))); } }
void outer(int i) { try { stage(i); } catch (std::exception&) { if (i == 2) std::throw_with_nested(Mine{i}); std::throw_with_nested(std::logic_error("outer")); } }
void print(std::exception const& e, int d = 0) { printf("%*s%s\n", d, "", e.what()); try { std::rethrow_if_nested(e); } catch (std::exception const& n) { print(n, d + 2); } catch (int x) { printf("%*sint %d\n", d + 2, "", x); } catch (Mine const& m) { printf("%*smine %d\n", d + 2, "", m.code); } }
int main() {
  for (int i = 0; i < 4; ++i) try { outer(i); printf("fine\n"); } catch (std::exception const& e) { print(e); } catch (Mine const& m) { printf("mine %d\n", m.code); try { std::rethrow_if_nested(m); } catch (std::exception const& e) { print(e, 2); } }
  try { std::rethrow_if_nested(std::runtime_error("plain")); printf("none\n"); } catch (...) { printf("?\n"); }
  try { throw std::nested_exception(); } catch (std::nested_exception const& n) { printf("%d\n", n.nested_ptr() == nullptr); }
  printf("%zu %zu\n", sizeof(std::max_align_t), alignof(std::max_align_t)); alignas(std::max_align_t) unsigned char b[3]; (void)b;
}
