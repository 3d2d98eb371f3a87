// String streams that are read: numbers, words, characters, lines, fields, after writing and anew.
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

int sum(std::stringstream& in) {
  int x = 0, total = 0;
  while (in >> x) total += x;
  return total;
}

std::vector<std::string> split(std::string const& text, char by) {
  std::stringstream in(text);
  std::vector<std::string> made;
  std::string field;
  while (std::getline(in, field, by)) made.push_back(field);
  return made;
}

int main() {
  std::stringstream a("1 2 3 x");
  std::cout << sum(a) << " " << a.fail() << "\n";
  std::stringstream b;
  b << 4 << ' ' << 5.5 << " word " << 'c';
  int i = 0;
  double d = 0;
  std::string w;
  char c = '-';
  if (b >> i >> d >> w >> c) std::cout << i << "," << d << "," << w << "," << c << "\n";
  b >> i;
  std::cout << (b ? "more" : "no more") << " " << i << bool(b) << static_cast<bool>(a) << "\n";
  for (auto const& f : split("a,b,,c", ',')) std::cout << "[" << f << "]";
  std::cout << "\n";
  std::stringstream lines("one two\nthree\n\nfour");
  std::string line;
  int n = 0;
  while (std::getline(lines, line)) {
    std::istringstream words(line);
    std::string word;
    while (words >> word) std::cout << ++n << ":" << word << " ";
  }
  std::cout << "\n";
  std::stringstream c1("7");
  c1 >> i;
  c1.clear();
  c1.str("8 9");
  int j = 0;
  c1 >> i >> j;
  std::cout << i << j << " " << c1.str() << "\n";
  std::map<std::string, int> count;
  std::stringstream text("the cat the dog the end");
  std::string t;
  while (text >> t) ++count[t];
  for (auto const& [k, v] : count) std::cout << k << "=" << v << " ";
  std::cout << "\n";
}
