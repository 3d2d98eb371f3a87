// CUDA's vector types, their sizes, and objects read as numbers.
#include <cuda_runtime.h>
#include <cstdio>

struct Mixed {
  int a;
  float b;
};

#define SIZES(T) std::printf(#T " %zu %zu\n", sizeof(T), alignof(T))

int main() {
  SIZES(char1);
  SIZES(char2);
  SIZES(char3);
  SIZES(char4);
  SIZES(short2);
  SIZES(short3);
  SIZES(ushort4);
  SIZES(int1);
  SIZES(int2);
  SIZES(int3);
  SIZES(uint4);
  SIZES(long2);
  SIZES(longlong2);
  SIZES(float1);
  SIZES(float2);
  SIZES(float3);
  SIZES(float4);
  SIZES(double1);
  SIZES(double2);
  SIZES(double3);
  SIZES(uint3);
  SIZES(dim3);

  float4 v = make_float4(1, 2, 3, 4);
  int2 i = make_int2(3, 4);
  uchar4 c = make_uchar4(1, 2, 3, 255);
  double2 d{1.5, 2.5};
  uint3 u = make_uint3(1, 2, 3);
  std::printf("%g %g %d %d %d %g %u\n", v.x, v.w, i.x, i.y, c.w, d.y, u.z);

  float* p = reinterpret_cast<float*>(&v);
  p[2] = 9;
  v.x = 7;
  std::printf("%g %g %g\n", p[0], v.z, p[3]);
  float4 w = v;
  w.x = 0;
  std::printf("%g %g\n", v.x, w.x);

  Mixed m{3, 2.5f};
  int* words = (int*)&m;
  unsigned char* bytes = reinterpret_cast<unsigned char*>(&m);
  std::printf("%d %x %d\n", words[0], words[1], bytes[0]);

  float4 list[2] = {v, {5, 6, 7, 8}};
  float* second = reinterpret_cast<float*>(&list[1]);
  list[1].y = 60;
  std::printf("%g %g\n", second[1], reinterpret_cast<float*>(list)[6]);

  alignas(16) float data[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  float4* vectors = reinterpret_cast<float4*>(data);
  vectors[1] = v;
  vectors->y = 5;
  vectors[0].x += 2;
  (*vectors).z = 8;
  float4 e = vectors[1];
  float4 const& r = vectors[1];
  std::printf("%g %g %g %g %g %g\n", data[0], data[1], data[2], data[4], e.w, r.w);
  float sum = 0;
  for (int k = 0; k < 4; ++k) sum += reinterpret_cast<float*>(&v)[k];
  std::printf("%g\n", sum);
}
