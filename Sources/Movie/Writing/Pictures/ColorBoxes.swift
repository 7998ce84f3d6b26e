/// The colours of a picture, gathered in boxes of like ones.
struct ColorBoxes {
  /// Pixels of about one colour: 64 levels a channel.
  private struct Bin {
    var count = 0
    /// Of red, green and blue, 0 to 255 each.
    var sums = SIMD3<Int>(0, 0, 0)
    /// The colour of more than half of the pixels, if there is one, and at least how many more.
    var common: UInt32 = 0
    var lead = 0

    var mean: SIMD3<Double> { SIMD3<Double>(sums) / Double(count) }
  }

  private struct Box {
    var bins: ArraySlice<Bin>
    var mean: SIMD3<Double>
    /// The channel in which the pixels differ most, and the sum of their squared differences in it.
    var channel = 0
    var spread = 0.0

    init(_ bins: ArraySlice<Bin>) {
      self.bins = bins
      var sums = SIMD3<Int>(0, 0, 0)
      var count = 0
      for bin in bins {
        sums &+= bin.sums
        count += bin.count
      }
      mean = SIMD3<Double>(sums) / Double(max(1, count))
      var squares = SIMD3<Double>(0, 0, 0)
      for bin in bins {
        let difference = bin.mean - mean
        squares += difference * difference * Double(bin.count)
      }
      for candidate in 1..<3 where squares[candidate] > squares[channel] { channel = candidate }
      spread = bins.count > 1 ? squares[channel] : 0
    }

    /// At the mean of the channel in which they differ most.
    var halves: (Box, Box) {
      let (channel, middle) = (channel, mean[channel])
      var bins = Array(bins)
      let end = bins.partition { $0.mean[channel] > middle }
      // Rounding may leave nothing above the mean of nearly equal colours.
      let cut = min(max(1, end), bins.count - 1)
      return (Box(bins[..<cut]), Box(bins[cut...]))
    }
  }

  private let bins: [Bin]

  /// - Parameter pixels: BGRA; 0 is no pixel.
  init(_ pixels: [UInt32]) {
    var places = [Int32](repeating: -1, count: 1 << 18)
    var bins: [Bin] = []
    for pixel in pixels where pixel != 0 {
      let red = Int((pixel &>> 16) & 255)
      let green = Int((pixel &>> 8) & 255)
      let blue = Int(pixel & 255)
      let key = (red &>> 2) &<< 12 | (green &>> 2) &<< 6 | (blue &>> 2)
      if places[key] < 0 {
        places[key] = Int32(bins.count)
        bins.append(Bin())
      }
      let place = Int(places[key])
      bins[place].count &+= 1
      bins[place].sums &+= SIMD3(red, green, blue)
      if bins[place].common == pixel {
        bins[place].lead &+= 1
      } else if bins[place].lead > 0 {
        bins[place].lead &-= 1
      } else {
        bins[place].common = pixel
        bins[place].lead = 1
      }
    }
    self.bins = bins
  }

  /// A colour for each box, opaque BGRA: the one that most of it has, or the mean.
  func means(limit: Int) -> [UInt32] {
    var boxes = [Box(bins[...])]
    while boxes.count < limit {
      var widest = 0
      for index in boxes.indices where boxes[index].spread > boxes[widest].spread { widest = index }
      guard boxes[widest].spread > 0 else { break }
      let (lower, upper) = boxes[widest].halves
      boxes[widest] = lower
      boxes.append(upper)
    }
    return boxes.map { box in
      let count = box.bins.reduce(0) { $0 + $1.count }
      // A background stays what it is.
      if let bin = box.bins.first(where: { $0.lead * 2 > count }) { return bin.common }
      let mean = box.mean
      return 0xFF00_0000 | UInt32(mean.x.rounded()) << 16 | UInt32(mean.y.rounded()) << 8
        | UInt32(mean.z.rounded())
    }
  }
}
