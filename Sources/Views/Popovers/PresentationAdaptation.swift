import Motion
import ViewEngine

/// What a popover becomes on a narrow screen.
public struct PresentationAdaptation: Hashable, Sendable {
  private enum Kind { case automatic, none, popover, sheet, fullScreenCover }

  private let kind: Kind

  /// A sheet.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// Nothing: it stays a popover.
  public static let none = PresentationAdaptation(kind: .none)
  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)

  var form: PopoverForm {
    switch kind {
    case .automatic, .sheet: .sheet
    case .none, .popover: .popover
    case .fullScreenCover: .cover
    }
  }
}

enum PresentationAdaptationKey: PreferenceKey {
  static var defaultValue: PresentationAdaptation? { nil }

  static func reduce(
    value: inout PresentationAdaptation?, nextValue: () -> PresentationAdaptation?
  ) {
    value = value ?? nextValue()
  }
}

extension View {
  /// What the popover that the view is in becomes on a narrow screen.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    preference(key: PresentationAdaptationKey.self, value: adaptation)
  }

  /// A phone held upright is narrow, but not low: what counts is `horizontal`.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal)
  }
}
