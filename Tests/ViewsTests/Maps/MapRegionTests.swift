import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What of the globe a map shows.
@MainActor
@Suite("Regions of maps")
struct MapRegionTests {
  private let paris = CLLocationCoordinate2D(latitude: 48.85, longitude: 2.35)

  @Test("A region in metres is wider in degrees the farther it is from the equator") func metres() {
    let equator = MKCoordinateRegion(
      center: CLLocationCoordinate2D(), latitudinalMeters: 111_195, longitudinalMeters: 111_195)
    #expect(abs(equator.span.latitudeDelta - 1) < 1e-9)
    #expect(abs(equator.span.longitudeDelta - 1) < 1e-9)
    let north = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_195,
      longitudinalMeters: 111_195)
    #expect(abs(north.span.longitudeDelta - 2) < 1e-9)
    #expect(MKCoordinateRegion().span.latitudeDelta == 0)
  }

  @Test("A point of the unrolled globe is a place, and back") func points() {
    let point = MKMapPoint(paris)
    #expect(abs(point.coordinate.latitude - paris.latitude) < 1e-9)
    #expect(abs(point.coordinate.longitude - paris.longitude) < 1e-9)
    // The middle of the world is where the equator meets Greenwich.
    let middle = MKMapPoint(x: MKMapRect.world.midX, y: MKMapRect.world.midY).coordinate
    #expect(abs(middle.latitude) < 1e-9 && abs(middle.longitude) < 1e-9)
    // The poles are infinitely far; the projection ends before them.
    #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y > 0)
  }

  @Test("A rectangle of the unrolled globe is a region around its middle") func rectangles() throws
  {
    let world = MKMapRect.world
    let rect = MKMapRect(
      x: world.midX - world.width / 8, y: world.midY - world.height / 8, width: world.width / 4,
      height: world.height / 4)
    #expect(rect.minX == world.midX - world.width / 8 && rect.maxX == world.midX + world.width / 8)
    let region = try #require(MapCameraPosition.rect(rect).region)
    #expect(abs(region.center.latitude) < 1e-9 && abs(region.center.longitude) < 1e-9)
    #expect(abs(region.span.longitudeDelta - 90) < 1e-9)
  }

  @Test("A camera sees more from farther away, and is told as a camera") func cameras() {
    let near = MapCamera(centerCoordinate: paris, distance: 1000, heading: 90, pitch: 45)
    let far = MapCamera(centerCoordinate: paris, distance: 4000)
    let (nearby, around) = (
      MapCameraPosition.camera(near).shown([]), MapCameraPosition.camera(far).shown([])
    )
    #expect(abs(around.span.latitudeDelta - 4 * nearby.span.latitudeDelta) < 1e-9)
    #expect(nearby.center == paris)
    #expect(MapCameraPosition.camera(near).camera == near)
    #expect(MapCameraPosition.camera(near).region == nil)
    #expect(MapCameraPosition.automatic.camera == nil)
    #expect(!MapCameraPosition.automatic.positionedByUser)
  }

  @Test("By itself a map shows all places with some ground around, or a country") func automatic() {
    let region = MapCameraPosition.automatic.shown([
      CLLocationCoordinate2D(latitude: 0, longitude: 0),
      CLLocationCoordinate2D(latitude: 2, longitude: 4),
    ])
    #expect(region.center == CLLocationCoordinate2D(latitude: 1, longitude: 2))
    #expect(region.span.latitudeDelta == 3 && region.span.longitudeDelta == 6)
    // One place has some ground, too.
    #expect(MapCameraPosition.automatic.shown([paris]).span.latitudeDelta == 0.01)
    #expect(MapCameraPosition.automatic.shown([]).span.latitudeDelta == 60)
  }

  @Test("Nobody knows where the user is: the other place counts") func user() {
    let other = MapCameraPosition.camera(MapCamera(centerCoordinate: paris, distance: 500))
    #expect(MapCameraPosition.userLocation(fallback: other) == other)
  }
}
