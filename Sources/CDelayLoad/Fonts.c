#include "delayed.h"

#include "../CPango/shim.h"

#define FONTCONFIG "libfontconfig.so.1", "libfontconfig1"
#define HARFBUZZ "libharfbuzz.so.0", "libharfbuzz0b"

DELAYED(FONTCONFIG, FcBool, FcConfigAppFontAddFile, (FcConfig *config, const FcChar8 *file), config, file)
DELAYED(FONTCONFIG, FcConfig *, FcConfigCreate, (void))
DELAYED(FONTCONFIG, void, FcConfigDestroy, (FcConfig *config), config)
DELAYED(FONTCONFIG, FcFontSet *, FcConfigGetFonts, (FcConfig *config, FcSetName set), config, set)
DELAYED(
  FONTCONFIG, FcBool, FcConfigParseAndLoadFromMemory,
  (FcConfig *config, const FcChar8 *buffer, FcBool complain),
  config, buffer, complain)
DELAYED(FONTCONFIG, FcBool, FcFontSetAdd, (FcFontSet *s, FcPattern *font), s, font)
DELAYED(FONTCONFIG, FcConfig *, FcInitLoadConfigAndFonts, (void))
DELAYED(
  FONTCONFIG, FcResult, FcPatternGetBool,
  (const FcPattern *p, const char *object, int n, FcBool *b),
  p, object, n, b)
DELAYED(
  FONTCONFIG, FcResult, FcPatternGetString,
  (const FcPattern *p, const char *object, int n, FcChar8 **s),
  p, object, n, s)
DELAYED(FONTCONFIG, void, FcPatternReference, (FcPattern *p), p)

DELAYED(HARFBUZZ, hb_blob_t *, hb_blob_create_from_file_or_fail, (const char *file_name), file_name)
DELAYED(HARFBUZZ, void, hb_blob_destroy, (hb_blob_t *blob), blob)
DELAYED(HARFBUZZ, const char *, hb_blob_get_data, (hb_blob_t *blob, unsigned int *length), blob, length)
DELAYED(HARFBUZZ, hb_draw_funcs_t *, hb_draw_funcs_create, (void))
DELAYED(HARFBUZZ, void, hb_draw_funcs_make_immutable, (hb_draw_funcs_t *dfuncs), dfuncs)
DELAYED(
  HARFBUZZ, void, hb_draw_funcs_set_close_path_func,
  (hb_draw_funcs_t *dfuncs, hb_draw_close_path_func_t func, void *user_data, hb_destroy_func_t destroy),
  dfuncs, func, user_data, destroy)
DELAYED(
  HARFBUZZ, void, hb_draw_funcs_set_cubic_to_func,
  (hb_draw_funcs_t *dfuncs, hb_draw_cubic_to_func_t func, void *user_data, hb_destroy_func_t destroy),
  dfuncs, func, user_data, destroy)
DELAYED(
  HARFBUZZ, void, hb_draw_funcs_set_line_to_func,
  (hb_draw_funcs_t *dfuncs, hb_draw_line_to_func_t func, void *user_data, hb_destroy_func_t destroy),
  dfuncs, func, user_data, destroy)
DELAYED(
  HARFBUZZ, void, hb_draw_funcs_set_move_to_func,
  (hb_draw_funcs_t *dfuncs, hb_draw_move_to_func_t func, void *user_data, hb_destroy_func_t destroy),
  dfuncs, func, user_data, destroy)
DELAYED(
  HARFBUZZ, void, hb_draw_funcs_set_quadratic_to_func,
  (hb_draw_funcs_t *dfuncs, hb_draw_quadratic_to_func_t func, void *user_data, hb_destroy_func_t destroy),
  dfuncs, func, user_data, destroy)
DELAYED(HARFBUZZ, hb_face_t *, hb_face_create, (hb_blob_t *blob, unsigned int index), blob, index)
DELAYED(HARFBUZZ, void, hb_face_destroy, (hb_face_t *face), face)
DELAYED(HARFBUZZ, unsigned int, hb_face_get_upem, (const hb_face_t *face), face)
DELAYED(HARFBUZZ, hb_font_t *, hb_font_create, (hb_face_t *face), face)
DELAYED(HARFBUZZ, void, hb_font_destroy, (hb_font_t *font), font)
DELAYED(HARFBUZZ, hb_face_t *, hb_font_get_face, (hb_font_t *font), font)
DELAYED(
  HARFBUZZ, hb_bool_t, hb_font_get_glyph_extents,
  (hb_font_t *font, hb_codepoint_t glyph, hb_glyph_extents_t *extents),
  font, glyph, extents)
DELAYED(HARFBUZZ, hb_position_t, hb_font_get_glyph_h_advance, (hb_font_t *font, hb_codepoint_t glyph), font, glyph)
DELAYED(
  HARFBUZZ, void, hb_font_get_glyph_shape,
  (hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *dfuncs, void *draw_data),
  font, glyph, dfuncs, draw_data)
DELAYED(
  HARFBUZZ, hb_bool_t, hb_font_get_nominal_glyph,
  (hb_font_t *font, hb_codepoint_t unicode, hb_codepoint_t *glyph),
  font, unicode, glyph)
DELAYED(HARFBUZZ, void, hb_font_get_scale, (hb_font_t *font, int *x_scale, int *y_scale), font, x_scale, y_scale)
DELAYED(HARFBUZZ, void, hb_font_set_scale, (hb_font_t *font, int x_scale, int y_scale), font, x_scale, y_scale)
DELAYED(
  HARFBUZZ, void, hb_font_set_variations,
  (hb_font_t *font, const hb_variation_t *variations, unsigned int variations_length),
  font, variations, variations_length)
DELAYED(HARFBUZZ, hb_blob_t *, hb_ot_color_glyph_reference_png, (hb_font_t *font, hb_codepoint_t glyph), font, glyph)
DELAYED(HARFBUZZ, hb_bool_t, hb_ot_color_has_png, (hb_face_t *face), face)
