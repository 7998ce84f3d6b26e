import ViewEngine

/// Whether fingers reach what is behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, enabled, disabled
    case enabledUpThrough(PresentationDetent)
  }

  private let kind: Kind

  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// They do, and the sheet makes nothing darker.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// They do while the sheet stands no higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  {
    PresentationBackgroundInteraction(kind: .enabledUpThrough(detent))
  }

  /// Up to which detent alone they do.
  var limit: PresentationDetent? {
    if case .enabledUpThrough(let detent) = kind { detent } else { nil }
  }

  /// - Parameter isAbove: Whether the sheet stands higher than a detent.
  func isEnabled(isAbove: (PresentationDetent) -> Bool) -> Bool {
    switch kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .enabledUpThrough(let detent): !isAbove(detent)
    }
  }
}
