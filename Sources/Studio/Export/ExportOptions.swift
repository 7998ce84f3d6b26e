import Compositing
import Movie

/// How a clip becomes a file.
public struct ExportOptions: Sendable {
  /// How the file is encoded.
  public var movie = MovieSettings()
  /// Frames to write, 0 being the first; nil writes all.
  public var frames: ClosedRange<Int>?
  /// Pixels from left to right of the picture, even; nil is what the stage or the look says. It is drawn at
  /// that size, not made smaller afterwards.
  public var width: Int?
  /// Bytes that each file may have: the best quality that fits is found, from `movie.crf` downwards.
  public var maxBytes: Int?
  /// The PNG file of the frame that stands for the clip; nil writes none.
  public var poster: String?
  package var renderer = RendererChoice.auto
  /// Plays the clip anew to draw it, also where what it shows was kept while it was planned: whether it is
  /// the same can be compared.
  package var playsAgain = false

  /// All frames, at the stage's or the look's size, with no limit and no poster.
  public init() {}
}
