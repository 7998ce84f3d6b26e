#pragma once

#include "CDelayLoad.h"

#define STRING_OF(value) #value
#define STRING(value) STRING_OF(value)

// Defines a function as its library declares it, and hands a call on. Hidden, so that the library itself, which may call
// it too, finds its own.
#define DELAYED(library, result, name, parameters, ...)                                 \
  __attribute__((visibility("hidden"))) result name parameters {                        \
    static __typeof__(name) *_Atomic opened;                                            \
    __typeof__(name) *function = opened;                                                \
    if (!function) opened = function = showreel_delayed(library, #name);                \
    return function(__VA_ARGS__);                                                       \
  }
