import Foundation
import Movie
import Snippets

extension DemoProcess {
  /// Has two clips compared where neither can do harm: a stranger's code has made one of them at least, and
  /// decoders are large.
  ///
  /// - Throws: `PlayError`, `MovieError` where the picture cannot be written.
  func compare(_ request: CompareRequest) async throws -> MovieComparison {
    var inner = request
    inner.before = Self.absolute(request.before)
    inner.after = Self.absolute(request.after)
    let name = "difference.png"
    inner.picture = request.picture == nil ? nil : name
    let answer = try await look(
      at: [inner.before, inner.after].map(PicturePath.place),
      arguments: [InnerCommand.compare.rawValue], request: JSONEncoder().encode(inner))
    guard
      let comparison = try? JSONDecoder().decode(
        MovieComparison.self, from: Data(answer.report.utf8))
    else { throw PlayError.notAClip("what is said of it cannot be read") }
    if let picture = request.picture, let data = answer.picture {
      try CompareRequest.write(data, to: picture)
    }
    return comparison
  }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}
