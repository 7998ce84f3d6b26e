/// What becomes of frames in which nothing changes.
public enum StillPictures: String, Codable, Hashable, Sendable, CaseIterable {
  /// Where a picture stands for a while, only its first frames cost an encoder's work. Each of the others is
  /// a frame of its own of a few bytes that says "as before". H.264 alone; every other codec is given all.
  case skipped
  /// The encoder is given each of them.
  case encoder
}
