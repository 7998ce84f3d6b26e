import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Maps of MapKit")
struct MKMapViewTests {
  private static let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  private static let east = CLLocationCoordinate2D(latitude: 0, longitude: 2)
  private static let region = MKCoordinateRegion(
    center: center, span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))

  private final class Guide: NSObject, MKMapViewDelegate {
    var chosen: [String] = []
    var moves = 0

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard annotation.title == "Square" else { return nil }
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: "square")
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      view.backgroundColor = .systemRed
      return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      guard let circle = overlay as? MKCircle else { return MKOverlayRenderer(overlay: overlay) }
      let renderer = MKCircleRenderer(circle: circle)
      renderer.fillColor = .systemBlue
      return renderer
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      chosen.append(view.annotation?.title ?? "")
    }

    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { moves += 1 }
  }

  private static func map(_ guide: Guide) -> MKMapView {
    let map = MKMapView()
    map.delegate = guide
    map.setRegion(region, animated: true)
    return map
  }

  @Test("What is on a map stands at its place, as its delegate says, and goes with it")
  func places() {
    let guide = Guide()
    let map = Self.map(guide)
    let square = MKPointAnnotation(coordinate: Self.center, title: "Square")
    map.addAnnotation(square)
    map.addOverlay(MKCircle(center: Self.east, radius: 111_195))
    var places = [Self.center, Self.east]
    map.addOverlay(MKPolyline(coordinates: &places, count: places.count))
    let played = PlayedView { HostedView(view: map) }
    #expect(played.frame(of: .red) == CGRect(x: 45, y: 45, width: 10, height: 10))
    #expect(abs((played.frame(of: .blue)?.midX ?? 0) - 70) < 0.1)
    // The degrees upwards are a little longer than those along, and decide.
    #expect(abs(map.convert(CGPoint(x: 70, y: 50), toCoordinateFrom: nil).longitude - 2) < 0.01)
    #expect(abs(map.convert(Self.east, toPointTo: map).x - 70) < 0.1)
    played.change { map.setCenter(Self.east, animated: false) }
    #expect(abs((played.frame(of: .red)?.midX ?? 0) - 30) < 0.1)
    played.change {
      map.removeAnnotations(map.annotations)
      map.removeOverlays(map.overlays)
    }
    #expect(played.frame(of: .red) == nil && played.frame(of: .blue) == nil)
    withExtendedLifetime(guide) {}
  }

  @Test("A tap chooses a balloon, and its delegate is told of it") func choosing() {
    let guide = Guide()
    let map = Self.map(guide)
    let home = MKPointAnnotation(coordinate: Self.center, title: "Home")
    map.addAnnotation(home)
    let played = PlayedView { HostedView(view: map) }
    #expect(played.text.contains("\"Home\""))
    played.tap(at: CGPoint(x: 50, y: 35))
    #expect(guide.chosen == ["Home"] && map.selectedAnnotations.first === home)
    map.deselectAnnotation(home, animated: true)
    #expect(map.selectedAnnotations.isEmpty)
  }

  @Test("A finger moves a map, whose region is another one then") func moving() {
    let guide = Guide()
    let map = Self.map(guide)
    let played = PlayedView { HostedView(view: map) }
    let graph = played.graph
    graph.touchDown(at: CGPoint(x: 50, y: 80))
    for step in 1...4 {
      graph.advance(to: Double(step) * 0.1)
      graph.touchMoved(to: CGPoint(x: 50 + 5 * CGFloat(step), y: 80))
    }
    graph.touchUp(at: CGPoint(x: 70, y: 80))
    played.advance(to: 3)
    #expect(guide.moves > 0 && map.centerCoordinate.longitude < -1)
  }

  @Test("Without a region all that it shows is in sight; a rectangle is, with some ground around")
  func sight() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    map.showAnnotations(
      [Self.center, Self.east].map { MKPointAnnotation(coordinate: $0) }, animated: false)
    #expect(map.annotations.count == 2 && abs(map.region.center.longitude - 1) < 1e-9)
    let line = MKPolyline(coordinates: [Self.center, Self.east], count: 2)
    #expect(abs(line.coordinate.longitude - 1) < 1e-9)
    let insets = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 25)
    map.setVisibleMapRect(line.boundingMapRect, edgePadding: insets, animated: false)
    #expect(abs(map.region.span.longitudeDelta - 4) < 1e-6)
  }

  /// A line that knows more than its places, as authors make them.
  private final class Trail: MKPolyline { var name = "Ridge" }

  @Test("A line may be of a kind of one's own") func kinds() {
    let trail: any MKOverlay = Trail(coordinates: [Self.center, Self.east], count: 2)
    #expect((trail as? Trail)?.name == "Ridge" && (trail as? MKPolyline)?.pointCount == 2)
  }

  @Test("Balloons and pins have their colours, and pictures their size") func views() {
    let marker = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil)
    marker.markerTintColor = .systemGreen
    #expect(marker.part(title: nil).tint == UIColor.systemGreen.color)
    let pin = MKPinAnnotationView(annotation: nil, reuseIdentifier: nil)
    pin.pinTintColor = .systemBlue
    #expect(pin.part(title: nil).tint == UIColor.systemBlue.color)
    let picture = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
    picture.image = UIImage(systemName: "star")
    #expect(picture.frame.size == picture.image?.size)
  }

  @Test("No address is found: a clip reaches no network") func addresses() async {
    await #expect(throws: CLError(.network)) {
      try await CLGeocoder().geocodeAddressString("Berlin")
    }
  }
}
