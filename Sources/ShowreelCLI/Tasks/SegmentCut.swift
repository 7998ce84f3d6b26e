import Movie
import Studio

/// Where a clip is cut: at fixed frames, which its length alone decides, so that the whole has the same
/// bytes however many tasks there are.
enum SegmentCut {
  /// Frames of a segment: ten seconds of most clips. Each begins with a picture that stands alone, which
  /// encoders make every 250 frames anyway.
  static let length = 600

  /// The segments of a clip with these frames; none where it is made in one go, because it is short or
  /// because what is made of it cannot be joined.
  static func segments(
    of frames: ClosedRange<Int>, to outputs: [String], poster: String?,
    directed direction: Direction
  ) -> [ClosedRange<Int>] {
    // What is left over is not worth a segment of its own.
    guard frames.count >= 2 * length, direction.maxBytes == nil, poster == nil else { return [] }
    let settings = direction.movie ?? MovieSettings()
    guard outputs.allSatisfy({ JoinedMovie.isPossible(for: $0, settings: settings) }) else {
      return []
    }
    let count = frames.count / length
    return (0..<count).map { index in
      let first = frames.lowerBound + index * length
      return first...(index == count - 1 ? frames.upperBound : first + length - 1)
    }
  }
}
