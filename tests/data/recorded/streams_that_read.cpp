#include <cstdio>
#include <sstream>
#include <string>
#include <vector>

struct Point {
  int x, y;
  bool operator==(Point const&) const = default;
};


int main() {
  std::istringstream in("4 8.5 word -7 1e3 c");
  int n = 0, m = 0;
  double d = 0, e = 0;
  char c = 0;
  std::string s;
  in >> n >> d >> s >> m >> e >> c;
  printf("%d %g %s %d %g %c\n", n, d, s.c_str(), m, e, c);
  bool more = bool(in >> n);
  printf("%d %d %d\n", n, more, in.eof());
  std::istringstream lines("a b\nc\n\nd");
  std::string line;
  while (std::getline(lines, line)) printf("[%s]", line.c_str());
  printf("\n");
  std::istringstream list("1,22,333");
  std::vector<int> numbers;
  while (std::getline(list, line, ',')) numbers.push_back(std::stoi(line));
  for (int x : numbers) printf("%d ", x);
  std::istringstream bad("x1");
  n = 5;
  bad >> n;
  printf("| %d %d\n", n, bad.fail());
  Point a{1, 2}, b{1, 2}, other{1, 3};
  printf("%d %d %d %d\n", a == b, a == other, a != other, a != b);
  return 0;
}
