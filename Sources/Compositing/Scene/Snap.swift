/// What counts as lying on the pixel grid.
enum Snap {
  /// Pixels. Renderers place vertices on a grid of 1/256 px, so less than half of it is nothing.
  static let tolerance = 1.0 / 512

  /// The whole number that a coordinate stands for, if it stands for one.
  static func whole(_ value: Double) -> Int? {
    let rounded = value.rounded()
    return abs(value - rounded) < tolerance && abs(rounded) < 1e6 ? Int(rounded) : nil
  }
}
