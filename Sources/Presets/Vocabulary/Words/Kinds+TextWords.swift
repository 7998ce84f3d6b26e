import Views

extension Kinds {
  /// Text and fonts.
  @MainActor static let textWords: [Word] =
    [
      type("Text", text, string()) { Text(verbatim: $0) },
      modifier("font", on: text, text, font()) { $0.font($1) },
      modifier("fontWeight", on: text, text, fontWeight()) { $0.fontWeight($1) },
      modifier("fontDesign", on: text, text, fontDesign()) { $0.fontDesign($1) },
      modifier("bold", on: text, text) { $0.bold() },
      modifier("italic", on: text, text) { $0.italic() },
      modifier("monospacedDigit", on: text, text) { $0.monospacedDigit() },
      modifier("kerning", on: text, text, number(like: "2")) { $0.kerning($1) },
      modifier("foregroundColor", on: text, text, color()) { $0.foregroundColor($1) },
      modifier("foregroundStyle", on: text, text, style()) { $0.foregroundStyle($1) },

      member("largeTitle", font, .largeTitle),
      member("title", font, .title),
      member("title2", font, .title2),
      member("title3", font, .title3),
      member("headline", font, .headline),
      member("subheadline", font, .subheadline),
      member("body", font, .body),
      member("callout", font, .callout),
      member("footnote", font, .footnote),
      member("caption", font, .caption),
      member("caption2", font, .caption2),
      member(
        "system", font, positive("size", like: "45"), fontWeight.optional("weight"),
        fontDesign.optional("design")
      ) { .system(size: $0, weight: $1, design: $2) },
      member(
        "system", font, textStyle(), fontDesign.optional("design"), fontWeight.optional("weight")
      ) { .system($0, design: $1, weight: $2) },
      modifier("bold", on: font, font) { $0.bold() },
      modifier("italic", on: font, font) { $0.italic() },
      modifier("weight", on: font, font, fontWeight()) { $0.weight($1) },
      modifier("monospacedDigit", on: font, font) { $0.monospacedDigit() },

      member("ultraLight", fontWeight, .ultraLight),
      member("thin", fontWeight, .thin),
      member("light", fontWeight, .light),
      member("regular", fontWeight, .regular),
      member("medium", fontWeight, .medium),
      member("semibold", fontWeight, .semibold),
      member("bold", fontWeight, .bold),
      member("heavy", fontWeight, .heavy),
      member("black", fontWeight, .black),

      member("default", fontDesign, .default),
      member("serif", fontDesign, .serif),
      member("rounded", fontDesign, .rounded),
      member("monospaced", fontDesign, .monospaced),
    ] + Font.TextStyle.allCases.map { style in member("\(style)", textStyle, style) }
}
