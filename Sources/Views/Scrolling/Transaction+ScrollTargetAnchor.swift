import Geometry
import Motion

private enum ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

extension Transaction {
  /// Where the view comes to stand that a change of a scroll position's binding goes to, as a part of what is seen;
  /// `scrollPosition(id:anchor:)` says it where this is nil.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}
