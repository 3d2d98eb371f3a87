// One object is made where arms of `?:`, templates and members in braces make it, whose address its constructor keeps.
#include <cstdio>
#include <iostream>
#include <memory>
#include <utility>

struct K { K* self; int n; K(int n) : self(this), n(n) {} void ck() const { std::cout << (self == this) << n << "\n"; } };
struct K2 { K2* self; int n; long q[4]; K2(int n) : self(this), n(n), q{} {} void ck() const { std::cout << (self == this) << n << "\n"; } };
struct KC { KC* self; int n; KC(int n) : self(this), n(n) {} KC(const KC& o) : self(this), n(o.n) { std::puts("copy"); } void ck() const { std::cout << (self == this) << n << "\n"; } };
struct F { int v; operator K() const { return K(v); } };
K mk(bool b) { return b ? K(1) : 2; }
K2 mk2(bool b) { return b ? K2(1) : 2; }
KC mkc(bool b) { return b ? KC(1) : 2; }
void by(K k) { k.ck(); }
void by2(K2 k) { k.ck(); }
void byc(KC k) { k.ck(); }
void cr(const K& k) { k.ck(); }
struct H { K k; H(bool b) : k(b ? K(1) : 2) {} };
struct A { K k; };
struct AC { KC k; };
template<class T> void tk(bool b) { T k = b ? T(1) : 2; k.ck(); T m = b ? 3 : T(4); m.ck(); }
template<class T> void tk2(bool b) { T k = b ? T(1) : T(2); k.ck(); T m = T(b ? T(3) : T(4)); m.ck(); }
struct H2 { K k; H2(bool b) : k(b ? K(1) : K(2)) {} };
template<class T> struct TQ { T t; TQ() : t(T(1)) {} TQ(int n) : t(n ? T(1) : T(2)) {} };
template<class T> struct KT { KT* self; T n; KT(T n) : self(this), n(n) {} void ck() const { std::cout << (self == this) << n << "\n"; } };
template<class T> void tkt() { KT<T> k = KT<T>(3); k.ck(); KT<T> m(KT<T>(4)); m.ck(); auto n = KT<T>(5); n.ck(); KT<T> o = n.n ? KT<T>(3) : KT<T>(2); o.ck(); KT<T> p = n.n ? KT<T>(3) : 2; p.ck(); }

void case_1() {
  bool b = true; K k = b ? K(1) : 2; k.ck();
}

void case_2() {
  bool b = false; K k = b ? K(1) : 2; k.ck();
}

void case_3() {
  bool b = true; K k = b ? 3 : K(2); k.ck();
}

void case_4() {
  bool b = false; K k = b ? 3 : K(2); k.ck();
}

void case_5() {
  bool b = true; K k(b ? K(1) : 2); k.ck();
}

void case_6() {
  bool b = true; K k{b ? K(1) : 2}; k.ck();
}

void case_7() {
  bool b = true; K2 k = b ? K2(1) : 2; k.ck();
}

void case_8() {
  bool b = false; K2 k = b ? K2(1) : 2; k.ck();
}

void case_9() {
  bool b = false; KC k = b ? KC(1) : 2; k.ck();
}

void case_10() {
  bool b = true, c = false; K k = b ? c ? K(1) : K(3) : 2; k.ck();
}

void case_11() {
  bool b = true, c = false; K k = b ? c ? K(1) : 3 : 2; k.ck();
}

void case_12() {
  bool b = true, c = false; K k = b ? (c ? K(1) : 3) : K(2); k.ck();
}

void case_13() {
  bool b = true; cr(b ? K(1) : 2); cr(b ? 1 : K(2));
}

void case_14() {
  H h(true); h.k.ck(); H i(false); i.k.ck();
}

void case_15() {
  bool b = true; A a{b ? K(1) : 2}; a.k.ck(); A d = {b ? 2 : K(3)}; d.k.ck();
}

void case_16() {
  bool b = true; auto* p = new K(b ? K(1) : 2); p->ck(); delete p;
}

void case_17() {
  bool b = true; K a[2] = {b ? K(1) : 2, b ? 3 : K(4)}; a[0].ck(); a[1].ck();
}

void case_18() {
  bool b = true; auto l = [](auto b) { K k = b ? K(1) : 2; k.ck(); }; l(b); l(!b);
}

void case_19() {
  bool b = true; auto k = b ? K(1) : 2; k.ck(); const auto m = b ? 1 : K(2); m.ck();
}

void case_20() {
  bool b = true; auto&& k = b ? K(1) : 2; k.ck(); const K& m = b ? 1 : K(2); m.ck();
}

void case_21() {
  bool b = true; (b ? K(1) : 2).ck(); (b ? 1 : K(2)).ck();
}

void case_22() {
  bool b = true; auto l = [k = b ? K(1) : 2] { k.ck(); }; l();
}

void case_23() {
  bool b = true; K k = (0, b ? K(1) : 2); k.ck();
}

void case_24() {
  bool b = true; K k = K(b ? K(1) : 2); k.ck(); K m = static_cast<K>(b ? 1 : K(2)); m.ck();
}

void case_25() {
  bool b = false; K k = b ? throw 1 : K(2); k.ck();
}

void case_26() {
  bool b = true; static K k = b ? K(1) : 2; k.ck();
}

void case_27() {
  bool b = true; A a{b ? K(1) : K(2)}; a.k.ck(); A d = {b ? K(2) : K(3)}; d.k.ck();
}

void case_28() {
  H2 h(true); h.k.ck(); H2 i(false); i.k.ck();
}

void case_29() {
  bool b = true; K k = K(b ? K(1) : K(2)); k.ck(); K m = static_cast<K>(b ? K(1) : K(2)); m.ck();
}

void case_30() {
  tk2<K>(true); tk2<K>(false);
}

void case_31() {
  bool b = true; K k = K(K(2)); k.ck(); A a{K(K(1))}; a.k.ck();
}

void case_32() {
  bool b = true; auto l = [](auto x) { using T = decltype(x); T k = T(2); k.ck(); T m = T(T(3)); m.ck(); }; l(K(1));
}

void case_33() {
  A a{K(1)}; a.k.ck(); A d = {K(1)}; d.k.ck(); A e{.k = K(3)}; e.k.ck(); A f{3}; f.k.ck(); A g{{3}}; g.k.ck();
}

void case_34() {
  A a{K(K(1))}; a.k.ck();
}

void case_35() {
  A a{bool(1) ? K(1) : K(2)}; a.k.ck();
}

void case_36() {
  KT<int> k = KT<int>(3); k.ck(); KT<int> j(KT<int>(4)); j.ck(); KT j2 = KT(5); j2.ck(); auto j3 = KT<long>(5); j3.ck(); bool b = true; KT<int> j4 = b ? KT<int>(3) : KT<int>(4); j4.ck(); KT<int> j5 = b ? KT<int>(3) : 4; j5.ck();
}

void case_37() {
  tkt<int>(); tkt<long>();
}

int main() {
  case_1();
  case_2();
  case_3();
  case_4();
  case_5();
  case_6();
  case_7();
  case_8();
  case_9();
  case_10();
  case_11();
  case_12();
  case_13();
  case_14();
  case_15();
  case_16();
  case_17();
  case_18();
  case_19();
  case_20();
  case_21();
  case_22();
  case_23();
  case_24();
  case_25();
  case_26();
  case_27();
  case_28();
  case_29();
  case_30();
  case_31();
  case_32();
  case_33();
  case_34();
  case_35();
  case_36();
  case_37();
}
