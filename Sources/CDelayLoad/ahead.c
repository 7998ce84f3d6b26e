#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>

#include "delayed.h"

#include "../CFFmpeg/shim.h"

// In the order in which an export calls them. Each brings along what it needs.
static const char *const libraries[] = {
  "libavformat.so." STRING(LIBAVFORMAT_VERSION_MAJOR),
  "libpangocairo-1.0.so.0",
  "libSDL2-2.0.so.0",
  "libEGL.so.1",
};

// What is missing is told by the first call of it, if there is one.
static void *open_all(void *nothing) {
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
    dlopen(libraries[i], RTLD_LAZY | RTLD_LOCAL);
  }
  return nothing;
}

void showreel_open_ahead(void) {
  // Signals are for threads that know what to do with them.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  if (pthread_create(&thread, NULL, open_all, NULL) == 0) pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}
