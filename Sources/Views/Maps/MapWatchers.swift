import Foundation
import Motion
import ViewEngine

/// Who is told where maps are looked at from.
struct MapWatchers {
  struct Watcher {
    let frequency: MapCameraUpdateFrequency
    let action: (MapCameraUpdateContext) -> Void
  }

  var all: [Watcher] = []

  func tell(_ frequency: MapCameraUpdateFrequency, _ camera: MapProjection) {
    let context = camera.context
    for watcher in all where watcher.frequency == frequency { watcher.action(context) }
  }
}

private enum MapWatchersKey: EnvironmentKey {
  static var defaultValue: MapWatchers { MapWatchers() }
}

extension EnvironmentValues {
  var mapWatchers: MapWatchers {
    get { self[MapWatchersKey.self] }
    set { self[MapWatchersKey.self] = newValue }
  }
}

extension View {
  /// Runs when the map inside is looked at from somewhere else, and once at first.
  ///
  /// - Parameter frequency: `onEnd` once it has come to rest, `continuous` at each step of a finger.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapWatchers) {
      $0.all.append(MapWatchers.Watcher(frequency: frequency, action: action))
    }
  }

  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { (_: MapCameraUpdateContext) in action() }
  }
}
