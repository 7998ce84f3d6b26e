import Motion
import ViewEngine

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  enum Kind { case automatic, none, popover, sheet, fullScreenCover }

  let kind: Kind

  public static let automatic = PresentationAdaptation(kind: .automatic)
  public static let none = PresentationAdaptation(kind: .none)
  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)

  /// Of a popover.
  var form: PopoverForm {
    switch kind {
    case .automatic, .sheet: .sheet
    case .none, .popover: .popover
    case .fullScreenCover: .cover
    }
  }
}

extension View {
  /// What the sheet or the popover that the view is in becomes on a phone: a sheet fills the screen
  /// or stays what it is, a popover is a sheet unless it is to be something else.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// - Parameters:
  ///   - horizontalAdaptation: Where the width is compact, as on a phone that is held upright.
  ///   - verticalAdaptation: Where the height is, as on one that lies.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationLook {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }
}
