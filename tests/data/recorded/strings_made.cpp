// How strings are made, searched and changed: of parts, counts, lists, iterators; literals as arrays; wide characters.
#include <complex>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

using namespace std::string_literals;

template <size_t N>
int extent(char const (&)[N]) { return N; }

std::string listed() { return {'a', 'b'}; }
void take(std::string text) { std::cout << text << '|'; }

int main() {
  std::cout << sizeof("abc") << sizeof "hello" << extent("abcd") << '\n';
  std::string s = "abcdef";
  std::cout << std::string(s, 2, 3) << ' ' << std::string(s, 4) << ' ' << std::string{s, 1} << ' ' << std::string("hello", 2) << '\n';
  std::string t = {'x', 'y'}, u{'p', 'q', 'r'}, v(3, 'z'), w{3, 'x'};
  std::cout << t << u << v << w.size() << int(w[0]) << '\n';
  std::cout << listed() << '|';
  take({'c', 'd'});
  take({"hello", 3});
  take({"hi"});
  char raw[] = "x\0yz";
  std::string zeros("a\0b", 3), part(raw, sizeof raw - 1);
  zeros.append("c\0d", 3);
  std::cout << zeros.size() << part.size() << zeros.assign("q\0", 2).size() << "a\0b"s.size() << '\n';
  std::vector<char> letters{'a', 'b', 'c'};
  char array[] = {'x', 'y'};
  char const* text = "hello";
  std::cout << std::string(letters.begin(), letters.end()) << std::string(letters.data(), 2) << std::string(s.rbegin(), s.rend())
            << std::string(array, array + 2) << std::string(text + 1, text + 3) << '\n';
  std::string big = "helloworld";
  std::cout << big.find("worX", 0, 3) << ' ' << big.rfind("loX", 9, 2) << ' ' << big.find_first_of("xyzo", 0, 3) << '\n';
  t = "aabb";
  std::cout << t.replace(0, 1, "xyz", 2) << ' ' << t.assign(big, 1, 2) << ' ' << t.assign(3, 'k') << ' ' << t.append("xyz", 2) << ' '
            << t.insert(1, 2, 'q') << ' ' << t.insert(0, big, 5, 2) << ' ' << *t.insert(t.begin(), '!') << t << '\n';
  std::cout << s.compare(0, 2, "ab") << (s.compare(1, 2, "bd") < 0) << (s.compare(1, 2, "xbc", 1, 2) == 0) << '\n';
  s.swap(t);
  t.append(s.begin(), s.begin() + 2).append({'1', '2'}).replace(t.begin(), t.begin() + 2, 3, 'm');
  std::cout << s << ' ' << t << ' ' << "abc"s + "d" << '\n';
  std::cout << L'a' + 0 << ' ' << sizeof(L'a') << ' ' << U'a' + 0 << ' ' << NULL << '\n';
  char b[24];
  std::strcpy(b, "hello");
  std::strcat(b, " w");
  std::cout << b << std::strlen(b) << (std::strchr(b, 'l') - b) << (std::strrchr(b, 'l') - b) << (std::strstr(b, "lo") - b)
            << std::strncmp(b, "help", 3) << std::memcmp("ab", "ab", 2) << std::strncpy(b, "HE", 2) << '\n';
  int n = 0, m = 0;
  float x = 0;
  char c = 0;
  int read = std::sscanf("12, 7 2.5z", "%d, %d %f%c", &n, &m, &x, &c);
  std::cout << read << ' ' << n << ' ' << m << ' ' << x << c << ' ' << std::sscanf("4 x", "%d %d", &n, &m) << '\n';
  using Limits = std::numeric_limits<int>;
  std::cout << Limits::digits << Limits::is_signed << Limits::is_integer << Limits::digits10 << ' ' << std::numeric_limits<double>::digits10
            << std::numeric_limits<float>::max_digits10 << std::numeric_limits<double>::max_exponent << '\n';
  std::cout << std::integral_constant<int, 5>{} << std::true_type{} << std::is_same<int, int>{} << std::integral_constant<int, 7>{}() << '\n';
  std::complex<double> z(1, 2);
  std::cout << z * z << std::conj(z) << z + 1.0 << std::norm(z) << '\n';
}
