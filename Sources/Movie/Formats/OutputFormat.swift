import Foundation

/// What can be written, chosen by the destination's name.
package struct OutputFormat: Sendable {
  /// What people call it: `MP4`.
  package let name: String
  /// How the destination's name ends, in lower case: `.mp4`; `/*.png` is a folder of pictures.
  package let ending: String
  /// The frame rate of a clip for which nobody asked for another.
  package var usualFrameRate: FrameRate = 60
  /// How fast pictures may follow each other so that every player shows them in time; `nil` where
  /// there is no limit.
  package var fastest: FrameRate?
  /// It is written from its beginning to its end, so that a pipe can take it as it comes.
  package var isStream = false
  /// A picture lasts until the next different one, so that a file has no more of them than the clip has frames.
  package var joinsEqualFrames = false
  /// What ``MovieFacts/container`` says of such a file, where it is not the file's ending alone.
  var otherContainers: Set<String> = []
  /// Nil where what is written is no pictures.
  let makeSink: (@Sendable (SinkRequest) throws(MovieError) -> any FrameSink)?

  /// It holds the shapes that frames are made of, and no pictures of them.
  package var isVector: Bool { makeSink == nil }

  /// What the codecs can be written to, each once.
  package static let all = MovieCodec.all.flatMap(\.formats).reduce(into: [OutputFormat]()) {
    if !$0.map(\.ending).contains($1.ending) { $0.append($1) }
  }

  /// The codecs that fit, the usual one first.
  package var codecs: [MovieCodec] {
    MovieCodec.all.filter { $0.formats.contains { $0.ending == ending } }
  }

  /// The format that a file or folder name asks for.
  ///
  /// - Parameter word: Of the format of a name that does not say; of what goes to standard output Y4M
  ///   where nobody says.
  package static func named(
    by path: String, or word: String? = nil
  ) throws(MovieError) -> OutputFormat {
    if let format = all.first(where: { $0.isAskedFor(by: path) }) { return format }
    if let word, let format = named(word) { return format }
    if path == StandardOutput.path { return .y4m }
    throw .unknownFormat(path: path, endings: fileEndings)
  }

  /// The format of a word: `mp4`, `png`.
  package static func named(_ word: String) -> OutputFormat? {
    all.first { $0.word == word.lowercased() }
  }

  /// Whether the name alone says that this is meant.
  package func isAskedFor(by path: String) -> Bool {
    isFolder
      ? PicturePath.folder(of: path) != nil
      : path.lowercased().hasSuffix(ending) && path != ending
  }

  /// `.mp4`, `.gif` and the others, the folder of pictures not among them.
  package static let fileEndings = all.map(\.ending).filter { $0 != PicturePath.ending }

  package var isFolder: Bool { ending == PicturePath.ending }

  /// All that ``MovieFacts/container`` may say of such a file.
  package var containers: Set<String> { otherContainers.union([word]) }

  /// How the command line writes it: `mp4`; `png` for a folder of pictures.
  package var word: String { isFolder ? "png" : String(ending.dropFirst()) }

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
  package func codec(for settings: MovieSettings) throws(MovieError) -> MovieCodec {
    let codecs = codecs
    guard let wanted = settings.codec else { return codecs[0] }
    // By name: the same codec may come from another encoder.
    guard codecs.contains(where: { $0.name == wanted.name }) else {
      throw .wrongCodec(codec: wanted.name, ending: ending, possible: codecs.map(\.name))
    }
    return wanted
  }
}
