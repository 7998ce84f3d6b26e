import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Places that are looked for")
struct MapItemTests {
  private static let harbour = CLLocationCoordinate2D(latitude: 53.54, longitude: 9.98)
  private let region = MKCoordinateRegion(
    center: Self.harbour, latitudinalMeters: 1000, longitudinalMeters: 1000)

  private func found(_ words: String) async throws -> [MKMapItem] {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = words
    request.region = region
    request.resultTypes = .pointOfInterest
    return try await MKLocalSearch(request: request).start().mapItems
  }

  @Test("Stand-ins lie in the region, and nothing is found without words") func search()
    async throws
  {
    let items = try await found("coffee")
    #expect(items.map(\.name) == (1...5).map { "Coffee \($0)" })
    for item in items {
      let place = item.placemark.coordinate
      #expect(abs(place.latitude - Self.harbour.latitude) < region.span.latitudeDelta / 2)
      #expect(abs(place.longitude - Self.harbour.longitude) < region.span.longitudeDelta / 2)
    }
    #expect(try await found(" ").isEmpty)
    let anywhere = MKLocalSearch.Request(naturalLanguageQuery: "tea")
    let spread = try await MKLocalSearch(request: anywhere).start()
    #expect(Set(spread.mapItems.map(\.placemark.coordinate)).count == 5)
    #expect(spread.boundingRegion.span.latitudeDelta > 0)
    var told = 0
    let search = MKLocalSearch(
      request: MKLocalSearch.Request(naturalLanguageQuery: "tea", region: region))
    search.start { response, _ in told = response?.mapItems.count ?? 0 }
    search.cancel()
    #expect(told == 5)
    #expect(!search.isSearching)
  }

  @Test("A way is the straight line, and takes as long as its length says") func way() async throws
  {
    let items = try await found("coffee")
    let request = MKDirections.Request()
    #expect(try await MKDirections(request: request).calculate().routes.isEmpty)
    request.source = items[0]
    request.destination = items[1]
    request.transportType = .walking
    let route = try #require(try await MKDirections(request: request).calculate().routes.first)
    #expect(route.name == "Coffee 2")
    #expect(route.polyline.pointCount == 2)
    let ends = items.prefix(2).map(\.placemark.coordinate.longitude)
    #expect(abs(route.polyline.coordinate.longitude - (ends[0] + ends[1]) / 2) < 1e-9)
    #expect(route.distance > 100)
    #expect(abs(route.expectedTravelTime - route.distance / 1.4) < 1e-6)
    #expect(route.transportType == .walking)
    let rect = route.polyline.boundingMapRect
    #expect(rect.width > 0 && rect.height > 0)
    var told = 0
    MKDirections(request: request).calculate { response, _ in told = response?.routes.count ?? 0 }
    #expect(told == 1)
  }

  @Test("Items and ways are put on a map") func content() async throws {
    let items = try await found("coffee")
    let request = MKDirections.Request()
    (request.source, request.destination) = (items[0], items[1])
    let route = try #require(try await MKDirections(request: request).calculate().routes.first)
    let played = PlayedView(size: CGSize(width: 390, height: 390)) {
      Map(initialPosition: .item(items[0])) {
        Marker(item: items[0])
        MapPolyline(route).stroke(.blue, lineWidth: 4)
        MapPolyline(route.polyline)
      }
    }
    #expect(played.text.contains("Coffee 1"))
    #expect(!items[0].openInMaps())
    #expect(!MKMapItem.openMaps(with: items))
    #expect(!MKMapItem.forCurrentLocation().isCurrentLocation)
    #expect(items[0].placemark.title == nil)
    #expect(
      MKMapItem(
        location: items[0].location, address: MKAddress(fullAddress: "A", shortAddress: nil)
      )
      .placemark.coordinate == items[0].placemark.coordinate)
    #expect(MKPlacemark(coordinate: Self.harbour, addressDictionary: nil).location != nil)
  }

  @Test("Other ways to say where something is") func forms() {
    let title = "Harbour"
    let points = [
      MKMapPoint(Self.harbour),
      MKMapPoint(CLLocationCoordinate2D(latitude: 53.55, longitude: 9.99)),
    ]
    let played = PlayedView(size: CGSize(width: 390, height: 390)) {
      Map {
        Marker(title, monogram: Text("H"), coordinate: Self.harbour)
        Marker("Pier", image: "none", coordinate: Self.harbour)
        Marker(title + " 2", image: "none", coordinate: Self.harbour)
        Annotation(coordinate: Self.harbour) {
          Color.red.frame(width: 10, height: 10)
        } label: {
          Text("Crane")
        }
        UserAnnotation(anchor: .top) { Text("me") }
        MapPolyline(points: points).stroke(.red)
        MapPolyline(coordinates: points.map(\.coordinate), contourStyle: .geodesic).stroke(.red)
        MapPolygon(points: points).mapOverlayLevel(level: .aboveLabels)
      }
    }
    for name in ["Harbour", "Pier", "Harbour 2", "Crane"] { #expect(played.text.contains(name)) }
    #expect(!played.text.contains("me\""))
  }
}
