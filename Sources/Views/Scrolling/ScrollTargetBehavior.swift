import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Where a scroll view comes to rest.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  nonisolated var _rest: _ScrollRest { get }
}

public enum _ScrollRest: Sendable {
  case anywhere
  /// At multiples of the scroll view's own size.
  case pages
  /// With a view of its target layout at the edge.
  case views(oneAtATime: Bool)
}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  nonisolated public init() {}
  nonisolated public var _rest: _ScrollRest { .pages }
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one drag goes at most.
  public struct LimitBehavior: Equatable, Sendable {
    let isOneAtATime: Bool

    public static let automatic = LimitBehavior(isOneAtATime: false)
    public static let always = LimitBehavior(isOneAtATime: true)
    public static let alwaysByOne = LimitBehavior(isOneAtATime: true)
    public static let never = LimitBehavior(isOneAtATime: false)
  }

  private let limit: LimitBehavior

  nonisolated public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
  }

  nonisolated public var _rest: _ScrollRest { .views(oneAtATime: limit.isOneAtATime) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior
  {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

private enum ScrollRestKey: EnvironmentKey {
  static var defaultValue: _ScrollRest { .anywhere }
}

extension EnvironmentValues {
  var scrollRest: _ScrollRest {
    get { self[ScrollRestKey.self] }
    set { self[ScrollRestKey.self] = newValue }
  }
}

extension View {
  /// Where the scroll views inside come to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollRest, behavior._rest)
  }

  /// Makes the views of this layout those that a scroll view aligns with.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }

  /// Names the view at the scroll view's edge, or at an anchor of it, and scrolls to another one.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollPositionModifier(
        position: ScrollPositionBinding(
          id: { id.wrappedValue.map { AnyHashable($0) } },
          set: { new in id.setErased(new) }, anchor: anchor)))
  }
}

extension Item {
  /// The id of the view in the nearest `ForEach` or `.id` around it.
  var dynamicKey: AnyHashable? {
    var node = origin as Node?
    while let current = node {
      if let dynamic = current.parent as? DynamicNode { return dynamic.key(of: current) }
      node = current.parent
    }
    return nil
  }
}

extension ScrollItem {
  private var targets: [Item] {
    func find(_ item: Item) -> [Item] {
      if let layout = item as? ScrollTargetLayoutItem, layout.isEnabled { return layout.targets }
      for child in item.subitems {
        let found = find(child)
        if !found.isEmpty { return found }
      }
      return []
    }
    return find(child)
  }

  func target(withID id: AnyHashable) -> Item? {
    targets.first { $0.dynamicKey == id } ?? node.item(withID: id)
  }

  /// The target whose anchor is nearest to the scroll view's.
  func nearestTarget(anchor: UnitPoint?) -> Item? {
    let anchor = anchor ?? .topLeading
    let here = anchor.in(frame)
    func distance(_ item: Item) -> CGFloat {
      let point = anchor.in(item.frame)
      return axes.contains(.vertical) ? abs(point.y - here.y) : abs(point.x - here.x)
    }
    return targets.min { distance($0) < distance($1) }
  }

  /// Where to come to rest instead of at an offset that the finger's speed would lead to.
  func rest(insteadOf predicted: CGPoint, from start: CGPoint) -> CGPoint? {
    switch node.environment.scrollRest {
    case .anywhere: return nil
    case .pages:
      func page(_ offset: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
        guard length > 0 else { return offset }
        let first = (start / length).rounded()
        return min(max((offset / length).rounded(), first - 1), first + 1) * length
      }
      return clamped(
        CGPoint(
          x: axes.contains(.horizontal) ? page(predicted.x, start.x, frame.width) : 0,
          y: axes.contains(.vertical) ? page(predicted.y, start.y, frame.height) : 0))
    case .views(let isOneAtATime):
      // Offsets at which one of the views is at the edge.
      let isVertical = axes.contains(.vertical)
      let stops = targets.map { item in
        isVertical
          ? item.frame.minY - frame.minY + offset.y - insets.top
          : item.frame.minX - frame.minX + offset.x - insets.leading
      }.sorted()
      guard !stops.isEmpty else { return nil }
      func nearest(_ place: CGFloat) -> Int {
        stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) } ?? 0
      }
      var stop = nearest(isVertical ? predicted.y : predicted.x)
      if isOneAtATime {
        let first = nearest(isVertical ? start.y : start.x)
        stop = min(max(stop, first - 1), first + 1)
      }
      return clamped(
        isVertical ? CGPoint(x: 0, y: stops[stop]) : CGPoint(x: stops[stop], y: 0))
    }
  }
}
