import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Maps that keyframes move")
struct MapFlightTests {
  private static let harbour = CLLocationCoordinate2D(latitude: 53.54, longitude: 9.98)

  @Test("A flight begins where the map is looked at from, and its last keyframe is where it ends")
  func flight() {
    let trigger = Handle(0)
    var seen: MapCamera?
    let played = PlayedView(size: CGSize(width: 300, height: 300)) {
      trigger.shows { value in
        Map(
          initialPosition: .camera(MapCamera(centerCoordinate: Self.harbour, distance: 1000))
        )
        .mapCameraKeyframeAnimator(trigger: value) { camera in
          KeyframeTrack(\MapCamera.distance) {
            LinearKeyframe(camera.distance * 2, duration: 1)
          }
        }
        .onMapCameraChange(frequency: .continuous) { seen = $0.camera }
      }
    }
    played.advance(to: 0.5)
    let start = seen?.distance ?? 0
    #expect(start > 0)
    played.change { trigger.value = 1 }
    played.advance(to: 1)
    let middle = seen?.distance ?? 0
    #expect(middle > start * 1.1)
    played.advance(to: 3)
    let end = seen?.distance ?? 0
    #expect(end > middle)
    #expect(abs(end / start - 2) < 0.05)
  }

  @Test("After a flight a map goes where its position says") func told() {
    let told = Handle((flights: 0, distance: 1000.0))
    var seen: MapCamera?
    let played = PlayedView(size: CGSize(width: 300, height: 300)) {
      told.shows { told in
        Map(
          position: .constant(
            .camera(MapCamera(centerCoordinate: Self.harbour, distance: told.distance)))
        ) {
          Marker("Harbour", coordinate: Self.harbour)
        }
        .mapCameraKeyframeAnimator(trigger: told.flights) { camera in
          KeyframeTrack(\MapCamera.distance) {
            LinearKeyframe(camera.distance * 2, duration: 1)
          }
        }
        .onMapCameraChange(frequency: .continuous) { seen = $0.camera }
      }
    }
    played.advance(to: 0.5)
    let start = seen?.distance ?? 0
    #expect(start > 0)
    played.change { told.value.flights = 1 }
    played.advance(to: 3)
    played.change { told.value.distance = 3000 }
    played.advance(to: 5)
    let end = seen?.distance ?? 0
    #expect(abs(end / start - 3) < 0.05)
  }

  @Test("Who follows the user changes nothing in a clip") func tracking() {
    let region = Binding.constant(
      MKCoordinateRegion(center: Self.harbour, latitudinalMeters: 100, longitudinalMeters: 100))
    let plain = PlayedView { Map(coordinateRegion: region) }
    let following = PlayedView {
      Map(
        coordinateRegion: region, interactionModes: .all, showsUserLocation: true,
        userTrackingMode: .constant(.follow))
    }
    #expect(following.text == plain.text)
  }

  @Test("Places keep their titles where second lines are hidden") func subtitles() {
    let played = PlayedView(size: CGSize(width: 300, height: 300)) {
      Map { Marker("Harbour", coordinate: Self.harbour).annotationSubtitles(.hidden) }
    }
    #expect(played.text.contains("Harbour"))
  }
}
