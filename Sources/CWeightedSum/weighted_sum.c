#include "CWeightedSum.h"

// A product that is not rounded before it is added would be another number on machines that can do both at once.
#pragma STDC FP_CONTRACT OFF

typedef float Lanes __attribute__((vector_size(64), aligned(4)));

enum { lanes = sizeof(Lanes) / sizeof(float) };

#ifdef __x86_64__
__attribute__((target_clones("avx512f", "avx2", "default")))
#endif
void showreel_weighted_sum(
  const float *const *rows, const float *weights, size_t rowCount, float *result, size_t count) {
  size_t index = 0;
  // Two at a time hide the latency of the additions.
  for (; index + 2 * lanes <= count; index += 2 * lanes) {
    Lanes a = {0}, b = {0};
    for (size_t row = 0; row < rowCount; row++) {
      a += *(const Lanes *)(rows[row] + index) * weights[row];
      b += *(const Lanes *)(rows[row] + index + lanes) * weights[row];
    }
    *(Lanes *)(result + index) = a;
    *(Lanes *)(result + index + lanes) = b;
  }
  if (index < count) {
    Lanes a = {0};
    for (size_t row = 0; row < rowCount; row++) a += *(const Lanes *)(rows[row] + index) * weights[row];
    *(Lanes *)(result + index) = a;
  }
}
