import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Tells where something is that can have a television's focus, for the keys that move that.
struct FocusPlaceModifier: WrapperModifier {
  let token: FocusToken

  func makeItem(_ child: Item, node: Node) -> FocusPlaceItem { FocusPlaceItem(child, node: node) }

  func update(_ item: FocusPlaceItem, transaction: Transaction) {
    item.graph.part(FocusPlaces.self).add(item, of: token)
  }
}

final class FocusPlaceItem: WrapperItem {}

/// Where those are that can have a television's focus.
@MainActor
final class FocusPlaces: GraphPart {
  private struct Place {
    weak var item: FocusPlaceItem?
    let token: FocusToken
  }

  private var places: [ObjectIdentifier: Place] = [:]

  func add(_ item: FocusPlaceItem, of token: FocusToken) {
    places[ObjectIdentifier(token)] = Place(item: item, token: token)
  }

  func item(of id: ObjectIdentifier) -> FocusPlaceItem? { places[id]?.item }

  /// The nearest on one side, of those that stand beside what has the focus rather than of others. What is disabled has
  /// no focus.
  func next(on side: Edge, of id: ObjectIdentifier, among others: [ObjectIdentifier]) -> FocusToken?
  {
    guard let start = places[id]?.item?.screenFrame else { return nil }
    let found = others.compactMap { other -> (distance: CGFloat, token: FocusToken)? in
      guard other != id, let place = places[other], let item = place.item,
        item.node.environment.isEnabled,
        let distance = Self.distance(from: start, to: item.screenFrame, on: side)
      else { return nil }
      return (distance, place.token)
    }
    return found.min { $0.distance < $1.distance }?.token
  }

  /// Of two frames; nil where the other is not on this side. What is aside comes after all that is straight ahead: of two rows that
  /// are scrolled each for itself the other's next may be nearer.
  static func distance(from start: CGRect, to frame: CGRect, on side: Edge) -> CGFloat? {
    let isAcross = side == .leading || side == .trailing
    let gap: CGFloat =
      switch side {
      case .leading: start.minX - frame.maxX
      case .trailing: frame.minX - start.maxX
      case .top: start.minY - frame.maxY
      case .bottom: frame.minY - start.maxY
      }
    // What has the focus is drawn larger and may reach over what is beside it; layout knows nothing of that.
    guard gap > -1 else { return nil }
    let aside =
      isAcross
      ? max(frame.minY - start.maxY, start.minY - frame.maxY, 0)
      : max(frame.minX - start.maxX, start.minX - frame.maxX, 0)
    let middle = isAcross ? abs(frame.midY - start.midY) : abs(frame.midX - start.midX)
    return max(gap, 0) + (aside > 0 ? Self.detour + aside : 0) + middle * Self.lean
  }

  /// How much farther is a way aside than any ahead, and of two that begin beside each other the one that ends so. By eye.
  private static let detour: CGFloat = 1e6
  private static let lean: CGFloat = 0.1
}
