/// What turns pictures into a file. Used by one thread at a time.
///
/// A sink writes to its destination's partial name; ``Destination`` moves it into place.
protocol FrameSink: AnyObject {
  /// Adds one frame.
  ///
  /// - Parameter changed: Where it differs from the frame before. Only what
  ///   ``MovieWriter/pixelsNeeded(for:)`` says is read then. Always `nil` for the first frame.
  func write(_ pixels: PixelBuffer, changed: PixelRect?) throws(MovieError)

  /// Adds the frame before once more, without converting it again.
  func writeRepeat() throws(MovieError)

  /// Completes the partial file.
  func finish() throws(MovieError)
}

/// What a sink is made for.
struct SinkRequest {
  var codec: MovieCodec
  /// The file or folder to write.
  var partialPath: String
  /// The name that errors give it.
  var shownPath: String
  var width: Int
  var height: Int
  var frameRate: FrameRate
  var settings: MovieSettings
}
