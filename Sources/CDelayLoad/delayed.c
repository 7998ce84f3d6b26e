#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

#include "CDelayLoad.h"

// What the program ends with where something that it needs is missing.
static const int missing = 70;

void *showreel_delayed(const char *file, const char *package, const char *name) {
  // One that is open already is not opened again.
  void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
  void *function = library ? dlsym(library, name) : NULL;
  if (function) return function;
  fprintf(stderr, "error: A library is missing: %s. Install: sudo apt-get install %s\n", dlerror(), package);
  // Nothing that is to run at the end can do without it.
  _exit(missing);
}
