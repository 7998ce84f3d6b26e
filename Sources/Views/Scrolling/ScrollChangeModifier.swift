import Foundation
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Runs when something about the scroll view inside has changed, and once at first.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollChangeModifier(geometry: ScrollChange(transform: transform, action: action)))
  }

  /// Runs when something else moves the scroll view inside.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollChangeModifier(phase: { old, new, _ in action(old, new) }))
  }

  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollChangeModifier(phase: action))
  }
}

/// What a scroll view is like when its phase changes.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// Of the content, in points a second; nil while nothing moves it by itself.
  public let velocity: CGVector?
}

/// Something that is read of a scroll view, and what is done when it changes.
@MainActor
final class ScrollChange {
  private let read: (ScrollGeometry) -> Any
  private let react: (Any?, Any) -> Void

  init<T: Equatable>(
    transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) {
    read = transform
    react = { old, new in
      guard let new = new as? T else { return }
      let old = old as? T
      if old != new { action(old ?? new, new) }
    }
  }

  /// - Parameter last: What was read before; now what is read this time.
  func take(_ geometry: ScrollGeometry, last: inout Any?) {
    let (old, new) = (last, read(geometry))
    last = new
    react(old, new)
  }
}

struct ScrollChangeModifier: WrapperModifier {
  var geometry: ScrollChange?
  var phase: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?

  func makeItem(_ child: Item, node: Node) -> ScrollChangeItem {
    ScrollChangeItem(self, child, node: node)
  }

  func update(_ item: ScrollChangeItem, transaction: Transaction) { item.modifier = self }
}

final class ScrollChangeItem: ScrollWatchingItem {
  var modifier: ScrollChangeModifier
  private var last: Any?

  init(_ modifier: ScrollChangeModifier, _ child: Item, node: Node) {
    self.modifier = modifier
    super.init(child, node: node)
  }

  override func scrollMoved(_ item: ScrollItem) {
    modifier.geometry?.take(item.geometry, last: &last)
  }

  override func scrollChanged(_ item: ScrollItem, from old: ScrollPhase, to new: ScrollPhase) {
    modifier.phase?(
      old, new, ScrollPhaseChangeContext(geometry: item.geometry, velocity: item.velocity))
  }
}
