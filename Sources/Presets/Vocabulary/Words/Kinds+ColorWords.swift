import Views

extension Kinds {
  @MainActor static let colorWords: [Word] = [
    member("red", color, .red),
    member("orange", color, .orange),
    member("yellow", color, .yellow),
    member("green", color, .green),
    member("mint", color, .mint),
    member("teal", color, .teal),
    member("cyan", color, .cyan),
    member("blue", color, .blue),
    member("indigo", color, .indigo),
    member("purple", color, .purple),
    member("pink", color, .pink),
    member("brown", color, .brown),
    member("gray", color, .gray),
    member("white", color, .white),
    member("black", color, .black),
    member("clear", color, .clear),
    member("primary", color, .primary),
    member("secondary", color, .secondary),
    member("accentColor", color, .accentColor),

    type(
      "Color", color, number("red"), number("green"), number("blue"), number("opacity", or: 1)
    ) { Color(red: $0, green: $1, blue: $2, opacity: $3) },
    type(
      "Color", color, colorSpace(), number("red"), number("green"), number("blue"),
      number("opacity", or: 1)
    ) { Color($0, red: $1, green: $2, blue: $3, opacity: $4) },
    type("Color", color, number("white"), number("opacity", or: 1)) {
      Color(white: $0, opacity: $1)
    },
    type(
      "Color", color, number("hue"), number("saturation"), number("brightness"),
      number("opacity", or: 1)
    ) { Color(hue: $0, saturation: $1, brightness: $2, opacity: $3) },

    modifier("opacity", on: color, color, number()) { $0.opacity($1) },
    modifier("mix", on: color, color, color("with"), number("by")) { $0.mix(with: $1, by: $2) },
    property("gradient", on: color, anyGradient) { $0.gradient },

    member("sRGB", colorSpace, .sRGB),
    member("sRGBLinear", colorSpace, .sRGBLinear),
    member("displayP3", colorSpace, .displayP3),
  ]
}
