import Foundation

/// What can be written, chosen by the destination's name.
///
/// To add a format, add a constant here, list it in ``all``, and give it a sink.
package struct OutputFormat: Sendable {
  /// What people call it: `MP4`.
  package let name: String
  /// How the destination's name ends, in lower case: `.mp4`; `/` is a folder of pictures.
  package let ending: String
  /// The codecs that fit, the usual one first.
  package let codecs: [MovieCodec]
  /// The frame rate of a clip for which nobody asked for another.
  package var usualFrameRate: FrameRate = 60
  /// How fast pictures may follow each other so that every player shows them in time; `nil` where
  /// there is no limit.
  package var fastest: FrameRate?
  let makeSink: @Sendable (SinkRequest) throws(MovieError) -> any FrameSink

  package static let all = [mp4, m4v, mov, webM, gif, webP, pictures]

  static let mp4 = OutputFormat(name: "MP4", ending: ".mp4", codecs: [.h264]) {
    (request) throws(MovieError) in try MovieSink(request, container: "mp4")
  }

  static let m4v = OutputFormat(name: "MP4", ending: ".m4v", codecs: [.h264]) {
    (request) throws(MovieError) in try MovieSink(request, container: "mp4")
  }

  static let mov = OutputFormat(name: "QuickTime", ending: ".mov", codecs: [.h264]) {
    (request) throws(MovieError) in try MovieSink(request, container: "mov")
  }

  static let webM = OutputFormat(name: "WebM", ending: ".webm", codecs: [.vp9]) {
    (request) throws(MovieError) in try MovieSink(request, container: "webm")
  }

  /// Pictures last whole hundredths of a second, and players take less than two of them for ten.
  static let gif = OutputFormat(
    name: "GIF", ending: ".gif", codecs: [.gif], usualFrameRate: 50, fastest: 50
  ) { (request) throws(MovieError) in try GIFSink(request) }

  /// Pictures last whole thousandths of a second, and players take ten of them or less for a hundred.
  static let webP = OutputFormat(
    name: "animated WebP", ending: ".webp", codecs: [.webP], fastest: 90
  ) { (request) throws(MovieError) in try WebPSink(request) }

  static let pictures = OutputFormat(name: "PNG pictures", ending: "/", codecs: [.png]) {
    (request) throws(MovieError) in try PictureSink(request)
  }

  /// The format that a file or folder name asks for.
  package static func named(by path: String) throws(MovieError) -> OutputFormat {
    for format in all where path.lowercased().hasSuffix(format.ending) && path != format.ending {
      return format
    }
    throw .unknownFormat(path: path, endings: fileEndings)
  }

  /// `.mp4`, `.gif` and the others, the folder of pictures not among them.
  package static let fileEndings = all.map(\.ending).filter { $0 != "/" }

  var isFolder: Bool { ending == "/" }

  /// The rate of a clip: what was asked for, or the usual.
  package func frameRate(for chosen: FrameRate?) throws(MovieError) -> FrameRate {
    if let chosen { try check(chosen) }
    return chosen ?? usualFrameRate
  }

  /// - Throws: ``MovieError/tooManyFrames(frameRate:format:fastest:)``.
  func check(_ frameRate: FrameRate) throws(MovieError) {
    guard let fastest, frameRate > fastest else { return }
    throw .tooManyFrames(frameRate: frameRate, format: name, fastest: fastest)
  }

  /// The encoder to use under these settings.
  func codec(for settings: MovieSettings) throws(MovieError) -> MovieCodec {
    guard let wanted = settings.codec else { return codecs[0] }
    // By name: the same codec may come from another encoder.
    guard codecs.contains(where: { $0.name == wanted.name }) else {
      throw .wrongCodec(codec: wanted.name, ending: ending, possible: codecs.map(\.name))
    }
    return wanted
  }
}
