import Foundation
import Geometry
import Motion

/// What points are measured from.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  package let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: name)
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace()) }

  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

private struct ScrollSpace: Hashable {}

extension View {
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: name))
  }
}

struct CoordinateSpaceModifier: WrapperModifier {
  let name: AnyHashable

  func makeItem(_ child: Item, node: Node) -> CoordinateSpaceItem {
    CoordinateSpaceItem(child, node: node)
  }

  func update(_ item: CoordinateSpaceItem, transaction: Transaction) { item.name = name }
}

final class CoordinateSpaceItem: WrapperItem {
  var name: AnyHashable = 0

  override func isSpace(named name: AnyHashable) -> Bool { name == self.name }
}

extension Item {
  /// Where a point of the layout appears on screen, through every effect around the item.
  func toScreen(_ point: CGPoint) -> CGPoint {
    var point = point
    var item = superitem
    while let current = item {
      point = current.convertToSuper(point)
      item = current.superitem
    }
    return point
  }

  /// The rectangle around the item's frame as it appears on screen.
  package var screenFrame: CGRect { CGRect(around: frame.corners.map(toScreen)) }

  package func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: frame.size)
    case .global: return screenFrame
    case .named(let name):
      guard let space = itemOfSpace(named: name) else { return screenFrame }
      let (mine, its) = (screenFrame, space.screenFrame)
      let (origin, corner) = (space.spaceRect.origin, space.frame.origin)
      return mine.offsetBy(
        dx: corner.x - origin.x - its.minX, dy: corner.y - origin.y - its.minY)
    }
  }

  /// The whole of a space around this item, in this item's own coordinates.
  package func bounds(ofSpaceNamed name: AnyHashable) -> CGRect? {
    guard let space = itemOfSpace(named: name) else { return nil }
    let mine = screenFrame
    return CGRect(around: space.spaceRect.corners.map(space.toScreen))
      .offsetBy(dx: -mine.minX, dy: -mine.minY)
  }

  private func itemOfSpace(named name: AnyHashable) -> Item? {
    var item = superitem
    while let current = item {
      if current.isSpace(named: name) { return current }
      item = current.superitem
    }
    return nil
  }
}
