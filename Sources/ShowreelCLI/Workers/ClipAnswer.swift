import Foundation
import Snippets
import Studio

/// What a process that makes clips says of the one that it was asked for: how far it is, and at last
/// what came of it.
enum ClipAnswer: Codable, Sendable {
  case progress(ExportProgress)
  case made(ClipOrder.Made)
  case failed(ToldFailure)

  /// Bytes of one, at most: warnings are few.
  private static let longest = 16 << 20

  /// The first of those that have come; nil where not all of it is there yet.
  ///
  /// - Throws: Where what came is none.
  static func takeFirst(from buffer: inout Data) throws -> ClipAnswer? {
    try MessageFrame.takeFirst(from: &buffer, limit: longest).map {
      try WireJSON.value(ClipAnswer.self, from: $0)
    }
  }

  var bytes: Data {
    get throws { MessageFrame.bytes(of: try WireJSON.data(self)) }
  }
}
