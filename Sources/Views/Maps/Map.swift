import Foundation
import Geometry
import Motion
import ViewEngine

/// A map without its ground: a calm surface named so, with what is put on it at its places.
///
/// - Note: Approximated: a clip has no network to load streets from, and the map cannot be panned.
public struct Map<Content: View>: View {
  private let position: MapCameraPosition
  private let parts: [_MapPart]
  private let selection: Binding<AnyHashable?>?
  @Environment(\.mapControls) private var controls

  init(
    _ position: MapCameraPosition, _ parts: [_MapPart], selection: Binding<AnyHashable?>? = nil
  ) {
    self.position = position
    self.parts = parts
    self.selection = selection
  }

  public var body: some View {
    GeometryReader { proxy in
      let region = position.shown(parts.flatMap(\.places))
      let projection = MapProjection(region, in: proxy.size)
      // What lies on the ground is below what stands on it.
      let ordered = parts.filter(\.isFlat) + parts.filter { !$0.isFlat }
      ZStack(alignment: .topLeading) {
        // Holds the corner that all places are counted from.
        Color.clear
        ForEach(Array(ordered.enumerated()), id: \.offset) { _, part in
          MapPartView(part: part, projection: projection, selection: selection)
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
    }
    .background { MapGround().ignoresSafeArea() }
    .mask { Rectangle().ignoresSafeArea() }
    .overlay(alignment: .topTrailing) { VStack(spacing: 8) { controls.content }.padding(8) }
  }
}

extension Map where Content == EmptyView {
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, @MapContentBuilder content: () -> C
  ) {
    self.init(position.wrappedValue, content()._parts)
  }

  public init(position: Binding<MapCameraPosition>) {
    self.init(position.wrappedValue, [])
  }

  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, @MapContentBuilder content: () -> C
  ) {
    self.init(initialPosition, content()._parts)
  }

  public init(initialPosition: MapCameraPosition = .automatic) {
    self.init(initialPosition, [])
  }

  /// - Parameter selection: The tag of what was tapped.
  public init<V: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, selection: Binding<V?>,
    @MapContentBuilder content: () -> C
  ) {
    self.init(position.wrappedValue, content()._parts, selection: mapTag(selection))
  }

  public init<V: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, selection: Binding<V?>,
    @MapContentBuilder content: () -> C
  ) {
    self.init(initialPosition, content()._parts, selection: mapTag(selection))
  }

  public init(coordinateRegion: Binding<MKCoordinateRegion>) {
    self.init(.region(coordinateRegion.wrappedValue), [])
  }

  public init<Items: RandomAccessCollection, C: MapContent>(
    coordinateRegion: Binding<MKCoordinateRegion>, annotationItems: Items,
    annotationContent: (Items.Element) -> C
  ) where Items.Element: Identifiable {
    self.init(
      .region(coordinateRegion.wrappedValue),
      annotationItems.flatMap { annotationContent($0)._parts })
  }
}

/// The selection of any type of tag.
private func mapTag<V: Hashable>(_ selection: Binding<V?>) -> Binding<AnyHashable?> {
  Binding<AnyHashable?>(
    get: { selection.wrappedValue.map { AnyHashable($0) } },
    set: { selection.wrappedValue = $0?.base as? V })
}
