import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Has fingers move a map: it follows one, goes on as fast as that was, and grows between two. Who watches the map is told
/// whenever it is looked at from somewhere else, whatever has moved it.
///
/// - Matches: how it comes to rest is by eye, not measured.
struct MapMovement: ViewModifier {
  let camera: MapProjection
  let moves: MapMoves
  let move: (MapProjection) -> Void
  @State private var panned: MapProjection?
  @State private var pinched: MapProjection?
  @Environment(\.mapWatchers) private var watchers

  private static let settling = Animation.timingCurve(0.17, 0.84, 0.44, 1, duration: 0.8)
  private static let slide = CGSize(width: -110, height: -70)

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .gesture(
        pan.demonstrated(by: .slide(Self.slide)),
        isEnabled: moves.modes.contains(.pan)
      )
      .simultaneousGesture(zoom, isEnabled: moves.modes.contains(.zoom))
      .onAppear { tell(camera) }
      .onChange(of: camera) { old, new in if !new.isAlike(old) { tell(new) } }
  }

  private var pan: some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { value in
        let start = panned ?? camera
        if panned == nil { panned = start }
        if pinched == nil { go(to: start.moved(by: value.translation)) }
      }
      .onEnded { value in
        guard let start = panned else { return }
        panned = nil
        if pinched == nil { settle(at: start.moved(by: value.predictedEndTranslation)) }
      }
  }

  private var zoom: some Gesture {
    MagnifyGesture()
      .onChanged { value in
        let start = pinched ?? camera
        if pinched == nil { pinched = start }
        go(to: start.zoomed(by: value.magnification, about: value.startLocation))
      }
      .onEnded { _ in
        pinched = nil
        panned = nil
        watchers.tell(.onEnd, camera)
      }
  }

  private func go(to place: MapProjection) { move(moves.bounds?.keeping(place) ?? place) }

  private func settle(at place: MapProjection) {
    let place = moves.bounds?.keeping(place) ?? place
    if place == camera { watchers.tell(.onEnd, camera) }
    withAnimation(Self.settling) { move(place) }
  }

  private func tell(_ camera: MapProjection) {
    watchers.tell(.continuous, camera)
    if panned == nil, pinched == nil { watchers.tell(.onEnd, camera) }
  }
}
