import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Maps")
struct MapTests {
  private static let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  private static let region = MKCoordinateRegion(
    center: center, span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))
  private static let east = CLLocationCoordinate2D(latitude: 0, longitude: 2)

  @Test("A region's places go where its projection says, and back")
  func projection() {
    let projection = MapProjection(Self.region, in: CGSize(width: 100, height: 200))
    #expect(projection.point(of: Self.center) == CGPoint(x: 50, y: 100))
    let point = projection.point(of: Self.east)
    #expect(abs(point.x - 70) < 1e-6 && abs(point.y - 100) < 1e-6)
    let north = projection.point(of: CLLocationCoordinate2D(latitude: 5, longitude: 0))
    #expect(abs(north.x - 50) < 1e-6 && north.y < 50.1 && north.y > 49)
    #expect(abs(projection.coordinate(at: point).longitude - 2) < 1e-9)
    // A degree of the equator.
    #expect(abs(projection.length(of: 111_195, at: 0) - 10) < 1e-6)
  }

  @Test("What is on a map stands at its place") func places() {
    let played = PlayedView {
      Map(initialPosition: .region(Self.region)) {
        Annotation("Home", coordinate: Self.center, anchor: .bottomTrailing) {
          Color.red.frame(width: 10, height: 20)
        }
        ForEach([2.0, -2], id: \.self) { longitude in
          MapCircle(
            center: CLLocationCoordinate2D(latitude: 0, longitude: longitude), radius: 111_195
          )
          .foregroundStyle(.blue)
        }
        MapPolyline(coordinates: [Self.center, Self.east]).stroke(.green, lineWidth: 2)
        MapPolygon(coordinates: [Self.center, Self.east, Self.center]).foregroundStyle(.yellow)
        UserAnnotation()
      }
      .mapStyle(.hybrid)
      .mapControls {
        MapUserLocationButton()
        MapCompass()
        MapScaleView()
        MapPitchToggle()
      }
      .onMapCameraChange { _ in }
    }
    #expect(played.frame(of: .red) == CGRect(x: 40, y: 30, width: 10, height: 20))
    let circles = played.frames(of: .blue)
    #expect(circles.count == 2)
    for (circle, x) in zip(circles, [60.0, 20]) {
      // The degrees upwards are a little longer than those along, and decide.
      #expect(abs(circle.minX - x) < 0.1 && abs(circle.width - 20) < 0.1)
    }
    #expect(played.text.contains("Home") && played.text.contains("\"Map\""))
    _ = MapGround()
  }

  @Test("A map's controls may stand elsewhere and name its scope") func scope() {
    struct Scoped: View {
      @Namespace private var scope
      var body: some View {
        VStack {
          Map(initialPosition: .region(MapTests.region), scope: scope)
          MapUserLocationButton(scope: scope)
          MapPitchToggle(scope: scope)
          MapCompass(scope: scope)
          MapScaleView(anchorEdge: .trailing, scope: scope)
        }
        .mapScope(scope)
      }
    }
    let played = PlayedView(size: CGSize(width: 200, height: 300)) { Scoped() }
    let sizes = played.graph.tapTargets.map(\.frame.size)
    #expect(sizes.filter { $0 == CGSize(width: 44, height: 44) }.count == 2)
  }

  @Test("A marker that has a tag is chosen by a tap") func selecting() {
    let chosen = Handle<Int?>(nil)
    let played = PlayedView {
      chosen.shows { _ in
        Map(initialPosition: .region(Self.region), selection: chosen.bound) {
          Marker("A", systemImage: "star", coordinate: Self.center).tint(.red).tag(1)
          Marker("B", coordinate: Self.east).annotationTitles(.hidden)
        }
      }
    }
    #expect(played.text.contains("\"A\"") && !played.text.contains("\"B\""))
    played.tap(at: CGPoint(x: 50, y: 35))
    #expect(chosen.value == 1)
  }

  @Test("A selection of values has the tag's value, and nothing of the map's own") func selection()
  {
    let chosen = Handle<MapSelection<Int>?>(nil)
    let played = PlayedView {
      chosen.shows { _ in
        Map(initialPosition: .region(Self.region), selection: chosen.bound) {
          Marker("A", systemImage: "star", coordinate: Self.center).tag(MapSelection(1))
        }
        .mapFeatureSelectionDisabled()
        .mapFeatureSelectionAccessory(.callout)
      }
    }
    played.tap(at: CGPoint(x: 50, y: 35))
    #expect(chosen.value == MapSelection(1))
    #expect(chosen.value?.value == 1 && chosen.value?.feature == nil)
  }

  private struct Bounded: View {
    @Namespace private var scope
    @State private var position = MapCameraPosition.region(MapTests.region)

    var body: some View {
      Map(
        position: $position,
        bounds: MapCameraBounds(minimumDistance: 100, maximumDistance: 5000),
        interactionModes: [.pan, .zoom], scope: scope
      ) {
        Marker("A", coordinate: MapTests.center)
      }
      .mapControlVisibility(.visible)
      .mapScope(scope)
    }
  }

  @Test("A map may say how it is moved, and where its controls are") func manners() {
    #expect(PlayedView { Bounded() }.text.contains("\"A\""))
    let bounds = MapCameraBounds(centerCoordinateBounds: Self.region, minimumDistance: 10)
    #expect(bounds != MapCameraBounds(minimumDistance: 10))
  }

  @Test("Without a region all that is on the map is in sight") func automatic() {
    let places = [Self.center, CLLocationCoordinate2D(latitude: 10, longitude: 20)]
    let region = MapCameraPosition.automatic.shown(places)
    #expect(region.center == CLLocationCoordinate2D(latitude: 5, longitude: 10))
    #expect(region.span == MKCoordinateSpan(latitudeDelta: 15, longitudeDelta: 30))
    let meters = MKCoordinateRegion(
      center: Self.center, latitudinalMeters: 111_195, longitudinalMeters: 222_390)
    #expect(meters.span == MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    let distance = CLLocation(latitude: 0, longitude: 0)
      .distance(from: CLLocation(latitude: 0, longitude: 1))
    #expect(abs(distance - 111_195) < 1)
  }
}
