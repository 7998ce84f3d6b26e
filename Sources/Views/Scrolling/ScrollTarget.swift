import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Where a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that will be seen, in points of the content.
  public var rect: CGRect
  /// Which point of it goes to the same point of the scroll view; nil is the corner.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// Where the content has to be moved for a scroll view of this size.
  func offset(in container: CGSize) -> CGPoint {
    let anchor = anchor ?? .topLeading
    return CGPoint(
      x: rect.minX + (rect.width - container.width) * anchor.x,
      y: rect.minY + (rect.height - container.height) * anchor.y)
  }
}

/// What a behaviour knows that chooses where a scroll view comes to rest.
@MainActor @preconcurrency
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the content was when the finger began to move it.
  public let originalTarget: ScrollTarget
  /// Of the content when the finger left it, in points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  /// Of the scroll view, without its margins and what of the safe area is kept free in it.
  public let containerSize: CGSize
  public let axes: Axis.Set
  let item: ScrollItem

  /// A value of the scroll view's environment: `context.layoutDirection`.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    item.node.environment[keyPath: keyPath]
  }
}
