import ViewEngine

extension SystemColor {
  /// The colour in a sheet: in the dark backgrounds are those of the next level
  /// (rule `dark-sheets-are-elevated`).
  func elevated(in scheme: ColorScheme) -> SystemColor {
    guard scheme == .dark else { return self }
    return switch self {
    case .background: .secondaryBackground
    case .secondaryBackground: .tertiaryBackground
    case .tertiaryBackground: .gray4
    case .groupedBackground: .secondaryGroupedBackground
    case .secondaryGroupedBackground: .tertiaryGroupedBackground
    case .tertiaryGroupedBackground: .gray4
    default: self
    }
  }
}
