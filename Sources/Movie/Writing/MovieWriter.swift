import Foundation
import Pixels

/// Writes frames to a movie file or a folder of pictures; frame *n* is shown from n / frame rate.
///
///     let writer = try MovieWriter(path: "out/slide.mp4", width: 1280, height: 720, frameRate: 60)
///     let pixels = writer.makeBuffer()
///     draw(into: pixels)
///     try writer.append(pixels)
///     try writer.appendRepeat(59)
///     try writer.finish()          // out/slide.mp4 appears, complete
///
/// Frames are converted and encoded on a thread of the writer's own. Until ``finish()`` returns
/// there is nothing at the destination; a writer that is cancelled, fails or is dropped leaves
/// nothing behind. ``cancel()`` may be called from any thread, all else from one.
package final class MovieWriter: @unchecked Sendable {
  package let path: String
  package let width: Int
  package let height: Int
  package let frameRate: FrameRate

  let thread: EncodeThread
  private let pool: PixelBufferPool
  private var appended = 0
  private var isFinished = false

  /// Opens the encoder and what is written, so that what cannot work fails before anything is drawn.
  ///
  /// - Parameters:
  ///   - path: Its ending chooses the format, see ``OutputFormat``; `settings.format` where it has none.
  ///   - hasAlpha: The pictures may be transparent, and are in the file if its format can have it.
  package init(
    path: String, width: Int, height: Int, frameRate: FrameRate,
    settings: MovieSettings = MovieSettings(), hasAlpha: Bool = false
  ) throws(MovieError) {
    let format = try OutputFormat.named(by: path, or: settings.format)
    guard let makeSink = format.makeSink else { throw .noPictureFormat(format: format.name) }
    let codec = try format.codec(for: settings)
    try settings.validate()
    try format.check(frameRate)
    guard width > 0, height > 0 else { throw .emptySize(width: width, height: height) }
    let destination = try Destination(
      PicturePath.place(of: path), isFolder: format.isFolder, isStream: format.isStream)
    let sink = try makeSink(
      SinkRequest(
        codec: codec, destination: destination, size: PixelSize(width: width, height: height),
        frameRate: frameRate, settings: settings, hasAlpha: hasAlpha))
    self.path = path
    self.width = width
    self.height = height
    self.frameRate = frameRate
    pool = PixelBufferPool(width: width, height: height)
    thread = EncodeThread(sink: sink, destination: destination)
    try thread.start()
  }

  deinit {
    if !isFinished { thread.cancel() }
  }

  /// A buffer of the movie's size from the writer's pool, with undefined content.
  package func makeBuffer() -> PixelBuffer { pool.makeBuffer() }

  /// Appends one frame; waits while ``EncodeThread/capacity`` frames are queued.
  ///
  /// - Parameters:
  ///   - pixels: Exactly the movie's size. Do not write into it any more.
  ///   - changed: Where this frame differs from the one before, if the caller knows. Then only the
  ///     pixels in ``pixelsNeeded(for:)`` need to be there. Not looked at for the first frame.
  /// - Throws: ``MovieError/wrongSize(frame:expected:got:)``, or what went wrong with an earlier
  ///   frame.
  package func append(_ pixels: PixelBuffer, changed: PixelRect? = nil) throws(MovieError) {
    guard pixels.width == width, pixels.height == height else {
      throw .wrongSize(
        frame: appended, expected: [width, height], got: [pixels.width, pixels.height])
    }
    try thread.add(.frame(pixels, changed: appended == 0 ? nil : changed))
    appended += 1
  }

  /// Appends the frame before again, so many times; nothing is converted.
  package func appendRepeat(_ times: Int = 1) throws(MovieError) {
    guard appended > 0 else { throw .nothingToRepeat }
    guard times > 0 else { return }
    try thread.add(.repeats(times))
    appended += times
  }

  /// The part of a buffer that is read when `changed` is given to ``append(_:changed:)``.
  package func pixelsNeeded(for changed: PixelRect) -> PixelRect {
    changed.readForChroma(in: PixelSize(width: width, height: height))
  }

  /// Writes what is still to be written, and puts the file in place.
  package func finish() throws(MovieError) {
    try complete()
    try commit()
  }

  /// Writes what is still to be written; nothing is at the destination yet.
  ///
  /// - Returns: Bytes of the file, or of all pictures of a folder.
  @discardableResult
  package func complete() throws(MovieError) -> Int {
    guard appended > 0 else {
      cancel()
      throw .noFrames(path: path)
    }
    return try thread.complete()
  }

  /// Puts the file in place after ``complete()``.
  package func commit() throws(MovieError) {
    try thread.commit()
    isFinished = true
  }

  /// Stops within a frame and removes the partial file. Harmless after ``finish()``.
  package func cancel() { thread.cancel() }
}
