import Foundation

/// An outline of lines and curves, in points with y down.
///
/// The usual shapes are kept as what they are (a rectangle stays one rectangle) until something is
/// added, so they are cheap to make, compare and hash; ``elements`` spells any path out.
public struct Path: Hashable, Sendable {
  /// A step of an outline; each starts where the one before ended, and closing ends where its subpath began.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  enum Storage: Hashable, Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    /// The corner size is at most half of each side.
    case rounded(CGRect, corner: CGSize, RoundedCornerStyle)
    case elements([Element])
  }

  var storage: Storage

  /// How the rasteriser strokes this path; nil means it is filled. Set by ``strokedPath(_:)``.
  package internal(set) var stroke: StrokeStyle?

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// Nothing yet. What is added without a move starts at its own first point.
  public init() {
    storage = .empty
  }

  /// What the callback adds to an empty path.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// A closed rectangle, its sizes made positive; the empty path where it is null.
  public init(_ rect: CGRect) {
    storage = rect.isNull ? .empty : .rect(rect.standardized)
  }

  /// The closed ellipse that touches the rectangle's sides; the empty path where that is null.
  public init(ellipseIn rect: CGRect) {
    storage = rect.isNull ? .empty : .ellipse(rect.standardized)
  }

  /// The elements as they are; of none the empty path.
  package init(elements: [Element]) {
    storage = elements.isEmpty ? .empty : .elements(elements)
  }

  /// The path spelled out.
  package var elements: [Element] {
    switch storage {
    case .empty: []
    case .rect(let rect): Path.rectElements(rect)
    case .ellipse(let rect): Path.ellipseElements(rect)
    case .rounded(let rect, let corner, let style):
      Path.roundedElements(rect, corners: Corners(all: corner), style: style)
    case .elements(let elements): elements
    }
  }

  /// Whether it has no elements. A rectangle without a size and a lone move are elements.
  public var isEmpty: Bool { storage == .empty }

  /// Hands out the elements in their order, those of a rectangle or an ellipse as lines and curves.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Where the next segment starts; nil in an empty path.
  ///
  /// Quartz's path, which is this one too, has a point always: code that wants one gets it.
  public var currentPoint: CGPoint! {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      if case .move(let point) = element { start = point }
      current = element.end ?? start
    }
    return current
  }

  /// The rectangle this path was made as, where it is nothing but that and is not stroked.
  package var asRect: CGRect? {
    if case .rect(let rect) = storage, stroke == nil { rect } else { nil }
  }

  /// A rectangle as wide as the path that is all inside it: what is between the corners of one that was
  /// made as a rounded rectangle; nil of any other, and where the corners meet.
  package var middle: CGRect? {
    guard case .rounded(let rect, let corner, let style) = storage, stroke == nil else {
      return nil
    }
    let end = corner.height * CornerCurve.reach(of: style)
    return rect.height > 2 * end ? rect.insetBy(dx: 0, dy: end) : nil
  }
}

extension Path.Element {
  /// Where the element ends; nil for one that closes its subpath.
  package var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: nil
    }
  }
}
