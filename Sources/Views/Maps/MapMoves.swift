import Foundation
import Geometry
import Motion
import ViewEngine

/// In which ways a map may be moved, and who is told where it has been moved to.
struct MapMoves {
  var modes = MapInteractionModes.all
  var bounds: MapCameraBounds?
  /// Takes a position that says no more than that a person has chosen it, once.
  var takePosition: ((MapCameraPosition) -> Void)?
  /// Takes the region at every step.
  var takeRegion: ((MKCoordinateRegion) -> Void)?

  /// What the position is when it is moved from where it was told to be.
  func base(for camera: MapProjection, from position: MapCameraPosition) -> MapCameraPosition {
    guard let takePosition else { return position }
    let own = MapCameraPosition(kind: .user(camera.region))
    takePosition(own)
    return own
  }

  /// - Returns: The position that is told from now on.
  func write(_ camera: MapProjection, begunAt base: MapCameraPosition) -> MapCameraPosition {
    guard let takeRegion else { return base }
    let region = camera.region
    takeRegion(region)
    return .region(region)
  }
}

extension MapMoves {
  init(
    _ modes: MapInteractionModes, _ bounds: MapCameraBounds?,
    _ position: Binding<MapCameraPosition>? = nil
  ) {
    self.init(
      modes: modes, bounds: bounds, takePosition: position.map { own in { own.wrappedValue = $0 } })
  }

  init(_ modes: MapInteractionModes, _ region: Binding<MKCoordinateRegion>) {
    self.init(modes: modes, takeRegion: { region.wrappedValue = $0 })
  }
}

/// Where a person has moved a map to.
struct MovedMapCamera {
  private let camera: MapProjection
  private let base: MapCameraPosition
  /// The position that it was moved from.
  let original: MapCameraPosition
  /// Whether the position was changed to what a person has made of it; a constant is not.
  private(set) var isTaken: Bool

  init(
    _ camera: MapProjection, base: MapCameraPosition, original: MapCameraPosition, isTaken: Bool
  ) {
    self.camera = camera
    self.base = base
    self.original = original
    self.isTaken = isTaken
  }

  /// Whether it is still where a person has put it: it is told another position otherwise.
  private func holds(for position: MapCameraPosition) -> Bool {
    position == base || !isTaken && position == original
  }

  func projection(for position: MapCameraPosition, in size: CGSize) -> MapProjection? {
    holds(for: position) ? camera.resized(to: size) : nil
  }

  func base(for position: MapCameraPosition) -> MapCameraPosition? {
    holds(for: position) ? base : nil
  }

  mutating func note(_ position: MapCameraPosition) { if position == base { isTaken = true } }
}
