#include "CCommit.h"

#ifndef SHOWREEL_COMMIT
#define SHOWREEL_COMMIT ""
#endif

const char *builtCommit(void) { return SHOWREEL_COMMIT; }
