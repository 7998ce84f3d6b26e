import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Where a scroll view comes to rest.
///
///     struct Steps: ScrollTargetBehavior {
///       func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///         target.rect.origin.y = (target.rect.minY / 50).rounded() * 50
///       }
///     }
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// - Parameter target: Where the speed alone would lead; now where to go instead.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The behaviour of a scroll view that is left alone.
struct FreeScrollTargetBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// At multiples of the scroll view's own size, its margins included, as UIKit pages: pages that are as large as what is
/// between margins come to rest beside their places.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  nonisolated public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (start, size) = (context.originalTarget.rect, context.item.frame.size)
    func page(_ offset: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let first = (start / length).rounded()
      return min(max((offset / length).rounded(), first - 1), first + 1) * length
    }
    let axes = context.axes
    target.rect.origin = CGPoint(
      x: axes.contains(.horizontal) ? page(target.rect.minX, start.minX, size.width) : 0,
      y: axes.contains(.vertical) ? page(target.rect.minY, start.minY, size.height) : 0)
  }
}

/// With a view of its target layout at the edge, or where an anchor says.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one drag goes at most.
  public struct LimitBehavior: Equatable, Sendable {
    let isOneAtATime: Bool

    public static let automatic = LimitBehavior(isOneAtATime: false)
    public static let always = LimitBehavior(isOneAtATime: true)
    public static let alwaysByFew = LimitBehavior(isOneAtATime: false)
    public static let alwaysByOne = LimitBehavior(isOneAtATime: true)
    public static let never = LimitBehavior(isOneAtATime: false)
  }

  private let limit: LimitBehavior
  private let anchor: UnitPoint

  nonisolated public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// - Parameter anchor: Of the view, which comes to the same of the scroll view; nil is their beginning.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor ?? .topLeading
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // Offsets at which one of the views is where it should be.
    let isVertical = context.axes.contains(.vertical)
    let stops = context.item.targetOffsets(at: anchor).map { isVertical ? $0.y : $0.x }.sorted()
    guard !stops.isEmpty else { return }
    func nearest(_ rect: CGRect) -> Int {
      let place = isVertical ? rect.minY : rect.minX
      return stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) } ?? 0
    }
    var stop = nearest(target.rect)
    if limit.isOneAtATime {
      let first = nearest(context.originalTarget.rect)
      stop = min(max(stop, first - 1), first + 1)
    }
    target.rect.origin =
      isVertical ? CGPoint(x: 0, y: stops[stop]) : CGPoint(x: stops[stop], y: 0)
  }
}

/// A behaviour whose type does not matter.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  public init<T: ScrollTargetBehavior>(_ base: T) { self.base = base }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
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

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: any ScrollTargetBehavior {
    MainActor.assumeIsolated { FreeScrollTargetBehavior() }
  }
}

extension EnvironmentValues {
  var scrollTargetBehavior: any ScrollTargetBehavior {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Where the scroll views inside come to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }

  /// Makes the views of this layout those that a scroll view aligns with.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
