import Foundation

extension LookLayout {
  /// Where something begins that belongs to the device: below its middle, as far as the canvas has room for that.
  ///
  /// - Parameters:
  ///   - width: Of it, in pixels.
  ///   - edge: What stays free at the canvas's sides.
  func start(below width: Double, edge: Double) -> Double {
    min(max(deviceFrame.midX - width / 2, edge), max(canvas.width - edge - width, edge))
  }
}
