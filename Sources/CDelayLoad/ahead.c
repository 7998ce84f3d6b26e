#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "delayed.h"

#include "../CFFmpeg/shim.h"

// In the order in which an export calls them. Each brings along what it needs.
static const char *const libraries[] = {
  "libavformat.so." STRING(LIBAVFORMAT_VERSION_MAJOR),
  "libpangocairo-1.0.so.0",
  "libSDL2-2.0.so.0",
  "libEGL.so.1",
};

static pthread_t opener;
static bool is_opening;
static atomic_bool is_over;

// What is missing is told by the first call of it, if there is one.
static void *open_all(void *nothing) {
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries && !is_over; i++) {
    dlopen(libraries[i], RTLD_LAZY | RTLD_LOCAL);
  }
  return nothing;
}

void showreel_open_ahead(void) {
  // Signals are for threads that know what to do with them.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  if (!is_opening) is_opening = pthread_create(&opener, NULL, open_all, NULL) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void showreel_stop_opening(void) {
  if (!is_opening) return;
  is_over = true;
  pthread_join(opener, NULL);
  is_opening = false;
}
