import Foundation
import Movie

/// What a sandboxed command gets on descriptors of its own, in a folder that only this user can enter
/// and that goes when the value does.
final class SandboxFiles: Sendable {
  /// Descriptor 3: the program for the kernel.
  let filter: String
  /// Descriptor 4: what the command hands over.
  let delivery: String
  /// What is read on the standard input; nil is nothing. With it descriptor 4 is a pipe as well.
  let questions: String?
  /// Descriptor 5: what bubblewrap tells of the processes that it starts.
  let told: String
  private let folder: RunFolder
  /// Where answers, or what is handed over, can be read.
  var delivered: Int32 { ownDelivered.number }
  /// Where questions are written.
  let asked: Int32?
  private let ownDelivered: OwnedDescriptor
  private let ownAsked: OwnedDescriptor?

  /// - Throws: ``SandboxError/noFilter(reason:)``, and what could not be written.
  ///
  /// - Parameter isTalk: Whether it is talked with while it runs.
  init(filter program: [UInt8]?, isTalk: Bool = false) throws {
    folder = try RunFolder()
    filter = folder.path + "/filter"
    delivery = folder.path + "/delivery"
    questions = isTalk ? folder.path + "/questions" : nil
    for pipe in [questions, isTalk ? delivery : nil].compactMap({ $0 })
    where mkfifo(pipe, 0o600) != 0 {
      throw CocoaError.system(errno, pipe)
    }
    // A pipe that is open both ways waits for nobody and breaks for nobody.
    asked = questions.map { open($0, O_RDWR | O_NONBLOCK | O_CLOEXEC) }
    if let asked, asked < 0 { throw CocoaError.system(errno, questions ?? "") }
    ownAsked = OwnedDescriptor(asked ?? -1)
    let flags = O_RDWR | O_CLOEXEC | (isTalk ? O_NONBLOCK : O_CREAT | O_EXCL)
    guard let delivered = OwnedDescriptor(open(delivery, flags, 0o600)) else {
      throw CocoaError.system(errno, delivery)
    }
    ownDelivered = delivered
    told = folder.path + "/told"
    try WholeFile.write([UInt8](), to: told)
    if let program { try WholeFile.write(program, to: filter) }
  }

  /// What was handed over. It is the file that was made here, whatever its name leads to now.
  func contents() -> Delivery { Delivery(copying: delivered) }
}

extension CocoaError {
  fileprivate static func system(_ code: Int32, _ path: String) -> POSIXError {
    POSIXError(
      POSIXErrorCode(rawValue: code) ?? .EIO, userInfo: [NSLocalizedDescriptionKey: path])
  }
}
