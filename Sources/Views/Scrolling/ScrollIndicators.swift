import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The bars that tell where in its content a scroll view is, while it moves and a little after.
@MainActor
final class ScrollIndicators {
  private unowned let node: Node
  private let opacity: AnimatedAttribute<Double>
  private var timer: VirtualClock.Token?

  private enum Constants {
    static let width: CGFloat = 3
    static let margin: CGFloat = 3
    static let shortest: CGFloat = 36
    /// Seconds.
    static let hold = 0.5
    static let fade = Animation.easeOut(duration: 0.3)
  }

  init(node: Node) {
    self.node = node
    opacity = AnimatedAttribute(0, "scrollIndicators", node: node)
  }

  func show() {
    opacity.reset(to: 1)
    timer?.cancel()
    timer = node.graph.clock.schedule(after: Constants.hold) { [weak self] in
      guard let self, !self.node.isDestroyed else { return }
      self.opacity.set(0, transaction: Transaction(animation: Constants.fade))
    }
  }

  func draw(
    _ axes: Axis.Set, in rect: CGRect, offset: CGPoint, range: CGSize,
    into items: inout [DisplayItem]
  ) {
    guard opacity.value > 0 else { return }
    var bars: [DisplayItem] = []
    if axes.contains(.vertical), range.height > 0 {
      let (start, length) = bar(offset.y, range.height, rect.height)
      bars.append(
        item(
          CGRect(
            x: rect.maxX - Constants.width - Constants.margin, y: rect.minY + start,
            width: Constants.width, height: length)))
    }
    if axes.contains(.horizontal), range.width > 0 {
      let (start, length) = bar(offset.x, range.width, rect.width)
      bars.append(
        item(
          CGRect(
            x: rect.minX + start, y: rect.maxY - Constants.width - Constants.margin,
            width: length, height: Constants.width)))
    }
    if !bars.isEmpty { items.append(.group(.opacity(opacity.value), bars)) }
  }

  private func bar(_ offset: CGFloat, _ range: CGFloat, _ visible: CGFloat)
    -> (start: CGFloat, length: CGFloat)
  {
    let track = max(0, visible - 2 * Constants.margin)
    let length = max(Constants.shortest, track * visible / (visible + range))
    let progress = min(max(offset / range, 0), 1)
    return (Constants.margin + (track - length) * progress, length)
  }

  private func item(_ rect: CGRect) -> DisplayItem {
    let dark = node.environment.colorScheme == .dark
    let color = RGBA(dark ? 1 : 0, dark ? 1 : 0, dark ? 1 : 0, 0.35)
    let path = Path(
      roundedRect: CGRect(origin: .zero, size: rect.size), cornerRadius: Constants.width / 2)
    return .leaf(.shape(ShapeLeaf(path: path, paint: .color(color))), at: rect.origin)
  }
}
