import Foundation
import Movie

/// What a sandboxed command gets on descriptors of its own, in a folder that only this user can enter
/// and that goes when the value does.
final class SandboxFiles: Sendable {
  /// Descriptor 3: the program for the kernel.
  let filter: String
  /// Descriptor 4: what the command hands over.
  let delivery: String
  /// Descriptor 5: what bubblewrap tells of the processes that it starts.
  let told: String
  private let folder: RunFolder
  private let delivered: Int32

  /// - Throws: ``SandboxError/noFilter(reason:)``, and what could not be written.
  init(filter program: [UInt8]?) throws {
    folder = try RunFolder()
    filter = folder.path + "/filter"
    delivery = folder.path + "/delivery"
    told = folder.path + "/told"
    delivered = open(delivery, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    try Data().write(to: URL(filePath: told))
    if let program { try Data(program).write(to: URL(filePath: filter)) }
    if delivered < 0 { throw CocoaError.system(errno, delivery) }
  }

  deinit {
    if delivered >= 0 { close(delivered) }
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
