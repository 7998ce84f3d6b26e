#include "delayed.h"

#include "../CPango/shim.h"

#define GLIB "libglib-2.0.so.0", "libglib2.0-0"
#define GOBJECT "libgobject-2.0.so.0", "libglib2.0-0"

DELAYED(GLIB, void, g_clear_error, (GError **err), err)
DELAYED(GLIB, void, g_error_free, (GError *error), error)
DELAYED(GLIB, void, g_free, (gpointer mem), mem)
DELAYED(GLIB, void, g_slist_free, (GSList *list), list)

// A macro of the same name gives the type back.
#undef g_object_ref
DELAYED(GOBJECT, gpointer, g_object_ref, (gpointer object), object)
DELAYED(GOBJECT, void, g_object_unref, (gpointer object), object)
