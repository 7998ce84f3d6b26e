import Foundation

/// What can be written, chosen by the destination's name.
package struct OutputFormat: Sendable {
  /// What people call it: `MP4`.
  package let name: String
  /// How the destination's name ends, in lower case: `.mp4`; `/` is a folder of pictures.
  package let ending: String
  /// The frame rate of a clip for which nobody asked for another.
  package var usualFrameRate: FrameRate = 60
  /// How fast pictures may follow each other so that every player shows them in time; `nil` where
  /// there is no limit.
  package var fastest: FrameRate?
  let makeSink: @Sendable (SinkRequest) throws(MovieError) -> any FrameSink

  /// What the codecs can be written to, each once.
  package static let all = MovieCodec.all.flatMap(\.formats).reduce(into: [OutputFormat]()) {
    if !$0.map(\.ending).contains($1.ending) { $0.append($1) }
  }

  /// The codecs that fit, the usual one first.
  package var codecs: [MovieCodec] {
    MovieCodec.all.filter { $0.formats.contains { $0.ending == ending } }
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
    let codecs = codecs
    guard let wanted = settings.codec else { return codecs[0] }
    // By name: the same codec may come from another encoder.
    guard codecs.contains(where: { $0.name == wanted.name }) else {
      throw .wrongCodec(codec: wanted.name, ending: ending, possible: codecs.map(\.name))
    }
    return wanted
  }
}
