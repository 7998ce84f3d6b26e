import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

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
  private var targets: [Item] { targetLayout?.targets ?? [] }

  /// The first that has something to scroll to.
  private var targetLayout: ScrollTargetLayoutItem? {
    func find(_ item: Item) -> ScrollTargetLayoutItem? {
      if let layout = item as? ScrollTargetLayoutItem, layout.isEnabled {
        return layout.targets.isEmpty ? nil : layout
      }
      return item.subitems.firstNonNil { find($0) }
    }
    return find(child)
  }

  /// Whether targets are in sight that are not made yet.
  var showsUnmade: Bool {
    let window = restingWindow
    return (targetLayout?.unmadeFrames ?? []).contains { frame in
      axes.contains(.vertical)
        ? frame.minY < window.maxY && frame.maxY > window.minY
        : frame.minX < window.maxX && frame.maxX > window.minX
    }
  }

  func target(withID id: AnyHashable) -> Item? {
    targets.first { $0.dynamicKey == id } ?? node.item(withID: id)
  }

  /// Offsets at which an anchor of one of the targets is at the window's own.
  func targetOffsets(at anchor: UnitPoint) -> [CGPoint] {
    let window = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: frame.width - insets.leading - insets.trailing,
      height: frame.height - insets.top - insets.bottom)
    let here = anchor.in(window)
    return (targetLayout?.targetFrames ?? []).map { frame in
      let point = anchor.in(frame)
      return CGPoint(x: point.x - here.x + offset.x, y: point.y - here.y + offset.y)
    }
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

  /// The ids of the targets of which so much is seen, 0…1.
  func targets(seen threshold: Double) -> [AnyHashable] {
    let window = restingWindow
    return targets.compactMap { item in
      let (seen, whole) = (item.frame.intersection(window), item.frame.width * item.frame.height)
      guard whole > 0, !seen.isNull, seen.width * seen.height >= whole * threshold else {
        return nil
      }
      return item.dynamicKey
    }
  }

  var targetBehavior: any ScrollTargetBehavior {
    overrides.turnsPages ? PagingScrollTargetBehavior() : node.environment.scrollTargetBehavior
  }

  /// Where to come to rest instead of at an offset that the finger's speed would lead to.
  func rest(insteadOf predicted: CGPoint, from start: CGPoint, velocity: CGSize) -> CGPoint? {
    if let own = overrides.rest?(clamped(predicted), velocity), own != clamped(predicted) {
      return clamped(own)
    }
    let behavior = targetBehavior
    if behavior is FreeScrollTargetBehavior {
      return barAbove?.rest(insteadOf: predicted, of: self)
    }
    var target = ScrollTarget(rect: CGRect(origin: clamped(predicted), size: frame.size))
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: start, size: frame.size)),
      velocity: CGVector(dx: velocity.width, dy: velocity.height),
      contentSize: contentSize(for: ProposedViewSize(frame.size)), containerSize: visibleSize,
      axes: axes, item: self)
    let before = target
    behavior.updateTarget(&target, context: context)
    // A behaviour that leaves the target alone leaves the motion alone.
    return target == before ? nil : clamped(target.offset(in: frame.size))
  }
}
