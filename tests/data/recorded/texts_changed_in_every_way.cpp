#include <string>
#include <iostream>
#include <vector>
int main() {
  std::string s; s = {'a', 'b'}; s += {'c', 'd'}; s.append({'e'}); s.insert(s.begin(), {'x', 'y'}); s.insert(s.end(), 2, 'z'); s.insert(s.begin() + 1, '_'); std::cout << s << '\n';
  s.assign({'q', 'r'}); s += 65; s += 'b'; s += "cd"; s += std::string("ef"); s += std::string_view("gh"); std::cout << s << ' ' << s.size() << '\n';
  std::vector<char> v{'1', '2', '3'}; s.append(v.begin(), v.end()); s.assign(v.rbegin(), v.rend()); s.insert(s.begin() + 1, v.begin(), v.begin() + 2); s.replace(s.begin(), s.begin() + 2, "___"); s.replace(0, 1, 2, '*'); s.replace(s.begin(), s.begin() + 1, v.begin(), v.end()); std::cout << s << '\n';
  s.append("hello", 2).append(3, '!').append(std::string("0123456"), 2, 3); s.erase(s.begin()); s.erase(s.begin(), s.begin() + 2); s.erase(1, 2); s.erase(s.size() - 1); std::cout << s << ' ' << s.front() << s.back() << s[s.size()] << '|' << '\n';
  char buf[8]; auto n = s.copy(buf, 3, 1); buf[n] = 0; std::cout << buf << ' ' << s.find("l", 2) << ' ' << (s.find("zz") == std::string::npos) << s.find_last_of("!h") << ' ' << s.find_last_not_of("0123!") << ' ' << s.compare(0, 2, "__") << ' ' << s.substr(s.size()).empty() << '\n'; std::string t(s, 2); std::string u(s.c_str(), 3); std::string w = s + t + 'c' + "d"; swap(t, u); std::cout << t << ' ' << u << ' ' << w.max_size() / w.max_size() << ' ' << std::string{"ab"} + std::string(2, 'c') << ' ' << std::string("a\0b", 3).size() << '\n'; for (auto& c : t) c++; std::cout << t << ' ' << (t < u) << (t == "x") << ("a" + t) << '\n'; std::getline(std::cin, t); std::cout << t.empty() << std::cin.eof() << std::stol("  -12x") << std::stof("1.5e2") << std::to_string(1.5) << std::to_string(-3ll) << std::to_string(true) << '\n';
}
