import Foundation

/// Messages on a stream of bytes: the length of each, 8 hexadecimal digits, and its bytes.
package enum MessageFrame {
  private static let digits = 8

  package static func bytes(of message: Data) -> Data {
    let length = String(message.count, radix: 16)
    return Data((String(repeating: "0", count: digits - length.count) + length).utf8) + message
  }

  /// Takes the first message off a buffer; nil where not all of it is there yet.
  ///
  /// - Throws: ``ConversationError/notAMessage`` for what begins with no length up to the limit.
  package static func takeFirst(
    from buffer: inout Data, limit: Int
  ) throws(ConversationError) -> Data? {
    guard buffer.count >= digits else { return nil }
    let text = String(decoding: buffer.prefix(digits), as: UTF8.self)
    guard text.allSatisfy(\.isHexDigit), let length = Int(text, radix: 16), length <= limit else {
      throw .notAMessage
    }
    guard buffer.count >= digits + length else { return nil }
    let message = Data(buffer.dropFirst(digits).prefix(length))
    buffer = Data(buffer.dropFirst(digits + length))
    return message
  }

  /// Gives each message to `take` as it comes, until nobody can send another.
  ///
  /// - Throws: As ``takeFirst(from:limit:)``, and what `take` throws.
  package static func takeAll(
    from descriptor: Int32, limit: Int, _ take: (Data) throws -> Void
  ) throws {
    var buffer = Data()
    var part = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = Foundation.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      buffer.append(contentsOf: part[..<count])
      while let message = try takeFirst(from: &buffer, limit: limit) { try take(message) }
    }
  }
}

/// Why a conversation with a sandboxed command has ended.
package enum ConversationError: Error, Hashable, Sendable, Remediable {
  /// The command has ended; what it said last.
  case ended(RunEnding, said: String?)
  case notAMessage
  case noAnswer(seconds: Double)

  package var problem: String {
    switch self {
    case .ended(.ok, _): "its process has ended"
    case .ended(let ending, let said?): "\(ending.problem): \(said)"
    case .ended(let ending, nil): ending.problem
    case .notAMessage: "it sent what is no answer"
    case .noAnswer(let seconds):
      "it was stopped, because it did not answer for \(Int(seconds)) s"
    }
  }

  package var remedy: Remedy? {
    switch self {
    case .ended(let ending, _): ending.remedy
    case .notAMessage: nil
    case .noAnswer: .moreTime
    }
  }
}
