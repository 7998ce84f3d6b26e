#pragma once
// Its own checks are macros of the compiler's, which Swift does not see.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

// Swift calls no function that takes any number of arguments.
static inline CURLcode showreel_curl_set_number(CURL *curl, CURLoption option, long value) {
  return curl_easy_setopt(curl, option, value);
}

static inline CURLcode showreel_curl_set_pointer(CURL *curl, CURLoption option, const void *value) {
  return curl_easy_setopt(curl, option, value);
}

static inline CURLcode showreel_curl_set_writer(CURL *curl, curl_write_callback value) {
  return curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, value);
}

static inline CURLcode showreel_curl_get_number(CURL *curl, CURLINFO info, long *value) {
  return curl_easy_getinfo(curl, info, value);
}

static inline CURLcode showreel_curl_get_text(CURL *curl, CURLINFO info, char **value) {
  return curl_easy_getinfo(curl, info, value);
}
