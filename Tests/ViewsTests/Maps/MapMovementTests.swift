import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Maps under fingers")
struct MapMovementTests {
  private static let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  private static let region = MKCoordinateRegion(
    center: center, span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))

  /// What stands at the middle of the region.
  private var home: MapPolygonAnnotation { MapPolygonAnnotation() }

  private struct MapPolygonAnnotation: MapContent {
    var body: some MapContent {
      Annotation("", coordinate: MapMovementTests.center, anchor: .center) {
        Color.red.frame(width: 10, height: 10)
      }
    }
  }

  private func drag(_ played: PlayedView, by way: CGSize) {
    let start = played.graph.time
    played.graph.touchDown(at: CGPoint(x: 50, y: 80))
    for step in 1...4 {
      played.graph.advance(to: start + Double(step) * 0.1)
      let part = CGFloat(step) / 4
      played.graph.touchMoved(to: CGPoint(x: 50 + way.width * part, y: 80 + way.height * part))
    }
    // A finger that rests before it is lifted throws nothing: its speed is that of its last three places.
    for _ in 0..<2 {
      played.advance(to: played.graph.time + 0.5)
      played.graph.touchMoved(to: CGPoint(x: 50 + way.width, y: 80 + way.height))
    }
    played.graph.touchUp(at: CGPoint(x: 50 + way.width, y: 80 + way.height))
    played.advance(to: played.graph.time + 2)
  }

  @Test("A map follows a finger, tells who watches it, and its position is a person's then")
  func pan() {
    let position = Handle(MapCameraPosition.region(Self.region))
    var (steps, ends) = ([CLLocationCoordinate2D](), [CLLocationCoordinate2D]())
    let home = home
    let played = PlayedView {
      position.shows { _ in
        Map(position: position.bound) { home }
          .onMapCameraChange(frequency: .continuous) { steps.append($0.region.center) }
          .onMapCameraChange { ends.append($0.region.center) }
      }
    }
    #expect(played.frame(of: .red) == CGRect(x: 45, y: 45, width: 10, height: 10))
    #expect(ends.count == 1 && !position.value.positionedByUser)
    drag(played, by: CGSize(width: 20, height: 0))
    let moved = played.frame(of: .red) ?? .zero
    #expect(abs(moved.minX - 65) < 1 && abs(moved.minY - 45) < 0.5)
    #expect(position.value.positionedByUser && position.value.region == nil)
    #expect(ends.count == 2 && steps.count > ends.count)
    // The ground to the west has come into sight: a hundred points are ten degrees.
    #expect(abs((ends.last?.longitude ?? 0) + 2) < 0.1)
    played.change { position.value = .region(Self.region) }
    #expect(played.frame(of: .red) == CGRect(x: 45, y: 45, width: 10, height: 10))
  }

  @Test("Two fingers make it larger about where they are") func zoom() {
    let home = home
    let played = PlayedView { Map(initialPosition: .region(Self.region)) { home } }
    let start = MapProjection(Self.region, in: CGSize(width: 100, height: 100))
    let nearer = start.zoomed(by: 2, about: CGPoint(x: 20, y: 50))
    #expect(abs(nearer.point(of: Self.center).x - 80) < 1e-6)
    let corner = start.coordinate(at: CGPoint(x: 20, y: 50))
    #expect(abs(nearer.point(of: corner).x - 20) < 1e-6)
    let graph = played.graph
    graph.touchDown(at: CGPoint(x: 10, y: 50))
    graph.secondTouch(at: CGPoint(x: 30, y: 50))
    graph.secondTouch(at: CGPoint(x: 50, y: 50))
    graph.secondTouch(at: nil)
    graph.touchUp(at: CGPoint(x: 10, y: 50))
    played.advance(to: 2)
    #expect((played.frame(of: .red)?.midX ?? 0) > 60)
  }

  @Test("One that no finger may move stands, and one with bounds ends at them") func bounds() {
    let home = home
    let still = PlayedView {
      Map(initialPosition: .region(Self.region), interactionModes: []) { home }
    }
    drag(still, by: CGSize(width: 30, height: 0))
    #expect(still.frame(of: .red)?.minX == 45)
    let small = MKCoordinateRegion(
      center: Self.center, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2))
    let bounded = PlayedView {
      Map(
        initialPosition: .region(Self.region),
        bounds: MapCameraBounds(centerCoordinateBounds: small)
      ) { home }
    }
    drag(bounded, by: CGSize(width: 40, height: 0))
    #expect(abs((bounded.frame(of: .red)?.minX ?? 0) - 55) < 0.5)
  }

  @Test("An older map writes its region, and one whose position is constant moves all the same")
  func others() {
    let region = Handle(Self.region)
    let older = PlayedView {
      region.shows { _ in Map(coordinateRegion: region.bound) }
    }
    drag(older, by: CGSize(width: 20, height: 0))
    #expect(abs(region.value.center.longitude + 2) < 0.1)
    let home = home
    let constant = PlayedView { Map(position: .constant(.region(Self.region))) { home } }
    drag(constant, by: CGSize(width: 20, height: 0))
    #expect(abs((constant.frame(of: .red)?.minX ?? 0) - 65) < 1)
  }

  @Test("A reader says which place of the map is under a finger") func reader() {
    var found: CLLocationCoordinate2D?
    let played = PlayedView {
      MapReader { proxy in
        Map(initialPosition: .region(Self.region))
          .onTapGesture { found = proxy.convert($0, from: .local) }
      }
    }
    played.tap(at: CGPoint(x: 70, y: 50))
    #expect(abs((found?.longitude ?? 0) - 2) < 0.1 && abs(found?.latitude ?? 1) < 0.1)
  }
}
