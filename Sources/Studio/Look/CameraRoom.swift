/// What is written below a device, for a camera: what that goes near to meanwhile is seen above it.
struct CameraRoom: Hashable {
  /// When something is written there.
  var written: [LookFade] = []
  /// Pixels from the canvas's bottom to above the highest row.
  var height = 0.0

  /// Pixels at the canvas's bottom that what is looked at from one time to another should not lie in.
  func taken(from start: Double, to end: Double) -> Double {
    written.contains { $0.start < end && start < $0.end } ? height : 0
  }
}
