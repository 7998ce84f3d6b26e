/// A file of one text in the making: it has no name until it is whole.
package final class DocumentWriter {
  private let destination: Destination

  /// - Throws: Why nothing can be written there.
  package init(path: String) throws(MovieError) {
    destination = try Destination(path, isFolder: false)
  }

  /// Writes all of it; nothing is at the destination yet.
  ///
  /// - Returns: Bytes of the file.
  package func complete(_ text: String) throws(MovieError) -> Int {
    guard case .file(let file) = destination.unfinished else {
      throw .isAFolder(path: destination.path)
    }
    try file.output.write(Array(text.utf8))
    return destination.byteCount
  }

  /// Puts the file in place after ``complete(_:)``.
  package func commit() throws(MovieError) { try destination.commit() }

  /// Removes the partial file. Harmless after ``commit()``.
  package func cancel() { destination.discard() }
}
