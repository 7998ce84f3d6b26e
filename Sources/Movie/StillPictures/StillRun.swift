/// Decides what each frame of a movie is given as, while pictures come and stand still.
///
/// A picture that stands for ``shortest`` frames or more, or of which only little changes meanwhile, is encoded in two more
/// of them, so that it becomes as sharp as it would; the others are written without the encoder until more changes
/// or the distance of key frames is reached. What follows them is a key frame: the encoder knows nothing of them
/// and could not refer across them.
struct StillRun {
  enum Frame: Equatable {
    case encoded(Kind)
    /// As before, but for what little changes.
    case skipped
  }

  /// What the encoder is told to make of a frame.
  enum Kind: Equatable {
    /// What it likes.
    case any
    /// One that refers to earlier ones alone.
    case predicted
    /// The same, and finer: it is what is seen from then on.
    case lasting
    /// One that a player can begin at.
    case key
  }

  /// Frames as before from which on it is worth a key frame at the end.
  static let shortest = 12
  /// Encoded frames of a run, after the one that brought the picture.
  static let settling = 2

  /// x264's own.
  private static let usualKeyframeInterval = 250

  /// Most frames from one key frame to the next.
  private let keyframeInterval: Int
  /// Frames of the run that is going on; the first ones wait until it is long enough.
  private var length = 0
  /// Of the frame that comes next, and of the last key frame that was asked for.
  private var index = 0
  private var lastKey = 0
  /// Of the run's frames that are encoded whatever happens.
  private var settled = 0

  /// - Parameter keyframeInterval: `nil` is what the encoder takes by itself.
  /// - Returns: `nil` where key frames are so close to each other that there is nothing to skip.
  init?(keyframeInterval: Int?) {
    let interval = keyframeInterval ?? Self.usualKeyframeInterval
    guard interval > Self.shortest else { return nil }
    self.keyframeInterval = interval
  }

  private var isLong: Bool { length >= Self.shortest }

  /// The frames of the picture before that still waited: it did not stand long enough.
  mutating func end() -> [Frame] {
    guard !isLong else { return [] }
    defer { length = 0 }
    return all(length, .encoded(.any))
  }

  /// A new picture's first frame, after ``end()``.
  mutating func begin() -> [Frame] {
    let kind: Kind = isLong ? .key : .any
    length = 0
    if kind == .key { lastKey = index }
    index += 1
    return [.encoded(kind)]
  }

  /// One more frame of the same picture, or of one of which only little is otherwise.
  ///
  /// - Returns: What is known now: nothing, of this frame alone, or of all that waited.
  mutating func repeatPicture() -> [Frame] {
    length += 1
    guard isLong else { return [] }
    guard length > Self.shortest else {
      settled = Self.settling
      return (0..<length).map { _ in next() }
    }
    return [next()]
  }

  private mutating func next() -> Frame {
    defer { index += 1 }
    if settled > 0 {
      settled -= 1
      return .encoded(settled == 0 ? .lasting : .predicted)
    }
    guard (index - lastKey) % keyframeInterval == 0 else { return .skipped }
    lastKey = index
    settled = Self.settling
    return .encoded(.key)
  }

  private mutating func all(_ count: Int, _ frame: Frame) -> [Frame] {
    index += count
    return Array(repeating: frame, count: count)
  }
}
