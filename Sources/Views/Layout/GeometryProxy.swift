import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A view's size and place, for its content.
public struct GeometryProxy {
  public let size: CGSize
  weak var item: Item?

  @MainActor @preconcurrency
  public var safeAreaInsets: EdgeInsets { item?.screenInsets ?? EdgeInsets() }

  /// The view's rectangle in another coordinate space.
  @MainActor @preconcurrency
  public func frame(in space: CoordinateSpace) -> CGRect {
    ask(.frame(space)) ?? CGRect(origin: .zero, size: size)
  }

  @MainActor @preconcurrency
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// All of a coordinate space around the view, as seen from the view: what a scroll view shows, say.
  ///
  /// - Returns: Nil where nothing around the view has the space.
  @MainActor @preconcurrency
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    ask(.bounds(coordinateSpace.name))
  }

  /// What is answered is answered anew when it has changed.
  @MainActor func ask(_ question: PlaceQuestion) -> CGRect? {
    guard let item else { return nil }
    guard let reader = item.node as? any LaidOutLate else { return question.answer(by: item) }
    if reader.places.isEmpty { reader.graph.part(PlaceReaders.self).add(reader) }
    return reader.places.tell(question, by: item)
  }
}
