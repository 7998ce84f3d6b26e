import Movie

/// One of the files that a play of a clip writes. Here its ways part: most take pictures of the frames, a document
/// takes what the frames are made of.
enum ClipOutput {
  case pictures(MovieWriter)
  case shapes(VectorWriter)

  var pictures: MovieWriter? { if case .pictures(let writer) = self { writer } else { nil } }

  var shapes: VectorWriter? { if case .shapes(let writer) = self { writer } else { nil } }

  /// Writes what is still to be written; it has no name yet.
  ///
  /// - Returns: Bytes written.
  /// - Throws: `MovieError`, ``ClipError``.
  func complete() throws -> Int {
    switch self {
    case .pictures(let writer): try writer.complete()
    case .shapes(let writer): try writer.complete()
    }
  }

  func commit() throws(MovieError) {
    switch self {
    case .pictures(let writer): try writer.commit()
    case .shapes(let writer): try writer.commit()
    }
  }

  func cancel() {
    switch self {
    case .pictures(let writer): writer.cancel()
    case .shapes(let writer): writer.cancel()
    }
  }
}
