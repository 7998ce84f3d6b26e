import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// Flies the map inside along keyframes, from where it is looked at when the trigger changes.
private struct MapCameraKeyframes<Trigger: Equatable, Path: Keyframes>: ViewModifier
where Path.Value == MapCamera {
  let trigger: Trigger
  let keyframes: (MapCamera) -> Path
  @State private var seen = SeenMapCamera()
  @State private var start: MapCamera?
  /// Where the last keyframe has led.
  @State private var flown: MapCamera?
  @State private var flights = 0

  func body(content: Content) -> some View {
    content
      .environment(\.flownMapCamera, flown)
      .background {
        if let start {
          KeyframeAnimator(initialValue: start, repeating: false) { camera in
            Color.clear.onChange(of: camera) { _, camera in flown = camera }
          } keyframes: { camera in
            keyframes(camera)
          }
          .id(flights)
        }
      }
      .onMapCameraChange(frequency: .continuous) { seen.camera = $0.camera }
      .onChange(of: trigger) {
        start = seen.camera
        flights += 1
      }
  }
}

/// From where a map is looked at; who keeps it is not drawn again when it changes.
private final class SeenMapCamera {
  var camera: MapCamera?
}

private enum FlownMapCameraKey: EnvironmentKey {
  static var defaultValue: MapCamera? { nil }
}

extension EnvironmentValues {
  /// From where keyframes have a map looked at, until a finger or a new position moves it.
  var flownMapCamera: MapCamera? {
    get { self[FlownMapCameraKey.self] }
    set { self[FlownMapCameraKey.self] = newValue }
  }
}

extension View {
  /// Flies the map inside along keyframes whenever the trigger changes.
  ///
  /// - Parameter keyframes: Is given from where the map is looked at.
  /// - Note: Approximated: the map is not turned, and stays where the last keyframe has left it until a finger or a new
  ///   position moves it.
  public func mapCameraKeyframeAnimator<Trigger: Equatable, Path: Keyframes>(
    trigger: Trigger, @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> Path
  ) -> some View where Path.Value == MapCamera {
    modifier(MapCameraKeyframes(trigger: trigger, keyframes: keyframes))
  }
}
