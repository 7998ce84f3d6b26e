#include "delayed.h"

#include "../CRSVG/shim.h"

#define RSVG "librsvg-2.so.2", "librsvg2-2"
#define PIXBUF "libgdk_pixbuf-2.0.so.0", "libgdk-pixbuf-2.0-0"

DELAYED(
  RSVG, gboolean, rsvg_handle_get_geometry_for_layer,
  (RsvgHandle *handle, const char *id, const RsvgRectangle *viewport, RsvgRectangle *out_ink_rect,
   RsvgRectangle *out_logical_rect, GError **error),
  handle, id, viewport, out_ink_rect, out_logical_rect, error)
DELAYED(
  RSVG, void, rsvg_handle_get_intrinsic_dimensions,
  (RsvgHandle *handle, gboolean *out_has_width, RsvgLength *out_width, gboolean *out_has_height, RsvgLength *out_height,
   gboolean *out_has_viewbox, RsvgRectangle *out_viewbox),
  handle, out_has_width, out_width, out_has_height, out_height, out_has_viewbox, out_viewbox)
DELAYED(
  RSVG, gboolean, rsvg_handle_get_intrinsic_size_in_pixels,
  (RsvgHandle *handle, gdouble *out_width, gdouble *out_height),
  handle, out_width, out_height)
DELAYED(
  RSVG, RsvgHandle *, rsvg_handle_new_from_data,
  (const guint8 *data, gsize data_len, GError **error),
  data, data_len, error)
DELAYED(
  RSVG, gboolean, rsvg_handle_render_document,
  (RsvgHandle *handle, cairo_t *cr, const RsvgRectangle *viewport, GError **error),
  handle, cr, viewport, error)
DELAYED(RSVG, void, rsvg_handle_set_dpi, (RsvgHandle *handle, double dpi), handle, dpi)

DELAYED(PIXBUF, GdkPixbuf *, gdk_pixbuf_apply_embedded_orientation, (GdkPixbuf *src), src)
DELAYED(PIXBUF, gchar *, gdk_pixbuf_format_get_name, (GdkPixbufFormat *format), format)
DELAYED(
  PIXBUF, GdkPixbufFormat *, gdk_pixbuf_get_file_info,
  (const gchar *filename, gint *width, gint *height),
  filename, width, height)
DELAYED(PIXBUF, GSList *, gdk_pixbuf_get_formats, (void))
DELAYED(PIXBUF, int, gdk_pixbuf_get_height, (const GdkPixbuf *pixbuf), pixbuf)
DELAYED(PIXBUF, int, gdk_pixbuf_get_n_channels, (const GdkPixbuf *pixbuf), pixbuf)
DELAYED(PIXBUF, int, gdk_pixbuf_get_rowstride, (const GdkPixbuf *pixbuf), pixbuf)
DELAYED(PIXBUF, int, gdk_pixbuf_get_width, (const GdkPixbuf *pixbuf), pixbuf)
DELAYED(PIXBUF, gboolean, gdk_pixbuf_loader_close, (GdkPixbufLoader *loader, GError **error), loader, error)
DELAYED(PIXBUF, GdkPixbuf *, gdk_pixbuf_loader_get_pixbuf, (GdkPixbufLoader *loader), loader)
DELAYED(PIXBUF, GdkPixbufLoader *, gdk_pixbuf_loader_new, (void))
DELAYED(
  PIXBUF, gboolean, gdk_pixbuf_loader_write,
  (GdkPixbufLoader *loader, const guchar *buf, gsize count, GError **error),
  loader, buf, count, error)
DELAYED(PIXBUF, const guint8 *, gdk_pixbuf_read_pixels, (const GdkPixbuf *pixbuf), pixbuf)
