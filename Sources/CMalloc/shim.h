#pragma once
#include <malloc.h>
#include <sys/prctl.h>

// Swift does not import functions of any number of arguments.
static inline int disableHugePages(void) { return prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0); }
