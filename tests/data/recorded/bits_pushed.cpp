// What is put at the end of a std::vector<bool>.
#include <vector>
#include <cstdio>
std::vector<bool> visited;
int main() { std::vector<bool> p; for (int i = 0; i < 3; ++i) p.push_back(false); p.push_back(true); visited.assign(4, true); std::vector<bool> q; q.push_back(true); printf("%zu %d %d\n", p.size(), (int)p[3], (int)visited[2]); }
