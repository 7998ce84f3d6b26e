import Synchronization

/// What code says of pictures.
struct PictureWords: Sendable {
  /// Names that one could be asked for by.
  private(set) var patterns: Set<PicturePattern> = []
  /// The members that Xcode makes for those of a catalogue.
  private(set) var members: Set<String> = []

  init(in code: [String]) {
    for text in code {
      patterns.formUnion(PictureNames(in: SwiftSource(text)).patterns)
      members.formUnion(AssetNameSource.pictures(in: text))
    }
  }

  mutating func formUnion(_ other: PictureWords) {
    patterns.formUnion(other.patterns)
    members.formUnion(other.members)
  }

  /// Those that were looked for last. Every clip of a module asks for them, and each had all of its code read again.
  private static let known = Mutex<[(module: SourceModule, words: PictureWords)]>([])

  /// What the files of a module say, without those that it depends on.
  static func of(_ module: SourceModule) -> PictureWords {
    if let known = known.withLock({ $0.first { $0.module == module } }) { return known.words }
    let words = PictureWords(in: module.files.map(\.text))
    known.withLock { known in
      known.append((module, words))
      // No more code is kept for it than one module may have.
      var bytes = known.reduce(0) { $0 + $1.module.byteCount }
      while bytes > SourceLimits.mostInModule, known.count > 1 {
        bytes -= known.removeFirst().module.byteCount
      }
    }
    return words
  }
}

extension SourceModule {
  fileprivate var byteCount: Int { files.reduce(0) { $0 + $1.text.utf8.count } }
}
