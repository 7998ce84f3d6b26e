@testable import Movie

extension MovieWriter {
  /// Frames encoded so far, of those that were appended.
  var framesEncoded: Int { thread.progress }
}
