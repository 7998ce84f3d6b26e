import Pixels

/// How what one clip shows differs from what another shows.
package struct MovieComparison: Codable, Hashable, Sendable {
  package enum Reason: String, Codable, Sendable {
    /// They have pictures of two sizes.
    case size
    /// One of them is over, and the other is not.
    case length
    case pixels
  }

  /// The first frame that differs.
  package struct Difference: Codable, Hashable, Sendable {
    package var reason: Reason
    /// 0 is the first. What stays as it is for some time counts once in a GIF, a WebP or an APNG.
    package var frame: Int
    /// Seconds from the beginning.
    package var time: Double
    /// Of this frame, where both clips have one of the same size.
    package var ssim: Double?
    /// Levels of 255 by which a channel of a pixel differs at most.
    package var levels: Int?
  }

  /// Of one of the clips.
  package struct Side: Codable, Hashable, Sendable {
    package var width: Int
    package var height: Int
    /// Seconds; nil of pictures in a folder, which have no times.
    package var duration: Double?
  }

  package var before: Side
  package var after: Side
  /// Those that both have, as far as they were compared.
  package var frames = 0
  /// Those of them that differ by more than is tolerated.
  package var differing = 0
  /// Nil where nothing does.
  package var first: Difference?
  /// Of all frames that both have; 1 where all are equal.
  package var lowestSSIM = 1.0

  package var isEqual: Bool { first == nil }
}
