// Pointers of the language to numbers below 8 bits and to `bool` move by bytes, CuTe's iterators over them by bits
#include <cute/tensor.hpp>
#include <cutlass/array.h>
#include <cutlass/numeric_types.h>
#include <cstdio>
#include <cstring>
#include <iomanip>
#include <iostream>
#include <vector>

using namespace cute;
using cutlass::float_e2m1_t;
using cutlass::int4b_t;
using cutlass::uint4b_t;

#define SAME(...) printf("%d  %s\n", int(std::is_same_v<__VA_ARGS__>), #__VA_ARGS__)
#define EACH(t, n) \
  for (int i = 0; i < n; ++i) printf("%d ", int(t(i))); \
  printf("\n")

template <class T> const char* which(T*) { return "pointer"; }
template <class T> const char* which(subbyte_iterator<T>) { return "iterator"; }
template <class T> const char* which(gmem_ptr<T*>) { return "global pointer"; }
template <class T> const char* which(gmem_ptr<subbyte_iterator<T>>) { return "global iterator"; }
template <class T> struct Kind { static constexpr int n = 0; };
template <class T> struct Kind<T*> { static constexpr int n = 1; };
template <class T> struct Kind<subbyte_iterator<T>> { static constexpr int n = 2; };
template <class T> void bytes(T const* p, int n) {
  for (int i = 0; i < n; ++i) printf("%d ", int(reinterpret_cast<unsigned char const*>(p)[i]));
  printf("\n");
}
struct Holder {
  int4b_t* p;
  subbyte_iterator<int4b_t> it;
};
struct Pair {
  float_e2m1_t a[2];
  int4b_t b;
};

alignas(16) unsigned char buf[16] = {1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0};
alignas(16) int4b_t A[16], B[16];
alignas(16) bool P[16], Q[16];

void pointers() {
  int4b_t* p = reinterpret_cast<int4b_t*>(buf);
  printf("%d %d %d %zu %zu\n", int(p[0]), int(p[1]), int(*(p + 2)), sizeof(p), sizeof(*p));
  p[1] = int4b_t(-3);
  bytes(buf, 3);
  int4b_t* q = p + 5;
  printf("%td %d %d\n", q - p, p < q, int(reinterpret_cast<char*>(q) - reinterpret_cast<char*>(p)));
  buf[1] = 0x35;
  printf("%d\n", int(p[1]));
  buf[1] = 2;
  auto it = recast_ptr<int4b_t>(buf);
  printf("%s %s %s %s\n", which(p), which(it), which(make_gmem_ptr(p)), which(make_gmem_ptr<int4b_t>(buf)));
  printf("%d %d %d %d\n", Kind<int4b_t*>::n, Kind<decltype(it)>::n, Kind<bool*>::n, Kind<subbyte_iterator<bool>>::n);
  printf("%zu %zu %zu %zu\n", sizeof(it), sizeof(make_gmem_ptr<int4b_t>(buf)), sizeof(make_gmem_ptr(p)), sizeof(recast_ptr<bool>(P)));
  printf("%d %d %d %d\n", is_pointer<int4b_t*>::value, std::is_pointer_v<decltype(it)>, std::is_class_v<decltype(it)>, std::is_scalar_v<int4b_t*>);
  SAME(decltype(p[0]), int4b_t&);
  SAME(decltype(it[0]), subbyte_reference<int4b_t>);
  SAME(decltype(&*it), subbyte_iterator<int4b_t>);
  SAME(decltype(raw_pointer_cast(it)), int4b_t*);
  SAME(decltype(recast_ptr<int4b_t>((void const*)buf)), subbyte_iterator<int4b_t const>);
  SAME(iter_reference_t<subbyte_iterator<int4b_t>>, subbyte_reference<int4b_t>);
  SAME(std::vector<bool>::reference, subbyte_reference<bool>);
  subbyte_iterator<int4b_t> begun(buf, 4), made = A;
  printf("%d %d\n", int(int4b_t(begun[1])), int(int4b_t(made[0])));
  Holder h{A, it};
  ++h.p;
  ++h.it;
  printf("%zu %d %d\n", sizeof(h), int(*h.p), int(int4b_t(*h.it)));
  std::cout << make_gmem_ptr(p) << " " << make_smem_ptr<bool>(buf) << std::setw(9) << make_gmem_ptr((float*)buf) << "\n";
}

void memory() {
  std::vector<int4b_t> v{int4b_t(1), int4b_t(-2)};
  v.push_back(int4b_t(3));
  bytes(v.data(), 3);
  Pair s{};
  s.a[1] = float_e2m1_t(2.f);
  s.b = int4b_t(-1);
  bytes(&s, sizeof(s));
  int4b_t x(-3);
  printf("%d\n", reinterpret_cast<unsigned char&>(x));
  reinterpret_cast<unsigned char&>(x) = 7;
  printf("%d\n", int(x));
  std::memcpy(B, A, 5);
  bytes(B, 6);
  auto* made = new uint4b_t[4]();
  made[3] = uint4b_t(9);
  bytes(made, 4);
  delete[] made;
}

void tensors() {
  auto t = make_tensor((int4b_t*)nullptr, Layout<_8>{});
  print(t);
  print(recast<uint8_t>(t));
  print(recast<int4b_t>(t));
  print(recast<uint4b_t>(t));
  print(recast<uint16_t>(make_tensor((bool*)nullptr, Layout<_16>{})));
  print(make_tensor(make_gmem_ptr((int4b_t*)nullptr), Layout<_8>{}));
  print(make_tensor(make_gmem_ptr<int4b_t>((void*)nullptr), Layout<_8>{}));
  print(make_smem_ptr((half_t*)nullptr, Swizzle<3, 3, 3>{}));
  print(max_alignment(make_tensor(&A[0], Layout<_16>{})));
  printf("\n");
  SAME(decltype(t)::reference, int4b_t&);
  SAME(decltype(t)::iterator, int4b_t*);
  SAME(decltype(make_tensor<int4b_t>(Layout<_8>{}))::iterator, subbyte_iterator<int4b_t>);
  auto u = make_tensor((int4b_t*)buf, Layout<_8>{});
  EACH(u, 4);
  u(3) = int4b_t(-1);
  bytes(buf, 4);
  auto back = recast<uint16_t>(make_tensor((int4b_t*)&buf[14], Layout<_8, Int<-1>>{}));
  print(back.layout());
  printf(" %d\n", int(back(0)));
}

// what counts fewer bits than it moves by is copied in words that have fewer elements than are counted
void copies() {
  for (int i = 0; i < 16; ++i) A[i] = int4b_t(i % 7), P[i] = i % 3 != 1;
  copy(make_tensor(&P[0], Layout<_16>{}), make_tensor(&Q[0], Layout<_16>{}));
  bytes(Q, 16);
  copy(make_tensor(&P[0], make_layout(16)), make_tensor(&Q[0], make_layout(16)));
  bytes(Q, 16);
  copy(make_tensor(&A[0], Layout<_8>{}), make_tensor(&B[0], Layout<_8>{}));
  bytes(B, 16);
  auto r = make_tensor<int4b_t>(Layout<_4>{});
  copy(make_tensor(&A[0], Layout<_4>{}), r);
  for (int i = 0; i < 4; ++i) printf("%d ", int(int4b_t(r(i))));
  printf("\n");
  copy_aligned(make_tensor(&A[0], Layout<_16>{}), make_tensor(&B[0], Layout<_16>{}));
  bytes(B, 16);
  copy_if([](auto) { return true; }, make_tensor(&A[0], Layout<_16>{}), make_tensor(&B[0], Layout<_16>{}));
  bytes(B, 16);
}

int main() {
  pointers();
  memory();
  tensors();
  copies();
}
