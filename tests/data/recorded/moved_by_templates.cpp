// A template for anything moves what has no move of its own, and is not trivial.
#include <cstdio>
#include <type_traits>
#include <utility>

struct NoCopy { NoCopy& operator=(NoCopy const&) = delete; template <class T> NoCopy& operator=(T&&) { return *this; } };
struct Constant { Constant& operator=(Constant const&) = delete; template <class T> Constant& operator=(T const&) { return *this; } };
struct Copied { Copied() = default; Copied(Copied const&) = default; Copied& operator=(Copied const&) = default; Copied& operator=(Copied&&) = delete; };
struct Derived : Copied { template <class X> Derived& operator=(X&&) noexcept { return *this; } };
struct Made { Made(Made const&) = delete; template <class T> Made(T&&) {} };
struct Holds { NoCopy a; };
struct Plain { template <class T> Plain& operator=(T&&) { return *this; } };

template <class T> void all() {
  std::printf("%d%d%d%d%d%d ", std::is_move_constructible_v<T>, std::is_copy_assignable_v<T>, std::is_move_assignable_v<T>,
              std::is_trivially_move_assignable_v<T>, std::is_nothrow_move_assignable_v<T>, std::is_trivially_copyable_v<T>);
}

int main() {
  all<NoCopy>(), all<Constant>(), all<Copied>(), all<Derived>(), all<Made>(), all<Holds>(), all<Plain>();
  std::puts("");
}
