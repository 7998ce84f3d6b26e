#include "delayed.h"

#include "../CPango/shim.h"

#define CAIRO "libcairo.so.2", "libcairo2"

DELAYED(CAIRO, void, cairo_append_path, (cairo_t *cr, const cairo_path_t *path), cr, path)
DELAYED(CAIRO, void, cairo_clip, (cairo_t *cr), cr)
DELAYED(CAIRO, void, cairo_close_path, (cairo_t *cr), cr)
DELAYED(CAIRO, cairo_path_t *, cairo_copy_path, (cairo_t *cr), cr)
DELAYED(CAIRO, cairo_t *, cairo_create, (cairo_surface_t *target), target)
DELAYED(
  CAIRO, void, cairo_curve_to,
  (cairo_t *cr, double x1, double y1, double x2, double y2, double x3, double y3),
  cr, x1, y1, x2, y2, x3, y3)
DELAYED(CAIRO, void, cairo_destroy, (cairo_t *cr), cr)
DELAYED(CAIRO, void, cairo_device_to_user, (cairo_t *cr, double *x, double *y), cr, x, y)
DELAYED(CAIRO, void, cairo_fill, (cairo_t *cr), cr)
DELAYED(CAIRO, cairo_font_options_t *, cairo_font_options_create, (void))
DELAYED(CAIRO, void, cairo_font_options_destroy, (cairo_font_options_t *options), options)
DELAYED(
  CAIRO, void, cairo_font_options_set_antialias,
  (cairo_font_options_t *options, cairo_antialias_t antialias),
  options, antialias)
DELAYED(
  CAIRO, void, cairo_font_options_set_hint_metrics,
  (cairo_font_options_t *options, cairo_hint_metrics_t hint_metrics),
  options, hint_metrics)
DELAYED(
  CAIRO, void, cairo_font_options_set_hint_style,
  (cairo_font_options_t *options, cairo_hint_style_t hint_style),
  options, hint_style)
DELAYED(CAIRO, void, cairo_get_matrix, (cairo_t *cr, cairo_matrix_t *matrix), cr, matrix)
DELAYED(CAIRO, cairo_surface_t *, cairo_get_target, (cairo_t *cr), cr)
DELAYED(CAIRO, void, cairo_identity_matrix, (cairo_t *cr), cr)
DELAYED(
  CAIRO, cairo_surface_t *, cairo_image_surface_create,
  (cairo_format_t format, int width, int height),
  format, width, height)
DELAYED(
  CAIRO, cairo_surface_t *, cairo_image_surface_create_for_data,
  (unsigned char *data, cairo_format_t format, int width, int height, int stride),
  data, format, width, height, stride)
DELAYED(
  CAIRO, cairo_surface_t *, cairo_image_surface_create_from_png_stream,
  (cairo_read_func_t read_func, void *closure),
  read_func, closure)
DELAYED(CAIRO, unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *surface), surface)
DELAYED(CAIRO, int, cairo_image_surface_get_height, (cairo_surface_t *surface), surface)
DELAYED(CAIRO, int, cairo_image_surface_get_width, (cairo_surface_t *surface), surface)
DELAYED(CAIRO, void, cairo_line_to, (cairo_t *cr, double x, double y), cr, x, y)
DELAYED(CAIRO, void, cairo_mask, (cairo_t *cr, cairo_pattern_t *pattern), cr, pattern)
DELAYED(CAIRO, void, cairo_matrix_init_scale, (cairo_matrix_t *matrix, double sx, double sy), matrix, sx, sy)
DELAYED(CAIRO, cairo_status_t, cairo_matrix_invert, (cairo_matrix_t *matrix), matrix)
DELAYED(CAIRO, void, cairo_matrix_transform_point, (const cairo_matrix_t *matrix, double *x, double *y), matrix, x, y)
DELAYED(CAIRO, void, cairo_matrix_translate, (cairo_matrix_t *matrix, double tx, double ty), matrix, tx, ty)
DELAYED(CAIRO, void, cairo_mesh_pattern_begin_patch, (cairo_pattern_t *pattern), pattern)
DELAYED(CAIRO, void, cairo_mesh_pattern_end_patch, (cairo_pattern_t *pattern), pattern)
DELAYED(CAIRO, void, cairo_mesh_pattern_line_to, (cairo_pattern_t *pattern, double x, double y), pattern, x, y)
DELAYED(CAIRO, void, cairo_mesh_pattern_move_to, (cairo_pattern_t *pattern, double x, double y), pattern, x, y)
DELAYED(
  CAIRO, void, cairo_mesh_pattern_set_corner_color_rgba,
  (cairo_pattern_t *pattern, unsigned int corner_num, double red, double green, double blue, double alpha),
  pattern, corner_num, red, green, blue, alpha)
DELAYED(CAIRO, void, cairo_move_to, (cairo_t *cr, double x, double y), cr, x, y)
DELAYED(CAIRO, void, cairo_new_path, (cairo_t *cr), cr)
DELAYED(CAIRO, void, cairo_paint, (cairo_t *cr), cr)
DELAYED(CAIRO, void, cairo_paint_with_alpha, (cairo_t *cr, double alpha), cr, alpha)
DELAYED(CAIRO, void, cairo_path_destroy, (cairo_path_t *path), path)
DELAYED(
  CAIRO, void, cairo_pattern_add_color_stop_rgba,
  (cairo_pattern_t *pattern, double offset, double red, double green, double blue, double alpha),
  pattern, offset, red, green, blue, alpha)
DELAYED(CAIRO, cairo_pattern_t *, cairo_pattern_create_for_surface, (cairo_surface_t *surface), surface)
DELAYED(
  CAIRO, cairo_pattern_t *, cairo_pattern_create_linear,
  (double x0, double y0, double x1, double y1),
  x0, y0, x1, y1)
DELAYED(CAIRO, cairo_pattern_t *, cairo_pattern_create_mesh, (void))
DELAYED(
  CAIRO, cairo_pattern_t *, cairo_pattern_create_radial,
  (double cx0, double cy0, double radius0, double cx1, double cy1, double radius1),
  cx0, cy0, radius0, cx1, cy1, radius1)
DELAYED(CAIRO, void, cairo_pattern_destroy, (cairo_pattern_t *pattern), pattern)
DELAYED(CAIRO, void, cairo_pattern_set_extend, (cairo_pattern_t *pattern, cairo_extend_t extend), pattern, extend)
DELAYED(CAIRO, void, cairo_pattern_set_filter, (cairo_pattern_t *pattern, cairo_filter_t filter), pattern, filter)
DELAYED(
  CAIRO, void, cairo_pattern_set_matrix,
  (cairo_pattern_t *pattern, const cairo_matrix_t *matrix),
  pattern, matrix)
DELAYED(CAIRO, cairo_pattern_t *, cairo_pop_group, (cairo_t *cr), cr)
DELAYED(CAIRO, void, cairo_pop_group_to_source, (cairo_t *cr), cr)
DELAYED(CAIRO, void, cairo_push_group, (cairo_t *cr), cr)
DELAYED(
  CAIRO, void, cairo_rectangle,
  (cairo_t *cr, double x, double y, double width, double height),
  cr, x, y, width, height)
DELAYED(CAIRO, void, cairo_restore, (cairo_t *cr), cr)
DELAYED(CAIRO, void, cairo_save, (cairo_t *cr), cr)
DELAYED(CAIRO, void, cairo_scale, (cairo_t *cr, double sx, double sy), cr, sx, sy)
DELAYED(CAIRO, void, cairo_set_antialias, (cairo_t *cr, cairo_antialias_t antialias), cr, antialias)
DELAYED(
  CAIRO, void, cairo_set_dash,
  (cairo_t *cr, const double *dashes, int num_dashes, double offset),
  cr, dashes, num_dashes, offset)
DELAYED(CAIRO, void, cairo_set_fill_rule, (cairo_t *cr, cairo_fill_rule_t fill_rule), cr, fill_rule)
DELAYED(CAIRO, void, cairo_set_line_cap, (cairo_t *cr, cairo_line_cap_t line_cap), cr, line_cap)
DELAYED(CAIRO, void, cairo_set_line_join, (cairo_t *cr, cairo_line_join_t line_join), cr, line_join)
DELAYED(CAIRO, void, cairo_set_line_width, (cairo_t *cr, double width), cr, width)
DELAYED(CAIRO, void, cairo_set_miter_limit, (cairo_t *cr, double limit), cr, limit)
DELAYED(CAIRO, void, cairo_set_source, (cairo_t *cr, cairo_pattern_t *source), cr, source)
DELAYED(
  CAIRO, void, cairo_set_source_rgba,
  (cairo_t *cr, double red, double green, double blue, double alpha),
  cr, red, green, blue, alpha)
DELAYED(
  CAIRO, void, cairo_set_source_surface,
  (cairo_t *cr, cairo_surface_t *surface, double x, double y),
  cr, surface, x, y)
DELAYED(CAIRO, void, cairo_set_tolerance, (cairo_t *cr, double tolerance), cr, tolerance)
DELAYED(CAIRO, cairo_status_t, cairo_status, (cairo_t *cr), cr)
DELAYED(CAIRO, const char *, cairo_status_to_string, (cairo_status_t status), status)
DELAYED(CAIRO, void, cairo_stroke, (cairo_t *cr), cr)
DELAYED(
  CAIRO, void, cairo_stroke_extents,
  (cairo_t *cr, double *x1, double *y1, double *x2, double *y2),
  cr, x1, y1, x2, y2)
DELAYED(CAIRO, void, cairo_surface_destroy, (cairo_surface_t *surface), surface)
DELAYED(CAIRO, void, cairo_surface_finish, (cairo_surface_t *surface), surface)
DELAYED(CAIRO, void, cairo_surface_flush, (cairo_surface_t *surface), surface)
DELAYED(CAIRO, void, cairo_surface_mark_dirty, (cairo_surface_t *surface), surface)
DELAYED(CAIRO, cairo_status_t, cairo_surface_status, (cairo_surface_t *surface), surface)
DELAYED(
  CAIRO, cairo_status_t, cairo_surface_write_to_png_stream,
  (cairo_surface_t *surface, cairo_write_func_t write_func, void *closure),
  surface, write_func, closure)
DELAYED(CAIRO, void, cairo_translate, (cairo_t *cr, double tx, double ty), cr, tx, ty)
DELAYED(CAIRO, void, cairo_user_to_device, (cairo_t *cr, double *x, double *y), cr, x, y)
