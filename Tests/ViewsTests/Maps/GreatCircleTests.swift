import Testing

@testable import Views

/// Lines over a globe.
@MainActor
@Suite("Great circles")
struct GreatCircleTests {
  private let rome = CLLocationCoordinate2D(latitude: 40, longitude: 0)
  private let east = CLLocationCoordinate2D(latitude: 40, longitude: 90)

  /// Half way between two places of one latitude φ a quarter of the globe apart, the latitude's tangent is √2·tan φ.
  @Test("The shortest way bends towards the pole") func bent() throws {
    let line = MapPolyline(coordinates: [rome, east], contourStyle: .geodesic)
    let places = try #require(line._parts.first).places
    let top = try #require(places.max { $0.latitude < $1.latitude })
    #expect(abs(top.latitude - 49.88) < 0.05, "\(top)")
    #expect(abs(top.longitude - 45) < 2)
    #expect(places.first?.longitude == 0 && places.last?.longitude == 90)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.longitude < $1.longitude })
  }

  @Test("A straight line has its own places, and so has one in a town") func straight() throws {
    let line = MapPolyline(coordinates: [rome, east])
    #expect(try #require(line._parts.first).places.count == 2)
    let near = CLLocationCoordinate2D(latitude: 40.1, longitude: 0.1)
    let walk = MapPolyline(coordinates: [rome, near, rome], contourStyle: .geodesic)
    #expect(try #require(walk._parts.first).places.count == 3)
    #expect(GreatCircle.through([]).isEmpty)
    let nowhere = CLLocationCoordinate2D(latitude: .nan, longitude: 0)
    #expect(GreatCircle.through([rome, nowhere]).count == 2)
  }
}
