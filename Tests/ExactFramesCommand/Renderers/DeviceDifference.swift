import ExactFrames
import Raster

/// How far a device's pictures are from those of another.
@MainActor
struct DeviceDifference {
  private(set) var pictureCount = 0
  private(set) var same = 0
  /// Names of the pictures that look grossly different.
  private(set) var gross: [String] = []
  private var pixels = 0
  private var different = 0
  /// Levels of 255.
  private(set) var largest = 0

  mutating func add(_ name: String, _ usual: Bitmap, _ other: Bitmap) {
    pictureCount += 1
    pixels += usual.width * usual.height
    guard let difference = PictureDifference(usual, other) else {
      same += 1
      return
    }
    different += difference.pixelCount
    largest = max(largest, difference.largest)
    if GrossDifference(usual, other).isGross { gross.append(name) }
  }

  /// `1200 of 1234 | 0.012 % | 3 | 0`, a table's columns.
  var columns: String {
    let percent = (Double(different) / Double(max(1, pixels)) * 1e7).rounded() / 1e5
    return "\(same) of \(pictureCount) | \(percent) % | \(largest) | \(gross.count)"
  }
}
