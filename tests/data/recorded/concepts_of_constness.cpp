// What a requires expression asks of a const, of a variable and of what expires: methods, changes, functions of numbers.
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

struct S {
  void change() {}
  void keep() const {}
  void of_variable() & {}
  void of_temporary() && {}
  void of_any() const& {}
};
template <class T> concept changes = requires(T const& t) { t.change(); };
template <class T> concept keeps = requires(T const& t) { t.keep(); };
template <class T> concept on_variable = requires(T t) { t.of_variable(); };
template <class T> concept on_moved_variable = requires(T t) { std::move(t).of_variable(); };
template <class T> concept temporary_on_variable = requires(T t) { t.of_temporary(); };
template <class T> concept temporary_on_moved = requires(T t) { std::move(t).of_temporary(); };
template <class T> concept temporary_on_const = requires(T const t) { std::move(t).of_temporary(); };
template <class T> concept any_on_moved = requires(T t) { std::move(t).of_any(); };
template <class T> concept pushes = requires(T& t) { t.push_back(1); };
template <class T> concept pushes_const = requires(T const& t) { t.push_back(1); };
template <class T> concept assigned = requires(T& t) { t = t; };
template <class T> concept assigned_const = requires(T const& t) { t = t; };
template <class T> concept counted = requires(T& t) { ++t; t += 1; };
template <class T> concept counted_const = requires(T const& t) { ++t; };
template <class T> concept element_const = requires(T const& t) { t[0] = 1; };
template <class T> concept ones = requires(T t) { std::popcount(t); };
template <class T> concept magnitude = requires(T t) { std::abs(t); };
template <class T> concept root = requires(T t) { std::sqrt(t); };
template <class T> concept parsed = requires(T t) { std::stoi(t); };

struct Qualified {
  Qualified& m() & { puts("&"); return *this; }
  Qualified m() && { puts("&&"); return *this; }
  Qualified const& m() const& { puts("const&"); return *this; }
  Qualified m() const&& { puts("const&&"); return *this; }
};

int main() {
  printf("%d%d%d%d\n", changes<S>, keeps<S>, on_variable<S>, on_moved_variable<S>);
  printf("%d%d%d%d\n", temporary_on_variable<S>, temporary_on_moved<S>, temporary_on_const<S>, any_on_moved<S>);
  printf("%d%d%d%d%d\n", pushes<std::vector<int>>, pushes_const<std::vector<int>>, assigned<int>, assigned_const<int>, assigned_const<std::string>);
  printf("%d%d%d%d\n", counted<int>, counted<int*>, counted_const<int>, counted_const<int*>);
  printf("%d%d%d\n", element_const<std::vector<int>>, element_const<int*>, element_const<int[3]>);
  printf("%d%d%d%d\n", ones<unsigned>, magnitude<int>, magnitude<double>, magnitude<std::string>);
  printf("%d%d%d%d%d\n", root<float>, root<std::string>, parsed<std::string>, parsed<char const*>, parsed<int>);
  Qualified q;
  Qualified const c;
  q.m(), std::move(q).m(), c.m(), std::move(c).m(), Qualified().m(), std::as_const(q).m();
}
