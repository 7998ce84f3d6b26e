import Foundation
import Geometry
import Motion
import ViewEngine

/// Where a scroll view is, or is to go.
///
///     @State private var position = ScrollPosition(edge: .top)
///     ScrollView { … }.scrollPosition($position)
///     Button("Down") { withAnimation { position.scrollTo(edge: .bottom) } }
public struct ScrollPosition: Equatable {
  /// What a position has been told to go to.
  enum Target: Equatable {
    case none
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
    case x(CGFloat)
    case y(CGFloat)
  }

  var target = Target.none
  /// The view at the edge, as the scroll view has said.
  var shownID: AnyHashable?
  /// Whether a finger has moved the content since.
  public internal(set) var isPositionedByUser = false

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    target = .view(AnyHashable(id), anchor)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    target = .edge(edge)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    target = .point(point)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    target = .point(CGPoint(x: x, y: y))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { target = .x(x) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { target = .y(y) }

  private mutating func go(to target: Target) {
    self.target = target
    shownID = nil
    isPositionedByUser = false
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id), anchor))
  }

  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  public mutating func scrollTo(point: CGPoint) { go(to: .point(point)) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(CGPoint(x: x, y: y))) }

  public mutating func scrollTo(x: CGFloat) { go(to: .x(x)) }

  public mutating func scrollTo(y: CGFloat) { go(to: .y(y)) }

  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  public var point: CGPoint? { if case .point(let point) = target { point } else { nil } }

  public var x: CGFloat? {
    switch target {
    case .x(let x): x
    case .point(let point): point.x
    default: nil
    }
  }

  public var y: CGFloat? {
    switch target {
    case .y(let y): y
    case .point(let point): point.y
    default: nil
    }
  }

  public var viewID: (any Hashable)? {
    if let shownID { return shownID.base as? any Hashable }
    if case .view(let id, _) = target { return id.base as? any Hashable }
    return nil
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}
