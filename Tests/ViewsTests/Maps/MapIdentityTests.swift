import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What a loop puts on a map")
struct MapIdentityTests {
  @Test("It is chosen by its identity, where it has no tag of its own") func choosing() {
    let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    let region = MKCoordinateRegion(
      center: center, span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))
    let home = MKMapItem(placemark: MKPlacemark(coordinate: center))
    home.name = "Home"
    let chosen = Handle<MKMapItem?>(nil)
    let played = PlayedView {
      chosen.shows { _ in
        Map(position: .constant(.region(region)), selection: chosen.bound) {
          ForEach([home], id: \.self) { Marker(item: $0) }
        }
      }
    }
    #expect(played.text.contains("\"Home\""))
    played.tap(at: CGPoint(x: 50, y: 35))
    #expect(chosen.value === home)
  }

  @Test("A place tells how high it is and how fast it moves, where that is known") func location() {
    let place = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 30,
      horizontalAccuracy: 5, verticalAccuracy: 5, timestamp: .now)
    #expect(place.altitude == 30 && place.speed < 0 && place.course < 0)
    #expect(CLLocation(latitude: 1, longitude: 2).distance(from: place) == 0)
  }
}
