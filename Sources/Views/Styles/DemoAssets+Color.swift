extension DemoAssets.Tone {
  package static let system: [String: Color] = [
    "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
    "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal,
    "systemCyanColor": .cyan, "systemBlueColor": .blue, "systemIndigoColor": .indigo,
    "systemPurpleColor": .purple, "systemPinkColor": .pink, "systemBrownColor": .brown,
    "systemGrayColor": .gray, "labelColor": .primary, "secondaryLabelColor": .secondary,
  ]

  var color: Color {
    if let color = Self.system[space] { return color }
    let known: Color.RGBColorSpace =
      space.contains("p3") ? .displayP3 : space.contains("linear") ? .sRGBLinear : .sRGB
    return Color(known, red: red, green: green, blue: blue, opacity: opacity)
  }
}

extension DemoAssets {
  /// The color that Xcode's new projects have a place for, by the name that it gives it; nil of a catalogue that
  /// leaves that empty.
  func accent(isDark: Bool) -> Color? { color("AccentColor", isDark: isDark) }

  func color(_ name: String, isDark: Bool) -> Color? {
    colors[name].map { (isDark ? $0.dark ?? $0.light : $0.light).color }
  }

  /// The colour of a symbol's layer, as SF Symbols calls it; nil is the foreground style.
  ///
  /// - Parameter name: A system's or a catalogue's colour, `white`, or `#437B48`.
  func symbolColor(_ name: String, isDark: Bool) -> Color? {
    if name == "tintColor" { return nil }
    if let color = Tone.system[name] ?? Self.plain[name] { return color }
    if name.hasPrefix("#"), name.utf8.count == 7, let number = Int(name.dropFirst(), radix: 16) {
      let parts = [number >> 16, number >> 8 & 255, number & 255].map { Double($0) / 255 }
      return Color(red: parts[0], green: parts[1], blue: parts[2])
    }
    return color(name, isDark: isDark)
  }

  private static let plain: [String: Color] = [
    "white": .white, "black": .black, "clear": .clear, "gray": .gray,
  ]
}
