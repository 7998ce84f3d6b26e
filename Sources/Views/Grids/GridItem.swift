import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// One column of a vertical grid, or one row of a horizontal one.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// To the next one; nil is the default distance.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  /// Without lengths that mean nothing, which are told; only a maximum may be infinite.
  @MainActor
  var reachable: GridItem {
    func least(_ length: CGFloat) -> CGFloat { ViewGraph.asked(length, "GridItem") ?? Self.least }
    func most(_ length: CGFloat) -> CGFloat {
      length == .infinity ? length : ViewGraph.asked(length, "GridItem") ?? .infinity
    }
    var item = self
    item.spacing = ViewGraph.asked(spacing, "GridItem(spacing:)")
    switch size {
    case .fixed(let length): item.size = .fixed(ViewGraph.asked(length, "GridItem") ?? 0)
    case .flexible(let minimum, let maximum):
      item.size = .flexible(minimum: least(minimum), maximum: most(maximum))
    case .adaptive(let minimum, let maximum):
      item.size = .adaptive(minimum: least(minimum), maximum: most(maximum))
    }
    return item
  }

  /// A flexible item's, unless it says otherwise.
  private static let least: CGFloat = 10
}
