@testable import Movie

/// Every kind of file that can be written, with what is asked for.
struct WrittenFormat: Sendable, CustomStringConvertible {
  let name: String
  var settings = MovieSettings()
  /// FFmpeg's name of the decoder that sees all of it; nil is its usual one.
  var decoder: String?

  var description: String {
    name + (settings.codec.map { " " + $0.name } ?? "") + (settings.crf == 0 ? " without loss" : "")
  }

  /// Each format that holds pictures, with each of its codecs.
  static let all = OutputFormat.all.filter { !$0.isVector }.flatMap { format in
    format.codecs.map { WrittenFormat(format, $0) }
  }

  /// Those that can be transparent.
  static let transparent =
    OutputFormat.all.filter { !$0.isVector }.flatMap { format in
      format.codecs.filter { $0.alphaFormat != nil }.map { WrittenFormat(format, $0) }
    } + [WrittenFormat(name: "clip.webp", settings: MovieSettings(crf: 0))]

  private init(_ format: OutputFormat, _ codec: MovieCodec) {
    name = "clip" + format.ending
    let isUsual = format.codecs.first == codec
    settings = isUsual ? MovieSettings() : MovieSettings(codec: codec)
    // FFmpeg's own decoder of VP9 passes over the alpha.
    decoder = codec == .vp9 ? codec.encoder : nil
  }

  init(name: String, settings: MovieSettings = MovieSettings()) {
    self.name = name
    self.settings = settings
  }
}
