#include <string>
#include <vector>
#include <cstdio>
int main() { std::vector<int> v{1,2,3}; printf("%d\n", v.operator[](1)); v.operator=({4,5}); printf("%zu\n", v.size()); std::string s("abc"); s.operator+=("d"); printf("%s %c\n", s.c_str(), s.operator[](1)); }
