import ViewEngine

/// The platform's colours that have a look for each colour scheme.
enum SystemColor: String, CaseIterable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case separator, opaqueSeparator
  case background, secondaryBackground, tertiaryBackground
  /// A Mac's window; the background of anything else.
  case windowGround
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
}

/// What the system colours look like on one generation of the platform.
struct SystemPalette: Sendable {
  private struct Entry {
    let light: Color.Resolved
    let dark: Color.Resolved
  }

  private let entries: [SystemColor: Entry]

  func resolved(_ color: SystemColor, for scheme: ColorScheme) -> Color.Resolved {
    guard let entry = entries[color] else {
      fatalError("The palette lacks \(color.rawValue)")
    }
    return scheme == .light ? entry.light : entry.dark
  }

  /// iOS 13 to 18 (rule `system-colours`).
  static let iOS18 = SystemPalette(entries: [
    .red: entry(0xFF3B30, 0xFF453A),
    .orange: entry(0xFF9500, 0xFF9F0A),
    .yellow: entry(0xFFCC00, 0xFFD60A),
    .green: entry(0x34C759, 0x30D158),
    .mint: entry(0x00C7BE, 0x63E6E2),
    .teal: entry(0x30B0C7, 0x40C8E0),
    .cyan: entry(0x32ADE6, 0x64D2FF),
    .blue: entry(0x007AFF, 0x0A84FF),
    .indigo: entry(0x5856D6, 0x5E5CE6),
    .purple: entry(0xAF52DE, 0xBF5AF2),
    .pink: entry(0xFF2D55, 0xFF375F),
    .brown: entry(0xA2845E, 0xAC8E68),
    .gray: entry(0x8E8E93, 0x8E8E93),
    .gray2: entry(0xAEAEB2, 0x636366),
    .gray3: entry(0xC7C7CC, 0x48484A),
    .gray4: entry(0xD1D1D6, 0x3A3A3C),
    .gray5: entry(0xE5E5EA, 0x2C2C2E),
    .gray6: entry(0xF2F2F7, 0x1C1C1E),
    .label: entry(0x000000, 0xFFFFFF),
    .secondaryLabel: entry(0x3C3C43, 0xEBEBF5, opacity: 0.6, 0.6),
    .tertiaryLabel: entry(0x3C3C43, 0xEBEBF5, opacity: 0.3, 0.3),
    .quaternaryLabel: entry(0x3C3C43, 0xEBEBF5, opacity: 0.18, 0.16),
    .placeholderText: entry(0x3C3C43, 0xEBEBF5, opacity: 0.3, 0.3),
    .link: entry(0x007AFF, 0x0984FF),
    .fill: entry(0x787880, 0x787880, opacity: 0.2, 0.36),
    .secondaryFill: entry(0x787880, 0x787880, opacity: 0.16, 0.32),
    .tertiaryFill: entry(0x787880, 0x767680, opacity: 0.12, 0.24),
    .quaternaryFill: entry(0x747480, 0x747480, opacity: 0.08, 0.18),
    .separator: entry(0x3C3C43, 0x545458, opacity: 0.29, 0.6),
    .opaqueSeparator: entry(0xC6C6C8, 0x38383A),
    .background: entry(0xFFFFFF, 0x000000),
    .secondaryBackground: entry(0xF2F2F7, 0x1C1C1E),
    .tertiaryBackground: entry(0xFFFFFF, 0x2C2C2E),
    .windowGround: entry(0xFFFFFF, 0x000000),
    .groupedBackground: entry(0xF2F2F7, 0x000000),
    .secondaryGroupedBackground: entry(0xFFFFFF, 0x1C1C1E),
    .tertiaryGroupedBackground: entry(0xF2F2F7, 0x2C2C2E),
  ])

  /// iOS 26, as captured from its simulator.
  static let iOS26 = SystemPalette(
    entries: iOS18.entries.merging(
      [
        .red: entry(0xFF383C, 0xFF4245),
        .orange: entry(0xFF8D28, 0xFF9230),
        .yellow: entry(0xFFCC00, 0xFFD600),
        .mint: entry(0x00C8B3, 0x00DAC3),
        .teal: entry(0x00C3D0, 0x00D2E0),
        .cyan: entry(0x00C0E8, 0x3CD3FE),
        .blue: entry(0x0088FF, 0x0091FF),
        .indigo: entry(0x6155F5, 0x6D7CFF),
        .purple: entry(0xCB30E0, 0xDB34F2),
        .pink: entry(0xFF2D55, 0xFF375F),
        .brown: entry(0xAC7F5E, 0xB78A66),
        .tertiaryLabel: entry(0x3C3C43, 0xEBEBF5, opacity: 0.298, 0.298),
        .quaternaryLabel: entry(0x3C3C43, 0xEBEBF5, opacity: 0.176, 0.157),
        .placeholderText: entry(0x3C3C43, 0xEBEBF5, opacity: 0.298, 0.298),
        .tertiaryFill: entry(0x767680, 0x767680, opacity: 0.12, 0.24),
        .quaternaryFill: entry(0x747480, 0x767680, opacity: 0.08, 0.18),
        .separator: entry(0x3C3C43, 0x545458, opacity: 0.12, 0.5),
      ], uniquingKeysWith: { $1 }))

  /// macOS 11 to 15, as AppKit's colours of those meanings are; what stands for its materials is by eye.
  static let macOS = SystemPalette(
    entries: iOS18.entries.merging(
      [
        .label: entry(0x000000, 0xFFFFFF, opacity: 0.85, 0.85),
        .secondaryLabel: entry(0x000000, 0xFFFFFF, opacity: 0.5, 0.55),
        .tertiaryLabel: entry(0x000000, 0xFFFFFF, opacity: 0.26, 0.25),
        .quaternaryLabel: entry(0x000000, 0xFFFFFF, opacity: 0.1, 0.1),
        .placeholderText: entry(0x000000, 0xFFFFFF, opacity: 0.25, 0.25),
        .fill: entry(0x000000, 0xFFFFFF, opacity: 0.1, 0.1),
        .secondaryFill: entry(0x000000, 0xFFFFFF, opacity: 0.08, 0.08),
        .tertiaryFill: entry(0x000000, 0xFFFFFF, opacity: 0.05, 0.05),
        .quaternaryFill: entry(0x000000, 0xFFFFFF, opacity: 0.03, 0.03),
        .separator: entry(0x000000, 0xFFFFFF, opacity: 0.1, 0.1),
        .background: entry(0xFFFFFF, 0x1E1E1E),
        .secondaryBackground: entry(0xF5F5F5, 0x282828),
        .windowGround: entry(0xECECEC, 0x282828),
        .groupedBackground: entry(0xECECEC, 0x282828),
        .secondaryGroupedBackground: entry(0xE4E4E5, 0x232323),
      ], uniquingKeysWith: { $1 }))

  static func of(_ idiom: DeviceIdiom, isGlass: Bool = false) -> SystemPalette {
    if isGlass { return iOS26 }
    return idiom == .mac ? macOS : iOS18
  }

  private static func entry(
    _ light: UInt32, _ dark: UInt32, opacity lightOpacity: Float = 1, _ darkOpacity: Float = 1
  ) -> Entry {
    Entry(
      light: Color.Resolved(hex: light, opacity: lightOpacity),
      dark: Color.Resolved(hex: dark, opacity: darkOpacity))
  }
}

extension Color.Resolved {
  /// - Parameter hex: 0xRRGGBB, gamma-encoded.
  init(hex: UInt32, opacity: Float = 1) {
    func channel(_ shift: UInt32) -> Float { Float((hex >> shift) & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0), opacity: opacity)
  }
}
