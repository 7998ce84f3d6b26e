#include <stdarg.h>

#include "delayed.h"

// As the definitions are, and not as those of the library.
#define CURL_STATICLIB
#include "../CCurl/shim.h"

#define CURL_LIBRARY "libcurl.so.4", "libcurl4"

DELAYED(CURL_LIBRARY, void, curl_easy_cleanup, (CURL *curl), curl)
DELAYED(CURL_LIBRARY, CURL *, curl_easy_init, (void))
DELAYED(CURL_LIBRARY, CURLcode, curl_easy_perform, (CURL *curl), curl)
DELAYED(CURL_LIBRARY, const char *, curl_easy_strerror, (CURLcode code), code)
DELAYED(CURL_LIBRARY, CURLcode, curl_global_init, (long flags), flags)
DELAYED(CURL_LIBRARY, struct curl_slist *, curl_slist_append, (struct curl_slist *list, const char *text), list, text)
DELAYED(CURL_LIBRARY, void, curl_slist_free_all, (struct curl_slist *list), list)

// What follows the option is one value, a number or a pointer, which are handed over alike.
#define DELAYED_WITH_VALUE(name, kind)                                                                 \
  __attribute__((visibility("hidden"))) CURLcode name(CURL *curl, kind what, ...) {                    \
    static __typeof__(name) *_Atomic opened;                                                           \
    __typeof__(name) *function = opened;                                                               \
    if (!function) opened = function = showreel_delayed(CURL_LIBRARY, #name);                          \
    va_list values;                                                                                    \
    va_start(values, what);                                                                            \
    void *value = va_arg(values, void *);                                                              \
    va_end(values);                                                                                    \
    return function(curl, what, value);                                                                \
  }
_Static_assert(sizeof(long) == sizeof(void *), "a number fits a pointer");

DELAYED_WITH_VALUE(curl_easy_getinfo, CURLINFO)
DELAYED_WITH_VALUE(curl_easy_setopt, CURLoption)
