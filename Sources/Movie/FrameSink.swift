/// What turns pictures into a file: takes one in, then adds it as often as it is shown. Used by one
/// thread at a time.
///
/// A sink writes to its destination's partial name; ``Destination`` moves it into place.
protocol FrameSink: AnyObject {
  /// Converts a picture, which nobody needs to keep from then on.
  ///
  /// - Parameter changed: Where it differs from the one before. Only what
  ///   ``MovieWriter/pixelsNeeded(for:)`` says is read then. Always `nil` for the first picture.
  func take(_ pixels: PixelBuffer, changed: PixelRect?) throws(MovieError)

  /// Adds the picture that was taken last as one frame.
  func writeFrame() throws(MovieError)

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
