/// What becomes of frames in which nothing changes, or little. H.264 alone; every other codec is given all.
public enum StillPictures: String, Codable, Hashable, Sendable, CaseIterable {
  /// As ``skipped``, and while only little changes, such as a pointer on its way, what does is written without an
  /// encoder, and the rest of the picture skipped.
  case written
  /// Where a picture stands for a while, only its first frames cost an encoder's work. Each of the others is
  /// a frame of its own of a few bytes that says "as before".
  case skipped
  /// The encoder is given each of them.
  case encoder
}
