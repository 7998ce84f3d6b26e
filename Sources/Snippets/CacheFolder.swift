import Foundation

/// Where compiled demos and records are kept between runs.
package struct CacheFolder: Hashable, Sendable {
  /// An absolute path, without links.
  package var path: String

  package init(path: String) { self.path = path }

  /// `$XDG_CACHE_HOME/showreel`, or `~/.cache/showreel`.
  package static var users: CacheFolder {
    let environment = ProcessInfo.processInfo.environment
    let base = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return CacheFolder(path: (base ?? NSHomeDirectory() + "/.cache") + "/showreel")
  }

  /// Makes the folder and those above it.
  func folder(_ parts: String...) throws(CompileError) -> String {
    let path = ([path] + parts).joined(separator: "/")
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
    return path
  }
}
