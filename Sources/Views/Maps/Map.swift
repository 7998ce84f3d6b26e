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
