import Pixels

/// What turns pictures into a file: takes one in, then adds it as often as it is shown. Used by one
/// thread at a time.
///
/// A sink writes what has no name yet; ``Destination`` gives it one.
protocol FrameSink: AnyObject {
  /// Converts a picture, which nobody needs to keep from then on.
  ///
  /// - Parameter changed: Where it differs from the one before. Only what
  ///   ``MovieWriter/pixelsNeeded(for:)`` says is read then. Always `nil` for the first picture.
  func take(_ pixels: PixelBuffer, changed: PixelRect?) throws(MovieError)

  /// Adds the picture that was taken last as one frame.
  func writeFrame() throws(MovieError)

  /// Completes what is written.
  func finish() throws(MovieError)
}
