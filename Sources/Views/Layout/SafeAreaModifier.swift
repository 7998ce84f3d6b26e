import Foundation
import Geometry
import Motion

/// The part of the screen that is kept free.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

extension View {
  /// Grows the view over the safe area's edges that it touches.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    modifier(SafeAreaModifier(edges: edges))
  }

  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

struct SafeAreaModifier: WrapperModifier {
  let edges: Edge.Set

  func makeItem(_ child: Item, node: Node) -> SafeAreaItem { SafeAreaItem(child, node: node) }

  func update(_ item: SafeAreaItem, transaction: Transaction) { item.edges = edges }
}

final class SafeAreaItem: WrapperItem {
  var edges: Edge.Set = []

  /// How far the child reaches beyond a rectangle that touches the safe area's edges.
  private func overhang(of rect: CGRect) -> EdgeInsets {
    let canvas = graph.canvas
    let safe = canvas.safeRect
    let touch: CGFloat = 0.5
    // Bars lie over what ignores the safe area.
    let bars = node.environment.barHeight
    func reach(_ edge: Edge.Set, _ distance: CGFloat, _ inset: CGFloat) -> CGFloat {
      edges.contains(edge) && distance <= touch ? inset : 0
    }
    return EdgeInsets(
      top: reach(.top, rect.minY - safe.minY - bars, canvas.safeArea.top + bars),
      leading: reach(.leading, rect.minX - safe.minX, canvas.safeArea.leading),
      bottom: reach(.bottom, safe.maxY - rect.maxY, canvas.safeArea.bottom),
      trailing: reach(.trailing, safe.maxX - rect.maxX, canvas.safeArea.trailing))
  }

  override func layout() {
    child.superitem = self
    let insets = overhang(of: frame)
    let grown = CGRect(
      x: frame.minX - insets.leading, y: frame.minY - insets.top,
      width: frame.width + insets.leading + insets.trailing,
      height: frame.height + insets.top + insets.bottom)
    place(child, aligned: .center, in: grown, proposal: ProposedViewSize(grown.size))
  }
}
