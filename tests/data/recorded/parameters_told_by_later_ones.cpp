// A parameter whose type another argument decides.
#include <iostream>
#include <type_traits>
enum class E : unsigned { a = 100 };
template<typename T>
std::ostream& operator<<(typename std::enable_if<std::is_enum<T>::value, std::ostream>::type& stream, const T& e)
{ return stream << static_cast<typename std::underlying_type<T>::type>(e); }
template <class T> int f(typename std::enable_if<std::is_enum<T>::value, int>::type& x, T const& e) { return x + int(e); }
int main() { int x = 1; std::cout << f(x, E::a) << "\n"; std::cout << E::a << std::endl; operator<<(std::cout, E::a) << "\n"; }
