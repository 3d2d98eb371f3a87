// noexcept(e) by the declarations of what e calls.
#include <cstdio>
#include <string>
#include <vector>

void f() noexcept;
void g();
struct A{ A() noexcept {} A(int){} ~A(){} void m() const noexcept {} void k(){} };

static void case_n1() {
  A a;
  printf("%d %d %d %d %d %d\n",noexcept(f()),noexcept(g()),noexcept(a.m()),noexcept(a.k()),noexcept(A()),noexcept(A(1)));
}

static void case_n4() {
  auto f=[]()noexcept {
    return 1;
  };
  auto g=[] {
    return 1;
  };
  printf("%d %d\n",noexcept(f()),noexcept(g()));
}

static void case_n3() {
  int x=1;
  int*p=&x;
  std::vector<int> v{1};
  printf("%d %d %d %d %d %d %d\n",noexcept(x+1),noexcept(*p),noexcept(throw 1),noexcept(v.size()),noexcept(v.push_back(1)),noexcept(std::string("abc")),noexcept(new int));
}


int main() {
  case_n1();
  case_n4();
  case_n3();
}
