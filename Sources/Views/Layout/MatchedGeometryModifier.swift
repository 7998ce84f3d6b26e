import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What of the geometry views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

extension View {
  /// Puts the view where the source of its group is: the views with one id in one name space.
  ///
  /// When another view becomes the source, all of them travel from the frame of the one before to
  /// its own. The view keeps its place in its parent's layout.
  ///
  /// - Parameter anchor: The point of this view that is shared; a view that follows has its own where the source has
  ///   the source's.
  /// - Matches: reverse engineering (rule `matched-geometry`).
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedKey(id: id, namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}

struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

struct MatchedGeometryModifier: WrapperModifier {
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  func makeItem(_ child: Item, node: Node) -> MatchedItem { MatchedItem(self, child, node: node) }

  func update(_ item: MatchedItem, transaction: Transaction) { item.take(self) }
}

/// A view of a group; it is placed once the group knows where, after the layout of everything else.
final class MatchedItem: WrapperItem {
  private(set) var modifier: MatchedGeometryModifier
  /// Tells which of several was inserted last.
  let serial: Int

  init(_ modifier: MatchedGeometryModifier, _ child: Item, node: Node) {
    self.modifier = modifier
    serial = node.graph.containers.nextSerial()
    super.init(child, node: node)
    graph.part(MatchedGeometry.self).add(self, to: modifier.key)
  }

  func take(_ modifier: MatchedGeometryModifier) {
    if modifier.key != self.modifier.key {
      graph.part(MatchedGeometry.self).remove(self, from: self.modifier.key)
      graph.part(MatchedGeometry.self).add(self, to: modifier.key)
    }
    self.modifier = modifier
  }

  override func cancelAnimations() {
    graph.part(MatchedGeometry.self).remove(self, from: modifier.key)
  }

  override var isShowpiece: Bool { true }
  var isGone: Bool { node.isDestroyed || origin.isDestroyed }
  var isLeaving: Bool { node.retiredRoot != nil || origin.retiredRoot != nil }

  override func layout() {
    child.superitem = self
  }

  func placeInOwnFrame() {
    child.place(at: frame.origin, proposal: proposal)
  }

  /// Takes what it shares of a rectangle.
  ///
  /// - Parameter other: The anchor of the view whose rectangle it is: the two anchors meet
  ///   (rule `matched-geometry`).
  func place(in rect: CGRect, anchoredAt other: UnitPoint) {
    let (properties, anchor) = (modifier.properties, modifier.anchor)
    let proposal = properties.contains(.size) ? ProposedViewSize(rect.size) : proposal
    let target = properties.contains(.position) ? rect : frame
    if modifier.isSource, properties == .frame, anchor == .center {
      child.place(at: nearestOrigin(in: rect, of: child.size(for: proposal)), proposal: proposal)
      return
    }
    let met = properties.contains(.position) ? other : anchor
    child.place(
      at: CGPoint(x: target.minX + met.x * target.width, y: target.minY + met.y * target.height),
      anchor: anchor, proposal: proposal)
  }

  /// Where a view that is smaller than what it travels in keeps nearest to its own place: a circle
  /// whose frame grows upwards stands at the bottom of it (rule `matched-smaller-view`).
  private func nearestOrigin(in rect: CGRect, of size: CGSize) -> CGPoint {
    func origin(_ start: CGFloat, _ room: CGFloat, _ own: CGFloat, _ length: CGFloat) -> CGFloat {
      let centred = start + (room - length) / 2
      guard length < room else { return centred }
      return min(max(own - length / 2, start), start + room - length)
    }
    return CGPoint(
      x: origin(rect.minX, rect.width, frame.midX, size.width),
      y: origin(rect.minY, rect.height, frame.midY, size.height))
  }
}
