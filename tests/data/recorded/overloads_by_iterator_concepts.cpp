// Overloads by concepts of iterators: the strongest one is meant.
#include <cstdio>
#include <iterator>
#include <vector>
#include <list>
template <std::input_iterator It> const char* how(It) { return "input"; }
template <std::bidirectional_iterator It> const char* how(It) { return "bidirectional"; }
template <std::random_access_iterator It> const char* how(It) { return "random"; }
template <std::forward_iterator It> const char* two(It) { return "f"; }
template <std::contiguous_iterator It> const char* two(It) { return "c"; }
template <class It> requires std::bidirectional_iterator<It> const char* three(It) { return "b"; }
template <class It> requires std::random_access_iterator<It> const char* three(It) { return "r"; }
int main() { std::vector<int> v{1}; std::list<int> l; puts(how(v.begin())); puts(how(l.begin())); puts(how(v.data())); puts(two(v.begin())); puts(two(l.begin())); puts(three(v.begin())); puts(three(l.begin())); }
