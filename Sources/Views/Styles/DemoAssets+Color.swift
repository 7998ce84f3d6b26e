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
}
