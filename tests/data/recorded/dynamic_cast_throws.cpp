// `dynamic_cast` to a reference throws where the object is none of the class.
#include <iostream>
#include <typeinfo>
using namespace std;
class Base { public: virtual ~Base() = default; };
class Derived : public Base { public: int x = 3; };
int main(){ Base base; Base& br = base; Derived d; Base& bd = d;
 try { Derived& dr = dynamic_cast<Derived&>(br); cout << "no\n"; } catch (const bad_cast&) { cout << "bad\n"; }
 try { cout << dynamic_cast<Derived&>(bd).x << "\n"; dynamic_cast<Derived&>(br); cout << "no\n"; } catch (const bad_cast& e) { cout << e.what() << "\n"; }
 try { Derived const& dr = dynamic_cast<Derived const&>(base); cout << "no\n"; } catch (std::bad_cast&) { cout << "bad\n"; }
}
