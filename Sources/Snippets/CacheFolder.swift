import Foundation
import Movie

/// Where compiled demos and records are kept between runs.
package struct CacheFolder: Hashable, Sendable {
  /// An absolute path, without links.
  package var path: String
  /// Why nothing is kept, if that is so.
  package private(set) var note: String?

  package init(path: String) { self.path = path }

  /// `$XDG_CACHE_HOME/showreel`, or `$HOME/.cache/showreel`. Where neither can be written, as for a
  /// service without a home, a folder that is gone when the program ends.
  package static let users: CacheFolder = {
    let home = CacheHome(environment: ProcessInfo.processInfo.environment)
    guard let path = home.path else { return temporary(because: home.problem) }
    return CacheFolder(path: path)
  }()

  private static func temporary(because problem: String) -> CacheFolder {
    let made = Result { () throws(MovieError) in try RunFolder() }
    switch made {
    case .success(let folder):
      Ending.folder = folder
      atexit { Ending.folder?.remove() }
      var cache = CacheFolder(path: folder.path)
      cache.note = "nothing is kept for the next run: \(problem)"
      return cache
    case .failure:
      // Whoever uses it is told that it cannot be written.
      return CacheFolder(path: RunFolder.temporary + "/showreel")
    }
  }

  /// Makes the folder and those above it.
  func folder(_ parts: String...) throws(CompileError) -> String {
    let path = ([path] + parts).joined(separator: "/")
    try CompileError.catching { () throws(MovieError) in try OutputFolders.make(path) }
    return path
  }
}

/// What is removed when the program ends, by a function that can be given nothing.
private enum Ending {
  nonisolated(unsafe) static var folder: RunFolder?
}
