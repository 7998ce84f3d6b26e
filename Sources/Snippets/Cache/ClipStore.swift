import Foundation

/// Keeps bytes under names, for this machine or for many.
package protocol ClipStore: Sendable {
  /// nil where there are none of that name.
  ///
  /// - Throws: ``ClipStoreError``.
  func bytes(of name: String) async throws -> [UInt8]?

  /// Replaces what has that name.
  ///
  /// - Throws: ``ClipStoreError``.
  func keep(_ bytes: [UInt8], as name: String) async throws

  /// Does what is left to do when nothing more is kept.
  func end() async
}

/// Why a store does not answer.
package struct ClipStoreError: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
