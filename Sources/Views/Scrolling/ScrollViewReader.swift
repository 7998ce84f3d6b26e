import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Lets its content scroll to one of the views inside.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  @State private var link = ScrollLink()

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    content(ScrollViewProxy(link: link)).modifier(ScrollLinkModifier(link: link))
  }
}

/// Scrolls to views by their ids.
public struct ScrollViewProxy {
  let link: ScrollLink

  /// - Parameter anchor: The point of the view, and of the scroll view, that meet; nil scrolls as
  ///   little as makes the view visible.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = link.node, !node.isDestroyed else { return }
    let isAnimated = Transaction.current.animation != nil
    // The view may be one that the change around this makes.
    node.graph.afterUpdate { [weak node] in
      node?.withItem(withID: AnyHashable(id)) {
        $0.scrollIntoView(anchor: anchor, isAnimated: isAnimated)
      }
    }
  }
}

final class ScrollLink: @unchecked Sendable {
  weak var node: Node?
}

struct ScrollLinkModifier: ObservingModifier {
  let link: ScrollLink

  func appeared(in node: Node) { link.node = node }
  func updated(_ kept: inout Void, from old: Self, in node: Node) { link.node = node }
  func disappeared(_ kept: Void, from node: Node) {}
}

extension Node {
  /// Does something with the view that has an id; where that is not made yet, once it is.
  func withItem(withID id: AnyHashable, _ action: @escaping (Item) -> Void) {
    if let item = item(withID: id) { return action(item) }
    // It may be written where only a body tells.
    guard makeElement(withID: id) || makeAllElements() else { return }
    graph.afterUpdate { [weak self] in
      if let item = self?.item(withID: id) { action(item) }
    }
  }

  /// The first item of the view with an id.
  func item(withID id: AnyHashable) -> Item? {
    for child in childNodes {
      if let dynamic = self as? DynamicNode, dynamic.key(of: child) == id {
        if let item = child.entries.first?.item { return item }
      }
      if let item = child.item(withID: id) { return item }
    }
    return nil
  }
}

extension Item {
  func scrollIntoView(anchor: UnitPoint?, isAnimated: Bool) {
    guard let scroll = scrollView else { return }
    // Where the item is in the content, whatever is shown of that now.
    let x = frame.minX - scroll.frame.minX + scroll.offset.x
    let y = frame.minY - scroll.frame.minY + scroll.offset.y
    // Seen is what lies within the margins.
    func target(
      _ start: CGFloat, _ length: CGFloat, _ shown: CGFloat, _ now: CGFloat, _ at: CGFloat?,
      _ before: CGFloat, _ after: CGFloat
    ) -> CGFloat {
      if let at { return start + length * at - before - (shown - before - after) * at }
      if start - before < now { return start - before }
      let end = start + length + after
      return end > now + shown ? end - shown : now
    }
    let insets = scroll.insets
    scroll.scroll(
      to: CGPoint(
        x: target(
          x, frame.width, scroll.frame.width, scroll.offset.x, anchor?.x, insets.leading,
          insets.trailing),
        y: target(
          y, frame.height, scroll.frame.height, scroll.offset.y, anchor?.y, insets.top,
          insets.bottom)),
      isAnimated: isAnimated)
  }
}
