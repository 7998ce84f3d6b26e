import Foundation

/// Where a movie goes, and what is written meanwhile.
///
/// The destination has its old content or the new one, complete, at every moment; a process that is
/// killed leaves nothing else there, or what the next run in the folder sweeps away. In order:
///
/// 1. ``NamedPlace`` opens the folder and checks what is there.
/// 2. ``Leftovers`` removes what dead runs left.
/// 3. ``UnfinishedFile`` or ``UnfinishedFolder`` is written by a ``FrameSink``.
/// 4. ``commit()`` gives it the name.
final class Destination {
  let path: String
  let unfinished: Unfinished
  private var isOpen = true

  enum Unfinished {
    case file(UnfinishedFile)
    case folder(UnfinishedFolder)
  }

  /// Begins to write, so that a place which cannot be written is known at once.
  ///
  /// - Parameters:
  ///   - path: `-` is standard output.
  ///   - isStream: It is written from its beginning to its end: standard output gets it as it comes.
  init(_ path: String, isFolder: Bool, isStream: Bool = false) throws(MovieError) {
    self.path = path
    if path == StandardOutput.path, !isFolder {
      unfinished = .file(try UnfinishedFile(toStandardOutput: isStream))
      return
    }
    let place = try NamedPlace(path, isFolder: isFolder)
    Leftovers.sweep(place.folder)
    if isFolder { Leftovers.putBack(place) }
    unfinished =
      isFolder
      ? .folder(try UnfinishedFolder(in: place)) : .file(try UnfinishedFile(in: place))
  }

  deinit { discard() }

  /// Gives the finished file or folder its name, in place of an older one.
  func commit() throws(MovieError) {
    precondition(isOpen, "\(path) was committed or discarded before")
    switch unfinished {
    case .file(let file): try file.commit()
    case .folder(let folder): try folder.commit()
    }
    isOpen = false
  }

  /// Bytes written so far.
  var byteCount: Int {
    switch unfinished {
    case .file(let file): file.byteCount
    case .folder(let folder): folder.byteCount
    }
  }

  /// Removes what was written so far. Harmless after ``commit()``.
  func discard() {
    guard isOpen else { return }
    isOpen = false
    switch unfinished {
    case .file(let file): file.discard()
    case .folder(let folder): folder.discard()
    }
  }
}

extension MovieError {
  /// The system's words, as they stand within a sentence.
  static func reason(ofErrno code: Int32) -> String { inSentence(String(cString: strerror(code))) }

  static func inSentence(_ reason: String) -> String {
    reason.prefix(1).lowercased() + reason.dropFirst()
  }

  /// A failed call's `errno` in words.
  static func writing(_ path: String, errno code: Int32) -> MovieError {
    switch code {
    case ENOSPC, EDQUOT: return .diskFull(path: path)
    case EFBIG: return .fileTooLarge(path: path)
    default:
      return .cannotWrite(path: path, reason: reason(ofErrno: code))
    }
  }
}
