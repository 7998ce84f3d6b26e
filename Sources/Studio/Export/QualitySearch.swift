import Movie

/// Looks for the best quality whose file is small enough: half-way between what is too large and what fits,
/// until there is no whole number between them. The same clip takes the same steps on every run.
struct QualitySearch {
  private let path: String
  private let limit: Int?
  private let format: String
  private let hasQuality: Bool
  /// To try next; nil when the best is found.
  private(set) var crf: Double?
  /// Known to be too large, and known to fit.
  private var tooLarge: Double?
  private var fitting: Double?
  /// The best so far, whole and without a name.
  private(set) var best: ClipOutput?
  private(set) var byteCount = 0

  private static let worst = 51.0

  init(_ path: String, settings: MovieSettings, limit: Int?) throws(MovieError) {
    self.path = path
    self.limit = limit
    let format = try OutputFormat.named(by: path, or: settings.format)
    self.format = settings.codec?.name ?? format.name
    hasQuality = settings.codec?.hasQuality ?? format.codecs[0].hasQuality
    crf = settings.crf
  }

  /// Takes what was written with ``crf``, which is complete.
  ///
  /// - Throws: ``MovieError/tooManyBytes(path:bytes:limit:reason:)``.
  mutating func take(_ writer: ClipOutput, byteCount: Int) throws(MovieError) {
    guard let tried = crf else { return }
    guard let limit, byteCount > limit else {
      best?.cancel()
      best = writer
      self.byteCount = byteCount
      fitting = tried
      return step()
    }
    writer.cancel()
    guard hasQuality else {
      throw .tooManyBytes(
        path: path, bytes: byteCount, limit: limit, reason: .noQuality(format: format))
    }
    guard tried < Self.worst else {
      throw .tooManyBytes(path: path, bytes: byteCount, limit: limit, reason: .worstQuality)
    }
    tooLarge = tried
    step()
  }

  private mutating func step() {
    guard let tooLarge else {
      crf = nil
      return
    }
    guard let fitting else {
      crf = Self.worst
      return
    }
    let middle = ((tooLarge + fitting) / 2).rounded(.down)
    crf = middle > tooLarge ? middle : nil
  }

  func cancel() { best?.cancel() }
}
