#include <cstdio>
#include <cstring>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
std::string repeat(std::string const& s, int n) {
  std::string r;
  for (int i = 0; i < n; ++i) r += s;
  return r;
}
int main() {
  std::string s = "hello";
  s += ", world";
  s += '!';
  std::cout << s << " " << s.size() << " " << s.length() << "\n";
  std::cout << s.substr(7) << "|" << s.substr(0, 5) << "|" << s.find("world") << "|"
            << (s.find("xyz") == std::string::npos) << "\n";
  std::cout << s[0] << s.front() << s.back() << s.at(4) << "\n";
  s[0] = 'J';
  std::cout << s << "\n";
  printf("%s\n", s.c_str());
  std::cout << (s == "Jello, world!") << (s < "K") << (std::string("a") + "b" + 'c') << "\n";
  std::cout << repeat("ab", 3) << std::string(4, '-') << "\n";
  std::cout << std::to_string(42) + std::to_string(-7L) + " " + std::to_string(1.5) << "\n";
  std::cout << std::stoi("123") + 1 << " " << std::stod("2.5") * 2 << "\n";
  s.insert(5, "XX");
  s.erase(0, 1);
  s.replace(0, 3, "abc");
  std::cout << s << "\n";
  std::cout << s.rfind('o') << " " << s.empty() << "\n";
  s.clear();
  std::cout << s.empty() << "\n";
  std::ostringstream os;
  os << "x=" << 5 << std::setw(6) << 7 << std::setfill('0') << std::setw(4) << 42 << std::hex << 255 << std::dec << " "
     << std::fixed << std::setprecision(2) << 3.14159;
  std::cout << os.str() << "\n";
  std::cout << std::left << std::setw(8) << "ab" << "|" << std::right << std::setw(8) << "cd" << "|" << std::setw(6)
            << 12 << "|\n";
  std::cout << std::setprecision(3) << 3.14159 << " " << 1234567.0 << " " << std::scientific << 12345.678
            << std::defaultfloat << " " << 2.5 << "\n";
  std::cout << std::hex << std::showbase << 255 << " " << std::uppercase << 48879 << std::nouppercase << std::noshowbase
            << std::dec << " " << std::oct << 8 << std::dec << "\n";
  std::cout << std::showpos << 5 << " " << -5 << std::noshowpos << " " << std::internal << std::setfill('*')
            << std::setw(8) << -42 << "\n"
            << std::setfill(' ');
  char buf[32];
  std::snprintf(buf, sizeof(buf), "%d-%s", 7, "q");
  std::cout << buf << " " << strlen(buf) << " " << strcmp(buf, "7-q") << "\n";
  char arr[] = "text";
  arr[1] = 'E';
  std::cout << arr << sizeof(arr) << "\n";
  const char* p = "pointer";
  std::cout << *p << p[2] << p + 3 << "\n";
  while (*p) {
    std::cout << (char)(*p - 32);
    ++p;
  }
  std::cout << std::endl;
  std::string_view sv = "view of text";
  std::cout << sv.substr(0, 4) << sv.size() << "\n";
  std::string line = "a,b,,c";
  size_t pos = 0;
  int n = 0;
  while ((pos = line.find(',')) != std::string::npos) {
    std::cout << "[" << line.substr(0, pos) << "]";
    line.erase(0, pos + 1);
    n++;
  }
  std::cout << "[" << line << "]" << n << "\n";
  for (char& ch : line) ch = toupper(ch);
  std::cout << line << "\n";
  std::string t(s.rbegin(), s.rend());
  std::string u = "stressed";
  std::string r(u.rbegin(), u.rend());
  std::cout << r << "\n";
  std::cout << u.compare("stress") << "\n";
  std::cout << R"(raw "text" \n)" << "\n";
  std::cout << "tab\there \"q\" \\ \x41 \101 " << '\'' << "\n";
  std::cout << "con"
               "cat"
            << "\n";
  std::string multi = "line1\nline2";
  std::cout << multi << std::endl;
  std::cerr << "to stderr\n";
  std::cout << std::setw(5) << true << std::setw(3) << 'x' << "\n";
  std::cout << nullptr << "\n";
}
