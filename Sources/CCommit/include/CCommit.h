#pragma once

/// What the program was built from, as git names it; empty where the build was not told.
const char *_Nonnull builtCommit(void);
