#include "delayed.h"

#include "../CPango/shim.h"

#define PANGO "libpango-1.0.so.0", "libpango-1.0-0"
#define PANGOCAIRO "libpangocairo-1.0.so.0", "libpangocairo-1.0-0"
#define PANGOFT2 "libpangoft2-1.0.so.0", "libpangoft2-1.0-0"

DELAYED(PANGO, PangoAttribute *, pango_attr_font_desc_new, (const PangoFontDescription *desc), desc)
DELAYED(PANGO, PangoAttribute *, pango_attr_font_features_new, (const char *features), features)
DELAYED(
  PANGO, PangoAttribute *, pango_attr_foreground_new,
  (guint16 red, guint16 green, guint16 blue),
  red, green, blue)
DELAYED(PANGO, PangoAttribute *, pango_attr_letter_spacing_new, (int letter_spacing), letter_spacing)
DELAYED(PANGO, void, pango_attr_list_insert, (PangoAttrList *list, PangoAttribute *attr), list, attr)
DELAYED(PANGO, PangoAttrList *, pango_attr_list_new, (void))
DELAYED(PANGO, void, pango_attr_list_unref, (PangoAttrList *list), list)
DELAYED(PANGO, PangoFontMap *, pango_context_get_font_map, (PangoContext *context), context)
DELAYED(PANGO, void, pango_context_set_language, (PangoContext *context, PangoLanguage *language), context, language)
DELAYED(
  PANGO, void, pango_context_set_round_glyph_positions,
  (PangoContext *context, gboolean round_positions),
  context, round_positions)
DELAYED(PANGO, PangoFontDescription *, pango_font_describe, (PangoFont *font), font)
DELAYED(PANGO, void, pango_font_description_free, (PangoFontDescription *desc), desc)
DELAYED(PANGO, const char *, pango_font_description_get_family, (const PangoFontDescription *desc), desc)
DELAYED(PANGO, PangoFontDescription *, pango_font_description_new, (void))
DELAYED(PANGO, void, pango_font_description_set_absolute_size, (PangoFontDescription *desc, double size), desc, size)
DELAYED(PANGO, void, pango_font_description_set_family, (PangoFontDescription *desc, const char *family), desc, family)
DELAYED(PANGO, void, pango_font_description_set_style, (PangoFontDescription *desc, PangoStyle style), desc, style)
DELAYED(
  PANGO, void, pango_font_description_set_variant,
  (PangoFontDescription *desc, PangoVariant variant),
  desc, variant)
DELAYED(
  PANGO, void, pango_font_description_set_variations,
  (PangoFontDescription *desc, const char *variations),
  desc, variations)
DELAYED(PANGO, void, pango_font_description_set_weight, (PangoFontDescription *desc, PangoWeight weight), desc, weight)
DELAYED(PANGO, hb_font_t *, pango_font_get_hb_font, (PangoFont *font), font)
DELAYED(PANGO, PangoContext *, pango_font_map_create_context, (PangoFontMap *fontmap), fontmap)
DELAYED(PANGO, PangoLanguage *, pango_language_from_string, (const char *language), language)
DELAYED(PANGO, int, pango_layout_get_line_count, (PangoLayout *layout), layout)
DELAYED(PANGO, PangoLayoutLine *, pango_layout_get_line_readonly, (PangoLayout *layout, int line), layout, line)
DELAYED(PANGO, PangoLayout *, pango_layout_new, (PangoContext *context), context)
DELAYED(PANGO, void, pango_layout_set_attributes, (PangoLayout *layout, PangoAttrList *attrs), layout, attrs)
DELAYED(PANGO, void, pango_layout_set_text, (PangoLayout *layout, const char *text, int length), layout, text, length)
DELAYED(PANGO, void, pango_layout_set_width, (PangoLayout *layout, int width), layout, width)
DELAYED(PANGO, void, pango_layout_set_wrap, (PangoLayout *layout, PangoWrapMode wrap), layout, wrap)

DELAYED(
  PANGOCAIRO, void, pango_cairo_context_set_font_options,
  (PangoContext *context, const cairo_font_options_t *options),
  context, options)
DELAYED(PANGOCAIRO, PangoFontMap *, pango_cairo_font_map_new_for_font_type, (cairo_font_type_t fonttype), fonttype)

DELAYED(PANGOFT2, void, pango_fc_font_map_config_changed, (PangoFcFontMap *fcfontmap), fcfontmap)
DELAYED(PANGOFT2, FcConfig *, pango_fc_font_map_get_config, (PangoFcFontMap *fcfontmap), fcfontmap)
DELAYED(
  PANGOFT2, void, pango_fc_font_map_set_config,
  (PangoFcFontMap *fcfontmap, FcConfig *fcconfig),
  fcfontmap, fcconfig)
