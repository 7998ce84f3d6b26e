import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

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

  override func layout() {
    child.superitem = self
    // Also what already reaches beyond an edge touches it.
    let reach = reach(of: frame, pastBars: true) { $0 <= 0.5 }
    let left = edges.contains(.leading) ? reach.minX : frame.minX
    let right = edges.contains(.trailing) ? reach.maxX : frame.maxX
    let top = edges.contains(.top) ? reach.minY : frame.minY
    let bottom = edges.contains(.bottom) ? reach.maxY : frame.maxY
    let grown = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    place(child, aligned: .center, in: grown, proposal: ProposedViewSize(grown.size))
  }
}

extension Item {
  /// A rectangle here, with each side that touches the safe area's moved out over what lies beyond:
  /// the insets around this item, then bars, then what the screen itself keeps free.
  ///
  /// - Parameter isTouching: Whether a side this far inside the safe area's touches it.
  func reach(of rect: CGRect, pastBars: Bool, isTouching: (CGFloat) -> Bool) -> CGRect {
    var rect = rect
    func grow(from safe: CGRect, to whole: CGRect) {
      let left = isTouching(rect.minX - safe.minX) ? whole.minX - safe.minX : 0
      let top = isTouching(rect.minY - safe.minY) ? whole.minY - safe.minY : 0
      let right = isTouching(safe.maxX - rect.maxX) ? whole.maxX - safe.maxX : 0
      let bottom = isTouching(safe.maxY - rect.maxY) ? whole.maxY - safe.maxY : 0
      rect = CGRect(
        x: rect.minX + left, y: rect.minY + top, width: rect.width + right - left,
        height: rect.height + bottom - top)
    }
    /// Bars lie over what ignores the safe area, one below also over what scrolls.
    func withinBars(_ safe: CGRect) -> CGRect {
      let environment = node.environment
      let (top, bottom) = (pastBars ? environment.barHeight : 0, environment.bottomBarHeight)
      return CGRect(
        x: safe.minX, y: safe.minY + top, width: safe.width, height: safe.height - top - bottom)
    }
    var inner = self
    while let outer = inner.superitem {
      if let inset = outer as? SafeAreaInsetItem, inset.child === inner {
        grow(from: inset.safeRect, to: inset.frame)
      }
      if let page = outer as? PageSafeAreaItem {
        grow(from: withinBars(page.safeRect), to: page.frame)
        return rect
      }
      inner = outer
    }
    let canvas = graph.canvas
    grow(from: withinBars(canvas.safeRect), to: CGRect(origin: .zero, size: canvas.size))
    return rect
  }
}
