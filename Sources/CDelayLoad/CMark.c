#include "delayed.h"

// As the definitions are, and not as those of the library.
#define CMARK_GFM_STATIC_DEFINE
#include <cmark-gfm_version.h>

#include "../CMark/shim.h"

// Each release is a library and a package of its own.
#define CMARK "libcmark-gfm.so." CMARK_GFM_VERSION_STRING, "libcmark-gfm" CMARK_GFM_VERSION_STRING

DELAYED(CMARK, void, cmark_iter_free, (cmark_iter *iter), iter)
DELAYED(CMARK, cmark_node *, cmark_iter_get_node, (cmark_iter *iter), iter)
DELAYED(CMARK, cmark_iter *, cmark_iter_new, (cmark_node *root), root)
DELAYED(CMARK, cmark_event_type, cmark_iter_next, (cmark_iter *iter), iter)
DELAYED(CMARK, void, cmark_node_free, (cmark_node *node), node)
DELAYED(CMARK, const char *, cmark_node_get_fence_info, (cmark_node *node), node)
DELAYED(
  CMARK, int, cmark_node_get_fenced,
  (cmark_node *node, int *length, int *offset, char *character),
  node, length, offset, character)
DELAYED(CMARK, int, cmark_node_get_heading_level, (cmark_node *node), node)
DELAYED(CMARK, const char *, cmark_node_get_literal, (cmark_node *node), node)
DELAYED(CMARK, int, cmark_node_get_start_line, (cmark_node *node), node)
DELAYED(CMARK, cmark_node_type, cmark_node_get_type, (cmark_node *node), node)
DELAYED(CMARK, const char *, cmark_node_get_url, (cmark_node *node), node)
DELAYED(CMARK, cmark_node *, cmark_parse_document, (const char *buffer, size_t len, int options), buffer, len, options)
