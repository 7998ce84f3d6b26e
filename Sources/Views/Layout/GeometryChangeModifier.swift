import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Runs when something about the view's size or place has changed, and once at first.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

struct GeometryChangeModifier<T: Equatable>: WrapperModifier {
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  func makeItem(_ child: Item, node: Node) -> GeometryChangeItem<T> {
    GeometryChangeItem(self, child, node: node)
  }

  func update(_ item: GeometryChangeItem<T>, transaction: Transaction) { item.modifier = self }
}

final class GeometryChangeItem<T: Equatable>: WrapperItem, PlaceFollowing {
  var modifier: GeometryChangeModifier<T>
  private var last: T?
  /// Where it was on screen when it looked last; nil before the first layout.
  private var place: CGRect?

  init(_ modifier: GeometryChangeModifier<T>, _ child: Item, node: Node) {
    self.modifier = modifier
    super.init(child, node: node)
    node.graph.part(PlaceFollowers.self).add(self, of: node)
  }

  override func layout() {
    super.layout()
    tell(at: screenFrame)
  }

  func look() {
    let now = screenFrame
    guard let place, place != now else { return }
    tell(at: now)
  }

  private func tell(at place: CGRect) {
    self.place = place
    let new = modifier.transform(GeometryProxy(size: frame.size, item: self))
    guard new != last else { return }
    let (old, action) = (last ?? new, modifier.action)
    last = new
    graph.afterUpdate { action(old, new) }
  }
}
