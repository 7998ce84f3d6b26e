import Foundation

/// What can be written, chosen by the destination's name.
///
/// To add a format, add a constant here, list it in ``all``, and give it a sink.
package struct OutputFormat: Sendable {
  /// What people call it: `MP4`.
  package let name: String
  /// How the destination's name ends, in lower case: `.mp4`; `/` is a folder of pictures.
  package let ending: String
  /// The codecs that fit; empty where the format has only its own.
  package let codecs: [MovieCodec]
  /// An encoder that the format has of its own, instead of the settings' codec.
  let ownCodec: MovieCodec?
  let makeSink: @Sendable (SinkRequest) throws(MovieError) -> any FrameSink

  package static let all = [mp4, mov, pictures]

  static let mp4 = OutputFormat(
    name: "MP4", ending: ".mp4", codecs: [.h264], ownCodec: nil
  ) { (request) throws(MovieError) in try MovieSink(request, container: "mp4") }

  static let mov = OutputFormat(
    name: "QuickTime", ending: ".mov", codecs: [.h264], ownCodec: nil
  ) { (request) throws(MovieError) in try MovieSink(request, container: "mov") }

  static let pictures = OutputFormat(
    name: "PNG pictures", ending: "/", codecs: [],
    ownCodec: MovieCodec(
      name: "PNG", encoder: "png", package: "libavcodec-extra", pixelFormats: [])
  ) { (request) throws(MovieError) in try PictureSink(request) }

  /// The format that a file or folder name asks for.
  package static func named(by path: String) throws(MovieError) -> OutputFormat {
    for format in all where path.lowercased().hasSuffix(format.ending) && path != format.ending {
      return format
    }
    throw .unknownFormat(path: path, endings: all.map(\.ending).filter { $0 != "/" })
  }

  var isFolder: Bool { ending == "/" }

  /// The encoder to use under these settings.
  func codec(for settings: MovieSettings) throws(MovieError) -> MovieCodec {
    if let ownCodec { return ownCodec }
    // By name: the same codec may come from another encoder.
    guard codecs.contains(where: { $0.name == settings.codec.name }) else {
      throw .wrongCodec(
        codec: settings.codec.name, ending: ending, possible: codecs.map(\.name))
    }
    return settings.codec
  }
}
