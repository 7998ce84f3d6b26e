import Foundation

/// A clip that another process has written: a file or a folder of pictures.
package enum FinishedClip {
  /// Copies it to another place, which has all of it or what it had before.
  ///
  /// - Parameters:
  ///   - source: A name of this program's own, which is text.
  ///   - path: May hold bytes that are none, see ``PathText``; a folder's is a ``PicturePath``, and `-`
  ///     standard output.
  package static func copy(_ source: String, to path: String) throws(MovieError) {
    let folder = PicturePath.folder(of: path)
    let destination = try Destination(folder ?? path, isFolder: folder != nil)
    switch destination.unfinished {
    case .file(let file):
      try append(FileName(source.utf8), in: AT_FDCWD, to: file.output, shown: source)
    case .folder(let target):
      let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
      guard let folder = OwnedDescriptor(open(FileName(source.utf8).chars, flags)),
        let names = FileName.all(in: folder.number)
      else { throw .cannotRead(path: source, reason: "it cannot be listed") }
      for name in names {
        let file = try target.file(name.text)
        try append(name, in: folder.number, to: file, shown: source)
        try file.flush()
      }
    }
    try destination.commit()
  }

  /// Of a file, or of all pictures of a folder; 0 where there is none.
  package static func byteCount(of path: String) -> Int {
    guard let pictures = PicturePath.folder(of: path) else {
      return size(FileName(path), in: AT_FDCWD)
    }
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    guard let folder = OwnedDescriptor(open(FileName(pictures).chars, flags)) else { return 0 }
    let names = FileName.all(in: folder.number) ?? []
    return names.reduce(0) { $0 + size($1, in: folder.number) }
  }

  private static func size(_ name: FileName, in folder: Int32) -> Int {
    var status = stat()
    return fstatat(folder, name.chars, &status, 0) == 0 ? Int(status.st_size) : 0
  }

  private static func append(
    _ name: FileName, in folder: Int32, to file: OutputFile, shown: String
  ) throws(MovieError) {
    // Whoever wrote it may not be trusted: a link would lead out of its folder.
    let flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC
    guard let source = OwnedDescriptor(openat(folder, name.chars, flags)) else {
      throw .cannotRead(path: shown, reason: "it cannot be opened")
    }
    try file.append(contentsOf: source.number)
  }
}
