import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What stands on a map, as new code and as old code says it.
@MainActor
@Suite("Markers of maps")
struct MapMarkerTests {
  private let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)

  private var region: MKCoordinateRegion {
    MKCoordinateRegion(
      center: center, span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))
  }

  private func text(@MapContentBuilder _ content: () -> some MapContent) -> String {
    let content = content()
    return PlayedView(size: CGSize(width: 200, height: 200)) {
      Map(initialPosition: .region(region)) { content }
    }.text
  }

  @Test("A balloon has a title, and a symbol, letters or a picture in it") func balloons() {
    let name = String("Tower")
    #expect(text { Marker("Tower", coordinate: center) }.contains("\"Tower\""))
    #expect(text { Marker(name, coordinate: center) }.contains("\"Tower\""))
    let symbol = text { Marker("Tower", systemImage: "star", coordinate: center) }
    #expect(symbol.contains("\"Tower\"") && symbol.contains("symbol star"))
    #expect(text { Marker(name, systemImage: "star", coordinate: center) } == symbol)
    let letters = text { Marker("Tower", monogram: Text("TO"), coordinate: center) }
    #expect(letters.contains("\"TO\""))
    let label = text {
      Marker(coordinate: center) { Label("Tower", systemImage: "heart") }
    }
    #expect(label.contains("symbol heart"))
  }

  @Test("A view can have a title that is no key") func annotations() {
    let name = String("Home")
    let shown = text {
      Annotation(name, coordinate: center) { Text(verbatim: "house") }
    }
    #expect(shown.contains("\"Home\"") && shown.contains("\"house\""))
  }

  @Test("What is on a map can hang on conditions, and be of one's own types") func conditions() {
    struct Sights: MapContent {
      let place: CLLocationCoordinate2D
      let hasTower: Bool
      let museum: String?
      var body: some MapContent {
        if hasTower {
          Marker("Tower", coordinate: place)
        } else {
          Marker("Ruin", coordinate: place)
        }
        if let museum { Marker(museum, coordinate: place) }
        if #available(macOS 13, *) { Marker("New", coordinate: place) }
      }
    }
    let all = text { Sights(place: center, hasTower: true, museum: "Louvre") }
    #expect(all.contains("\"Tower\"") && all.contains("\"Louvre\"") && all.contains("\"New\""))
    let few = text { Sights(place: center, hasTower: false, museum: nil) }
    #expect(few.contains("\"Ruin\"") && !few.contains("\"Louvre\""))
    #expect(!text {}.contains("\"Tower\""))
  }

  @Test("Styles, modes and telling of changes leave the map as it is") func accepted() {
    func drawn<V: View>(_ change: (AnyView) -> V) -> String {
      let map = AnyView(
        Map(initialPosition: .region(region)) { Marker("Tower", coordinate: center) })
      return PlayedView { change(map) }.text
    }
    let plain = drawn { $0 }
    let styles: [MapStyle] = [
      .standard, .imagery, .hybrid, .imagery(elevation: .realistic), .hybrid(elevation: .flat),
      .standard(
        elevation: .flat, emphasis: .muted, pointsOfInterest: .excludingAll, showsTraffic: true),
    ]
    for style in styles { #expect(drawn { $0.mapStyle(style) } == plain) }
    #expect(drawn { $0.onMapCameraChange(frequency: .continuous) { _ in } } == plain)
    #expect(drawn { $0.onMapCameraChange {} } == plain)
    #expect(MapInteractionModes.all.contains(.rotate))
  }

  @Test("Maps before iOS 17 have markers, pins and views of items") func old() {
    struct Item: Identifiable {
      let id: Int
      var place: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 1) }
    }
    func old(_ content: @escaping (Item) -> some MapContent) -> PlayedView {
      let region = region
      return PlayedView(size: CGSize(width: 200, height: 200)) {
        Map(
          coordinateRegion: .constant(region), annotationItems: [Item(id: 1)],
          annotationContent: content)
      }
    }
    #expect(
      old { MapAnnotation(coordinate: $0.place) { Color.red.frame(width: 9, height: 9) } }
        .frame(of: .red) != nil)
    let marker = old { MapMarker(coordinate: $0.place, tint: .green) }
    #expect(marker.text != old { MapMarker(coordinate: $0.place) }.text)
    #expect(old { MapPin(coordinate: $0.place, tint: .green) }.text == marker.text)
  }
}
