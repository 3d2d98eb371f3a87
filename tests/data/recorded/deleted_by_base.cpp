// `delete` through a pointer to a base without a virtual destructor ends what the object is as the base, as compilers have it.
#include <iostream>
#include <memory>
#include <vector>
struct Part { const char* name; ~Part() { std::cout << "~Part " << name << "\n"; } };
struct Plain { Part p{"of Plain"}; ~Plain() { std::cout << "~Plain\n"; } };
struct Derived : Plain { Part q{"of Derived"}; ~Derived() { std::cout << "~Derived\n"; } };
struct None { int n = 1; };
struct OfNone : None { ~OfNone() { std::cout << "~OfNone\n"; } };
struct Virtual { virtual ~Virtual() { std::cout << "~Virtual\n"; } };
struct Middle : Virtual { ~Middle() { std::cout << "~Middle\n"; } };
struct Last : Middle { Part r{"of Last"}; ~Last() { std::cout << "~Last\n"; } };
template <class T> struct Base { ~Base() { std::cout << "~Base\n"; } };
struct Own : Base<Own> { ~Own() { std::cout << "~Own\n"; } };
int main() {
  Plain* a = new Derived;
  delete a;
  Derived* b = new Derived;
  delete b;
  None* c = new OfNone;
  delete c;
  Virtual* d = new Last;
  delete d;
  Middle* e = new Last;
  delete e;
  Base<Own>* f = new Own;
  delete f;
  std::cout << "owners\n";
  { std::unique_ptr<Plain> p(new Derived); }
  { std::shared_ptr<Plain> p(new Derived); }
  { std::shared_ptr<Plain> p = std::make_shared<Derived>(); }
  { std::unique_ptr<Virtual> p = std::make_unique<Last>(); }
  { std::vector<std::unique_ptr<Plain>> v; v.push_back(std::make_unique<Derived>()); }
}
