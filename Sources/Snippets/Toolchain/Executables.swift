import Foundation

/// Finds programs as a shell does.
package enum Executables {
  /// - Returns: A path that can be executed.
  package static func find(_ name: String) -> String? {
    if name.contains("/") { return FileManager.default.isExecutableFile(atPath: name) ? name : nil }
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { $0 + "/" + name }.first(where: FileManager.default.isExecutableFile)
  }
}
