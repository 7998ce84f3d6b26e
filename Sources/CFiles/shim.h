#pragma once
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* What the C library hides from Swift: names of GNU's own, and a call with a variable number of arguments. */
static const int showreel_open_unnamed = __O_TMPFILE;
static const int showreel_open_path = __O_PATH;
static const unsigned showreel_rename_noreplace = 1u << 0;
static const unsigned showreel_rename_exchange = 1u << 1;

static inline int showreel_renameat2(
    int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
  return (int)syscall(SYS_renameat2, from_folder, from, to_folder, to, flags);
}
