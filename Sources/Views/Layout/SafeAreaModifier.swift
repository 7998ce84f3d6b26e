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
    modifier(SafeAreaModifier(edges: edges, regions: regions))
  }

  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

struct SafeAreaModifier: WrapperModifier {
  let edges: Edge.Set
  let regions: SafeAreaRegions

  func makeItem(_ child: Item, node: Node) -> SafeAreaItem { SafeAreaItem(child, node: node) }

  func update(_ item: SafeAreaItem, transaction: Transaction) {
    (item.edges, item.regions) = (edges, regions)
  }
}

final class SafeAreaItem: WrapperItem {
  var edges: Edge.Set = []
  var regions = SafeAreaRegions.all

  override func layout() {
    child.superitem = self
    // Also what already reaches beyond an edge touches it.
    let reach = reach(of: frame, over: regions) { $0 <= 0.5 }
    let left = edges.contains(.leading) ? reach.minX : frame.minX
    let right = edges.contains(.trailing) ? reach.maxX : frame.maxX
    let top = edges.contains(.top) ? reach.minY : frame.minY
    let bottom = edges.contains(.bottom) ? reach.maxY : frame.maxY
    let grown = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let proposal = ProposedViewSize(grown.size)
    let size = child.size(for: proposal)
    // What does not grow moves out by the whole inset; what is larger than that, as a picture that fills its place
    // is, stays in the middle.
    let alignment = Alignment(
      horizontal: size.width > grown.width + 0.5 ? .center : .leading,
      vertical: size.height > grown.height + 0.5 ? .center : .top)
    place(child, aligned: alignment, in: grown, proposal: proposal)
  }
}

extension Item {
  /// A rectangle here, with each side that touches the safe area's moved out over what lies beyond:
  /// the insets and bars around this item, then what the screen itself keeps free.
  ///
  /// - Parameters:
  ///   - regions: What may lie there.
  ///   - isTouching: Whether a side this far inside the safe area's touches it.
  func reach(
    of rect: CGRect, over regions: SafeAreaRegions = .all, isTouching: (CGFloat) -> Bool
  ) -> CGRect {
    var rect = rect
    var axes: Axis.Set = [.horizontal, .vertical]
    func grow(from safe: CGRect, to whole: CGRect) {
      func isOpen(_ axis: Axis.Set, _ distance: CGFloat) -> Bool {
        axes.contains(axis) && isTouching(distance)
      }
      // What reaches beyond the edge already reaches no further than the others.
      let left = isOpen(.horizontal, rect.minX - safe.minX) ? min(whole.minX - rect.minX, 0) : 0
      let top = isOpen(.vertical, rect.minY - safe.minY) ? min(whole.minY - rect.minY, 0) : 0
      let right = isOpen(.horizontal, safe.maxX - rect.maxX) ? max(whole.maxX - rect.maxX, 0) : 0
      let bottom = isOpen(.vertical, safe.maxY - rect.maxY) ? max(whole.maxY - rect.maxY, 0) : 0
      rect = CGRect(
        x: rect.minX + left, y: rect.minY + top, width: rect.width + right - left,
        height: rect.height + bottom - top)
    }
    var inner = self
    while let outer = inner.superitem {
      if let end = outer as? any SafeAreaEnding { axes.subtract(end.axes) }
      if let inset = outer as? any SafeAreaTaking, inset.child === inner,
        regions.contains(inset.region)
      {
        grow(from: inset.safeRect, to: outer.frame)
      }
      if let page = outer as? PageSafeAreaItem {
        if regions.contains(.container) { grow(from: page.safeRect, to: page.frame) }
        return rect
      }
      inner = outer
    }
    guard regions.contains(.container) else { return rect }
    let canvas = graph.canvas
    grow(from: canvas.safeRect, to: CGRect(origin: .zero, size: canvas.size))
    return rect
  }
}

extension Item {
  /// What of a rectangle here lies between the safe area's upper and lower edges: what lies over the rest of it are
  /// bars around this item, and what the screen itself keeps free.
  func clearPart(of rect: CGRect) -> CGRect {
    var (top, bottom) = (rect.minY, rect.maxY)
    // What ends beyond the screen is not seen to its end, with bars or without.
    func cut(_ safe: CGRect, of whole: CGRect) {
      if rect.minY >= whole.minY - 0.5 { top = max(top, safe.minY) }
      if rect.maxY <= whole.maxY + 0.5 { bottom = min(bottom, safe.maxY) }
    }
    var clear: CGRect {
      bottom > top ? CGRect(x: rect.minX, y: top, width: rect.width, height: bottom - top) : rect
    }
    var inner = self
    while let outer = inner.superitem {
      if let end = outer as? any SafeAreaEnding, end.axes.contains(.vertical) { return clear }
      if let inset = outer as? any SafeAreaTaking, inset.child === inner,
        inset.region == .container
      {
        cut(inset.safeRect, of: outer.frame)
      }
      if let page = outer as? PageSafeAreaItem {
        cut(page.safeRect, of: page.frame)
        return clear
      }
      inner = outer
    }
    cut(graph.canvas.safeRect, of: CGRect(origin: .zero, size: graph.canvas.size))
    return clear
  }
}

/// An item that takes from the safe area of what is in it.
@MainActor
protocol SafeAreaTaking: AnyObject {
  var child: Item { get }
  /// What is left.
  var safeRect: CGRect { get }
  /// What takes it.
  var region: SafeAreaRegions { get }
}

extension SafeAreaTaking {
  var region: SafeAreaRegions { .container }
}

/// An item in which there is no safe area along some axes: what scrolls has none along the way that it scrolls.
@MainActor
protocol SafeAreaEnding: AnyObject {
  var axes: Axis.Set { get }
}
