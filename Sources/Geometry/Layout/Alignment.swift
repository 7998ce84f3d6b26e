import Foundation

/// Which vertical line of the views is put in one place (rule `stack-aligns-by-guides`).
///
/// Those with names lie at 0, half the width and the width of a view that has no guide of its own.
public struct HorizontalAlignment: Equatable, Hashable, Sendable {
  /// What a view's guide is found by.
  package let key: AlignmentKey

  /// The line that an ID names, measured in points from the leading side.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .horizontal)
  }

  public static let leading = HorizontalAlignment(LeadingID.self)
  public static let center = HorizontalAlignment(CenterID.self)
  public static let trailing = HorizontalAlignment(TrailingID.self)
}

/// Which horizontal line of the views is put in one place (rule `stack-aligns-by-guides`).
///
/// ``top``, ``center`` and ``bottom`` lie at 0, half the height and the height of a view that has no
/// guide of its own. Texts and symbols have baselines; all else stands on them with its bottom.
public struct VerticalAlignment: Equatable, Hashable, Sendable {
  /// What a view's guide is found by.
  package let key: AlignmentKey

  /// The line that an ID names, measured in points from the top.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .vertical)
  }

  public static let top = VerticalAlignment(TopID.self)
  public static let center = VerticalAlignment(MiddleID.self)
  public static let bottom = VerticalAlignment(BottomID.self)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self)
}

/// An alignment in both directions; one that names a single side is centred in the other direction.
public struct Alignment: Equatable, Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
